/// A parsed command line.
struct Invocation {
  /// The name of the command; empty without one.
  let command: String

  /// The words after the name of the command, as they are written.
  let words: [String]

  /// The remarks that errors refer the user to.
  let remarks: [String]

  /// The values of options, by name, in order. A flag has `true` or `false`.
  var values: [String: [String]] = [:]

  /// The words that are not options, in order.
  var operands: [String] = []

  /// Returns the value of an option; `nil` without one. The last value of a repeated option wins.
  func value(_ option: Option) -> String? { values[option.name]?.last }

  /// Returns all values of an option, in order.
  func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// Returns whether a flag is on.
  func isOn(_ option: Option) -> Bool {
    guard case .flag(let isOn) = option.value else { return false }
    return value(option).map { $0 == "true" } ?? isOn
  }

  /// Returns the chosen word of an option, or its default.
  func choice(_ option: Option) -> String {
    guard case .choice(let words) = option.value else { return "" }
    return value(option) ?? words[0]
  }

  /// Returns the error for wrong usage of the command.
  ///
  /// - Parameters:
  ///   - message: the error.
  ///   - advice: the lines before the remarks of the command; none by default.
  func misuse(_ message: String, advice: [String] = []) -> CommandError {
    CommandError(.usage, message, remarks: advice + remarks)
  }

  /// The end of an error about the operands: what was found; empty without operands.
  var found: String { operands.isEmpty ? "" : ", found \(operands.map { "`\($0)`" }.joined(separator: " "))" }

  /// Returns the number of an option; `nil` without one.
  func number(_ option: Option) -> Int? { value(option).flatMap { Int($0) } }
}
