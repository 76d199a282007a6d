public import VStyleCascade
import VStyleSyntax

extension Style {
  /// Reads a style from the inside of a rule: `try Style("alpha: 0.5; &:disabled { alpha: 0.3 }", for: Label.self)`.
  ///
  /// - Parameters:
  ///   - text: declarations and nested rules.
  ///   - type: the class that the style is for.
  /// - Throws: everything that is wrong, if one of it is an error.
  public init(_ text: String, for type: any Styleable.Type) throws(StylesheetError) {
    let source = SourceText(text)
    let parsed = Style.parse(
      source, typeName: ViewTypeTable.of(type).name, schema: StyleSchema(viewTypes: [type]))
    guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else {
      var sources = SourceMap()
      _ = sources.add(source)
      throw StylesheetError(diagnostics: parsed.diagnostics, sources: sources)
    }
    self = parsed.style
  }
}

extension Style? {
  /// Both styles, or the one that there is: where they say different things, the right one wins.
  public static func + (left: Style?, right: Style?) -> Style? {
    guard let left else { return right }
    guard let right else { return left }
    return left + right
  }
}

extension Style: CustomStringConvertible {
  /// The style as text that parses back to it.
  public var description: String { source }
}
