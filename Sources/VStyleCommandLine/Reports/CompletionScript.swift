/// A shell script that completes command lines, generated from the tables of commands and options.
struct CompletionScript: Sendable {
  /// The name of the shell.
  let shell: String

  /// The text of the script.
  let text: @Sendable ([Command]) -> String

  /// Every shell.
  static let all: [CompletionScript] = [
    CompletionScript(shell: "bash", text: bash), CompletionScript(shell: "zsh", text: zsh),
    CompletionScript(shell: "fish", text: fish),
  ]

  @Sendable
  private static func bash(_ commands: [Command]) -> String {
    var cases = ""
    for command in commands {
      let options = (command.options + Option.shared).map(\.spelling).joined(separator: " ")
      cases += "    \(command.name)) words='\(options)' ;;\n"
    }
    var choices = ""
    for (option, words) in choiceRows(commands) { choices += "    --\(option)) words='\(words)' ;;\n" }
    return """
      # Completions of vstyle for bash.
      _vstyle() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words=
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " "))' -- "$current"))
          return
        fi
        case $previous in
      \(choices)  esac
        if [ -z "$words" ]; then
          case ${COMP_WORDS[1]} in
      \(cases)    esac
          case $current in
            -*) ;;
            *) words= ;;
          esac
        fi
        if [ -n "$words" ]; then
          COMPREPLY=($(compgen -W "$words" -- "$current"))
        else
          COMPREPLY=($(compgen -f -- "$current"))
        fi
      }
      complete -o filenames -F _vstyle vstyle

      """
  }

  @Sendable
  private static func zsh(_ commands: [Command]) -> String {
    var cases = ""
    for command in commands {
      let options = (command.options + Option.shared).map { "'\(zshRow($0))'" }.joined(separator: " ")
      cases += "    \(command.name)) _arguments -s \(options) '*:file:_files' ;;\n"
    }
    let rows = commands.map { "    '\($0.name):\($0.summary)'\n" }.joined()
    return """
      #compdef vstyle
      _vstyle() {
        local -a commands=(
      \(rows)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases)  esac
      }
      _vstyle "$@"

      """
  }

  private static func zshRow(_ option: Option) -> String {
    switch option.value {
    case .flag: "\(option.spelling)[\(option.summary)]"
    case .choice(let words): "\(option.spelling)=[\(option.summary)]:word:(\(words.joined(separator: " ")))"
    case .file: "\(option.spelling)=[\(option.summary)]:file:_files"
    case .text, .rule, .number: "\(option.spelling)=[\(option.summary)]:value:"
    }
  }

  @Sendable
  private static func fish(_ commands: [Command]) -> String {
    var text = "# Completions of vstyle for fish.\n"
    for command in commands {
      text += "complete -c vstyle -n __fish_use_subcommand -f -a \(command.name) -d '\(command.summary)'\n"
    }
    for command in commands {
      for option in command.options + Option.shared {
        let name = option.spelling.dropFirst(2)
        let value =
          switch option.value {
          case .flag: ""
          case .choice(let words): " -x -a '\(words.joined(separator: " "))'"
          case .file: " -r"
          case .text, .rule, .number: " -x"
          }
        text +=
          "complete -c vstyle -n '__fish_seen_subcommand_from \(command.name)' -l \(name)\(value) -d '\(option.summary)'\n"
      }
    }
    return text
  }

  /// Returns the options with fixed words, each once, with the words of all commands.
  private static func choiceRows(_ commands: [Command]) -> [(String, String)] {
    var rows: [(name: String, words: [String])] = []
    for option in commands.flatMap(\.options) + Option.shared {
      guard case .choice(let words) = option.value else { continue }
      if let known = rows.firstIndex(where: { $0.name == option.name }) {
        rows[known].words += words.filter { !rows[known].words.contains($0) }
      } else {
        rows.append((option.name, words))
      }
    }
    return rows.map { ($0.name, $0.words.joined(separator: " ")) }
  }
}
