import VStyleAdvice
import VStyleJSON
import VStylePreview
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// The reasons why declarations do not reach a node, as text and as JSON.
struct WhyNotReport {
  private let styled: StyledTree
  private let element: ElementNode
  private let style: ComputedStyle
  private let renderer: DiagnosticRenderer
  private let rows: [Row]

  /// A declaration of one rule, and what becomes of it at the node.
  private struct Row {
    let location: String
    /// The rule on one line; `nil` for a declaration that the sheet leaves out.
    let rule: String?
    let declaration: String
    let applies: Bool
    let reasons: [String]
  }

  /// Finds the reasons.
  ///
  /// - Parameters:
  ///   - questioned: the declarations.
  ///   - styled: the sheets and the tree.
  ///   - evaluator: an evaluator that has computed the node and its ancestors.
  ///   - node: the position of the node.
  init(_ questioned: QuestionedDeclarations, _ styled: StyledTree, _ evaluator: StyleEvaluator, node: Int) {
    self.styled = styled
    element = styled.tree.nodes[node]
    style = evaluator.styles[node]
    renderer = DiagnosticRenderer(styled.stylesheet.sources)
    var traced = TracedProperties(evaluator, node: node)
    let finder = RuleFailures(styled, evaluator, node: node, renderer)
    var absent = AbsentDeclarations(styled.stylesheet)
    var rows: [Row] = []
    for declaration in questioned.declarations {
      let location = renderer.locationText(declaration.location)
      if declaration.rules.isEmpty {
        let tree = styled.stylesheet.trees[declaration.location.source.index]
        let text = tree.source.text(in: declaration.location.range).split(whereSeparator: \.isWhitespace)
        rows.append(
          Row(
            location: location, rule: nil, declaration: text.joined(separator: " "), applies: false,
            reasons: absent.reasons(for: declaration.location)))
      }
      for found in declaration.rules {
        let layer = found.isLocal ? nil : styled.stylesheet.layerName(found.rule.layer)
        let (applies, reasons) = finder.reasons(for: found, &traced)
        rows.append(
          Row(
            location: location, rule: found.rule.text(layer: layer, isLocal: found.isLocal),
            declaration: found.declaration.text, applies: applies, reasons: reasons))
      }
    }
    self.rows = rows
  }

  /// Returns the declarations as text, one paragraph each, after a head with the node, its themes and its scheme.
  func text() -> TerminalText {
    let themes = style.themes.isEmpty ? "none" : style.themes.joined(separator: " from ")
    var text: TerminalText = "\(element.key) \(NodeSelector.text(of: element))\n"
    text += "theme: \(themes); scheme: \(style.colorScheme.keyword)\n"
    for row in rows {
      text += "\n\(row.location)  \(row.rule.map { "\($0) { \(row.declaration) }" } ?? row.declaration)\n"
      for reason in row.reasons { text += "  \(reason)\n" }
    }
    return text
  }

  /// Returns the declarations as one JSON object.
  func json() -> String {
    let report: JSON = [
      "key": .string(element.key), "type": .string(element.typeName), "themes": .strings(style.themes),
      "scheme": .string(style.colorScheme.keyword),
      "declarations": .array(
        rows.map { row in
          [
            "location": .string(row.location), "rule": .optional(row.rule), "declaration": .string(row.declaration),
            "applies": .bool(row.applies), "reasons": .strings(row.reasons),
          ]
        }),
    ]
    return report.pretty
  }
}
