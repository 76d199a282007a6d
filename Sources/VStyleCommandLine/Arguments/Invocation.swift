/// A parsed command line.
struct Invocation {
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
  func misuse(_ message: String) -> CommandError { CommandError(.usage, message, remarks: remarks) }

  /// Returns the number of an option; `nil` without one.
  func number(_ option: Option) -> Int? { value(option).flatMap { Int($0) } }
}
