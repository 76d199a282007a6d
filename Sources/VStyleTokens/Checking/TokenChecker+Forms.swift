import VStyleJSON
import VStyleSyntax

/// The forms of values.
///
/// - Spec: https://www.designtokens.org/tr/2025.10/format/#types
extension TokenChecker {
  /// Checks the form of a value that is no reference.
  mutating func checkForm(_ value: PlacedNode, _ shape: TokenShape) {
    switch shape {
    case .type(let type): checkType(value, type)
    case .element(let type):
      if case .array = value.node.content { return mismatch(value, shape) }
      checkType(value, type)
    case .stop: checkMembers(value, TokenType.stopValues, of: "gradient stop", shape)
    case .components(let space): checkComponents(value, space)
    case .list(let type):
      guard case .array(let elements) = value.node.content, !elements.isEmpty else {
        return mismatch(value, shape)
      }
      for element in elements { check(PlacedNode(value.source, element), .type(type)) }
    case .number, .component, .bool, .keyword, .unit, .hex: checkScalar(value, shape)
    }
  }

  private mutating func checkScalar(_ value: PlacedNode, _ shape: TokenShape) {
    switch (shape, value.node.content) {
    case (.number(let range), .number(let number)) where range.contains(number): break
    case (.component(let range), .number(let number)) where range.contains(number): break
    case (.component, .string("none")), (.bool, .bool): break
    case (.keyword(let words), .string(let word)) where words.contains(word): break
    case (.unit(let units), .string(let unit)):
      if !units.contains(unit) { add(.unit(unit, allowed: units), at: value.location) }
    case (.hex, .string(let text)):
      let digits = text.dropFirst()
      let isHex = text.hasPrefix("#") && digits.utf8.count == 6 && digits.allSatisfy(\.isHexDigit)
      if !isHex { add(.hexFallback(text), at: value.location) }
    default: mismatch(value, shape)
    }
  }

  private mutating func mismatch(_ value: PlacedNode, _ shape: TokenShape) {
    add(.shape(shape, found: value.node.shortText), at: value.location)
  }

  private mutating func checkType(_ value: PlacedNode, _ type: TokenType) {
    switch type {
    case .number: checkScalar(value, .anyNumber)
    case .color: checkColor(value)
    case .fontFamily: checkFontFamily(value)
    case .fontWeight: checkFontWeight(value)
    case .cubicBezier: checkCubicBezier(value)
    case .gradient:
      guard case .array(let stops) = value.node.content, !stops.isEmpty else { return mismatch(value, .type(type)) }
      for stop in stops { check(PlacedNode(value.source, stop), .stop) }
    case .shadow:
      guard case .array(let shadows) = value.node.content else { return checkObject(value, type) }
      if shadows.isEmpty { mismatch(value, .type(type)) }
      for shadow in shadows { check(PlacedNode(value.source, shadow), .element(type)) }
    case .strokeStyle:
      if let name = value.node.string {
        if !TokenType.strokeStyles.contains(name) { mismatch(value, .keyword(TokenType.strokeStyles)) }
      } else {
        checkObject(value, type)
      }
    case .dimension, .duration, .border, .transition, .typography: checkObject(value, type)
    }
  }

  private mutating func checkObject(_ value: PlacedNode, _ type: TokenType) {
    if let text = value.node.string, TokenChecker.isLegacy(text, type) {
      add(.legacy(type, text: text), at: value.location)
    } else {
      checkMembers(value, type.subValues ?? [], of: type.rawValue, .type(type))
    }
  }

  private mutating func checkMembers(_ value: PlacedNode, _ known: [SubValue], of what: String, _ shape: TokenShape) {
    guard case .object(let members) = value.node.content else { return mismatch(value, shape) }
    for part in known {
      if let member = value.node[part.name] {
        check(PlacedNode(value.source, member), part.shape)
      }
    }
    let missing = known.filter { $0.isRequired && value.node[$0.name] == nil }.map(\.name)
    if !missing.isEmpty { add(.missingMembers(missing, of: what), at: value.location) }
    for member in members where !known.contains(where: { $0.name == member.name }) {
      add(
        .unknownSubvalue(member.name, of: what, known: known.map(\.name)),
        at: SourceLocation(value.source, member.nameRange))
    }
  }

  /// Whether a text is a value of a type in the drafts of the format, such as `#ff0000` or `16px`.
  private static func isLegacy(_ text: String, _ type: TokenType) -> Bool {
    switch type {
    case .color: text.hasPrefix("#") && text.dropFirst().allSatisfy(\.isHexDigit)
    case .dimension: isNumber(text, with: ["px", "rem"])
    case .duration: isNumber(text, with: ["ms", "s"])
    default: false
    }
  }

  private static func isNumber(_ text: String, with units: [String]) -> Bool {
    units.contains { text.hasSuffix($0) && Double(text.dropLast($0.count)) != nil }
  }

  // MARK: Colors

  private mutating func checkColor(_ value: PlacedNode) {
    if let text = value.node.string, TokenChecker.isLegacy(text, .color) {
      return add(.legacy(.color, text: text), at: value.location)
    }
    let space = value.node["colorSpace"]?.string.flatMap(TokenColorSpace.init)
    let known = [
      SubValue("colorSpace", .keyword(TokenColorSpace.allCases.map(\.rawValue))),
      SubValue("components", .components(space)), SubValue("alpha", .number(0...1), isRequired: false),
      SubValue("hex", .hex, isRequired: false),
    ]
    checkMembers(value, known, of: "color", .type(.color))
  }

  private mutating func checkComponents(_ value: PlacedNode, _ space: TokenColorSpace?) {
    guard case .array(let components) = value.node.content, components.count == 3 else {
      // The components of an unknown space are not checked.
      if space != nil { mismatch(value, .components(space)) }
      return
    }
    let ranges = space?.ranges ?? [.any, .any, .any]
    for (component, range) in zip(components, ranges) { check(PlacedNode(value.source, component), .component(range)) }
  }

  // MARK: Other types

  private mutating func checkFontFamily(_ value: PlacedNode) {
    switch value.node.content {
    case .string: break
    case .array(let names) where !names.isEmpty:
      for name in names { check(PlacedNode(value.source, name), .element(.fontFamily)) }
    default: mismatch(value, .type(.fontFamily))
    }
  }

  private mutating func checkFontWeight(_ value: PlacedNode) {
    switch value.node.content {
    case .number(let weight) where (1...1000).contains(weight): break
    case .string(let name) where TokenType.fontWeights.contains { $0.name == name }: break
    default: mismatch(value, .type(.fontWeight))
    }
  }

  private mutating func checkCubicBezier(_ value: PlacedNode) {
    guard case .array(let numbers) = value.node.content, numbers.count == 4 else {
      return mismatch(value, .type(.cubicBezier))
    }
    for (index, number) in numbers.enumerated() {
      check(PlacedNode(value.source, number), index.isMultiple(of: 2) ? .number(0...1) : .anyNumber)
    }
  }
}

extension JSONNode {
  /// The value as messages show it: a short scalar as it is, others by their type.
  var shortText: String {
    switch content {
    case .string(let text) where text.count <= 40: "\"\(text)\""
    case .number(let number): plain(number)
    case .bool(let value): "\(value)"
    default: kindName
    }
  }
}
