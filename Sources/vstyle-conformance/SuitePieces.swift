import VStyleSyntax
import VStyleValues

/// A part of a value: a text, or a value with its value type.
enum SuitePiece: Hashable, Sendable {
  case text(String)
  case value(StyleValue, ValueKind)
}

/// A value that CSS serializes as several parts, which can depend on the context.
struct SuitePieces: DeferredValue {
  let pieces: [SuitePiece]

  /// The text between two parts.
  var separator = " "

  /// Whether the second of two equal parts is not serialized.
  var collapses = false

  /// The value of a property: a text, or these parts if one depends on the context.
  var value: StyleValue {
    let isDeferred = pieces.contains { if case .value(let value, _) = $0 { value.dependsOnContext } else { false } }
    return isDeferred ? StyleValue(deferred: self) : resolve(in: ValueContext())
  }

  func resolve(in context: ValueContext) -> StyleValue {
    StyleValue(SuiteKeyword(name: text { $0.resolved(in: context) }))
  }

  var serialized: String { text { $0 } }

  private func text(_ transform: (StyleValue) -> StyleValue) -> String {
    var texts = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .value(let value, let kind): kind.serialize(transform(value))
      }
    }
    if collapses, texts.count == 2, texts[0] == texts[1] { texts.removeLast() }
    return texts.joined(separator: separator)
  }
}

extension ValueKind {
  /// Returns a value type whose parser returns parts with white space between them.
  static func pieces(
    _ name: String, _ samples: [String],
    _ parse: @escaping @Sendable (inout ValueParser) throws(ValueError) -> [SuitePiece]
  ) -> ValueKind {
    pieces(named: name, samples) { (parser) throws(ValueError) in SuitePieces(pieces: try parse(&parser)) }
  }

  /// Returns a value type with parts.
  static func pieces(
    named name: String, _ samples: [String],
    _ parse: @escaping @Sendable (inout ValueParser) throws(ValueError) -> SuitePieces
  ) -> ValueKind {
    ValueKind(
      name: name, syntax: "<\(name)>", swiftTypeName: "\(SuiteKeyword.self)",
      samples: samples.map { StyleValue(SuiteKeyword(name: $0)) },
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in try parse(&parser).value },
      serialize: { $0[as: SuiteKeyword.self]?.name ?? "" }, convert: { _ in nil })
  }

  /// Consumes a value of a value type; consumes nothing if it fails.
  static func optionalPiece(_ parser: inout ValueParser, _ kind: ValueKind) throws(ValueError) -> SuitePiece {
    .value(try parser.attempt { (parser: inout ValueParser) throws(ValueError) in try kind.parse(&parser) }, kind)
  }

  /// Returns a value type with several values of a value type.
  ///
  /// - Parameter collapses: whether the second of two equal values is not serialized.
  static func several(_ kind: ValueKind, atMost count: Int = .max, collapses: Bool = false) -> ValueKind {
    pieces(named: "several", kind.samples.map(kind.serialize)) { (parser) throws(ValueError) in
      var pieces = [SuitePiece.value(try kind.parse(&parser), kind)]
      while pieces.count < count, let next = try? optionalPiece(&parser, kind) { pieces.append(next) }
      return SuitePieces(pieces: pieces, collapses: collapses)
    }
  }
}
