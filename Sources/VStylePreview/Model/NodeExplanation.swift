package import VStyleAdvice
package import VStyleJSON
import VStyleStylesheet
import VStyleSyntax
package import VStyleTrace
package import VStyleValues

/// The explanation of a node's values: the one source of `vstyle explain` and of the inspector of a preview.
package struct NodeExplanation {
  /// The answers, in order.
  package let answers: [Answer]

  /// The ancestors and the declarations whose values are inherited, by property.
  package let origins: [String: InheritedOrigin]

  /// A property or custom property, and the state to explain.
  package struct Subject {
    /// The property, or the custom property with its two hyphens.
    package let name: String
    /// The control state; `nil` for the normal one.
    package let state: String?

    /// Creates a subject.
    package init(name: String, state: String?) {
      self.name = name
      self.state = state
    }
  }

  /// A subject with its explanation.
  package struct Answer {
    /// The property and the state.
    package let subject: Subject
    /// The value, and all that competed for it.
    package let trace: PropertyTrace
    /// The declarations, the strongest first.
    package fileprivate(set) var declarations: [Listed] = []
    /// The custom properties that the value refers to.
    package fileprivate(set) var customProperties: [PropertyTrace.CustomPropertyStep] = []
    /// Whether a limit left something out.
    package fileprivate(set) var isCut: Bool
  }

  /// A declaration in the cascade, with its rule as text.
  package struct Listed {
    /// The declaration with its verdict.
    package let candidate: PropertyTrace.Candidate
    /// The rule, on one line.
    package let rule: String
    /// The declaration, on one line.
    package let declaration: String
  }

  /// Explains properties and custom properties of a node.
  ///
  /// ``Limit/explanationBytes`` limits the length.
  ///
  /// - Parameters:
  ///   - evaluator: an evaluator that has computed the node and its ancestors.
  ///   - node: the index of the node.
  ///   - subjects: the properties and states to explain.
  ///   - tracer: the tracer of the node.
  package init(_ evaluator: StyleEvaluator, node: Int, _ subjects: [Subject], _ tracer: inout PropertyTracer) {
    let answers = NodeExplanation.answers(subjects, &tracer)
    self.answers = answers
    let inherited = answers.filter { $0.source == "inherited" }
    origins = evaluator.origins(of: node, inheriting: Set(inherited.map(\.trace.property)))
  }

  /// Explains properties and custom properties, without the ancestors that inherited values come from.
  static func answers(_ subjects: [Subject], _ tracer: inout PropertyTracer) -> [Answer] {
    var rest = Limit.explanationBytes.value
    return subjects.compactMap { NodeExplanation.answer($0, &tracer, &rest) }
  }

  /// Returns the explanation of a subject within the remaining bytes; `nil` for an unknown property.
  private static func answer(_ subject: Subject, _ tracer: inout PropertyTracer, _ rest: inout Int) -> Answer? {
    let entryCost = 40
    let trace = tracer.trace(subject.name, state: subject.state, listing: max(rest, 0) / entryCost)
    guard let trace else { return nil }
    var answer = Answer(subject: subject, trace: trace, isCut: trace.isCut)
    for candidate in trace.candidates where !answer.isCut || rest > 0 {
      let listed = Listed(
        candidate: candidate, rule: candidate.ruleText, declaration: candidate.declarationText)
      rest -= listed.rule.utf8.count + listed.declaration.utf8.count + entryCost
      if rest > 0 { answer.declarations.append(listed) } else { answer.isCut = true }
    }
    for property in trace.customProperties where !answer.isCut || rest > 0 {
      rest -= property.name.utf8.count + (property.text?.utf8.count ?? 0) + entryCost
      if rest > 0 { answer.customProperties.append(property) } else { answer.isCut = true }
    }
    return answer
  }

  /// What an explanation without a choice of properties lists: all that declarations reach, and the states in which
  /// a value differs from the normal one and is not the initial value.
  ///
  /// - Parameters:
  ///   - typeName: the view type of the node.
  ///   - schema: the view types.
  ///   - names: the properties and custom properties; `nil` for all that declarations reach.
  ///   - states: further states, for properties that have one value and not one for each state.
  ///   - tracer: the tracer of the node.
  package static func subjects(
    of typeName: String, _ schema: StyleSchema, names: [String]? = nil, alsoIn states: [String] = [],
    _ tracer: inout PropertyTracer
  ) -> [Subject] {
    (names ?? tracer.declaredNames(alsoIn: states)).flatMap { name -> [Subject] in
      let slots = schema.property(name, in: typeName)?.slots ?? []
      let possible = slots.isEmpty ? states : slots
      let normal = possible.isEmpty ? nil : tracer.value(of: name)?.text
      let others = possible.filter { state in
        let value = tracer.value(of: name, state: state)
        if case .initial = value?.source { return false }
        return value?.text != normal
      }
      return [Subject(name: name, state: nil)] + others.map { Subject(name: name, state: $0) }
    }
  }
}

extension NodeExplanation.Answer {
  /// The origin of the value: `declared`, `inherited`, `initial` or `none`.
  package var source: String {
    switch trace.value?.source {
    case .declared: "declared"
    case .inherited: "inherited"
    case .initial: "initial"
    case nil: "none"
    }
  }

  /// The answer as JSON.
  ///
  /// - Parameters:
  ///   - ancestor: the key of the ancestor that an inherited value comes from.
  ///   - origin: the declaration there.
  ///   - renderer: formats locations.
  package func json(
    inheritedFrom ancestor: String?, declaredBy origin: PropertyTrace.Candidate? = nil, _ renderer: DiagnosticRenderer
  ) -> JSON {
    var members: [JSON.Member] = [
      .init("name", .string(trace.property)), .init("state", .optional(subject.state)),
      .init("value", .optional(trace.value?.text)), .init("source", .string(source)),
      .init("inheritedFrom", .optional(ancestor)),
    ]
    if let origin {
      let declaration = NodeExplanation.Listed(
        candidate: origin, rule: origin.ruleText, declaration: origin.declarationText)
      members.append(.init("inheritedDeclaration", declaration.json(renderer)))
    }
    members += [
      .init("declarations", .array(declarations.map { $0.json(renderer) })),
      .init(
        "customProperties",
        .array(
          customProperties.map { property in
            [
              "name": .string(property.name), "value": .optional(property.text),
              "location": .optional(property.location.map(renderer.locationText)),
            ]
          })),
      .init(
        "diagnostics",
        .array(trace.diagnostics.map { ["rule": .string($0.rule.name), "message": .string($0.message)] })),
    ]
    return .object(members)
  }
}

extension NodeExplanation.Listed {
  fileprivate func json(_ renderer: DiagnosticRenderer) -> JSON {
    let reason: String? = if case .lost(let reason) = candidate.verdict { reason } else { nil }
    var members: [JSON.Member] = [
      .init("won", .bool(candidate.verdict == .won)), .init("reason", .optional(reason)),
      .init("location", .optional(candidate.location.map(renderer.locationText))),
      .init("rule", .string(rule)), .init("declaration", .string(declaration)),
      .init("layer", .optional(candidate.layer)),
    ]
    let insertions = candidate.insertions
    if !insertions.isEmpty {
      let styles = insertions.map { insertion -> JSON in
        ["style": .string(insertion.style), "location": .string(renderer.locationText(insertion.location))]
      }
      members.append(.init("styles", .array(styles)))
    }
    return .object(members)
  }
}
