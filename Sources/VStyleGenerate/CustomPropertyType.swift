import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The Swift type of a custom property's values.
struct CustomPropertyType {
  /// The name of the Swift type.
  let swiftType: SwiftCode

  /// The value type, as Swift writes it.
  let kind: SwiftCode

  /// The description for readers: `a color`.
  let words: String

  /// The type of any text.
  static let text = CustomPropertyType(swiftType: "String", kind: "any", words: "any text")

  /// Returns the type for the grammar of `@property`.
  static func registered(_ kind: ValueKind) -> CustomPropertyType {
    rows.first { $0.kind.name == kind.name }?.type ?? .text
  }

  /// Returns the type that all values have; any text if they have none in common.
  static func common(to values: [String]) -> CustomPropertyType {
    guard !values.isEmpty else { return .text }
    let row = rows.prefix(inferred).first { row in
      values.allSatisfy { row.kind.value(of: $0) != nil && row.type.isShown(by: $0) }
    }
    return row?.type ?? .text
  }

  /// Whether a value of the type shows that it has no other type. `1 2` is a font in theory only.
  private func isShown(by value: String) -> Bool { kind != "font" || value.contains(where: \.isLetter) }

  private typealias Row = (kind: ValueKind, type: CustomPropertyType)

  private static func row(_ kind: ValueKind, _ swiftType: SwiftCode, _ name: SwiftCode, _ words: String) -> Row {
    (kind, CustomPropertyType(swiftType: swiftType, kind: name, words: words))
  }

  /// The number of rows, from the first one on, whose type a value shows without `@property`. The values of the others
  /// look alike: `1 2` is a size, a point or an offset.
  private static let inferred = 10

  private static let rows: [Row] = [
    row(.color, "Color", "color", "a color"), row(.bool, "Bool", "bool", "true or false"),
    row(.number, "Double", "number", "a number"), row(.length, "Double", "length", "a length"),
    row(.numberOrPercentage, "Double", "numberOrPercentage", "a number or a percentage"),
    row(.angle, "Double", "angle", "an angle"), row(.time, "Double", "time", "a time"),
    row(.string, "String", "string", "a text"), row(.font, "Font", "font", "a font"),
    row(.gradient, "Gradient", "gradient", "a gradient"),
    row(.integer, "Int", "integer", "a whole number"), row(.fontWeight, "Font.Weight", "fontWeight", "a font weight"),
    row(.insets, "EdgeInsets", "insets", "insets"),
    row(.directionalInsets, "DirectionalEdgeInsets", "directionalInsets", "insets"),
    row(.size, "Size", "size", "a size"), row(.point, "Point", "point", "a point"),
    row(.offset, "Offset", "offset", "an offset"), row(.rect, "Rect", "rect", "a rectangle"),
    row(.shadow, "Shadow", "shadow", "a shadow"), row(.image, "Image", "image", "an image"),
    row(.transform, "Transform", "transform", "a transform"), row(.path, "Path", "path", "a path"),
  ]
}

/// The values of the custom properties of some sheets.
struct CustomPropertyValuesByName {
  /// The values in the sheets, by name.
  private(set) var written: [String: [String]] = [:]

  /// The values at a root in each theme, by name. The theme is `nil` in sheets without themes.
  private(set) var byTheme: [String: [(theme: String?, value: String)]] = [:]

  private var registrations: [String: ValueKind] = [:]

  /// Adds those of a compiled sheet.
  mutating func add(_ sheet: CompiledStylesheet) {
    for (name, registration) in sheet.registrations where registrations[name] == nil {
      registrations[name] = registration.kind
    }
    var isReferring: Set<String> = []
    for tree in sheet.trees {
      for node in tree.nodes where node.kind == .declaration && tree.tape.isDashedIdent(node.nameToken) {
        let name = tree.tape.name(node.nameToken)
        guard !VariableReferences.appear(node.content, in: tree.tape) else {
          isReferring.insert(name)
          continue
        }
        let text = TokenSlice(tape: tree.tape, tokens: node.content).text
        if WideKeyword(rawValue: text.lowercased()) == nil { written[name, default: []].append(text) }
      }
    }
    let themes: [String?] = sheet.themeNames.isEmpty ? [nil] : sheet.themeNames
    let environments = themes.map { StyleEnvironment(themeName: $0) }
    let count = sheet.countWithinCustomPropertyLimit(of: environments)
    for root in sheet.rootCustomProperties(in: Array(environments.prefix(count))) {
      let theme = root.environment.themeName
      for (name, value) in root.values {
        if isReferring.contains(name) { written[name, default: []].append(value.text) }
        if byTheme[name]?.contains(where: { $0.theme == theme }) != true {
          byTheme[name, default: []].append((theme, value.text))
        }
      }
    }
  }

  /// Returns the type of a custom property.
  func type(of name: String) -> CustomPropertyType {
    registrations[name].map(CustomPropertyType.registered) ?? .common(to: written[name] ?? [])
  }
}
