import VStyleSyntax

/// Parses `calc()` and the other mathematical functions, and checks the types of their operands.
///
/// - Spec: https://www.w3.org/TR/css-values-4/#calc-syntax
struct CalculationParser {
  /// The component names that are numbers in a relative color; empty outside relative colors.
  var channels: [String] = []
  /// The dimension whose values can be written without a unit, as points are; `nil` for none.
  ///
  /// A number beside a value of this dimension is in its canonical unit: `max(8, 1em)` is `max(8pt, 1em)`.
  var plainDimension: Dimension?
  /// The unit of percentages. Default: percentages of no other quantity.
  var percentUnit = CalculationUnit.percent

  /// A part of the tree with its type and its range in the source.
  private struct Part {
    var node: Calculation
    var type: CalculationType
    var range: SourceRange

    /// The number in the canonical unit of a dimension.
    func inCanonicalUnit(of dimension: Dimension) -> Part {
      let unit = CalculationUnit.canonical(dimension)
      var part = self
      if case .value(let number, _) = node {
        part.node = .value(number, unit)
      } else {
        part.node = .product([node, .value(1, unit)])
      }
      part.type = CalculationType(dimension)
      return part
    }
  }

  /// Gives the numbers in a list the unit of the values that they are beside.
  private func unify(_ parts: inout [Part]) {
    guard let plainDimension, parts.contains(where: { $0.type == CalculationType(plainDimension) }) else { return }
    for index in parts.indices where parts[index].type == .number {
      parts[index] = parts[index].inCanonicalUnit(of: plainDimension)
    }
  }

  /// Whether the current token of a cursor is a mathematical function.
  static func isFunction(_ cursor: TokenCursor) -> Bool {
    cursor.kind == .function && CalculationFunction.names.contains(NameStyle.lowercased(cursor.name))
  }

  /// Parses the function at the current token and simplifies it.
  func parse(_ parser: inout ValueParser) throws(ValueError) -> Calculation {
    try consumeFunction(&parser).node.simplified
  }

  private func consumeFunction(_ parser: inout ValueParser) throws(ValueError) -> Part {
    let name = NameStyle.lowercased(parser.cursor.name)
    guard CalculationFunction.names.contains(name) else {
      throw parser.unknownFunction(expected: "a mathematical function", among: CalculationFunction.names.sorted())
    }
    let range = parser.cursor.range
    var inside = ValueParser(parser.cursor.enterBlock())
    guard name != "calc" else {
      let sum = try consumeSum(&inside)
      try expectEnd(of: &inside)
      return sum
    }
    let strategy = name == "round" ? try consumeStrategy(&inside) : nil
    var arguments = try consumeArguments(&inside, bounds: name == "clamp" ? .canBeNone : .numbers)
    guard let function = CalculationFunction.named(name, strategy: strategy) else {
      throw parser.error(.unknownFunction, expected: "a mathematical function")
    }
    guard function.argumentCount.contains(arguments.count) else {
      throw ValueError(
        .wrongArity, at: range, expected: "\(count(function.argumentCount)) in `\(name)()`",
        found: arguments.count == 1 ? "1 argument" : "\(arguments.count) arguments")
    }
    if function.signature.hasSameTypes { unify(&arguments) }
    try check(arguments, of: function)
    return Part(
      node: .function(function, arguments.map(\.node)), type: function.signature.resultType(arguments[0].type),
      range: range)
  }

  private func count(_ range: ClosedRange<Int>) -> String {
    guard range.lowerBound != range.upperBound else {
      return range.lowerBound == 1 ? "1 argument" : "\(range.lowerBound) arguments"
    }
    return range.upperBound > 100 ? "1 or more arguments" : "\(range.lowerBound) to \(range.upperBound) arguments"
  }

  private func consumeStrategy(_ parser: inout ValueParser) throws(ValueError) -> String? {
    guard parser.next() == .ident else { return nil }
    let name = NameStyle.lowercased(parser.cursor.name)
    guard CalculationFunction.strategies.contains(name) else { return nil }
    parser.cursor.advance()
    guard parser.next() == .comma else { throw parser.error(.badArgument, expected: "`,` and a number") }
    parser.cursor.advance()
    return name
  }

  /// Whether the first and the third argument can be `none`, as in `clamp()`.
  private enum Bounds { case numbers, canBeNone }

