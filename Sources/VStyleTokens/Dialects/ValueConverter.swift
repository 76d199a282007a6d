import VStyleJSON
import VStyleSyntax
import VStyleValues

/// Converts the values of tokens in another form to the format.
///
/// A value that it cannot read stays as it is, so that the check of the format reports it at its place.
struct ValueConverter {
  private let dialect: TokenDialect
  private let text: SourceText
  private let id: SourceID
  private let names: TokenPaths

  init(_ dialect: TokenDialect, _ text: SourceText, _ id: SourceID, _ names: TokenPaths) {
    (self.dialect, self.text, self.id, self.names) = (dialect, text, id, names)
  }

  func place(_ range: SourceRange) -> SourceLocation { SourceLocation(id, range) }

  /// A value as it is.
  func copy(_ node: JSONNode) -> ConvertedNode { ConvertedNode(node, in: text, id) }

  /// A value of a token of a type.
  func value(_ node: JSONNode, _ type: String?) -> ConvertedNode {
    let type = type.flatMap(TokenType.init)
    switch node.content {
    case .string(let text): return value(text, node, type) ?? copy(node)
    case .number: return number(node, type) ?? copy(node)
    case .array(let elements):
      let inner = type.flatMap(\.elementType)?.rawValue
      return ConvertedNode(.array(elements.map { value($0, inner) }), at: place(node.range))
    case .object: return node["$ref"] == nil ? composite(node, type) : copy(node)
    default: return copy(node)
    }
  }

  /// The type of a value that no token or group declares, for a form without types.
  func type(of node: JSONNode) -> String? {
    guard dialect.hasPlainMembers else { return nil }
    let found: TokenType? =
      switch node.content {
      case .number: .number
      case .string(let text) where reference(text) == nil:
        if text.hasPrefix("#") || text.contains("("), color(text, node) != nil {
          .color
        } else {
          measure(text, node).map { $0.isTime ? .duration : .dimension }
        }
      default: nil
      }
    return found?.rawValue
  }

  /// The alias of the format, if a text is a reference to one token.
  private func reference(_ text: String) -> String? {
    if text.hasPrefix("{"), text.hasSuffix("}"), !text.dropFirst().dropLast().contains(where: { "{}".contains($0) }) {
      return names.alias(text.dropFirst().dropLast().trimmed) ?? text
    }
    return dialect == .tokensStudio && text.hasPrefix("$") ? names.alias(text.dropFirst()) : nil
  }

  private func value(_ text: String, _ node: JSONNode, _ type: TokenType?) -> ConvertedNode? {
    let place = place(node.range)
    if let alias = reference(text) { return ConvertedNode(alias, at: place) }
    // A calculation is no reference, so the check of the format does not take it for a wrong one.
    if text.contains("{"), [nil, .dimension, .duration, .number].contains(type) {
      return ConvertedNode("calc(\(names.calculation(text)))", at: place)
    }
    switch type {
    case .color?: return color(text, node)
    case .dimension?, .duration?: return measure(text, node)?.node
    case .number?: return number(text, node)
    case .fontWeight?:
      let weight = TokenType.fontWeights.first { $0.name.folded == text.folded }
      return weight.map { ConvertedNode($0.name, at: place) } ?? number(text, node)
    case .fontFamily?:
      let families = text.split(separator: ",").map { ConvertedNode($0.trimmed.unquoted, at: place) }
      return families.count > 1 ? ConvertedNode(.array(families), at: place) : nil
    case .cubicBezier?:
      guard let inner = text.arguments(of: "cubic-bezier") else { return nil }
      let numbers = inner.split(separator: ",").compactMap { $0.trimmed.decimal }
      guard numbers.count == 4 else { return nil }
      return ConvertedNode(.array(numbers.map { ConvertedNode(.scalar(plain($0)), at: place) }), at: place)
    default: return nil
    }
  }

  /// A number, or a percentage as a fraction.
  private func number(_ text: String, _ node: JSONNode) -> ConvertedNode? {
    if let number = text.decimal { return ConvertedNode(.scalar(plain(number)), at: place(node.range)) }
    guard text.hasSuffix("%"), let percentage = text.dropLast().decimal else { return nil }
    return ConvertedNode(.scalar(plain(percentage / 100)), at: place(node.range))
  }

  private func number(_ node: JSONNode, _ type: TokenType?) -> ConvertedNode? {
    guard type == .dimension, dialect.hasUnitlessLengths else { return nil }
    let place = place(node.range)
    return ConvertedNode([("value", copy(node)), ("unit", ConvertedNode("px", at: place))], at: place)
  }

