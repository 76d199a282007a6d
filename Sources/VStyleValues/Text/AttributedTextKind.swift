import VStyleSyntax

extension ValueKind {
  /// A text with attributes. Swift: ``AttributedText``, or a `String`.
  ///
  /// A sheet writes strings, each followed by its attributes if it has some, as in
  /// `"Hello " "world" text-attributes(foreground-color red)`.
  public static let attributedText = ValueKind(
    name: "attributed-text", syntax: "<attributed-text>", swiftTypeName: "AttributedText",
    samples: [
      AttributedText(""), AttributedText("Save"),
      AttributedText([.init("a "), .init("b", TextAttributes(foregroundColor: .systemRed))]),
    ].map { SpecifiedAttributedText($0).value },
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
      var runs = [try SpecifiedAttributedText.Run(&parser)]
      while parser.next() == .string { runs.append(try SpecifiedAttributedText.Run(&parser)) }
      return SpecifiedAttributedText(runs).value
    },
    serialize: { value in value[as: AttributedText.self].map { SpecifiedAttributedText($0).serialized } ?? "" },
    convert: { any in
      let text = (any as? AttributedText) ?? (any as? String).map { AttributedText($0) }
      return text.map { SpecifiedAttributedText($0).value }
    },
    check: { value in
      value[as: AttributedText.self]?.runs.lazy.compactMap { textAttributes.checkValue(StyleValue($0.attributes)) }
        .first
    })
}

/// The specified value of a text with attributes.
private struct SpecifiedAttributedText: DeferredValue {
  let runs: [Run]

  struct Run: Hashable {
    var text: String
    let attributes: StyleValue

    init(text: String, attributes: TextAttributes) {
      self.text = text
      self.attributes = ValueKind.textAttributes.specified(StyleValue(attributes))
    }

    init(_ parser: inout ValueParser) throws(ValueError) {
      guard parser.next() == .string else {
        let name = parser.cursor.kind == .ident ? CSSSerialization.serialize(string: parser.cursor.name) : nil
        throw parser.error(
          .valueTypeMismatch, expected: "[ <string> <text-attributes>? ]+", help: name.map { "write \($0)" },
          suggestion: name)
      }
      text = parser.cursor.tape.string(parser.cursor.index)
      parser.cursor.advance()
      let hasAttributes = parser.next() == .function
      attributes = hasAttributes ? try ValueKind.textAttributes.parse(&parser) : StyleValue(TextAttributes())
    }

    var serialized: String {
      let string = CSSSerialization.serialize(string: text)
      guard attributes != StyleValue(TextAttributes()) else { return string }
      return "\(string) \(ValueKind.textAttributes.serialize(attributes))"
    }
  }

  /// Creates a text from runs. As in ``AttributedText``, empty runs are skipped, and neighbors with equal attributes
  /// are joined.
  init(_ runs: [Run]) {
    var joined: [Run] = []
    for run in runs where !run.text.isEmpty {
      if joined.last?.attributes == run.attributes {
        joined[joined.count - 1].text += run.text
      } else {
        joined.append(run)
      }
    }
    self.runs = joined
  }

  init(_ text: AttributedText) { self.init(text.runs.map { Run(text: $0.text, attributes: $0.attributes) }) }

  /// The value of a property: a text, or this specified value if it depends on the context.
  var value: StyleValue {
    runs.contains(where: \.attributes.dependsOnContext) ? StyleValue(deferred: self) : resolve(in: ValueContext())
  }

  func resolve(in context: ValueContext) -> StyleValue {
    let resolved = runs.map { run in
      let attributes = run.attributes.resolved(in: context)[as: TextAttributes.self]
      return AttributedText.Run(run.text, attributes ?? TextAttributes())
    }
    return StyleValue(AttributedText(resolved))
  }

  var serialized: String { runs.isEmpty ? "\"\"" : runs.map(\.serialized).joined(separator: " ") }
}
