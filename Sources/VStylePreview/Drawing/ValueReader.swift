import VStyleSyntax
import VStyleValues

/// Named values that a drawing reads: the properties of a view, or the members of a record.
protocol ValueReader {
  /// The appearance in which dynamic colors are shown.
  var scheme: Appearance { get }

  /// The value with a name and its value type; `nil` if there is none.
  func value(_ name: String) -> (value: StyleValue, kind: ValueKind)?
}

extension ValueReader {
  /// The value as a type; `nil` for a value of another type, such as `none`.
  func value<T: Hashable & Sendable>(_ name: String, as type: T.Type) -> T? { value(name)?.value[as: type] }

  /// The text of a string; `nil` for `none`.
  func string(_ name: String) -> String? { value(name, as: String.self) }

  /// The canonical text of a value, such as a keyword; empty if there is none.
  func keyword(_ name: String) -> String { value(name).map { $0.kind.serialize($0.value) } ?? "" }

  /// The canonical text of a value if it is one of some keywords. A sheet can let a property take any other text.
  func keyword(_ name: String, among keywords: [String]) -> String? {
    let text = keyword(name)
    return keywords.contains(text) ? text : nil
  }

  /// The number of a value; `nil` for a keyword.
  func number(_ name: String) -> Double? {
    guard let value = value(name)?.value else { return nil }
    return value[as: Double.self] ?? value[as: Int.self].map(Double.init)
  }

  /// The truth of a value; `false` if there is none.
  func bool(_ name: String) -> Bool { value(name, as: Bool.self) ?? false }

  /// The color as CSS; `nil` for `none`.
  func color(_ name: String) -> String? { value(name, as: Color.self).map { CSSText.color($0, scheme) } }

  func insets(_ name: String) -> EdgeInsets? {
    value(name, as: EdgeInsets.self)
      ?? value(name, as: DirectionalEdgeInsets.self).map {
        EdgeInsets(top: $0.top, left: $0.leading, bottom: $0.bottom, right: $0.trailing)
      }
  }

  func font(_ name: String) -> Font? { value(name, as: Font.self) }

  func image(_ name: String) -> Image? { value(name, as: Image.self) }

  func size(_ name: String) -> Size? { value(name, as: Size.self) }

  func offset(_ name: String) -> Offset? { value(name, as: Offset.self) }

  func attributes(_ name: String) -> TextAttributes? { value(name, as: TextAttributes.self) }

  func attributed(_ name: String) -> AttributedText? { value(name, as: AttributedText.self) }

  /// The elements of a list.
  func list(_ name: String) -> [StyleValue]? { value(name, as: ValueList.self)?.values }

  /// The members of a record; `nil` for `none`.
  func record(_ name: String) -> RecordReader? {
    guard let (value, kind) = value(name), !value.isNone else { return nil }
    return RecordReader(value, kind, scheme)
  }
}

/// The members of a record.
struct RecordReader: ValueReader {
  let scheme: Appearance
  private let members: [String: (value: StyleValue, kind: ValueKind)]

  init(_ value: StyleValue, _ kind: ValueKind, _ scheme: Appearance) {
    self.scheme = scheme
    let pairs = zip(kind.members, kind.memberValues(of: value)).compactMap { member, value in
      value.map { (member.name, (value: $0, kind: member.kind)) }
    }
    members = Dictionary(pairs) { first, _ in first }
  }

  func value(_ name: String) -> (value: StyleValue, kind: ValueKind)? { members[name] }
}
