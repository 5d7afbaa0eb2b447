#!/usr/bin/env bash
# Throws random lists, states and documents at Diff, and random files at the
# readers of collections, histories, imports, changesets and patches, with the
# address sanitizer.
# Usage: Scripts/fuzz.sh [SECONDS [diff|files]...]
#   (300 for each of both unless given; finds land in Fuzz/.build)
set -euo pipefail
cd "$(dirname "$0")/../Fuzz"

seconds="${1:-300}"
shift || true
if [[ $# -eq 0 ]]; then set -- diff files; fi

swift build --configuration release --scratch-path .build \
  -Xswiftc -sanitize=fuzzer,address -Xswiftc -parse-as-library
bin="$(swift build --configuration release --scratch-path .build \
  --show-bin-path)"
for target in "$@"; do
  mkdir -p ".build/corpus/$target" .build/finds
  case "$target" in
    diff) program=FuzzDiff length=512 ;;
    files) program=FuzzFiles length=4096 ;;
    *) printf 'there is no target %s\n' "$target" >&2; exit 64 ;;
  esac
  "$bin/$program" ".build/corpus/$target" "seeds/$target" \
    -max_total_time="$seconds" -max_len="$length" -timeout=20 \
    -artifact_prefix=".build/finds/$target-" -print_final_stats=1
done
