import VStyleCompiler
public import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension Style {
  /// Parses a style from the content of a rule: `try Style("alpha: 0.5; &:disabled { alpha: 0.3 }", for: Label.self)`.
  ///
  /// - Parameters:
  ///   - text: declarations and nested rules.
  ///   - type: the view type of the style.
  /// - Throws: all diagnostics of the text, if one of them is an error.
  public init(_ text: String, for type: any Styleable.Type) throws(StylesheetError) {
    let source = SourceText(text)
    let parsed = Style.parse(
      source, typeName: ViewTypeTable.of(type).name, schema: StyleSchema(viewTypes: [type]),
      advice: BuildAdvice.current)
    guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else {
      var sources = SourceMap()
      _ = sources.add(source)
      throw StylesheetError(
        diagnostics: parsed.diagnostics.map { $0.onViewType(of: parsed.style, in: source) }, sources: sources)
    }
    self = parsed.style
  }
}

extension Diagnostic {
  /// The diagnostic about a style whose schema has one view type. Another view type may have an unknown property, unless
  /// its name resembles one of this view type.
  fileprivate func onViewType(of style: Style, in source: SourceText) -> Diagnostic {
    guard rule == .unknownProperty, let typeName = style.typeName else { return self }
    var copy = self
    if fixes.isEmpty, detail != .resemblingName { copy.rule = .propertyNotApplicable }
    copy.message = "`\(typeName)` has no property `\(source.text(in: location.range))`"
    return copy
  }
}

extension Style? {
  /// Combines two optional styles. Where both declare a property, the right one wins; `nil` leaves the other style.
  public static func + (left: Style?, right: Style?) -> Style? {
    guard let left else { return right }
    guard let right else { return left }
    return left + right
  }
}

extension Style: CustomStringConvertible {
  /// The text of the style, which parses to an equal style.
  public var description: String { source }
}
