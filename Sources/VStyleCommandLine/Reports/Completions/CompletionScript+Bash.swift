extension CompletionScript {
  /// The script for bash, from version 3.2 on.
  static let bash = CompletionScript(
    shell: "bash",
    folder: "~/.local/share/bash-completion/completions", file: "vstyle"
  ) { commands in
    """
    # Completions of vstyle for bash.
    _vstyle() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
      local words= endings= options= value= rules='\(rules.joined(separator: " "))'
      local pages='\(pages.joined(separator: " "))'
      COMPREPLY=()
      # Bash makes a word of each `=`, as in `--format=json` and `--rule empty-rule=off`.
      if [ "$current" = = ]; then
        current= value=yes
      elif [ "$previous" = = ]; then
        previous=${COMP_WORDS[COMP_CWORD-2]} value=yes
      fi
      if [ "$COMP_CWORD" -eq 1 ]; then
        words='\(commands.map(\.name).joined(separator: " "))'
        command=
      fi
      case $command in
    \(commands.map(bashCase).joined())  esac
      case "$value $rules " in
        yes*" $previous "*) words='\(severities.joined(separator: " "))' options= endings= ;;
      esac
      case $current in
        -*) words=$options; endings= ;;
      esac
      COMPREPLY=($(compgen -W "$words" -- "$current"))
      if [ -n "$endings" ]; then
        compopt -o filenames 2> /dev/null
        local IFS=$'\\n' ending
        COMPREPLY+=($(compgen -d -- "$current"))
        for ending in $(printf '%s\\n' "$endings" | tr ' ' '\\n'); do
          [ "$ending" = any ] && ending=
          COMPREPLY+=($(compgen -f -X "!*$ending" -- "$current"))
        done
      fi
    }
    complete -F _vstyle vstyle

    """
  }

  /// The case of a command: its options, the values of options, then its operands.
  @Sendable
  private static func bashCase(_ command: Command) -> String {
    let options = command.options + Option.shared
    var text = "    \(command.name))\n"
    text += "      options='\(options.flatMap(\.spellings).joined(separator: " "))'\n      case $previous in\n"
    for option in options {
      guard let words = bashWords(option) else { continue }
      text += "        \(option.spellings.joined(separator: "|"))) options= \(words) ;;\n"
    }
    let operands =
      switch command.operandType {
      case .texts: ":"
      case .files(let endings): "endings='\(endings.joined(separator: " "))'"
      case .words(let words): "words='\(words().joined(separator: " "))'"
      case .pages: "words=\"$rules $pages\" endings='.vstyle'"
      }
    return text + "        *) \(operands) ;;\n      esac ;;\n"
  }

  /// The assignments for the value of an option; `nil` for a flag.
  private static func bashWords(_ option: Option) -> String? {
    switch option.value {
    case .flag: nil
    case .choice(let words): "words='\(words.joined(separator: " "))'"
    case .file(_, let endings): "endings='\(endings.isEmpty ? "any" : endings.joined(separator: " "))'"
    case .rule: "words=$rules"
    case .text, .number: "words="
    }
  }
}
