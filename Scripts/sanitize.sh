#!/usr/bin/env bash
# Runs all tests, and the tool they start, under the sanitizers.
# Usage: Scripts/sanitize.sh [address|thread]...   (both if none is named)
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ $# -eq 0 ]]; then set -- address thread; fi
for sanitizer in "$@"; do
  printf '== %s sanitizer\n' "$sanitizer"
  # The XCTest runner itself leaks. Tests may ask which sanitizer is at work.
  SANITIZER="$sanitizer" swift test --disable-xctest --sanitize "$sanitizer" \
    --scratch-path ".build/$sanitizer"
done
