import VStyleAdvice
import VStyleJSON
import VStylePreview
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// The explanation of a node's values, as text and as JSON.
struct ExplainReport {
  private let styled: StyledTree
  private let style: ComputedStyle
  private let element: ElementNode
  private let explanation: NodeExplanation

  /// Formats locations.
  private let renderer: DiagnosticRenderer

  /// Creates the explanation of properties and custom properties of a node.
  ///
  /// - Parameters:
  ///   - styled: the sheets and the tree.
  ///   - evaluator: an evaluator that has computed the node and its ancestors.
  ///   - node: the index of the node.
  ///   - subjects: the properties and states to explain.
  ///   - tracer: the tracer of the node.
  init(
    _ styled: StyledTree, _ evaluator: StyleEvaluator, node: Int, _ subjects: [NodeExplanation.Subject],
    _ tracer: inout PropertyTracer
  ) {
    self.styled = styled
    style = evaluator.styles[node]
    element = styled.tree.nodes[node]
    renderer = DiagnosticRenderer(styled.stylesheet.sources)
    explanation = NodeExplanation(evaluator, node: node, subjects, &tracer)
  }

  /// The warning about an incomplete explanation; `nil` for a complete one.
  var remark: TerminalText? {
    guard explanation.answers.contains(where: \.isCut) else { return nil }
    return "warning: not everything is listed; ask for one with `--property`: \(Limit.explanationBytes.sentence())\n"
  }

  /// Returns the explanations as text, one paragraph each, after a head with the node, its themes and its scheme.
  func text() -> TerminalText {
    let themes = style.themes.isEmpty ? "none" : style.themes.joined(separator: " from ")
    let head: TerminalText = """
      \(element.key) \(NodeSelector.text(of: element))
      theme: \(themes); scheme: \(style.colorScheme.keyword)

      """
    return head + explanation.answers.map { "\n\(text($0))" as TerminalText }.joined()
  }

  private func text(_ answer: NodeExplanation.Answer) -> TerminalText {
    let trace = answer.trace
    let state = answer.subject.state.map { ":\($0) " } ?? ""
    var text: TerminalText =
      "\(state)\(trace.property): \(trace.value.map { ShownValue.text($0.text) } ?? "(no value)")\n"
    if let source = source(answer) { text += "  \(source)\n" }
    if answer.source == "inherited", let declaration = explanation.origins[trace.property]?.declaration {
      text += styles(declaration)
    }
    for listed in answer.declarations {
      let location = location(listed.candidate.match.declaration.location) ?? "(in Swift)"
      let rule = "\(listed.rule) { \(listed.declaration) }"
      switch listed.candidate.verdict {
      case .won: text += "  won   \(location)  \(rule)\n"
      case .lost(let reason): text += "  lost  \(location)  \(rule): \(reason)\n"
      }
      text += styles(listed.candidate)
    }
    for property in answer.customProperties {
      guard let value = property.text else {
        text += "  custom property \(property.name) has no value here\n"
        continue
      }
      text +=
        "  custom property \(property.name): \(ShownValue.text(value))  \(location(property.location) ?? "(in Swift)")\n"
    }
    if let skin = styled.environment.skin {
      let winner = answer.declarations.first { $0.candidate.verdict == .won }?.declaration
      let origin = explanation.origins[trace.property]?.declaration?.declarationText
      let values = [winner, answer.source == "inherited" ? origin : nil].compactMap(\.self)
      for line in SkinSources(skin).lines(in: values + answer.customProperties.compactMap(\.text)) {
        text += "  \(line)\n"
      }
    }
    for diagnostic in trace.diagnostics {
      text += "  \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule.label)]\n"
    }
    return text
  }

  /// Returns the explanations as one JSON object.
  func json() -> String {
    let report: JSON = [
      "key": .string(element.key), "type": .string(element.typeName), "themes": .strings(style.themes),
      "scheme": .string(style.colorScheme.keyword),
      "properties": .array(
        explanation.answers.map { answer in
          let origin = explanation.origins[answer.trace.property]
          return answer.json(inheritedFrom: ancestor(answer.trace), declaredBy: origin?.declaration, renderer)
        }),
    ]
    return report.pretty
  }

  /// Returns `path:line:column` of a location; `nil` for a value that Swift code sets.
  private func location(_ location: SourceLocation?) -> String? {
    location.map(renderer.locationText)
  }

  /// Returns the source of an inherited or initial value; `nil` for a declared one.
  private func source(_ answer: NodeExplanation.Answer) -> String? {
    switch answer.source {
    case "inherited": "inherited from \(ancestor(answer.trace) ?? "the tree around")" + origin(answer.trace)
    case "initial": "the initial value: no declaration decides"
    default: nil
    }
  }

  /// Returns the key of the ancestor that an inherited value comes from.
  private func ancestor(_ trace: PropertyTrace) -> String? {
    explanation.origins[trace.property].map { styled.tree.nodes[$0.node].key }
  }

  /// Returns the declaration at the ancestor that an inherited value comes from.
  private func origin(_ trace: PropertyTrace) -> String {
    guard let origin = explanation.origins[trace.property] else { return "" }
    guard let declaration = origin.declaration else { return ", where it is the initial value" }
    let location = location(declaration.location) ?? "(in Swift)"
    return "  \(location)  \(declaration.ruleText) { \(declaration.declarationText) }"
  }

  /// Returns a line for each use of a named style that inserted a declaration.
  private func styles(_ candidate: PropertyTrace.Candidate) -> TerminalText {
    candidate.insertions.map {
      "        style \($0.style), used at \(renderer.locationText($0.location))\n" as TerminalText
    }.joined()
  }
}
