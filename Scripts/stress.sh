#!/usr/bin/env bash
# Runs the stress tests at their full size, in release: 20 processes with 50 adds
# each, 800 random commands killed at random moments, undo back to revision 0.
# Usage: Scripts/stress.sh
set -euo pipefail
cd "$(dirname "$0")/.."

STRESS=1 swift test --configuration release --disable-xctest \
  --filter StressTests --scratch-path .build/release-tests
