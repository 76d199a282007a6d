import VStyleCascade
import VStyleJSON
import VStyleSyntax
import VStyleValues

/// Why values of a node are what they are, as text and as JSON.
struct ExplainReport {
  let styled: StyledTree
  let evaluator: StyleEvaluator
  /// The position of the node.
  let node: Int
  /// What is explained, in order.
  let subjects: [Subject]

  /// A property or token, and the state whose value is asked for.
  struct Subject {
    let name: String
    let state: String?
  }

  /// A subject with what the evaluator says of it.
  private typealias Answer = (subject: Subject, trace: PropertyTrace)

  private var answers: [Answer] {
    subjects.compactMap { subject in
      evaluator.trace(node: node, property: subject.name, state: subject.state ?? "normal").map { (subject, $0) }
    }
  }

  /// The explanations, one paragraph each, below the node and what is in force there.
  func text() -> String {
    let style = evaluator.styles[node]
    let element = styled.tree.nodes[node]
    let themes = style.themes.isEmpty ? "none" : style.themes.joined(separator: " from ")
    let head = """
      \(element.key) \(ComputedReport.selector(of: element))
      theme: \(themes); scheme: \(style.colorScheme.rawValue)

      """
    return head + answers.map { "\n" + text($0) }.joined()
  }

  private func text(_ answer: Answer) -> String {
    let (subject, trace) = answer
    let state = subject.state.map { ":\($0) " } ?? ""
    var text = "\(state)\(trace.property): \(trace.value?.text ?? "(no value)")\n"
    if let source = source(trace) { text += "  \(source)\n" }
    for candidate in trace.candidates {
      let place = place(candidate.match.declaration.location) ?? "(in Swift)"
      let rule = RuleText.text(candidate)
      switch candidate.verdict {
      case .won: text += "  won   \(place)  \(rule)\n"
      case .lost(let reason): text += "  lost  \(place)  \(rule): \(reason)\n"
      }
    }
    for token in trace.tokens {
      guard let value = token.text else {
        text += "  token \(token.name) has no value here\n"
        continue
      }
      text += "  token \(token.name): \(value)  \(place(token.location) ?? "(in Swift)")\n"
    }
    for problem in trace.problems {
      text += "  \(problem.severity.rawValue): \(problem.message) [\(problem.rule.code)]\n"
    }
    return text
  }

  /// The explanations as one object.
  func json() -> String {
    let style = evaluator.styles[node]
    let element = styled.tree.nodes[node]
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
      "declarations": .array(trace.candidates.map(json)),
      "tokens": .array(
        trace.tokens.map { token in
          ["name": .string(token.name), "value": .optional(token.text), "place": .optional(place(token.location))]
        }),
      "problems": .array(
        trace.problems.map { ["rule": .string($0.rule.name), "message": .string($0.message)] }),
    ]
  }

  private func json(_ candidate: PropertyTrace.Candidate) -> JSON {
    let reason: String? = if case .lost(let reason) = candidate.verdict { reason } else { nil }
    return [
      "won": .bool(candidate.verdict == .won), "reason": .optional(reason),
      "place": .optional(place(candidate.match.declaration.location)),
      "rule": .string(RuleText.prelude(candidate)), "declaration": .string(RuleText.declaration(candidate)),
      "layer": .optional(candidate.layer),
    ]
  }
}

extension ExplainReport {
  /// `path:line:column` of a place; `nil` for what was written in Swift.
  private func place(_ location: SourceLocation?) -> String? {
    guard let location else { return nil }
    let source = styled.program.sources[location.source]
    let position = LineIndex(source).position(at: location.range.start)
    return "\(source.path):\(position.line):\(position.column)"
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
    guard case .inherited? = trace.value?.source else { return nil }
    var next = styled.tree.nodes[node].parent
    while let position = next {
      let source = evaluator.trace(node: position, property: trace.property)?.value?.source
      guard case .inherited? = source else { return styled.tree.nodes[position].key }
      next = styled.tree.nodes[position].parent
    }
    return nil
  }
}
