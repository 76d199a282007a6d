import VStyleCascade
import VStyleJSON
import VStyleSyntax
import VStyleValues

/// The explanation of a node's values, as text and as JSON.
struct ExplainReport {
  private let styled: StyledTree
  private let style: ComputedStyle
  private let element: ElementNode

  /// The explanations, in order.
  private let answers: [Answer]

  /// The ancestors whose values are inherited, by property.
  private let ancestors: [String: Int]

  /// Formats locations.
  private let renderer: DiagnosticRenderer

  /// A property or custom property, and the state to explain.
  struct Subject {
    let name: String
    let state: String?
  }

  /// A subject with its explanation.
  private struct Answer {
    let subject: Subject
    let trace: PropertyTrace
    var declarations: [Listed] = []
    var customProperties: [PropertyTrace.CustomPropertyStep] = []
    var isCut: Bool
  }

  /// A declaration in the cascade, with its rule as text.
  private struct Listed {
    let candidate: PropertyTrace.Candidate
    let prelude: String
    let declaration: String
  }

  /// Creates the explanation of properties and custom properties of a node.
  ///
  /// ``Limit/explanationBytes`` limits its length.
  ///
  /// - Parameters:
  ///   - styled: the sheets and the tree.
  ///   - evaluator: an evaluator that has computed the node and its ancestors.
  ///   - node: the index of the node.
  ///   - subjects: the properties and states to explain.
  ///   - tracer: the tracer of the node.
  init(
    _ styled: StyledTree, _ evaluator: StyleEvaluator, node: Int, _ subjects: [Subject],
    _ tracer: inout PropertyTracer
  ) {
    self.styled = styled
    style = evaluator.styles[node]
    element = styled.tree.nodes[node]
    renderer = DiagnosticRenderer(styled.stylesheet.sources)
    var rest = Limit.explanationBytes.value
    answers = subjects.compactMap { ExplainReport.answer($0, &tracer, &rest) }
    let inherited = answers.filter { if case .inherited? = $0.trace.value?.source { true } else { false } }
    ancestors = evaluator.ancestors(of: node, giving: Set(inherited.map(\.trace.property)))
  }

  /// Returns the explanation of a subject within the remaining bytes; `nil` for an unknown property.
  private static func answer(_ subject: Subject, _ tracer: inout PropertyTracer, _ rest: inout Int) -> Answer? {
    let entryCost = 40
    let trace = tracer.trace(subject.name, state: subject.state ?? "normal", listing: max(rest, 0) / entryCost)
    guard let trace else { return nil }
    var answer = Answer(subject: subject, trace: trace, isCut: trace.isCut)
    for candidate in trace.candidates where !answer.isCut || rest > 0 {
      let listed = Listed(
        candidate: candidate, prelude: candidate.ruleText, declaration: candidate.declarationText)
      rest -= listed.prelude.utf8.count + listed.declaration.utf8.count + entryCost
      if rest > 0 { answer.declarations.append(listed) } else { answer.isCut = true }
    }
    for property in trace.customProperties where !answer.isCut || rest > 0 {
      rest -= property.name.utf8.count + (property.text?.utf8.count ?? 0) + entryCost
      if rest > 0 { answer.customProperties.append(property) } else { answer.isCut = true }
    }
    return answer
  }

  /// The warning about an incomplete explanation; `nil` for a complete one.
  var remark: String? {
    guard answers.contains(where: \.isCut) else { return nil }
    return "warning: not everything is listed; ask for one with `--property`: \(Limit.explanationBytes.sentence())\n"
  }

  /// Returns the explanations as text, one paragraph each, after a head with the node, its themes and its scheme.
  func text() -> String {
    let themes = style.themes.isEmpty ? "none" : style.themes.joined(separator: " from ")
    let head = """
      \(element.key) \(ComputedReport.selector(of: element))
      theme: \(themes); scheme: \(style.colorScheme.keyword)

      """
    return head + answers.map { "\n" + text($0) }.joined()
  }

  private func text(_ answer: Answer) -> String {
    let trace = answer.trace
    let state = answer.subject.state.map { ":\($0) " } ?? ""
    var text = "\(state)\(trace.property): \(trace.value?.text ?? "(no value)")\n"
    if let source = source(trace) { text += "  \(source)\n" }
    for listed in answer.declarations {
      let location = location(listed.candidate.match.declaration.location) ?? "(in Swift)"
      let rule = "\(listed.prelude) { \(listed.declaration) }"
      switch listed.candidate.verdict {
      case .won: text += "  won   \(location)  \(rule)\n"
      case .lost(let reason): text += "  lost  \(location)  \(rule): \(reason)\n"
      }
    }
    for property in answer.customProperties {
      guard let value = property.text else {
        text += "  custom property \(property.name) has no value here\n"
        continue
      }
      text += "  custom property \(property.name): \(value)  \(location(property.location) ?? "(in Swift)")\n"
    }
    for diagnostic in trace.diagnostics {
      text += "  \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule.code)]\n"
    }
    return text
  }

  /// Returns the explanations as one JSON object.
  func json() -> String {
    let report: JSON = [
      "key": .string(element.key), "type": .string(element.typeName), "themes": .strings(style.themes),
      "scheme": .string(style.colorScheme.keyword), "properties": .array(answers.map(json)),
    ]
    return report.pretty
  }

  private func json(_ answer: Answer) -> JSON {
    let trace = answer.trace
    return [
      "name": .string(trace.property), "state": .optional(answer.subject.state),
      "value": .optional(trace.value?.text), "source": .string(sourceWord(trace)),
      "inheritedFrom": .optional(ancestor(trace)),
      "declarations": .array(answer.declarations.map(json)),
      "customProperties": .array(
        answer.customProperties.map { property in
          [
            "name": .string(property.name), "value": .optional(property.text),
            "location": .optional(location(property.location)),
          ]
        }),
      "diagnostics": .array(
        trace.diagnostics.map { ["rule": .string($0.rule.name), "message": .string($0.message)] }),
    ]
  }

  private func json(_ listed: Listed) -> JSON {
    let candidate = listed.candidate
    let reason: String? = if case .lost(let reason) = candidate.verdict { reason } else { nil }
    return [
      "won": .bool(candidate.verdict == .won), "reason": .optional(reason),
      "location": .optional(location(candidate.match.declaration.location)),
      "rule": .string(listed.prelude), "declaration": .string(listed.declaration),
      "layer": .optional(candidate.layer),
    ]
  }
}

extension ExplainReport {
  /// Returns `path:line:column` of a location; `nil` for a value that Swift code sets.
  private func location(_ location: SourceLocation?) -> String? {
    location.map(renderer.locationText)
  }

  /// Returns the source of an inherited or initial value; `nil` for a declared one.
  private func source(_ trace: PropertyTrace) -> String? {
    switch sourceWord(trace) {
    case "inherited": "inherited from \(ancestor(trace) ?? "the tree around")"
    case "initial": "the initial value: no declaration decides"
    default: nil
    }
  }

  private func sourceWord(_ trace: PropertyTrace) -> String {
    switch trace.value?.source {
    case .declared: "declared"
    case .inherited: "inherited"
    case .initial: "initial"
    case nil: "none"
    }
  }

  /// Returns the key of the ancestor that an inherited value comes from.
  private func ancestor(_ trace: PropertyTrace) -> String? {
    ancestors[trace.property].map { styled.tree.nodes[$0].key }
  }
}
