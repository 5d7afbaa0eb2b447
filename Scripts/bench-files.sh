#!/usr/bin/env bash
# Measures the installed tool on a history of 1,000,000 revisions, against one of
# 10, and on a collection of 100,000 emoji, against jq, which it installs on Debian.
# All files lie in memory where they can.
# Fails when a long history costs more than half as much again, or a large
# collection more than `jq .` takes.
# Usage: Scripts/bench-files.sh [ROUNDS [REVISIONS]]   (40 and 1000000)
set -euo pipefail
cd "$(dirname "$0")/.."

rounds="${1:-40}"
revisions="${2:-1000000}"
place=/dev/shm
if [[ ! -w "$place" ]]; then place="${TMPDIR:-/tmp}"; fi
work="$(mktemp -d "$place/emoji-bench.XXXXXX")"
trap 'rm -rf "$work"' EXIT

if ! command -v jq >/dev/null; then
  apt-get -qq update >&2
  apt-get -qq install --yes --no-install-recommends jq >&2
fi
Scripts/install.sh "$work" >&2
Scripts/generate-history.py "$work/short.json" 10
Scripts/generate-history.py "$work/long.json" "$revisions"
"$work/bin/emoji" --file "$work/large.json" \
  add 0 --random 100000 --seed 1 --quiet
cp "$work/large.json" "$work/jq.json"

emoji="$work/bin/emoji --file $work"
long="$revisions revisions"
Scripts/compare-times.py "$rounds" <<TABLE
add, 10 revisions	add, 10 revisions	-	$emoji/short.json add 0 🐶
add, $long	add, 10 revisions	1.5	$emoji/long.json add 0 🐶
undo, 10 revisions	undo, 10 revisions	-	$emoji/short.json undo
undo, $long	undo, 10 revisions	1.5	$emoji/long.json undo
log, 10 revisions	log, 10 revisions	-	$emoji/short.json log -n 10
log, $long	log, 10 revisions	1.5	$emoji/long.json log -n 10
jq, 100,000 emoji	jq, 100,000 emoji	-	jq . $work/jq.json
add, 100,000 emoji	jq, 100,000 emoji	1	$emoji/large.json add 0 🐶
list, 100,000 emoji	jq, 100,000 emoji	1	$emoji/large.json list --plain | head -1
TABLE
