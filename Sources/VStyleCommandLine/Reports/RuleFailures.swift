import VStyleAdvice
import VStyleMatching
import VStylePreview
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// Says in sentences why a declaration has no effect on a node.
struct RuleFailures {
  private let stylesheet: CompiledStylesheet
  private let tree: ElementTree
  private let evaluator: StyleEvaluator
  private let node: Int
  private let renderer: DiagnosticRenderer

  init(_ styled: StyledTree, _ evaluator: StyleEvaluator, node: Int, _ renderer: DiagnosticRenderer) {
    stylesheet = styled.stylesheet
    tree = styled.tree
    self.evaluator = evaluator
    self.node = node
    self.renderer = renderer
  }

  private var typeName: String { tree.nodes[node].typeName }

  /// Returns whether a declaration of a rule decides the value of its property, and why or why not.
  ///
  /// A property with state slots is asked about in each of its states.
  func reasons(
    for found: QuestionedDeclarations.Rule, _ traced: inout TracedProperties
  ) -> (applies: Bool, reasons: [String]) {
    let name = found.declaration.name
    var reasons: [String] = []
    var states: [String?] = [nil]
    if name != "all", !found.declaration.isCustom {
      if !traced.hasValue(of: name) { reasons.append(missing(name)) }
      let slots = stylesheet.schema.property(name, in: typeName)?.slots ?? []
      if !slots.isEmpty { states = slots }
      if let slot = found.declaration.slot { states = [slot] }
    }
    let matching = states.filter {
      evaluator.failures(of: found.rule, at: node, in: $0, isLocal: found.isLocal).isEmpty
    }
    guard !matching.isEmpty else {
      let failures = evaluator.failures(of: found.rule, at: node, isLocal: found.isLocal)
      let isKnown = reasons.isEmpty && name != "all"
      return (false, reasons + failures.map(text) + (isKnown ? verdictInAnotherState(found, &traced) : []))
    }
    guard reasons.isEmpty else { return (false, reasons) }
    if name == "all" { return (true, ["applies to every property that no stronger declaration sets"]) }
    return verdict(on: found, in: matching, of: states.count, &traced)
  }

  /// Returns what the cascade does with a declaration in the states in which its rule applies, equal verdicts together.
  private func verdict(
    on found: QuestionedDeclarations.Rule, in states: [String?], of all: Int, _ traced: inout TracedProperties
  ) -> (applies: Bool, reasons: [String]) {
    var verdicts: [(verdict: Verdict, states: [String])] = []
    for state in states {
      let verdict = verdict(on: found, in: state, &traced)
      if let equal = verdicts.firstIndex(where: { $0.verdict == verdict }) {
        verdicts[equal].states += state.map { [$0] } ?? []
      } else {
        verdicts.append((verdict, state.map { [$0] } ?? []))
      }
    }
    return (
      verdicts.contains { $0.verdict.applies },
      verdicts.flatMap { $0.verdict.reasons(in: $0.states.count == all ? [] : $0.states) }
    )
  }

  /// Returns what the cascade does with a declaration in the first state in which its rule applies; empty if it applies
  /// in none.
  private func verdictInAnotherState(
    _ found: QuestionedDeclarations.Rule, _ traced: inout TracedProperties
  ) -> [String] {
    let states = stylesheet.schema.states(of: typeName)
    let state = states.first { evaluator.failures(of: found.rule, at: node, in: $0, isLocal: found.isLocal).isEmpty }
    return state.map { verdict(on: found, in: $0, &traced).reasons(in: [$0]) } ?? []
  }

  /// Returns what the cascade does with a declaration whose rule applies.
  private func verdict(
    on found: QuestionedDeclarations.Rule, in state: String?, _ traced: inout TracedProperties
  ) -> Verdict {
    let name = found.declaration.name
    guard let traced = traced.trace(name, state: state),
      let location = found.declaration.location, let own = traced.candidate(at: location)
    else { return Verdict(applies: false, "no value of `\(name)` comes from here") }
    guard case .lost(let reason) = own.verdict else {
      let problems = traced.trace.diagnostics.map { "\($0.severity.rawValue): \($0.message) [\($0.rule.label)]" }
      let value = traced.trace.value?.text ?? "without a value"
      return Verdict(applies: problems.isEmpty, "applies", ": `\(name)` is \(value)", problems)
    }
    let winner = traced.winner
    let place = winner?.location.map(renderer.locationText) ?? "(in Swift)"
    let text = winner.map { "\(place)  \($0.ruleText) { \($0.declarationText) }" } ?? ""
    return Verdict(applies: false, "matches, and loses", ": \(reason)", text.isEmpty ? [] : ["to \(text)"])
  }

