/// The programs that make a shell ask the tool for completions.
///
/// All the knowledge is in ``Completion``: a script hands the words over and
/// shows what comes back, one candidate a line, its meaning after a tab.
enum CompletionScript: String, CaseIterable {
  /// For bash 3.2 and newer.
  case bash
  /// For zsh.
  case zsh
  /// For fish.
  case fish

  /// The text of the program.
  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static let bashText = #"""
    # Completions of emoji for bash. In ~/.bashrc:
    #   source <(emoji completions bash)
    _emoji() {
      local rest=${COMP_LINE:0:COMP_POINT} word line value cut="" last=0 i
      local -a words=()
      # Bash ends words at colons and equals signs too; they are joined again.
      for ((i = 0; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if ((i > 0)) && [[ $rest != [[:space:]]* ]]; then
          words[last]+=$word
        else
          rest=${rest#"${rest%%[![:space:]]*}"}
          ((i > 0)) && ((last += 1))
          words[last]=$word
        fi
        rest=${rest#"$word"}
      done
      local typed=${words[last]}
      words=("${words[@]//[\\\"\']/}")
      if [[ $typed != [\"\']* ]]; then
        # Bash replaces no more than what stands behind the last colon.
        cut=${words[last]%"${words[last]##*[:=]}"}
      fi
      COMPREPLY=()
      while IFS= read -r line; do
        if [[ $line == $'\tfiles' ]]; then
          # Bash offers files by itself only where there is nothing else.
          compopt -o default 2>/dev/null
          ((${#COMPREPLY[@]} == 0)) && return
          compopt -o filenames 2>/dev/null
          while IFS= read -r value; do
            COMPREPLY+=("$value")
          done < <(compgen -f -- "${words[last]}")
          return
        fi
        value=${line%%$'\t'*}
        value=${value#"$cut"}
        # What stands in quotes must not end them, nor mean anything there.
        case $typed in
          \"*)
            [[ $value == *!* ]] && continue
            value=${value//\\/\\\\} value=${value//\"/\\\"}
            value=${value//\$/\\\$} value=${value//\`/\\\`}
            ;;
          \'*) value=${value//\'/\'\\\'\'} ;;
          *) printf -v value %q "$value" ;;
        esac
        COMPREPLY+=("$value")
      done < <(emoji completions words -- "${words[@]:1}" 2>/dev/null)
    }
    # Older ones cannot keep an order.
    complete -o nosort -F _emoji emoji 2>/dev/null || complete -F _emoji emoji

    """#

  private static let zshText = #"""
    #compdef emoji
    # Completions of emoji for zsh. In ~/.zshrc, after compinit:
    #   source <(emoji completions zsh)
    _emoji() {
      local line value files="" ret=1
      local -a candidates
      for line in "${(@f)$(emoji completions words -- \
          "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
        [[ $line == $'\tfiles' ]] && files=yes
        value=${line%%$'\t'*}
        [[ -n $value ]] && candidates+=("${value//:/\\:}:${line#*$'\t'}")
      done
      _describe -V emoji candidates && ret=0
      [[ -n $files ]] && _files && ret=0
      return ret
    }
    if [[ $funcstack[1] == _emoji ]]; then
      _emoji "$@"
    else
      compdef _emoji emoji
    fi

    """#

  private static let fishText = #"""
    # Completions of emoji for fish. In ~/.config/fish/config.fish:
    #   emoji completions fish | source
    function __emoji_complete
        set -l words (commandline -opc)
        set -e words[1]
        set -l typed (commandline -ct | string trim -l -c "\"'" | string collect)
        set -l typed (string replace -a '\\' '' -- "$typed")
        for line in (emoji completions words -- $words "$typed" 2>/dev/null)
            if test "$line" = \tfiles
                __fish_complete_path "$typed"
            else
                printf '%s\n' $line
            end
        end
    end
    complete -c emoji -f -k -a '(__emoji_complete)'

    """#
}
