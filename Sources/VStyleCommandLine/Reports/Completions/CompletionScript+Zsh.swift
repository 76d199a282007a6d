extension CompletionScript {
  /// The script for zsh. It can be a file of a folder of `fpath`, or be evaluated.
  static let zsh = CompletionScript(
    shell: "zsh", folder: "~/.zsh/completions", file: "_vstyle"
  ) { commands in
    """
    #compdef vstyle
    # Completions of vstyle for zsh.
    _vstyle_rules() {
      compadd "$@" -- \(rules.joined(separator: " "))
    }
    _vstyle_settings() {
      if compset -P '*='; then
        compadd -- \(severities.joined(separator: " "))
      else
        _vstyle_rules -S = -q
      fi
    }
    _vstyle_pages() {
      compadd "$@" -- \(pages.joined(separator: " "))
    }
    _vstyle_pages_or_sheets() {
      _alternative 'rules:rule:_vstyle_rules' 'pages:property or view type:_vstyle_pages' \\
        'sheets:sheet:_files -g "*.vstyle"'
    }
    _vstyle() {
      local -a commands=(
    \(commands.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined())  )
      if (( CURRENT == 2 )); then
        _describe command commands
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(commands.map(zshCase).joined())  esac
    }
    if [ "$funcstack[1]" = _vstyle ]; then
      _vstyle "$@"
    else
      compdef _vstyle vstyle
    fi

    """
  }

  @Sendable
  private static func zshCase(_ command: Command) -> String {
    var rows = (command.options + Option.shared).flatMap { option in
      option.spellings.map { quoted(zshRow(option, $0)) }
    }
    switch command.operandType {
    case .texts: break
    case .files(let endings): rows.append(quoted("*:file:\(zshFiles(endings))"))
    case .words(let words): rows.append(quoted("1:word:(\(words().joined(separator: " ")))"))
    case .pages: rows.append("'*:page or sheet:_vstyle_pages_or_sheets'")
    }
    return "    \(command.name)) _arguments -s \(rows.joined(separator: " ")) ;;\n"
  }

  private static func zshRow(_ option: Option, _ spelling: String) -> String {
    let name = spelling.hasPrefix("--") ? "\(spelling)=" : spelling
    let summary = "[\(option.summary.replacing("[", with: "(").replacing("]", with: ")"))]"
    switch option.value {
    case .flag: return spelling + summary
    case .choice(let words): return "\(name)\(summary):word:(\(words.joined(separator: " ")))"
    case .file(_, let endings): return "\(name)\(summary):file:\(zshFiles(endings))"
    case .rule: return "\(name)\(summary):rule:_vstyle_settings"
    case .text, .number: return "\(name)\(summary):value:"
    }
  }

  private static func zshFiles(_ endings: [String]) -> String {
    switch endings.count {
    case 0: "_files"
    case 1: "_files -g \"*\(endings[0])\""
    default: "_files -g \"*(\(endings.joined(separator: "|")))\""
    }
  }
}
