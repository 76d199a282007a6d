import VStyleJSON
import VStyleSyntax

/// Writes the values of tokens as values of custom properties.
///
/// A reference stays one, as `var()`. What a sheet cannot say is left out: ``TokenSheetWriter`` keeps it in a comment.
struct TokenSpeller {
  let table: TokenTable
  let sources: SourceMap

  /// The value of a token; `nil` if a sheet cannot say it.
  func text(_ value: PlacedNode, _ type: TokenType?) -> String? {
    if TokenReference.isReference(value.node) {
      switch try? table.target(of: value.node) {
      case .token(let id)?: return "var(\(TokenName.property(table.entries[id].path)))"
      case .part(let node, _)?:
        guard let node = try? table.followed(node) else { return nil }
        return text(node, type)
      case nil: return nil
      }
    }
    switch type {
    case nil where value.node.string?.hasPrefix("calc(") ?? false && calculation(value, nil) != nil: return nil
    case nil: return scalar(value)
    case .color?: return color(value)
    case .dimension?, .duration?: return measure(value)
    case .number?: return number(value)
    case .fontWeight?: return weight(value)
    case .fontFamily?: return families(value)
    case .cubicBezier?: return list(value, .number).map { "cubic-bezier(\($0.joined(separator: ", ")))" }
    case .strokeStyle?: return strokeStyle(value)
    case .border?: return parts(value, [("width", .dimension), ("style", .strokeStyle), ("color", .color)])
    case .transition?:
      return parts(value, [("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier)])
    case .shadow?:
      guard case .array(let shadows) = value.node.content else { return shadow(value) }
      return joined(shadows.map { element(value, $0, or: shadow) }, ", ")
    case .gradient?: return gradient(value)
    case .typography?: return font(value)
    }
  }

  /// A calculation with references; `nil` for another value.
  func calculation(_ value: PlacedNode, _ type: TokenType?) -> String? {
    guard let text = value.node.string, [nil, .dimension, .duration, .number].contains(type) else {
      return nil
    }
    let calculation = TokenCalculation(text, isLength: type == .dimension) { reference in
      guard let reference = try? TokenReference(alias: reference),
        case .token(let id)? = try? table.target(of: reference)
      else { return nil }
      return TokenName.property(table.entries[id].path)
    }
    return calculation?.text
  }

  /// The value of a token of an unknown type: a string or a number.
  private func scalar(_ value: PlacedNode) -> String? {
    value.node.string.map(ValueSpelling.string) ?? number(value)
  }

  private func number(_ value: PlacedNode) -> String? {
    guard let value = try? table.followed(value), value.node.number != nil else { return nil }
    return sources[value.source].text(in: value.node.range)
  }

  private func member(_ value: PlacedNode, _ name: String) -> PlacedNode? {
    value.node[name].map { PlacedNode(value.source, $0) }
  }

  private func part(_ value: PlacedNode, _ name: String, _ type: TokenType) -> String? {
    member(value, name).flatMap { text($0, type) }
  }

  private func parts(_ value: PlacedNode, _ names: [(String, TokenType)]) -> String? {
    joined(names.map { part(value, $0, $1) }, " ")
  }

  private func joined(_ parts: [String?], _ separator: String) -> String? {
    let texts = parts.compactMap(\.self)
    return texts.count == parts.count && !texts.isEmpty ? texts.joined(separator: separator) : nil
  }

  /// The text of an element, which may be a reference to a whole value.
  private func element(_ list: PlacedNode, _ node: JSONNode, or own: (PlacedNode) -> String?) -> String? {
    let node = PlacedNode(list.source, node)
    return TokenReference.isReference(node.node) ? text(node, nil) : own(node)
  }

  private func list(_ value: PlacedNode, _ type: TokenType) -> [String]? {
    guard case .array(let elements) = value.node.content, !elements.isEmpty else { return nil }
    let texts = elements.compactMap { text(PlacedNode(value.source, $0), type) }
    return texts.count == elements.count ? texts : nil
  }
}

// MARK: - Types

extension TokenSpeller {
  private func measure(_ value: PlacedNode) -> String? {
    guard let amount = member(value, "value").flatMap(number),
      let unit = member(value, "unit").flatMap({ try? table.followed($0) })?.node.string,
      !unit.isEmpty, unit.utf8.allSatisfy({ (0x61...0x7A).contains($0) }), !unit.hasPrefix("e") || unit == "em"
    else { return nil }
    return amount + unit
  }

  private func weight(_ value: PlacedNode) -> String? {
    if let name = value.node.string { return TokenType.fontWeights.first { $0.name == name }.map { "\($0.weight)" } }
    return number(value)
  }

  private func families(_ value: PlacedNode) -> String? {
    guard case .array(let names) = value.node.content else { return value.node.string.map(ValueSpelling.string) }
    return joined(names.map { element(value, $0) { $0.node.string.map(ValueSpelling.string) } }, ", ")
  }

  private func strokeStyle(_ value: PlacedNode) -> String? {
    if let name = value.node.string { return TokenType.strokeStyles.contains(name) ? name : nil }
    guard let lengths = member(value, "dashArray").flatMap({ list($0, .dimension) }),
      let cap = value.node["lineCap"]?.string, ["round", "butt", "square"].contains(cap)
    else { return nil }
    return "dash(\(lengths.joined(separator: " ")), \(cap))"
  }

  private func shadow(_ value: PlacedNode) -> String? {
    let lengths = ["offsetX", "offsetY", "blur", "spread"].map { ($0, TokenType.dimension) }
    guard let text = parts(value, lengths + [("color", .color)]) else { return nil }
    guard let inset = value.node["inset"], case .bool(true) = inset.content else { return text }
    return "inset " + text
  }

  private func gradient(_ value: PlacedNode) -> String? {
    guard case .array(let stops) = value.node.content else { return nil }
    let texts = stops.map { stop in
      element(value, stop) { parts($0, [("color", .color), ("position", .number)]) }
    }
    return joined(texts, ", ").map { "stops(\($0))" }
  }

  private func font(_ value: PlacedNode) -> String? {
    guard let weight = part(value, "fontWeight", .fontWeight), let size = part(value, "fontSize", .dimension),
      let family = part(value, "fontFamily", .fontFamily)
    else { return nil }
    let height = part(value, "lineHeight", .number).map { "/\($0)" } ?? ""
    return "\(weight) \(size)\(height) \(family)"
  }

  /// The distance of the letters of a `typography` token, which has a property of its own; `nil` for another token.
  func letterSpacing(_ value: PlacedNode, _ type: TokenType?) -> String? {
    guard type == .typography, font(value) != nil else { return nil }
    return part(value, "letterSpacing", .dimension)
  }

  private func color(_ value: PlacedNode) -> String? {
    guard let space = value.node["colorSpace"]?.string.flatMap(TokenColorSpace.init),
      case .array(let components)? = value.node["components"]?.content, components.count == 3
    else { return nil }
    var texts: [String] = []
    for (index, component) in components.enumerated() {
      let isNone = component.string == "none"
      guard let text = isNone ? "none" : number(PlacedNode(value.source, component)) else { return nil }
      let isPercentage = (space == .hsl || space == .hwb) && index > 0 && !isNone
      texts.append(isPercentage ? text + "%" : text)
    }
    var alpha = ""
    if let node = member(value, "alpha") {
      guard let text = number(node) else { return nil }
      alpha = " / " + text
    }
    if space == .srgb, let hex = TokenSpeller.hex(texts + (alpha.isEmpty ? [] : [String(alpha.dropFirst(3))])) {
      return hex
    }
    let inner = texts.joined(separator: " ") + alpha
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: return "\(space.rawValue)(\(inner))"
    default: return "color(\(space.rawValue) \(inner))"
    }
  }

  /// A color of sRGB as `#rrggbb` or `#rrggbbaa`, if that says exactly its components.
  private static func hex(_ components: [String]) -> String? {
    var out = "#"
    for text in components {
      guard let value = Double(text), (0...1).contains(value) else { return nil }
      let byte = Int((value * 255).rounded())
      guard plain(Double(byte) / 255) == text else { return nil }
      out += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return out
  }
}
