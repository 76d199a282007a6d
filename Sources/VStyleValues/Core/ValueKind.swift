public import VStyleSyntax

/// A kind of value: its grammar, its Swift type and the ways between them. One row per kind.
///
/// ```swift
/// extension ValueKind {
///   static let temperature = ValueKind(
/// "temperature", type: Temperature.self, parse: Temperature.parse, serialize: { $0.text }, samples: [.zero, .boiling])
/// }
/// ```
public struct ValueKind: Sendable {
  // OPTIMIZATION: One reference, since kinds are copied with every property that is looked up.
  private let definition: Definition

  private final class Definition: Sendable {
    let name: String
    let syntax: String
    let swiftTypeName: String
    let samples: [Value]
    let keywords: [String]
    let members: [Member]
    let longhands: [Longhand]
    let parse: @Sendable (inout ValueParser) throws(ValueError) -> Value
    let serialize: @Sendable (Value) -> String
    let convert: @Sendable (Any) -> Value?
    let check: @Sendable (Value) -> String?
    let plain: PlainSyntax

    init(
      name: String, syntax: String, swiftTypeName: String, samples: [Value], keywords: [String], members: [Member],
      longhands: [Longhand],
      parse: @escaping @Sendable (inout ValueParser) throws(ValueError) -> Value,
      serialize: @escaping @Sendable (Value) -> String, convert: @escaping @Sendable (Any) -> Value?,
      check: @escaping @Sendable (Value) -> String?, plain: PlainSyntax
    ) {
      self.name = name
      self.syntax = syntax
      self.swiftTypeName = swiftTypeName
      self.samples = samples
      self.keywords = keywords
      self.members = members
      self.longhands = longhands
      self.parse = parse
      self.serialize = serialize
      self.convert = convert
      self.check = check
      self.plain = plain
    }
  }

  /// A named part of a value.
  public struct Member: Sendable {
    /// The name, in kebab-case.
    public let name: String
    /// The kind of the part.
    public let kind: ValueKind

    /// Makes a part.
    public init(name: String, kind: ValueKind) {
      self.name = name
      self.kind = kind
    }
  }

  /// Makes a kind from closures over erased values; the typed initializer below is the usual way.
  public init(
    name: String, syntax: String, swiftTypeName: String, samples: [Value], keywords: [String] = [],
    members: [Member] = [], longhands: [Longhand] = [],
    parse: @escaping @Sendable (inout ValueParser) throws(ValueError) -> Value,
    serialize: @escaping @Sendable (Value) -> String,
    convert: @escaping @Sendable (Any) -> Value?,
    check: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) {
    self.init(
      name: name, syntax: syntax, swiftTypeName: swiftTypeName, samples: samples, keywords: keywords,
      members: members, longhands: longhands, plain: .none, parse: parse, serialize: serialize, convert: convert,
      check: check)
  }

  /// Makes a kind, some values of which are plain.
  ///
  /// - Parameter plain: reads nothing that `parse` does not read as the same value.
  init(
    name: String, syntax: String, swiftTypeName: String, samples: [Value], keywords: [String] = [],
    members: [Member] = [], longhands: [Longhand] = [], plain: PlainSyntax,
    parse: @escaping @Sendable (inout ValueParser) throws(ValueError) -> Value,
    serialize: @escaping @Sendable (Value) -> String,
    convert: @escaping @Sendable (Any) -> Value?,
    check: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) {
    definition = Definition(
      name: name, syntax: syntax, swiftTypeName: swiftTypeName, samples: samples, keywords: keywords,
      members: members, longhands: longhands, parse: parse, serialize: serialize, convert: convert, check: check,
      plain: plain)
  }

  /// Makes a kind of a Swift type.
  ///
  /// - Parameters:
  ///   - name: the kind's name, in kebab-case.
  ///   - syntax: the grammar; `<name>` where it is left out.
  ///   - parse: reads one value and nothing after it.
  ///   - serialize: writes the canonical text, which parses back to an equal value.
  ///   - convert: takes a value of Swift code; a cast to the type where it is left out.
  ///   - check: says what is wrong with a value that the type allows but the kind does not.
  public init<T: Hashable & Sendable>(
    _ name: String, syntax: String? = nil, type: T.Type, keywords: [String] = [],
    parse: @escaping @Sendable (inout ValueParser) throws(ValueError) -> T,
    serialize: @escaping @Sendable (T) -> String,
    convert: @escaping @Sendable (Any) -> T? = { $0 as? T },
    check: @escaping @Sendable (T) -> String? = { _ in nil },
    samples: [T]
  ) {
    self.init(
      name: name, syntax: syntax ?? "<\(name)>", swiftTypeName: "\(T.self)", samples: samples.map { Value($0) },
      keywords: keywords,
      parse: { (parser: inout ValueParser) throws(ValueError) -> Value in Value(try parse(&parser)) },
      serialize: { $0[as: T.self].map(serialize) ?? "" },
      convert: { convert($0).map { Value($0) } },
      check: { $0[as: T.self].flatMap(check) })
  }
}

extension ValueKind {
  /// The name of the kind: what the grammar calls it, without angle brackets.
  public var name: String { definition.name }

  /// The grammar, in the value definition syntax: `<color>`, `<number [0,1]>`, `none | single-line`.
  public var syntax: String { definition.syntax }

  /// The name of the Swift type that values of the kind hold, for messages.
  public var swiftTypeName: String { definition.swiftTypeName }

  /// Some different values of the kind, at least two: for documentation and for laws over all kinds.
  public var samples: [Value] { definition.samples }

  /// The keywords that can stand for a value, for completion and messages; empty where any text can.
  public var keywords: [String] { definition.keywords }

