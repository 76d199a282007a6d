import VStyleSyntax

extension ValueKind {
  /// The weight of a font: a number from 1 to 1000, or a keyword such as `bold`. Swift: ``Font/Weight``.
  ///
  /// - Spec: https://www.w3.org/TR/css-fonts-4/#font-weight-prop
  public static let fontWeight = ValueKind(
    "font-weight", type: Font.Weight.self, keywords: Font.Weight.keywords.map(\.name),
    parse: { (parser: inout ValueParser) throws(ValueError) -> Font.Weight in
      let names = Font.Weight.keywords.map(\.name)
      let expected = "<integer [1,1000]> | \(shortened(names))"
      switch parser.next() {
      case .ident:
        guard let weight = Font.Weight.table[parser.cursor.name] else {
          throw parser.unknownKeyword(expected: expected, among: names)
        }
        parser.cursor.advance()
        return weight
      case .number, .dimension, .percentage, .function:
        let start = parser
        guard case .constant(let number) = try NumericSyntax.integer.in(NumericRange(1...1000)).parse(&parser) else {
          throw start.error(.unitNotAllowed, expected: expected)
        }
        return Font.Weight(Int(number))
      default: throw parser.error(.valueTypeMismatch, expected: expected)
      }
    },
    serialize: { weight in Font.Weight.keywords.first { $0.weight == weight }?.name ?? "\(weight.value)" },
    samples: [.regular, .bold, 650])
}
