import VStyleSyntax

extension ValueKind {
  /// A visual effect: `blur(dark)` or `vibrancy(system-material secondary-label)`. Swift: ``VisualEffect``.
  ///
  /// The vibrancy style is optional, as in `vibrancy(system-material)`. Default: `label`.
  public static let effect = ValueKind(
    "effect", type: VisualEffect.self,
    parse: { (parser: inout ValueParser) throws(ValueError) -> VisualEffect in try parseEffect(&parser) },
    serialize: { effect in
      switch effect {
      case .blur(let style): "blur(\(style.keyword))"
      case .vibrancy(let style, .label): "vibrancy(\(style.keyword))"
      case .vibrancy(let style, let vibrancy): "vibrancy(\(style.keyword) \(vibrancy.keyword))"
      }
    },
    samples: [.blur(.light), .blur(.systemMaterial), .vibrancy(.dark, .label), .vibrancy(.regular, .separator)])

  private static let blurStyles = NameTable(VisualEffect.BlurStyle.self)
  private static let vibrancyStyles = NameTable(VisualEffect.VibrancyStyle.self)

  private static func parseEffect(_ parser: inout ValueParser) throws(ValueError) -> VisualEffect {
    let expected = "blur(<style>) | vibrancy(<style> <prominence>?)"
    guard parser.next() == .function else { throw parser.error(.valueTypeMismatch, expected: expected) }
    let isBlur = parser.cursor.isFunction("blur")
    guard isBlur || parser.cursor.isFunction("vibrancy") else {
      throw parser.unknownFunction(expected: expected, among: ["blur", "vibrancy"])
    }
    var inside = ValueParser(parser.cursor.enterBlock())
    let style = try parseKeyword(of: blurStyles, &inside)
    var effect = VisualEffect.blur(style)
    if !isBlur { effect = .vibrancy(style, inside.isAtEnd ? .label : try parseKeyword(of: vibrancyStyles, &inside)) }
    try inside.expectEnd("`)`")
    return effect
  }
}