  /// The named parts of a value such as a record, for completion and documentation; empty where there are none.
  public var members: [Member] { definition.members }

  /// The parts that a sheet may set by themselves, in the order of CSS; empty where there are none.
  public var longhands: [Longhand] { definition.longhands }

  /// Whether the kind is ``any``.
  package var isAny: Bool { definition === Self.any.definition }

  /// Which of its values are plain.
  package var plainSyntax: PlainSyntax { definition.plain }

  var parseValue: @Sendable (inout ValueParser) throws(ValueError) -> Value { definition.parse }
  var serializeValue: @Sendable (Value) -> String { definition.serialize }
  var convertAny: @Sendable (Any) -> Value? { definition.convert }
  var checkValue: @Sendable (Value) -> String? { definition.check }
}

extension ValueKind {
  /// Reads one value and leaves the parser after it.
  public func parse(_ parser: inout ValueParser) throws(ValueError) -> Value { try parseValue(&parser) }

  /// Reads a value that takes all the tokens of a cursor.
  public func parseWhole(_ cursor: TokenCursor) throws(ValueError) -> Value {
    var parser = ValueParser(cursor)
    try parser.checkDepth()
    let value = try parse(&parser)
    try parser.expectEnd(syntax)
    return value
  }

  /// Reads a value from a text.
  public func parse(_ text: String) throws(ValueError) -> Value {
    try parseWhole(TokenCursor(TokenTape(SourceText(text))))
  }

  /// The canonical text of a value of this kind. Parses back to an equal value.
  public func serialize(_ value: Value) -> String {
    if value.isNone { return "none" }
    return value.deferredText ?? serializeValue(value)
  }

  /// Takes a value of Swift code: checks its type and its range.
  ///
  /// Numbers of every Swift type fit a number; nothing is converted that could surprise.
  public func convert(_ any: Any) -> Result<Value, ConversionError> {
    // OPTIMIZATION: A cast that fails takes longer than what is left of a conversion.
    let isValue = type(of: any) == Value.self
    guard let value = isValue ? any as? Value : convertAny(any) ?? any as? Value ?? convertStandIn(any) else {
      return .failure(ConversionError(expected: "\(swiftTypeName) (\(syntax))", found: "\(type(of: any))"))
    }
    return checked(value)
  }

  /// A value of a type that stands for another one, such as `Decimal` for a number; `nil` if that one does not fit.
  private func convertStandIn(_ any: Any) -> Value? {
    guard let value = (any as? any Bindable)?.value, !value.isNone else { return nil }
    return convertAny(value.payload)
  }

  /// A member's value as a sheet would say it: a color that follows the scheme stays open until the scheme
  /// is known.
  package func specified(_ value: Value) -> Value { value.isNone ? value : convertAny(value.payload) ?? value }

  private func checked(_ value: Value) -> Result<Value, ConversionError> {
    if let problem = checkValue(value) {
      return .failure(ConversionError(expected: problem, found: "\(value.payload)"))
    }
    return .success(value)
  }

  /// The same kind with `none` as a further value, for members that can be `nil`.
  public var orNone: ValueKind {
    guard !acceptsNone else { return self }
    let inner = self
    // OPTIMIZATION: Whether something is an optional takes long to find out, so it is asked last where `nil` does not
    // fit.
    let takesNil = inner.convertAny(Never?.none as Any) != nil
    return ValueKind(
      name: name, syntax: "\(syntax) | none", swiftTypeName: "\(swiftTypeName)?", samples: samples + [.none],
      keywords: keywords + ["none"], members: members, longhands: longhands, plain: plainSyntax,
      parse: { (parser: inout ValueParser) throws(ValueError) -> Value in
        if parser.next() == .ident, parser.cursor.take(ident: "none") { return .none }
        let start = parser.cursor.index
        do throws(ValueError) { return try inner.parse(&parser) } catch {
          throw error.namingNone(from: start, in: parser.cursor.tape)
        }
      },
      serialize: inner.serializeValue,
      convert: { any in
        if takesNil { return ValueKind.isNil(any) ? Value.none : inner.convertAny(any) }
        return inner.convertAny(any) ?? (ValueKind.isNil(any) ? Value.none : nil)
      },
      check: { $0.isNone ? nil : inner.checkValue($0) })
  }

  /// Whether `none` is a value of the kind.
  public var acceptsNone: Bool { samples.contains { $0.isNone } }

  /// Whether a value is a `nil` of whatever optional type.
  private static func isNil(_ any: Any) -> Bool {
    guard let optional = any as? any OptionalProtocol else { return false }
    return optional.isNil
  }
}

/// A way to see whether an `Any` is an optional.
protocol OptionalProtocol {
  var isNil: Bool { get }
}

extension Optional: OptionalProtocol {
  var isNil: Bool { if case .none = self { true } else { false } }
}

extension ValueKind: Hashable {
  /// Whether two kinds have the same name and grammar.
  public static func == (left: ValueKind, right: ValueKind) -> Bool {
    left.definition === right.definition || left.name == right.name && left.syntax == right.syntax
  }

  /// Hashes the name and the grammar.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(syntax)
  }
}

extension ValueKind: CustomStringConvertible {
  /// The grammar.
  public var description: String { syntax }
}

/// Why a value of Swift code does not fit a kind.
public struct ConversionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was expected: a Swift type and a grammar, or a range.
  public let expected: String

  /// The type or the value that was found.
  public let found: String

  /// Makes an error.
  public init(expected: String, found: String) {
    self.expected = expected
    self.found = found
  }

  /// What was expected, and what was found.
  public var description: String { "expected \(expected), found \(found)" }
}
