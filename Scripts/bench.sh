#!/usr/bin/env bash
# Measures Diff; see Benchmarks/README.md for the options.
# Usage: Scripts/bench.sh [--check] [OPTION...]   (--check alone: the run for CI)
set -euo pipefail
cd "$(dirname "$0")/../Benchmarks"

if [[ "${1:-}" == --check ]]; then
  shift
  set -- --quick --check ratios.json "$@"
fi
swift run -c release DiffBenchmark "$@"