  private func consumeArguments(_ parser: inout ValueParser, bounds: Bounds) throws(ValueError) -> [Part] {
    var arguments: [Part] = []
    var missing: [Int] = []
    repeat {
      if bounds == .canBeNone, arguments.count != 1, parser.next() == .ident, parser.cursor.isIdent("none") {
        missing.append(arguments.count)
        arguments.append(Part(node: .number(0), type: .number, range: parser.cursor.range))
        parser.cursor.advance()
      } else {
        arguments.append(try consumeSum(&parser))
      }
      _ = parser.next()
    } while parser.cursor.consume(.comma)
    try expectEnd(of: &parser)
    // A bound of `none` is infinite and has the type of the value.
    for index in missing where arguments.count == 3 {
      let unit = CalculationUnit.canonical(arguments[1].type.base.flatMap { $0 })
      arguments[index].node = .value(index == 0 ? -.infinity : .infinity, unit)
      arguments[index].type = arguments[1].type
    }
    return arguments
  }

  private func check(_ arguments: [Part], of function: CalculationFunction) throws(ValueError) {
    let name = function.name
    for argument in arguments {
      switch function.signature {
      case .anyToNumber: break
      case .sameType, .sameTypeToAngle, .sameTypeToNumber:
        try require(argument.type == arguments[0].type, argument, arguments[0].type.description, in: name)
      case .numbers, .numberToAngle: try require(argument.type == .number, argument, "<number>", in: name)
      case .angleToNumber:
        try require(argument.type == .number || argument.type == .angle, argument, "<number> | <angle>", in: name)
      }
    }
    if function.name == "round", arguments.count == 1 {
      try require(arguments[0].type == .number, arguments[0], "<number>, or a step as second argument", in: name)
    }
  }

  private func require(
    _ condition: Bool, _ argument: Part, _ expected: String, in name: String
  ) throws(ValueError) {
    guard !condition else { return }
    throw ValueError(
      .calcTypeError, at: argument.range, expected: "\(expected) in `\(name)()`",
      found: "a calculation of type \(argument.type.description)")
  }

  private func consumeSum(_ parser: inout ValueParser) throws(ValueError) -> Part {
    var terms = [try consumeProduct(&parser)]
    var minuses: [Int] = []
    while true {
      let hasSpace = parser.cursor.skipTrivia()
      guard parser.cursor.isDelim("+") || parser.cursor.isDelim("-") else { break }
      let isMinus = parser.cursor.isDelim("-")
      let sign = parser.cursor
      parser.cursor.advance()
      let isFollowedBySpace = parser.cursor.skipTrivia()
      guard parser.cursor.kind != .endOfFile else {
        throw parser.error(
          .badArgument, expected: "a value after `\(isMinus ? "-" : "+")`",
          help: "write a value after the sign, or remove it")
      }
      guard isFollowedBySpace, hasSpace else {
        let spaces = (before: hasSpace ? "" : " ", after: isFollowedBySpace ? "" : " ")
        throw CalculationParser.unspacedOperator(
          ValueParser(sign), writing: spaces.before + (isMinus ? "-" : "+") + spaces.after)
      }
      if isMinus { minuses.append(terms.count) }
      terms.append(try consumeProduct(&parser))
    }
    guard terms.count > 1 else { return terms[0] }
    unify(&terms)
    for term in terms where term.type != terms[0].type {
      throw ValueError(
        .calcTypeError, at: term.range, expected: "\(terms[0].type.description), as before the sign",
        found: "a calculation of type \(term.type.description)",
        help: [terms[0].type, term.type].contains(.length) ? "write lengths with a unit, such as `10pt`" : nil)
    }
    for index in minuses { terms[index].node = .negate(terms[index].node) }
    return Part(
      node: .sum(terms.map(\.node)), type: terms[0].type,
      range: SourceRange(terms[0].range.start, terms[terms.count - 1].range.end))
  }

