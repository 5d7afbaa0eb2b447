#!/usr/bin/env bash
# Formats the sources in place, or only reports what is not in style.
# Usage: Scripts/format.sh [--check]
set -euo pipefail
cd "$(dirname "$0")/.."

places=(Package.swift)
for folder in Sources Tests Snippets Examples Benchmarks Fuzz; do
  if [[ -d "$folder" ]]; then places+=("$folder"); fi
done

if [[ "${1:-}" == --check ]]; then
  swift format lint --strict --recursive --parallel "${places[@]}"
else
  swift format format --in-place --recursive --parallel "${places[@]}"
fi
