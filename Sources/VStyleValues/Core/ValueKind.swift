package import VStyleSyntax

/// A value type: its grammar, its Swift type, and the conversions between them.
///
/// ```swift
/// extension ValueKind {
///   static let temperature = ValueKind(
///     "temperature", samples: [.zero, .boiling], read: Temperature.init(text:), write: \.text)
/// }
/// ```
public struct ValueKind: Sendable {
  // OPTIMIZATION: Stored properties would be simpler. One reference makes copies cheap, and each look-up of a property
  // copies its value type.
  private let storage: Storage

  private final class Storage: Sendable {
    let definition: Definition

    init(_ definition: Definition) { self.definition = definition }
  }

  private struct Definition: Sendable {
    let name: String
    let syntax: String
    let swiftTypeName: String
    let samples: @Sendable () -> [StyleValue]
    let acceptsNone: Bool
    let keywords: [String]
    let members: [Member]
    let longhands: [Longhand]
    let parse: @Sendable (inout ValueParser) throws(ValueError) -> StyleValue
    let serialize: @Sendable (StyleValue) -> String
    let convert: @Sendable (Any) -> StyleValue?
    let check: @Sendable (StyleValue) -> String?
    let memberValues: @Sendable (StyleValue) -> [StyleValue?]
    var plain = PlainSyntax.none
  }

  private init(_ definition: Definition) { storage = Storage(definition) }

  /// A named part of a value, such as of a record.
  package struct Member: Sendable {
    /// The name, in kebab-case.
    package let name: String
    /// The value type of the part.
    package let kind: ValueKind

    /// Creates a part.
    package init(name: String, kind: ValueKind) {
      self.name = name
      self.kind = kind
    }
  }

  /// Creates a value type from closures over type-erased values. Most value types use the typed initializer instead.
  ///
  /// - Parameters:
  ///   - name: the name of the value type, in kebab-case.
  ///   - syntax: the grammar, in the value definition syntax.
  ///   - swiftTypeName: the name of the Swift type of the payload, for messages.
  ///   - samples: some different values, at least two. They are computed for each use.
  ///   - acceptsNone: whether `none` is a value. Then `samples` contains it.
  ///   - keywords: the keywords that are values.
  ///   - members: the named parts of a value.
  ///   - longhands: the parts that a sheet can set by themselves, in the order of CSS.
  ///   - parse: parses one value and no more.
  ///   - serialize: returns the canonical text, which parses back to an equal value.
  ///   - convert: converts a value from Swift code; `nil` if it has another type.
  ///   - check: returns the expected values if a value is not valid; `nil` if it is valid.
  ///   - memberValues: returns the values of the named parts of a value, in the order of `members`.
  package init(
    name: String, syntax: String, swiftTypeName: String,
    samples: @escaping @autoclosure @Sendable () -> [StyleValue], acceptsNone: Bool = false, keywords: [String] = [],
    members: [Member] = [], longhands: [Longhand] = [],
    parse: @escaping @Sendable (inout ValueParser) throws(ValueError) -> StyleValue,
    serialize: @escaping @Sendable (StyleValue) -> String,
    convert: @escaping @Sendable (Any) -> StyleValue?,
    check: @escaping @Sendable (StyleValue) -> String? = { _ in nil },
    memberValues: @escaping @Sendable (StyleValue) -> [StyleValue?] = { _ in [] }
  ) {
    self.init(
      Definition(
        name: name, syntax: syntax, swiftTypeName: swiftTypeName, samples: samples, acceptsNone: acceptsNone,
        keywords: keywords, members: members, longhands: longhands, parse: parse, serialize: serialize,
        convert: convert, check: check, memberValues: memberValues))
  }

  /// Returns the value type with a syntax of plain values. `parse` must parse each of them to the same value.
  package func withPlainSyntax(_ plain: PlainSyntax) -> ValueKind {
    var definition = storage.definition
    definition.plain = plain
    return ValueKind(definition)
  }

  /// Creates a value type whose payload is a Swift type.
  ///
  /// - Parameters:
  ///   - name: the name of the value type, in kebab-case.
  ///   - syntax: the grammar, in the value definition syntax. Default: `<name>`.
  ///   - type: the Swift type of the payload.
  ///   - keywords: the keywords that are values. Default: none.
  ///   - parse: parses one value and no more.
  ///   - serialize: returns the canonical text, which parses back to an equal value.
  ///   - convert: converts a value from Swift code; `nil` if it has another type. Default: a cast to the type.
  ///   - check: returns the expected values for a payload that the Swift type allows but the value type does not; `nil`
  ///     for a valid payload. Default: all payloads are valid.
  ///   - samples: some different payloads, at least two.
  package init<T: Hashable & Sendable>(
    _ name: String, syntax: String? = nil, type: T.Type, keywords: [String] = [],
    parse: @escaping @Sendable (inout ValueParser) throws(ValueError) -> T,
    serialize: @escaping @Sendable (T) -> String,
    convert: @escaping @Sendable (Any) -> T? = { $0 as? T },
    check: @escaping @Sendable (T) -> String? = { _ in nil },
    samples: @escaping @autoclosure @Sendable () -> [T]
  ) {
    self.init(
      name: name, syntax: syntax ?? "<\(name)>", swiftTypeName: "\(T.self)", samples: samples().map { StyleValue($0) },
      keywords: keywords,
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in StyleValue(try parse(&parser)) },
      serialize: { $0[as: T.self].map(serialize) ?? "" },
      convert: { convert($0).map { StyleValue($0) } },
      check: { $0[as: T.self].flatMap(check) })
  }
}