  /// What the cascade does with a declaration in a state.
  private struct Verdict: Equatable {
    let applies: Bool
    /// The first sentence, up to where the states are named.
    let start: String
    let end: String
    let details: [String]

    init(applies: Bool, _ start: String, _ end: String = "", _ details: [String] = []) {
      (self.applies, self.start, self.end, self.details) = (applies, start, end, details)
    }

    /// Returns the sentences with the names of the states; without them for no state.
    func reasons(in states: [String]) -> [String] {
      let names = states.joined(separator: ", ")
      let suffix = states.isEmpty ? "" : " in the \(states.count == 1 ? "state" : "states") \(names)"
      return ["\(start)\(suffix)\(end)"] + details
    }
  }

  private func missing(_ name: String) -> String {
    let owners = stylesheet.schema.viewTypes(having: name)
    return "`\(typeName)` has no property `\(name)`; these have it: \(owners.joined(separator: ", "))"
  }
}

/// Failures in sentences.
extension RuleFailures {
  private func text(_ failure: RuleFailure) -> String {
    switch failure {
    case .condition(let condition):
      if condition.theme != nil {
        let themes = evaluator.styles[node].themes
        return "`\(condition.description)` does not apply: the theme is \(themes.first.map { "`\($0)`" } ?? "none")"
      }
      if condition.description == "@supports" {
        return "`@supports` does not hold: the view types have no such property, value or selector"
      }
      return "`\(condition.description)` does not apply in this environment; `--traits` sets another one"
    case .scope(let scope): return "the view is outside of `\(scope.text)`"
    case .themeRoot(let name): return "the declarations of `@theme \(name)` apply to the root of the theme only"
    case .selector(let mismatch): return text(mismatch)
    }
  }

  private func text(_ mismatch: SelectorMismatch<TreeElement>) -> String {
    let compound = mismatch.compound.resolvedText
    guard let element = mismatch.element else {
      return "no view matches `\(compound)`: there is no \(relation(mismatch.combinator))"
    }
    let candidate = tree.nodes[element.index]
    let failed = mismatch.failed.map { text($0, candidate) }.joined(separator: ", and ")
    let name = "`\(candidate.key)` (\(candidate.typeName))"
    guard let combinator = mismatch.combinator else { return "`\(compound)` does not match: the view \(failed)" }
    if mismatch.isOnlyCandidate { return "`\(compound)` does not match: the \(relation(combinator)) \(name) \(failed)" }
    return "no \(relation(combinator)) matches `\(compound)`: \(name) comes nearest, and \(failed)"
  }

  private func relation(_ combinator: Combinator?) -> String {
    switch combinator {
    case .child: "parent"
    case .descendant: "view around it"
    case .nextSibling: "sibling directly before it"
    case .subsequentSibling: "sibling before it"
    case nil: "view"
    }
  }

  private func text(_ failure: SelectorMismatch<TreeElement>.Failure, _ candidate: ElementNode) -> String {
    switch failure {
    case .type(let type): "is no \(CompoundSelector(type).description)"
    case .condition(.class(let name)):
      "has no style class `\(name)`" + guess(name, candidate.classes)
    case .condition(.id(let name)): candidate.id.map { "has the ID `\($0)`, not `\(name)`" } ?? "has no ID"
    case .condition(.pseudoClass(.element(.state(let name)))): "is not in the state `\(name)`"
    case .condition(.pseudoClass(.element(.customState(let name)))):
      "is not in the state `\(name)`" + guess(name, candidate.states)
    case .condition(.pseudoClass(.element(.root))): "is not the root"
    case .condition(.pseudoClass(.element(.theme(let name)))): "is not in the theme `\(name)`"
    case .condition(.pseudoClass(.element(.scheme(let scheme)))): "is not in the \(scheme.keyword) appearance"
    case .condition(.pseudoClass(.element(.direction(let name)))): "does not have the direction `\(name)`"
    case .condition(let condition):
      "does not meet `\(CompoundSelector(.universal, [condition]).resolvedText)`"
    }
  }

  private func guess(_ name: String, _ known: some Sequence<String>) -> String {
    Spelling.closest(to: name, in: known).map { "; did you mean `\($0)`?" } ?? ""
  }
}
