import VStyleSyntax

extension ValueKind {
  /// A color. Swift: ``Color``.
  ///
  /// The grammar has the colors of CSS Color 4, `color-mix()`, `contrast-color()`, relative colors, `light-dark()`,
  /// `0xRRGGBB`, the system colors and `skin-color()`.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-4/#color-syntax
  public static let color = ValueKind(
    name: "color", syntax: "<color>", swiftTypeName: "Color",
    samples: [
      value(of: .black), value(of: .clear), value(of: Color(hex: 0x036EB7)),
      value(of: Color(.displayP3, 0.1, 0.5, 1, alpha: 0.25)),
      value(of: Color(.oklch, 0.72, 0.13, 0, missing: .third)), value(of: .systemRed),
      ColorExpression.currentColor.value,
    ],
    keywords: ColorParser.keywords,
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in try ColorParser.parse(&parser).value },
    serialize: { value in value[as: Color.self].map(\.serialized) ?? "" },
    convert: { any in (any as? Color).map(value) }
  ).withPlainSyntax(.color)

  /// The value of a color from Swift code, equal to the value that its text parses to.
  private static func value(of color: Color) -> StyleValue {
    switch color.storage {
    case .components(let components): StyleValue(Color(components.computed))
    case .system(let system): ColorExpression.system(system).value
    }
  }
}