extension ValueKind {
  /// Creates a value type for a Swift type of an app, whose values are written as text.
  ///
  /// - Parameters:
  ///   - name: the name of the value type, in kebab-case. `@view` and messages show it as `<name>`.
  ///   - samples: some different values, at least two.
  ///   - read: returns the value of a text; `nil` if the text is not a value, which is reported as an error. The text is
  ///     the whole value of the declaration as written, without white space around it.
  ///   - write: returns the canonical text, which reads as an equal value.
  public init<T: Hashable & Sendable>(
    _ name: String, samples: [T], read: @escaping @Sendable (String) -> T?, write: @escaping @Sendable (T) -> String
  ) {
    self.init(
      name, type: T.self,
      parse: { (parser: inout ValueParser) throws(ValueError) -> T in
        let error = parser.error(.valueTypeMismatch, expected: "<\(name)>")
        guard let text = try ValueKind.any.parse(&parser)[as: TokenText.self], let value = read(text.text) else {
          throw error
        }
        return value
      },
      serialize: write, samples: samples)
  }

  /// The name of the value type, as in grammars without the angle brackets.
  public var name: String { storage.definition.name }

  /// The grammar, in the value definition syntax: `<color>`, `<number [0,1]>`, `none | single-line`.
  public var syntax: String { storage.definition.syntax }

  /// The name of the Swift type of the payload, for messages.
  public var swiftTypeName: String { storage.definition.swiftTypeName }

  /// Some different values, at least two, for documentation and for tests of all value types.
  package var samples: [StyleValue] { storage.definition.samples() }

  /// The keywords that are values, for completion and messages; empty if there are none.
  public var keywords: [String] { storage.definition.keywords }

  /// The named parts of a value, such as of a record, for completion and documentation; empty if there are none.
  package var members: [Member] { storage.definition.members }

  /// The values of the named parts of a value, in the order of ``members``; `nil` for parts that are omitted.
  ///
  /// - Returns: no values for a value type without named parts, and for `none`.
  package func memberValues(of value: StyleValue) -> [StyleValue?] { readMembers(value) }

  /// The parts that a sheet can set by themselves, in the order of CSS; empty if there are none.
  package var longhands: [Longhand] { storage.definition.longhands }

  /// The identity, which tells value types apart that have the same name.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Whether the value type is ``any``.
  package var isAny: Bool { storage === Self.any.storage }

  /// The syntax of the plain values.
  package var plainSyntax: PlainSyntax { storage.definition.plain }

  /// A concrete value whose numbers are moved into the range of the value type, as after an interpolation.
  package func clamped(_ value: StyleValue) -> StyleValue { plainSyntax.clamped(value) }

  var parseValue: @Sendable (inout ValueParser) throws(ValueError) -> StyleValue { storage.definition.parse }
  var serializeValue: @Sendable (StyleValue) -> String { storage.definition.serialize }
  var convertAny: @Sendable (Any) -> StyleValue? { storage.definition.convert }
  var checkValue: @Sendable (StyleValue) -> String? { storage.definition.check }
  var readMembers: @Sendable (StyleValue) -> [StyleValue?] { storage.definition.memberValues }
}

extension ValueKind {
  /// Parses one value and leaves the parser after it.
  ///
  /// - Throws: ``ValueError`` if the tokens do not match the grammar.
  package func parse(_ parser: inout ValueParser) throws(ValueError) -> StyleValue { try parseValue(&parser) }

  /// Parses a value that consists of all the tokens of a cursor.
  ///
  /// - Throws: ``ValueError`` if the tokens do not match the grammar, are nested too deep, or continue after the value.
  package func parseWhole(_ cursor: TokenCursor) throws(ValueError) -> StyleValue {
    var parser = ValueParser(cursor)
    return try parseWhole(&parser)
  }

  private func parseWhole(_ parser: inout ValueParser) throws(ValueError) -> StyleValue {
    try parser.checkDepth()
    let value = try parse(&parser)
    try parser.expectEnd(syntax)
    return value
  }

  /// Parses a text that is one value.
  ///
  /// - Throws: ``ValueError``, as `parseWhole(_:)`.
  public func parse(_ text: String) throws(ValueError) -> StyleValue {
    try parseWhole(TokenCursor(TokenTape(SourceText(text))))
  }

  /// The value that consists of all the tokens of a cursor; `nil` if they are no value.
  package func value(of cursor: TokenCursor) -> StyleValue? {
    var parser = ValueParser(cursor, isTrial: true)
    return try? parseWhole(&parser)
  }

