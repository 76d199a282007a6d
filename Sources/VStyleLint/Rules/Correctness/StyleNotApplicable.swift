import VStyleCascade
import VStyleSyntax
import VStyleValues

extension DiagnosticRule {
  /// A style for one view type that is inserted into a rule for another one.
  static let styleNotApplicable = DiagnosticRule(
    code: "VS2031", name: "style-not-applicable", severity: .error,
    summary: "A style is declared for a view type, and a rule for an unrelated one inserts it.")
}

extension LintRule {
  /// A style for one view type that is inserted into a rule for another one.
  static let styleNotApplicable = LintRule(
    .styleNotApplicable,
    why: """
      Properties of the one view type do nothing on the other, without a message. Insert another style, or declare the \
      style for a view type that both share.
      """,
    bad: [
      """
      @style tall for TableView { row-height: 60; }
      Label { @apply ↓tall; }
      """,
      """
      @style tall for TableView { row-height: 60; }
      @style note for Label extends ↓tall { alpha: 1; }
      """,
    ],
    good: [
      """
      @style tall for TableView { row-height: 60; }
      TableView.wide, View.list { @apply tall; }
      .wide { @apply tall; }
      """,
      """
      @style faint for View { alpha: 0.5; }
      @style note for Label extends faint { text-color: black; }
      """,
    ],
    check: { context in
      let stylesheet = context.stylesheet
      let types = stylesheet.styleNames.reduce(into: [String: String]()) { types, name in
        types[name] = stylesheet.style(named: name)?.typeName
      }
      guard !types.isEmpty else { return [] }
      return stylesheet.trees.flatMap { StyleInsertions($0).all }.compactMap { insertion in
        let schema = stylesheet.schema
        guard let type = types[insertion.style], schema.viewTypes[type] != nil, !insertion.types.isEmpty,
          insertion.types.allSatisfy({ other in
            schema.viewTypes[other] != nil && !schema.isKind(other, of: type) && !schema.isKind(type, of: other)
          })
        else { return nil }
        return Diagnostic(
          .styleNotApplicable, at: insertion.location,
          "the style `\(insertion.style)` is for \(type), not for \(NameList.text(insertion.types))",
          expected: "a style for \(insertion.types[0])", found: "a style for \(type)",
          help: "insert another style, or declare it for a view type that both share")
      }
    })
}
