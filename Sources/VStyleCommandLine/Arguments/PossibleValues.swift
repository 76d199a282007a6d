import VStyleValues

/// The values that are possible in place of a wrong one.
enum PossibleValues {
  /// The greatest number of values that a message lists.
  private static let listedCount = 20

  /// Returns the end of an error about a wrong value: the question whether a similar one is meant, or a list of all that
  /// there are; empty without any.
  ///
  /// - Parameters:
  ///   - value: the wrong value.
  ///   - known: the possible values.
  static func end(for value: String, among known: [String]) -> String {
    if let guess = Spelling.closest(to: value, in: known) { return "; did you mean `\(guess)`?" }
    return known.isEmpty ? "" : "; there \(known.count == 1 ? "is only" : "are") \(list(known))"
  }

  /// Returns values with commas between them; beyond a number the first ones, and how many others there are.
  static func list(_ values: [String]) -> String {
    let shown = values.prefix(listedCount).joined(separator: ", ")
    return values.count > listedCount ? "\(shown) and \(values.count - listedCount) more" : shown
  }
}
