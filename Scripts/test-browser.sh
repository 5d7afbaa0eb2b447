#!/usr/bin/env bash
# Drives `emoji browse` in a real terminal, tmux, as a person would, and looks at
# the screen, at the file, and at the terminal's settings afterwards.
# Usage: Scripts/test-browser.sh [EMOJI]   (the tool; built if not given)
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v tmux >/dev/null; then
  apt-get -qq update
  apt-get -qq install --yes --no-install-recommends tmux >/dev/null
fi
if [[ $# -gt 0 ]]; then
  tool="$(readlink -f "$1")"
else
  swift build --product emoji
  tool="$(swift build --show-bin-path)/emoji"
fi

folder="$(mktemp -d)"
export EMOJI_FILE="$folder/collection.json" LC_ALL=C.UTF-8
unset NO_COLOR TMUX
terminal=(tmux -u -f /dev/null -S "$folder/tmux")
clean_up() {
  "${terminal[@]}" kill-server 2>/dev/null || true
  rm -rf "$folder"
}
trap clean_up EXIT

keys() { "${terminal[@]}" send-keys -t 0 "$@"; }
screen() { "${terminal[@]}" capture-pane -t 0 -p; }
emoji() { "$tool" "$@"; }
fail() {
  printf 'test-browser: %s\n-- the screen\n%s\n-- the file\n%s\n' \
    "$1" "$(screen)" "$(emoji list --plain)"
  exit 1
}

# Waits until the screen shows a text, or no longer shows it.
shows() {
  for _ in {1..200}; do
    if screen | grep -qF -- "$1"; then return; fi
    sleep 0.05
  done
  fail "the screen does not show '$1'"
}
hides() {
  for _ in {1..200}; do
    if ! screen | grep -qF -- "$1"; then return; fi
    sleep 0.05
  done
  fail "the screen still shows '$1'"
}
# Waits until a section of the file holds just these emoji.
holds() {
  for _ in {1..200}; do
    if [[ "$(emoji list "$1" --json | grep -c '^        "')" == "$(wc -w <<<"$2")" ]] &&
      [[ "$(emoji list "$1" --json | grep -o '^        "[^"]*"' | tr -d ' "' | paste -sd ' ')" == "$2" ]]; then
      return
    fi
    sleep 0.05
  done
  fail "section $1 does not hold '$2'"
}
# Waits until the shell has taken the terminal back and asks for the next command;
# each prompt has a number, so that no older one is taken for it.
prompt=0
asks() {
  prompt=$((prompt + 1))
  shows "ready $prompt>"
}
settings() { # Writes what `stty -g` says into a file, by way of the shell.
  keys "stty -g >'$folder/$1'" Enter
  asks
}
same_settings() {
  settings "$1"
  cmp -s "$folder/before" "$folder/$1" || fail "stty -g differs: $1"
}

emoji add 0 🐶 🐱 🍎 --quiet
emoji add 1 🦁 --quiet
"${terminal[@]}" new-session -d -x 80 -y 24 "PS1='ready \\#> ' bash --norc"
asks
settings before

echo "add and search"
keys "'$tool' browse --no-motion" Enter
shows "dog face"
keys l a
keys -l "fox"
shows "fox"
keys Enter
holds 0 "🐶 🐱 🦊 🍎"
keys Escape
shows "0/2  fox"

echo "move across sections"
keys m 1
shows "Enter drops"
keys Enter
holds 0 "🐶 🐱 🍎"
holds 1 "🦁 🦊"

echo "shuffle and undo"
keys 0
shows "0/0  dog face"
revision="$(emoji log -n 1 | cut -f 1)"
while [[ "$(emoji log -n 1 | cut -f 1)" == "$revision" ]]; do
  keys s # A shuffle may lead to the same order.
  sleep 0.1
done
keys u
holds 0 "🐶 🐱 🍎"

echo "resize"
"${terminal[@]}" resize-window -t 0 -x 40 -y 10
hides "? help  ? help"
shows "1 Emoji Section 1"
"${terminal[@]}" resize-window -t 0 -x 80 -y 24
shows "2 Emoji Section 2"

echo "change by a second process"
emoji add 2 🐢 --quiet
shows "🐢"
shows "changed by another process"

echo "Ctrl-Z and fg"
keys C-z
asks
same_settings stopped
emoji add 2 🐧 --quiet
keys "fg" Enter
shows "🐧"
keys q
asks
same_settings quit

echo "deep link"
keys "'$tool' browse --no-motion /search/turtle" Enter
shows "search: turtle"
keys Escape
shows "0/0"
keys C-c
asks

begins() { # Starts the browser where a signal can reach it.
  keys "(echo \$BASHPID >'$folder/pid'; exec '$tool' browse --no-motion)" Enter
  shows "? help"
}
state_is() { # Waits until the browser's process is stopped (T) or not (S).
  for _ in {1..200}; do
    if grep -q "^State:.$1" "/proc/$(cat "$folder/pid")/status"; then return; fi
    sleep 0.05
  done
  fail "the process is not in state $1"
}

echo "stop from outside"
begins
kill -STOP "$(cat "$folder/pid")"
asks
kill -CONT "$(cat "$folder/pid")" # In the background, where it stops again.
state_is T
keys "fg" Enter
shows "? help"
keys l
shows "0/1"
keys q
asks
same_settings outside

echo "kill"
for signal in TERM HUP SEGV; do
  begins
  kill "-$signal" "$(cat "$folder/pid")"
  asks
  same_settings "$signal"
done

emoji check >/dev/null || fail "the file is not whole"
echo "the browser works in tmux"
