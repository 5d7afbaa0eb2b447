#!/usr/bin/env bash
# Measures how long the installed tool takes, against a Swift program that prints
# one line and is linked the same way. All files lie in memory where they can.
# Fails when a command takes more than three times as long as that program.
# Usage: Scripts/bench-start.sh [ROUNDS]   (40 if not given)
set -euo pipefail
cd "$(dirname "$0")/.."

rounds="${1:-40}"
place=/dev/shm
if [[ ! -w "$place" ]]; then place="${TMPDIR:-/tmp}"; fi
work="$(mktemp -d "$place/emoji-bench.XXXXXX")"
trap 'rm -rf "$work"' EXIT

Scripts/install.sh "$work" >&2
mkdir "$work/line"
printf 'print("🐶")\n' >"$work/line/main.swift"
swiftc -O -static-stdlib "$work/line/main.swift" -o "$work/bin/line"
if command -v strip >/dev/null; then strip "$work/bin/line"; fi

Scripts/generate-history.py "$work/long.json" 100000
emoji="$work/bin/emoji --file $work/new.json"
Scripts/compare-times.py "$rounds" <<TABLE
one line	one line	-	$work/bin/line
--version	one line	3	$emoji --version
add	one line	3	$emoji add 0 🐶
add, 100,000 revisions	one line	3	$work/bin/emoji --file $work/long.json add 0 🐶
list	one line	3	$emoji list
info	one line	3	$emoji info 🐶
search	one line	3	$emoji search dog
TABLE