  private func consumeProduct(_ parser: inout ValueParser) throws(ValueError) -> Part {
    var product = try consumeOperand(&parser)
    var factors = [product.node]
    while true {
      let start = parser.cursor
      _ = parser.next()
      let isQuotient = parser.cursor.isDelim("/")
      guard isQuotient || parser.cursor.isDelim("*") else {
        parser.cursor = start
        break
      }
      parser.cursor.advance()
      let factor = try consumeOperand(&parser)
      factors.append(isQuotient ? .invert(factor.node) : factor.node)
      product.type = product.type * (isQuotient ? factor.type.inverted : factor.type)
      product.range = SourceRange(product.range.start, factor.range.end)
    }
    product.node = factors.count == 1 ? product.node : .product(factors)
    return product
  }

  private func consumeOperand(_ parser: inout ValueParser) throws(ValueError) -> Part {
    let kind = parser.next()
    let cursor = parser.cursor
    switch kind {
    case .number: return consumeValue(&parser, .number)
    case .percentage: return consumeValue(&parser, percentUnit)
    case .dimension:
      let unit: CalculationUnit
      do throws(ValueError) {
        unit = try NumericSyntax.consumeUnit(parser, expected: "a number, a length, an angle or a time")
      } catch {
        guard let spaced = CalculationParser.difference(cursor) else { throw error }
        throw CalculationParser.unspacedOperator(parser, writing: spaced)
      }
      return consumeValue(&parser, unit)
    case .leftParenthesis:
      var inside = ValueParser(parser.cursor.enterBlock())
      let sum = try consumeSum(&inside)
      try expectEnd(of: &inside)
      return sum
    case .function: return try consumeFunction(&parser)
    case .ident:
      let name = NameStyle.lowercased(cursor.name)
      guard let node = keyword(name) else { break }
      parser.cursor.advance()
      return Part(node: node, type: .number, range: cursor.range)
    default: break
    }
    throw parser.error(.badArgument, expected: channels.isEmpty ? "a number" : "a number or a component's name")
  }

  private func consumeValue(_ parser: inout ValueParser, _ unit: CalculationUnit) -> Part {
    let cursor = parser.cursor
    parser.cursor.advance()
    let number = cursor.tape.number(cursor.index)
    let canonical = unit.canonical(number).map { Calculation.value($0, .canonical(unit.dimension)) }
    let node = canonical ?? .value(number, unit)
    return Part(node: node, type: CalculationType(unit.dimension), range: cursor.range)
  }

  private func keyword(_ name: String) -> Calculation? {
    switch name {
    case "pi": .number(.pi)
    case "e": .number(Maths.exponential(1))
    case "infinity": .number(.infinity)
    case "-infinity": .number(-.infinity)
    case "nan": .number(.nan)
    default: channels.contains(name) ? .channel(name) : nil
    }
  }

  private func expectEnd(of parser: inout ValueParser) throws(ValueError) {
    guard parser.next() != .endOfFile else { return }
    let cursor = parser.cursor
    if [.number, .dimension, .percentage].contains(cursor.kind), cursor.tape.hasSign(cursor.index) {
      let text = cursor.tape.source.text(in: cursor.range)
      let isBehindSpace = cursor.index > 0 && cursor.tape.kind(cursor.index - 1).isTrivia
      throw CalculationParser.unspacedOperator(
        parser, writing: (isBehindSpace ? "" : " ") + text.prefix(1) + " " + text.dropFirst())
    }
    throw parser.error(.badArgument, expected: "an operator or `)`")
  }

  /// A difference that is one token without its white space, written with it: `8px-2px`, or `8px-var` before `(`.
  ///
  /// - Returns: `nil` for any other dimension.
  private static func difference(_ cursor: TokenCursor) -> String? {
    let text = cursor.tape.source.text(in: cursor.range)
    let unit = cursor.tape.unit(cursor.index)
    guard let hyphen = unit.firstIndex(of: "-"), text.hasSuffix(unit),
      CalculationUnit.named(NameStyle.lowercased(String(unit[..<hyphen]))) != nil
    else { return nil }
    let right = unit[unit.index(after: hyphen)...]
    guard right.first?.isNumber ?? false || cursor.kind(ahead: 1) == .leftParenthesis && !right.isEmpty else {
      return nil
    }
    return text.dropLast(unit.count) + unit[..<hyphen] + " - " + right
  }

  private static func unspacedOperator(_ parser: ValueParser, writing text: String) -> ValueError {
    var error = parser.error(.unspacedCalcOperator, expected: "white space on both sides of `+` and `-`")
    error.help = "write `\(text)`"
    error.suggestion = text
    return error
  }
}
