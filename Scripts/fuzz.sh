#!/usr/bin/env bash
# Throws random lists, states and documents at Diff, with the address sanitizer.
# Usage: Scripts/fuzz.sh [SECONDS]   (300 unless given; finds land in Fuzz/.build)
set -euo pipefail
cd "$(dirname "$0")/../Fuzz"

swift build --configuration release --scratch-path .build \
  -Xswiftc -sanitize=fuzzer,address -Xswiftc -parse-as-library
mkdir -p .build/corpus .build/finds
bin="$(swift build --configuration release --show-bin-path)"
"$bin/FuzzDiff" .build/corpus seeds -max_total_time="${1:-300}" -max_len=512 \
  -artifact_prefix=.build/finds/ -print_final_stats=1
