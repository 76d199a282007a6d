/// A command line that was understood.
struct Invocation {
  /// What an error says about where to look.
  let remarks: [String]

  /// The values of options, by name, in order. A flag has `true` or `false`.
  var values: [String: [String]] = [:]

  /// What is no option, in order.
  var operands: [String] = []

  /// The value of an option, the last one where it is repeated.
  func value(_ option: Option) -> String? { values[option.name]?.last }

  /// All values of an option.
  func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// Whether a flag is on.
  func isOn(_ option: Option) -> Bool {
    guard case .flag(let isOn) = option.value else { return false }
    return value(option).map { $0 == "true" } ?? isOn
  }

  /// The word chosen, or the default.
  func choice(_ option: Option) -> String {
    guard case .choice(let words) = option.value else { return "" }
    return value(option) ?? words[0]
  }

  /// The error that the command is called in a wrong way.
  func misuse(_ message: String) -> CommandError { CommandError(.usage, message, remarks: remarks) }

  /// The number given.
  func number(_ option: Option) -> Int? { value(option).flatMap { Int($0) } }
}
