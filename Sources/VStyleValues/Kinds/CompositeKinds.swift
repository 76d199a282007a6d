package import VStyleSyntax

/// The payload of a list of values.
public struct ValueList: Hashable, Sendable {
  /// The values in order, at least one.
  public var values: [StyleValue]

  /// Creates a list.
  public init(_ values: [StyleValue]) { self.values = values }
}

/// The payload of ``ValueKind/any``: any tokens, stored as text.
package struct TokenText: Hashable, Sendable {
  /// The text without white space around it.
  package var text: String

  /// Creates a text.
  package init(_ text: String) { self.text = text }

  /// Creates a text from the remaining tokens of a cursor, and consumes them.
  package init(restOf cursor: inout TokenCursor) {
    cursor.skipTrivia()
    let start = cursor.index
    while cursor.kind != .endOfFile {
      cursor.skipComponentValue()
      cursor.skipTrivia()
    }
    text = cursor.tape.source.text(in: cursor.range(from: start))
  }
}

extension ValueKind {
  /// Any tokens: the value type `*`. Swift: `TokenText`.
  ///
  /// - Spec: https://www.w3.org/TR/css-properties-values-api-1/#universal-syntax-definition
  public static let any = ValueKind(
    "any", syntax: "*", type: TokenText.self,
    parse: { (parser: inout ValueParser) throws(ValueError) -> TokenText in
      guard parser.next() != .endOfFile else { throw parser.error(.wrongArity, expected: "a value") }
      return TokenText(restOf: &parser.cursor)
    },
    serialize: \.text, convert: { ($0 as? TokenText) ?? ($0 as? String).map(TokenText.init) },
    samples: [TokenText("a"), TokenText("rgb(1 2 3) / \"x\"")])

  /// What a sheet expects instead of a property without a value type.
  package static let untypedExpectation =
    "a property with a type: give the view type a property binding, `.special(…, read:)`"

  /// The value type of a property that only Swift code can set. Its parser always fails. Swift: ``TokenText``.
  package static let untyped = ValueKind(
    "untyped", syntax: "*", type: TokenText.self,
    parse: { (parser: inout ValueParser) throws(ValueError) -> TokenText in
      _ = parser.next()
      throw parser.error(.valueTypeMismatch, expected: untypedExpectation)
    },
    serialize: \.text, convert: { ($0 as? TokenText) ?? ($0 as? String).map(TokenText.init) },
    samples: [TokenText("a")])

  /// A list of one or more values with commas between them: `<color>#`. Swift: ``ValueList``.
  ///
  /// Swift code can also set an array of values that the value type converts.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-4/#mult-comma
  public var list: ValueKind {
    let element = self
    let syntax = syntax.contains("|") ? "[ \(syntax) ]#" : "\(syntax)#"
    return ValueKind(
      name: name + "-list", syntax: syntax, swiftTypeName: "[\(swiftTypeName)]",
      samples: [value(of: Array(samples.prefix(1))), value(of: samples)],
      keywords: keywords,
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
        var values = [try element.parse(&parser)]
        while parser.next() == .comma {
          parser.cursor.advance()
          values.append(try element.parse(&parser))
        }
        return element.value(of: values)
      },
      serialize: { value in
        value[as: ValueList.self]?.values.map(element.serialize).joined(separator: ", ") ?? ""
      },
      convert: { any in
        if let list = any as? ValueList { return element.value(of: list.values.map(element.specified)) }
        let values = (any as? [Any])?.map { try? element.convert($0).get() }
        guard let values, !values.isEmpty, !values.contains(nil) else { return nil }
        return element.value(of: values.compactMap { $0 })
      },
      check: { value in
        guard let list = value[as: ValueList.self] else { return nil }
        return list.values.isEmpty ? "at least one value" : list.values.lazy.compactMap(element.checkValue).first
      }
    ).withPlainSyntax(plainSyntax.withoutValues)
  }

  private func value(of values: [StyleValue]) -> StyleValue {
    values.contains(where: \.dependsOnContext)
      ? StyleValue(deferred: DeferredList(values: values, element: self)) : StyleValue(ValueList(values))
  }
}

/// A list with a value that depends on the context.
struct DeferredList: DeferredValue {
  let values: [StyleValue]
  let element: ValueKind

  func resolve(in context: ValueContext) -> StyleValue {
    StyleValue(ValueList(values.map { $0.resolved(in: context) }))
  }

  var serialized: String { values.map(element.serialize).joined(separator: ", ") }
}
