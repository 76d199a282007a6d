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
  ///
  /// A value that is more than a value is left out: with it, a text of a sheet could end the declaration, the rule or the
  /// style element, or name an address outside of the page.
  var text: String {
    names.compactMap { name in values[name].flatMap { CSSBlock.isValue($0) ? "\(name):\($0)" : nil } }
      .joined(separator: ";")
  }

  /// Whether a text is a value of CSS that ends where the text ends.
  ///
  /// Outside of strings it has words, numbers, colors and functions; each bracket is closed, and `url()` contains data.
  /// `HTMLText.css` writes strings.
  static func isValue(_ text: String) -> Bool {
    var (depth, isInString, isEscaped) = (0, false, false)
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "<") { return false }
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "'"), UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: "\\"):
        return false
      default: break
      }
    }
    let addresses = text.lowercased().split(separator: "url(", omittingEmptySubsequences: false).dropFirst()
    return depth == 0 && !isInString && !text.contains("/*") && addresses.allSatisfy { $0.hasPrefix("\"data:") }
  }
}
