extension CompletionScript {
  /// The script for fish.
  static let fish = CompletionScript(
    shell: "fish", folder: "~/.config/fish/completions", file: "vstyle.fish"
  ) { commands in
    var text = """
      # Completions of vstyle for fish.
      function __vstyle_is
        set -l words (commandline -opc)
        test (count $words) -gt 1; and test $words[2] = $argv[1]
      end
      function __vstyle_rules
        printf '%s\\n' \(rules.joined(separator: " "))
      end
      function __vstyle_pages
        printf '%s\\n' (__vstyle_rules) \(pages.joined(separator: " "))
      end
      function __vstyle_settings
        set -l parts (string split -m 1 = -- (commandline -ct | string replace -r '^--rule=' ''))
        if test (count $parts) -gt 1
          printf "$parts[1]=%s\\n" \(severities.joined(separator: " "))
        else
          printf '%s=\\n' (__vstyle_rules)
        end
      end
      function __vstyle_files
        set -l start (commandline -ct | string replace -r '^--[^=]*=' '')
        for path in $start*
          if test -d $path
            echo $path/
          else
            for ending in $argv
              string match -q -- "*$ending" $path; and echo $path
            end
          end
        end
      end
      complete -c vstyle -f

      """
    for command in commands {
      text += "complete -c vstyle -n 'test (count (commandline -opc)) -eq 1' -a \(command.name)"
      text += " -d \(fishQuoted(command.summary))\n"
    }
    for command in commands {
      let start = "complete -c vstyle -n '__vstyle_is \(command.name)'"
      if let operands = fishOperands(command.operandType) { text += "\(start) -a \(fishQuoted(operands))\n" }
      for option in command.options + Option.shared {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        text += "\(start)\(letter) -l \(option.spelling.dropFirst(2))\(fishValue(option))"
        text += " -d \(fishQuoted(option.summary))\n"
      }
    }
    return text
  }

  private static func fishQuoted(_ text: String) -> String { quoted(text, "\\'") }

  private static func fishOperands(_ type: Command.OperandType) -> String? {
    switch type {
    case .texts: nil
    case .files(let endings): "(__vstyle_files \(endings.joined(separator: " ")))"
    case .words(let words): words().joined(separator: " ")
    case .pages: "(__vstyle_pages) (__vstyle_files .vstyle)"
    }
  }

  private static func fishValue(_ option: Option) -> String {
    switch option.value {
    case .flag: ""
    case .choice(let words): " -x -a '\(words.joined(separator: " "))'"
    case .file(_, []): " -r -F"
    case .file(_, let endings): " -x -a '(__vstyle_files \(endings.joined(separator: " ")))'"
    case .rule: " -x -a '(__vstyle_settings)'"
    case .text, .number: " -x"
    }
  }
}
