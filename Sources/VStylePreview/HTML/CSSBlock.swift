/// CSS declarations of a drawn element, in order.
///
/// A declaration replaces an earlier one of the same property.
struct CSSBlock: Hashable {
  private var names: [String] = []
  private var values: [String: String] = [:]

  init() {}

  /// Whether there are no declarations.
  var isEmpty: Bool { names.isEmpty }

  /// The value of a property; `nil` removes it.
  subscript(name: String) -> String? {
    get { values[name] }
    set {
      if newValue == nil { names.removeAll { $0 == name } } else if values[name] == nil { names.append(name) }
      values[name] = newValue
    }
  }

  /// Adds all declarations of another block.
  mutating func add(_ other: CSSBlock) { for name in other.names { self[name] = other.values[name] } }

  /// The declarations on one line: `color:red;opacity:.5`.
  var text: String { names.map { "\($0):\(values[$0] ?? "")" }.joined(separator: ";") }
}
