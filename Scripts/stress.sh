#!/usr/bin/env bash
# Runs the stress tests at their full size, in release: 50 processes with 20 adds
# each while others read, 2,000 of four writers at a time killed at random moments,
# 800 random commands killed alone, undo back to revision 0.
# Usage: Scripts/stress.sh
set -euo pipefail
cd "$(dirname "$0")/.."

STRESS=1 swift test --configuration release --disable-xctest \
  --filter StressTests --scratch-path .build/release-tests
