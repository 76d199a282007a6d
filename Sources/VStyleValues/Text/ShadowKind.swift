import VStyleSyntax

extension ValueKind {
  /// A shadow, such as `0 1px 3px black`. Swift: ``Shadow``.
  ///
  /// The lengths are the horizontal and the vertical offset and an optional blur radius. An optional color is before or
  /// after them. Default: no blur, `currentcolor`.
  ///
  /// - Spec: https://www.w3.org/TR/css-backgrounds-3/#typedef-shadow
  public static let shadow = ValueKind(
    name: "shadow", syntax: "<shadow>", swiftTypeName: "Shadow",
    samples: [Shadow(color: .black), Shadow(offset: Size(width: 1, height: -2), blurRadius: 3, color: .label)].map {
      SpecifiedShadow($0).value
    },
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in try SpecifiedShadow(&parser).value },
    serialize: { value in value[as: Shadow.self].map { SpecifiedShadow($0).serialized } ?? "" },
    convert: { any in (any as? Shadow).map { SpecifiedShadow($0).value } },
    check: { value in
      guard let shadow = value[as: Shadow.self] else { return nil }
      let isFinite = [shadow.offset.width, shadow.offset.height, shadow.blurRadius].allSatisfy(\.isFinite)
      return isFinite && shadow.blurRadius >= 0 ? nil : "finite numbers, the blur from 0 up"
    })
}

/// The specified value of a shadow.
private struct SpecifiedShadow: DeferredValue {
  static let expected = "<color>? && [ <length>{2} <length [0,∞]>? ]"
  private static let blurSyntax = NumericSyntax.length.in(NumericRange(0...))

  let x: Numeric
  let y: Numeric
  let blur: Numeric
  let color: StyleValue

  init(_ shadow: Shadow) {
    x = .constant(shadow.offset.width)
    y = .constant(shadow.offset.height)
    blur = .constant(shadow.blurRadius)
    color = ValueKind.color.specified(StyleValue(shadow.color))
  }

  init(_ parser: inout ValueParser) throws(ValueError) {
    let colorBefore = try SpecifiedShadow.parseColor(&parser)
    guard SpecifiedShadow.isLength(&parser) else {
      if parser.cursor.isIdent("inset") {
        throw parser.error(.unknownKeyword, expected: SpecifiedShadow.expected, help: "a view has no inner shadow")
      }
      throw parser.error(
        parser.cursor.kind == .endOfFile ? .wrongArity : .valueTypeMismatch, expected: SpecifiedShadow.expected)
    }
    x = try NumericSyntax.length.parse(&parser)
    guard parser.next() != .endOfFile else { throw parser.error(.wrongArity, expected: "2 or 3 lengths") }
    y = try NumericSyntax.length.parse(&parser)
    blur = SpecifiedShadow.isLength(&parser) ? try SpecifiedShadow.blurSyntax.parse(&parser) : .constant(0)
    if SpecifiedShadow.isLength(&parser) {
      throw parser.error(.wrongArity, expected: "2 or 3 lengths", help: "a view's shadow has no spread distance")
    }
    let colorAfter = colorBefore == nil ? try SpecifiedShadow.parseColor(&parser) : nil
    color = colorBefore ?? colorAfter ?? ColorExpression.currentColor.value
  }

  private static func isLength(_ parser: inout ValueParser) -> Bool {
    switch parser.next() {
    case .number, .dimension, .percentage: !ColorParser.isHexNumber(parser)
    case .function: CalculationParser.isFunction(parser.cursor)
    default: false
    }
  }

  /// Parses a color; `nil` if the next token does not start one.
  private static func parseColor(_ parser: inout ValueParser) throws(ValueError) -> StyleValue? {
    switch parser.next() {
    case .hash: break
    case .ident where !parser.cursor.isIdent("inset"): break
    case .function where !CalculationParser.isFunction(parser.cursor): break
    case .number, .dimension: guard ColorParser.isHexNumber(parser) else { return nil }
    default: return nil
    }
    return try ValueKind.color.parse(&parser)
  }

  /// The value of a property: a shadow, or this specified value if it depends on the context.
  var value: StyleValue {
    let isConstant = [x, y, blur].allSatisfy { $0.constant != nil } && !color.dependsOnContext
    return isConstant ? resolve(in: ValueContext()) : StyleValue(deferred: self)
  }

  func resolve(in context: ValueContext) -> StyleValue {
    let size = Size(width: x.resolved(in: context), height: y.resolved(in: context))
    let color = color.resolved(in: context)[as: Color.self] ?? .clear
    return StyleValue(Shadow(offset: size, blurRadius: blur.resolved(in: context), color: color))
  }

  var serialized: String {
    let lengths = [x, y].map { $0.serialized(.length) }
    let radius = blur == .constant(0) ? [] : [blur.serialized(SpecifiedShadow.blurSyntax)]
    return (lengths + radius + [ValueKind.color.serialize(color)]).joined(separator: " ")
  }
}
