#!/usr/bin/env bash
# Builds the release tool and installs it as one file, PREFIX/bin/emoji.
# The Swift runtime is inside: it runs on a machine without Swift.
# Usage: Scripts/install.sh [PREFIX]   (~/.local if not given)
set -euo pipefail

prefix="${1:-$HOME/.local}"
mkdir -p "$prefix/bin"
prefix="$(cd "$prefix" && pwd)"
cd "$(dirname "$0")/.."

options=(--configuration release --product emoji)
if [[ "$(uname)" == Darwin ]]; then
  # The runtime is part of the system there.
  linking=()
else
  linking=(--static-swift-stdlib)
fi
swift build "${options[@]}" ${linking[@]+"${linking[@]}"}
built="$(swift build "${options[@]}" ${linking[@]+"${linking[@]}"} \
  --show-bin-path)/emoji"

# A tool that is running keeps its old file; nobody ever sees half of the new.
new="$prefix/bin/.emoji.new.$$"
trap 'rm -f "$new"' EXIT
cp "$built" "$new"
if command -v strip >/dev/null; then strip "$new"; fi
chmod 755 "$new"
mv -f "$new" "$prefix/bin/emoji"

printf 'installed %s\n' "$prefix/bin/emoji"
case ":$PATH:" in
  *":$prefix/bin:"*) ;;
  *) printf 'add %s to PATH to run it as emoji\n' "$prefix/bin" ;;
esac