  /// The value of a text; `nil` if it is no value.
  package func value(of text: String) -> StyleValue? { value(of: TokenCursor(TokenTape(SourceText(text)))) }

  /// The canonical text of a value of this value type. It parses back to an equal value.
  public func serialize(_ value: StyleValue) -> String {
    if value.isNone { return "none" }
    return value.deferredText ?? serializeValue(value)
  }

  /// Converts a value from Swift code, and checks its type and its range.
  ///
  /// A number of any Swift type converts to a number, but a `Bool` or a `String` does not.
  ///
  /// - Returns: the value, or the error if the value has another type or is out of range.
  package func convert(_ any: Any) -> Result<StyleValue, ConversionError> {
    // OPTIMIZATION: The cast alone would be simpler, but a failed cast takes longer than the rest of the conversion.
    let isValue = type(of: any) == StyleValue.self
    guard let value = isValue ? any as? StyleValue : convertAny(any) ?? any as? StyleValue ?? convertStandIn(any) else {
      return .failure(ConversionError(expected: "\(swiftTypeName) (\(syntax))", found: ValueKind.typeName(of: any)))
    }
    return checked(value)
  }

  /// The name of a value's type; for an optional value, that of the value in it.
  private static func typeName(of any: Any) -> String {
    let mirror = Mirror(reflecting: any)
    guard mirror.displayStyle == .optional, let inner = mirror.children.first?.value else { return "\(type(of: any))" }
    return typeName(of: inner)
  }

  /// Converts a ``Bindable`` value by its payload; `nil` if the payload does not fit. For example, a `Decimal` becomes
  /// a number.
  private func convertStandIn(_ any: Any) -> StyleValue? {
    guard let value = (any as? any Bindable)?.value, !value.isNone else { return nil }
    return convertAny(value.payload)
  }

  /// The specified value for the value of a member.
  ///
  /// For example, a system color becomes a deferred value, which resolves by the color scheme.
  package func specified(_ value: StyleValue) -> StyleValue {
    value.isNone ? value : convertAny(value.payload) ?? value
  }

  private func checked(_ value: StyleValue) -> Result<StyleValue, ConversionError> {
    if let mismatch = checkValue(value) {
      return .failure(ConversionError(expected: mismatch, found: "\(value.payload)"))
    }
    return .success(value)
  }

  /// The same value type with `none` as an additional value, for optional members.
  public var orNone: ValueKind {
    guard !acceptsNone else { return self }
    let inner = self
    // OPTIMIZATION: The check for an optional is slow. Checking before each conversion would be simpler. If the value
    // type does not accept `nil` itself, the check runs only after a failed conversion.
    let acceptsNil = inner.convertAny(Never?.none as Any) != nil
    return ValueKind(
      name: name, syntax: "\(syntax) | none", swiftTypeName: "\(swiftTypeName)?", samples: inner.samples + [.none],
      acceptsNone: true, keywords: keywords + ["none"], members: members, longhands: longhands,
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
        if parser.next() == .ident, parser.cursor.consume(ident: "none") { return .none }
        let start = parser.cursor.index
        do throws(ValueError) { return try inner.parse(&parser) } catch {
          throw error.namingNone(from: start, in: parser.cursor.tape)
        }
      },
      serialize: inner.serializeValue,
      convert: { any in
        if acceptsNil { return ValueKind.isNil(any) ? StyleValue.none : inner.convertAny(any) }
        return inner.convertAny(any) ?? (ValueKind.isNil(any) ? StyleValue.none : nil)
      },
      check: { $0.isNone ? nil : inner.checkValue($0) }, memberValues: inner.readMembers
    ).withPlainSyntax(plainSyntax)
  }

  /// Whether `none` is a value of the value type.
  public var acceptsNone: Bool { storage.definition.acceptsNone }

  /// Whether a value is `nil`, of any optional type.
  private static func isNil(_ any: Any) -> Bool {
    guard let optional = any as? any OptionalProtocol else { return false }
    return optional.isNil
  }
}

/// A protocol of optionals alone, to test whether an `Any` is an optional.
protocol OptionalProtocol {
  var isNil: Bool { get }
}

extension Optional: OptionalProtocol {
  var isNil: Bool { if case .none = self { true } else { false } }
}

extension ValueKind: Hashable {
  /// Whether two value types have the same name and grammar.
  public static func == (left: ValueKind, right: ValueKind) -> Bool {
    left.storage === right.storage || left.name == right.name && left.syntax == right.syntax
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

/// An error in the conversion of a value from Swift code.
package struct ConversionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The expected Swift type and grammar, or the expected range.
  package let expected: String

  /// The type or the value that was found.
  package let found: String

  /// Creates an error.
  package init(expected: String, found: String) {
    self.expected = expected
    self.found = found
  }

  /// The expected values and the type or the value that was found.
  package var description: String { "expected \(expected), found \(found)" }
}
