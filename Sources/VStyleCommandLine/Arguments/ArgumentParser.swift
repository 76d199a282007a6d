import VStyleValues

/// Parses the words after the name of a command.
struct ArgumentParser {
  /// The name of the command; empty for the options of the program itself.
  var command = ""

  /// The options of the command.
  let options: [Option]

  /// The remarks that errors refer the user to.
  let remarks: [String]

  /// Parses words.
  ///
  /// - Parameter words: the words after the name of the command.
  /// - Throws: a usage error for an unknown option, or an option with a missing or invalid value.
  func parse(_ words: [String]) throws(CommandError) -> Invocation {
    var invocation = Invocation(command: command, words: words, remarks: remarks)
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        invocation.operands += rest
        break
      }
      if let option = options.first(where: { $0.letter.map { "-\($0)" } == word }) {
        try parse("--\(option.name)", &rest, &invocation)
      } else if word.hasPrefix("--") {
        try parse(word, &rest, &invocation)
      } else if word.hasPrefix("-"), word != "-" {
        throw usage("unknown option `\(word)`\(ForeignWords.guess(for: word, among: options.map(\.spelling)))")
      } else {
        invocation.operands.append(word)
      }
    }
    return invocation
  }

  private func parse(
    _ word: String, _ rest: inout ArraySlice<String>, _ invocation: inout Invocation
  ) throws(CommandError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    let attached = parts.count > 1 ? parts[1] : nil
    guard let (option, isOn) = find(name) else {
      let guess = ForeignWords.guess(for: "--\(name)", among: options.map(\.spelling))
      throw usage("unknown option `--\(name)`\(guess)")
    }
    if option.isFlag {
      if attached != nil { throw usage("`--\(name)` takes no value") }
      invocation.values[option.name, default: []].append("\(isOn)")
      return
    }
    if attached == nil, let next = rest.first, isOption(next), !ArgumentParser.dashed.contains(option.name) {
      throw missingValue(option, before: next)
    }
    guard let value = attached ?? rest.popFirst() else { throw missingValue(option, before: nil) }
    try check(value, option)
    invocation.values[option.name, default: []].append(value)
  }

  /// The options whose values may begin with two hyphens, as the names of custom properties do.
  private static let dashed: Set<String> = ["property", "why-not"]

  /// Whether a word after an option is another option, and not its value.
  private func isOption(_ word: String) -> Bool {
    word.hasPrefix("--") && find(String(word.dropFirst(2).prefix { $0 != "=" })) != nil
  }

  /// Returns the error for an option without its value.
  private func missingValue(_ option: Option, before next: String?) -> CommandError {
    let example = option.example.map { ", such as `--\(option.name) \($0)`" } ?? ""
    let found = next.map { ", found `\($0)`" } ?? ""
    return usage("`--\(option.name)` takes a value: `\(option.usage)`\(example)\(found)")
  }

  /// Returns the option with a name, and whether the name turns a flag on; `nil` for an unknown name.
  private func find(_ name: String) -> (Option, isOn: Bool)? {
    if let option = options.first(where: { $0.name == name || $0.formerName == name }) { return (option, true) }
    guard name.hasPrefix("no-") else { return nil }
    let rest = name.dropFirst(3)
    return options.first { $0.isFlag && $0.name == rest }.map { ($0, false) }
  }

  private func check(_ value: String, _ option: Option) throws(CommandError) {
    switch option.value {
    case .choice(let words) where !words.contains(value):
      let guess = Spelling.closest(to: value, in: words).map { "; did you mean `\($0)`?" } ?? ""
      throw usage("`--\(option.name)` takes \(words.joined(separator: ", ")), found `\(value)`\(guess)")
    case .file where value.isEmpty: throw usage("the file is missing in `--\(option.name)=`")
    case .number where Int(value) ?? -1 < 0:
      throw usage("`--\(option.name)` takes a whole number, found `\(value)`")
    default: return
    }
  }

  private func usage(_ message: String) -> CommandError { CommandError(.usage, message, remarks: remarks) }
}
