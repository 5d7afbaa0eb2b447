#!/usr/bin/env bash
# Judges every small pair of lists and very many random ones, and damages files
# in very many ways, and presses very many random keys in the browser, in release.
# Usage: Scripts/exhaustive.sh
set -euo pipefail
cd "$(dirname "$0")/.."

EXHAUSTIVE=1 swift test --configuration release --disable-xctest \
  --filter "ExhaustiveTests|CheckingTests|RepairingTests|RandomKeysTests" --scratch-path .build/release-tests
