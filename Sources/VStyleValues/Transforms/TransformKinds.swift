package import VStyleSyntax

extension ValueKind {
  /// A transform of the plane: `identity`, or a list of functions. Swift: ``Transform``.
  ///
  /// In a list such as `translate(10px, 0) rotate(45deg)`, the last function applies first. `none` is parsed as
  /// `identity`, as in CSS.
  ///
  /// - Spec: https://www.w3.org/TR/css-transforms-1/#transform-property
  public static let transform = ValueKind(
    name: "transform", syntax: "<transform>", swiftTypeName: "Transform",
    samples: [
      StyleValue(Transform.identity), StyleValue(Transform(translationX: 10, y: -2.5)),
      StyleValue(Transform(rotationInDegrees: 30)),
    ],
    keywords: ["identity", "none"],
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
      try TransformList(dimension: .plane, &parser).value
    },
    serialize: { value in value[as: Transform.self].map { Transform3D($0).serialized } ?? "" },
    convert: { ($0 as? Transform).map { StyleValue($0) } },
    check: { value in
      value[as: Transform.self].flatMap { Transform3D($0).isFinite ? nil : "finite numbers" }
    })

  /// A transform of space: as ``transform``, with the three-dimensional functions too. Swift: ``Transform3D``.
  ///
  /// - Spec: https://www.w3.org/TR/css-transforms-2/#transform-functions
  public static let transform3D = ValueKind(
    name: "transform-3d", syntax: "<transform-3d>", swiftTypeName: "Transform3D",
    samples: [
      StyleValue(Transform3D.identity), StyleValue(Transform3D(Transform(scaleX: 2, y: 0.5))),
      StyleValue(Transform3D(perspective: 500).concatenating(Transform3D(rotationInDegrees: 20, x: 1, y: 1, z: 0))),
    ],
    keywords: ["identity", "none"],
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
      try TransformList(dimension: .space, &parser).value
    },
    serialize: { value in value[as: Transform3D.self].map(\.serialized) ?? "" },
    convert: { ($0 as? Transform3D).map { StyleValue($0) } },
    check: { value in value[as: Transform3D.self].flatMap { $0.isFinite ? nil : "finite numbers" } })
}

/// The specified value of a transform: a list of functions.
private struct TransformList: DeferredValue {
  let dimension: TransformFunction.Dimension
  let calls: [Call]

  struct Call: Hashable {
    let function: TransformFunction
    let arguments: [Numeric]
  }

  init(dimension: TransformFunction.Dimension, _ parser: inout ValueParser) throws(ValueError) {
    self.dimension = dimension
    _ = parser.next()
    guard !parser.cursor.consume(ident: "identity"), !parser.cursor.consume(ident: "none") else {
      calls = []
      return
    }
    let start = parser
    var calls: [Call] = []
    repeat { calls.append(try TransformList.parseCall(dimension, &parser)) } while parser.next() == .function
    self.calls = calls
    guard matrix(in: ValueContext()).isFinite else {
      throw start.error(.invalidNumber, expected: "a transform of finite numbers")
    }
  }

  private static func parseCall(
    _ dimension: TransformFunction.Dimension, _ parser: inout ValueParser
  ) throws(ValueError) -> Call {
    let expected = "identity | <transform-function>+"
    guard parser.next() == .function else { throw parser.error(.valueTypeMismatch, expected: expected) }
    let known = TransformFunction.all.filter { dimension == .space || $0.dimension == .plane }
    guard let function = TransformFunction.named(parser.cursor.name) else {
      throw parser.unknownFunction(expected: expected, among: known.map(\.name))
    }
    guard known.contains(function) else {
      throw parser.error(
        .unknownFunction, expected: expected, help: "`\(function.name)()` leads out of the plane")
    }
    let range = parser.cursor.range
    var inside = ValueParser(parser.cursor.enterBlock())
    var arguments: [Numeric] = []
    repeat {
      guard arguments.count < function.arguments.count else {
        throw inside.error(.wrongArity, expected: function.arity)
      }
      arguments.append(try parseArgument(arguments.count, of: function, &inside))
      _ = inside.next()
    } while inside.cursor.consume(.comma)
    try inside.expectEnd("`,` or `)`")
    guard arguments.count >= function.arguments.count - function.optionalCount else {
      throw ValueError(
        .wrongArity, at: range, expected: function.arity,
        found: arguments.count == 1 ? "1 argument" : "\(arguments.count) arguments")
    }
    return Call(function: function, arguments: arguments)
  }

  private static func parseArgument(
    _ index: Int, of function: TransformFunction, _ parser: inout ValueParser
  ) throws(ValueError) -> Numeric {
    let syntax = function.arguments[index]
    // A viewer who is infinitely far away sees no perspective.
    if function.name == "perspective", parser.next() == .ident, parser.cursor.consume(ident: "none") {
      return .constant(.infinity)
    }
    if syntax.dimension == .length, parser.next() == .percentage {
      throw parser.error(
        .unitNotAllowed, expected: syntax.text, help: "a style does not know the size of the view; write a length")
    }
    return try syntax.parse(&parser)
  }

  private func matrix(in context: ValueContext) -> Transform3D {
    calls.reduce(.identity) { whole, call in
      call.function.matrix(call.arguments.map { $0.resolved(in: context) }).concatenating(whole)
    }
  }

  /// The value of a property: a transform, or this specified value if it depends on the context.
  var value: StyleValue {
    let isConstant = calls.allSatisfy { $0.arguments.allSatisfy { $0.constant != nil } }
    return isConstant ? resolve(in: ValueContext()) : StyleValue(deferred: self)
  }

  func resolve(in context: ValueContext) -> StyleValue {
    let matrix = matrix(in: context)
    let finite = matrix.isFinite ? matrix : .identity
    return dimension == .space ? StyleValue(finite) : StyleValue(finite.plane ?? .identity)
  }

  var serialized: String {
    calls.map { call in
      let arguments = zip(call.arguments, call.function.arguments).map { argument, syntax in
        argument.constant == .infinity ? "none" : argument.serialized(syntax)
      }
      return "\(call.function.name)(\(arguments.joined(separator: ", ")))"
    }.joined(separator: " ")
  }
}

extension Transform3D {
  /// Parses a transform of space that consists of all the tokens of a cursor as its functions, resolved in a context.
  ///
  /// - Throws: ``ValueError`` if the tokens are no transform.
  package static func functions(
    _ cursor: TokenCursor, in context: ValueContext
  ) throws(ValueError) -> [(name: String, arguments: [Double])] {
    var parser = ValueParser(cursor)
    try parser.checkDepth()
    let list = try TransformList(dimension: .space, &parser)
    try parser.expectEnd(ValueKind.transform3D.syntax)
    return list.calls.map { ($0.function.name, $0.arguments.map { $0.resolved(in: context) }) }
  }

  fileprivate var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// The canonical text: `identity`, `matrix()` for a transform of the plane, or `matrix3d()`.
  fileprivate var serialized: String {
    guard self != .identity else { return "identity" }
    let plane = plane.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] }
    let arguments = (plane ?? numbers).map(CSSSerialization.serialize(number:)).joined(separator: ", ")
    return plane == nil ? "matrix3d(\(arguments))" : "matrix(\(arguments))"
  }
}
