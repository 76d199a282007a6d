import VStyleAdvice
import VStyleSyntax

/// Formats lists of names for sentences.
package enum NameList {
  /// Returns the names with a separator between them.
  ///
  /// A list beyond ``Limit/listedNames`` has the first names and the number of the others.
  package static func text(_ names: [String], separator: String = ", ") -> String {
    guard !Limit.listedNames.allows(names.count) else { return names.joined(separator: separator) }
    let shown = names.prefix(Limit.listedNames.value).joined(separator: separator)
    return "\(shown)\(separator)and \(names.count - Limit.listedNames.value) more"
  }

  /// Returns the names in backticks with commas between them.
  package static func quoted(_ names: [String]) -> String { text(names.map { "`\($0)`" }) }
}
