import VStyleCascade
import VStyleJSON
import VStyleSyntax
import VStyleValues

/// Why values of a node are what they are, as text and as JSON.
struct ExplainReport {
  private let styled: StyledTree
  private let style: ComputedStyle
  private let element: ElementNode

  /// What is explained, in order.
  private let answers: [Answer]

  /// The ancestors whose values are inherited, by property.
  private let ancestors: [String: Int]

  /// Knows the places.
  private let renderer: DiagnosticRenderer

  /// A property or custom property, and the state whose value is asked for.
  struct Subject {
    let name: String
    let state: String?
  }

  /// A subject with what is said of it.
  private struct Answer {
    let subject: Subject
    let trace: PropertyTrace
    var declarations: [Listed] = []
    var customProperties: [PropertyTrace.CustomPropertyStep] = []
    var isCut: Bool
  }

  /// A declaration that competes, with its rule as text.
  private struct Listed {
    let candidate: PropertyTrace.Candidate
    let prelude: String
    let declaration: String
  }

  /// Explains properties and custom properties of a node, as far as ``Limit/explanationBytes`` go.
  ///
  /// - Parameters:
  ///   - evaluator: has computed the node and those around it.
  ///   - node: the position of the node.
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

  /// What is said of a subject in the bytes that are left.
  private static func answer(_ subject: Subject, _ tracer: inout PropertyTracer, _ rest: inout Int) -> Answer? {
    let place = 40
    let trace = tracer.trace(subject.name, state: subject.state ?? "normal", listing: max(rest, 0) / place)
    guard let trace else { return nil }
    var answer = Answer(subject: subject, trace: trace, isCut: trace.isCut)
    for candidate in trace.candidates where !answer.isCut || rest > 0 {
      let listed = Listed(
        candidate: candidate, prelude: RuleText.prelude(candidate), declaration: RuleText.declaration(candidate))
      rest -= listed.prelude.utf8.count + listed.declaration.utf8.count + place
      if rest > 0 { answer.declarations.append(listed) } else { answer.isCut = true }
    }
    for property in trace.customProperties where !answer.isCut || rest > 0 {
      rest -= property.name.utf8.count + (property.text?.utf8.count ?? 0) + place
      if rest > 0 { answer.customProperties.append(property) } else { answer.isCut = true }
    }
    return answer
  }

  /// What to say where not everything is listed; `nil` where it is.
  var remark: String? {
    guard answers.contains(where: \.isCut) else { return nil }
    return "warning: not everything is listed; ask for one with `--property`: \(Limit.explanationBytes.sentence())\n"
  }

  /// The explanations, one paragraph each, below the node and what is in force there.
  func text() -> String {
    let themes = style.themes.isEmpty ? "none" : style.themes.joined(separator: " from ")
    let head = """
      \(element.key) \(ComputedReport.selector(of: element))
      theme: \(themes); scheme: \(style.colorScheme.rawValue)

      """
    return head + answers.map { "\n" + text($0) }.joined()
  }

  private func text(_ answer: Answer) -> String {
    let trace = answer.trace
    let state = answer.subject.state.map { ":\($0) " } ?? ""
    var text = "\(state)\(trace.property): \(trace.value?.text ?? "(no value)")\n"
    if let source = source(trace) { text += "  \(source)\n" }
    for listed in answer.declarations {
      let place = place(listed.candidate.match.declaration.location) ?? "(in Swift)"
      let rule = "\(listed.prelude) { \(listed.declaration) }"
      switch listed.candidate.verdict {
      case .won: text += "  won   \(place)  \(rule)\n"
      case .lost(let reason): text += "  lost  \(place)  \(rule): \(reason)\n"
      }
    }
    for property in answer.customProperties {
      guard let value = property.text else {
        text += "  custom property \(property.name) has no value here\n"
        continue
      }
      text += "  custom property \(property.name): \(value)  \(place(property.location) ?? "(in Swift)")\n"
    }
    for problem in trace.problems {
      text += "  \(problem.severity.rawValue): \(problem.message) [\(problem.rule.code)]\n"
    }
    return text
  }

  /// The explanations as one object.
  func json() -> String {
    let report: JSON = [
      "key": .string(element.key), "type": .string(element.typeName), "themes": .strings(style.themes),
      "scheme": .string(style.colorScheme.rawValue), "properties": .array(answers.map(json)),
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
            "place": .optional(place(property.location)),
          ]
        }),
      "problems": .array(
        trace.problems.map { ["rule": .string($0.rule.name), "message": .string($0.message)] }),
    ]
  }

  private func json(_ listed: Listed) -> JSON {
    let candidate = listed.candidate
    let reason: String? = if case .lost(let reason) = candidate.verdict { reason } else { nil }
    return [
      "won": .bool(candidate.verdict == .won), "reason": .optional(reason),
      "place": .optional(place(candidate.match.declaration.location)),
      "rule": .string(listed.prelude), "declaration": .string(listed.declaration),
      "layer": .optional(candidate.layer),
    ]
  }
}

extension ExplainReport {
  /// `path:line:column` of a place; `nil` for what was written in Swift.
  private func place(_ location: SourceLocation?) -> String? {
    location.map(renderer.place)
  }

  /// Where a value comes from that no declaration at the node gives.
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

  /// The key of the ancestor whose value an inherited one is.
  private func ancestor(_ trace: PropertyTrace) -> String? {
    ancestors[trace.property].map { styled.tree.nodes[$0].key }
  }
}