  /// A length or a time.
  private func measure(_ text: String, _ node: JSONNode) -> (node: ConvertedNode, isTime: Bool)? {
    let digits = text.prefix { $0.isNumber || "+-.".contains($0) }
    guard let number = digits.decimal else { return nil }
    var unit = text.dropFirst(digits.count).trimmed.lowercased()
    if unit.isEmpty, dialect.hasUnitlessLengths || number == 0 { unit = "px" }
    guard !unit.isEmpty, unit.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
    let place = place(node.range)
    let members = [
      ("value", ConvertedNode(.scalar(plain(number)), at: place)), ("unit", ConvertedNode(unit, at: place)),
    ]
    return (ConvertedNode(members, at: place), unit == "ms" || unit == "s")
  }

  /// A color as CSS writes it.
  private func color(_ text: String, _ node: JSONNode) -> ConvertedNode? {
    guard let color = ValueKind.color.value(of: text)?[as: Color.self], !color.isSystem else { return nil }
    let isLegacy = color.space == .rgb
    guard let space = isLegacy ? .srgb : TokenColorSpace(rawValue: color.space.rawValue) else { return nil }
    let place = place(node.range)
    func scalar(_ number: Double) -> ConvertedNode { ConvertedNode(.scalar(plain(number)), at: place) }
    let missing: [MissingComponents] = [.first, .second, .third]
    let components = zip(color.values, missing).map { value, component in
      color.missing.contains(component)
        ? ConvertedNode("none", at: place) : scalar(isLegacy ? value / 255 : value)
    }
    var members = [
      ("colorSpace", ConvertedNode(space.rawValue, at: place)),
      ("components", ConvertedNode(.array(components), at: place)),
    ]
    let hex = HexOpacity(text)?.value
    if hex != nil || color.alpha < 1 { members.append(("alpha", scalar(hex ?? color.alpha))) }
    return ConvertedNode(members, at: place)
  }

  // MARK: Composite values

  private func composite(_ node: JSONNode, _ type: TokenType?) -> ConvertedNode {
    guard let type, let known = type == .gradient ? TokenType.stopValues : type.subValues, type != .dimension,
      type != .duration, node["colorSpace"] == nil
    else { return copy(node) }
    var members: [ConvertedNode.Member] = []
    for member in node.members {
      let name = TokenDialect.member(named: member.name)
      let shape = known.first { $0.name == name }?.shape
      var value = value(member.value, shape?.valueType?.rawValue)
      var own = name
      if type == .shadow, member.name == "type", let kind = member.value.string {
        guard kind.lowercased().hasPrefix("inner") else { continue }
        (own, value) = ("inset", ConvertedNode(.scalar("true"), at: place(member.value.range)))
      }
      members.append(.init(name: own, place: place(member.nameRange), value: value))
    }
    if type == .shadow {
      for name in ["offsetX", "offsetY", "blur", "spread"] where !members.contains(where: { $0.name == name }) {
        let place = place(node.range)
        let zero = ConvertedNode(
          [("value", ConvertedNode(.scalar("0"), at: place)), ("unit", ConvertedNode("px", at: place))], at: place)
        members.append(.init(name: name, place: place, value: zero))
      }
    }
    return ConvertedNode(.object(members), at: place(node.range))
  }
}

/// The opacity that `#rgba` and `#rrggbbaa` write. CSS rounds its fraction.
private struct HexOpacity {
  let value: Double

  /// Reads the last digits of a color; `nil` for one without an opacity, or in another notation.
  init?(_ color: String) {
    guard color.hasPrefix("#"), [5, 9].contains(color.utf8.count) else { return nil }
    let isShort = color.utf8.count == 5
    guard let number = Int(color.suffix(isShort ? 1 : 2), radix: 16) else { return nil }
    value = Double(isShort ? number * 17 : number) / 255
  }
}

extension TokenType {
  /// The type of the elements of a list that is a value of the type.
  fileprivate var elementType: TokenType? {
    switch self {
    case .shadow, .fontFamily, .gradient: self
    case .cubicBezier: .number
    default: nil
    }
  }
}

extension TokenShape {
  /// The type of the value; `nil` for a form that is no type.
  fileprivate var valueType: TokenType? {
    switch self {
    case .type(let type), .element(let type): type
    default: nil
    }
  }
}

extension StringProtocol {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The text without quotes around it.
  fileprivate var unquoted: String {
    guard count > 1, let first, first == last, first == "\"" || first == "'" else { return String(self) }
    return String(dropFirst().dropLast())
  }

  /// The number that a text of digits is; `nil` for another text.
  fileprivate var decimal: Double? {
    utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) } ? Double(String(self)) : nil
  }

  /// The letters and digits in lower case.
  fileprivate var folded: String { String(filter { $0.isLetter || $0.isNumber }).lowercased() }

  /// The text in the parentheses of a function; `nil` if the text is not one call of it.
  fileprivate func arguments(of function: String) -> String? {
    let start = function + "("
    guard lowercased().hasPrefix(start), hasSuffix(")") else { return nil }
    return String(dropFirst(start.count).dropLast())
  }
}
