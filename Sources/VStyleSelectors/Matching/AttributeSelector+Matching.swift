extension AttributeSelector {
  /// Whether a value of the selector's attribute meets its condition. Without a condition, any value does.
  package func isMet(by value: String) -> Bool { condition?.isMet(by: value) ?? true }
}

extension AttributeSelector.Condition {
  /// Whether the value of an attribute meets the condition.
  ///
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#attribute-representation
  func isMet(by attribute: String) -> Bool {
    let value = folded(attribute)
    let text = folded(self.value)
    switch comparison {
    case .equals: return value == text
    // "If 'val' contains whitespace, it will never represent anything … Also if 'val' is the empty string."
    case .includes:
      return !text.isEmpty && value.split(whereSeparator: Self.isWhitespace).contains { $0.elementsEqual(text) }
    case .dashMatch: return value == text || value.starts(with: text + [0x2D])
    case .prefix: return !text.isEmpty && value.starts(with: text)
    case .suffix: return !text.isEmpty && value.reversed().starts(with: text.reversed())
    case .substring: return !text.isEmpty && Self.contains(value, text)
    }
  }

  /// The bytes of a text. If the comparison ignores case, A to Z are in lower case.
  private func folded(_ text: String) -> [UInt8] {
    switch letterCase {
    case .insensitive: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    case .unspecified, .sensitive: Array(text.utf8)
    }
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x0C
  }

  private static func contains(_ value: [UInt8], _ text: [UInt8]) -> Bool {
    guard value.count >= text.count else { return false }
    return (0...value.count - text.count).contains { value[$0...].starts(with: text) }
  }
}

extension String {
  /// Whether two texts have the same bytes. The operator `==` also accepts canonically equivalent texts.
  package func isSameText(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
