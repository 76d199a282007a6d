import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// Finds the declarations that changes of values follow from, in one environment.
///
/// A value follows from its winning declaration, from the custom properties that the declaration refers to, from the
/// parent that it is inherited from, or from the font, the color and the color scheme that its units and keywords refer
/// to. The finder follows these until declarations differ.
struct CauseFinder {
  private var old: Side
  private var new: Side

  /// A value of a node that is already followed.
  private struct Subject: Hashable {
    let node: Int
    let name: String
    let state: String?
  }

  /// One version with its computed values. They are computed as far as they are asked for.
  private struct Side {
    let version: StyledVersion
    private var evaluator: StyleEvaluator
    private var tracers: [Int: PropertyTracer] = [:]

    init(_ version: StyledVersion, _ environment: StyleEnvironment) {
      self.version = version
      evaluator = StyleEvaluator(
        matching: version.stylesheet, tree: version.tree, environment: environment, index: version.index)
    }

    /// Explains a value, and adds the number of visited rules and declarations.
    mutating func trace(_ subject: Subject, _ visits: inout Int) -> PropertyTrace? {
      if tracers[subject.node] == nil {
        let before = evaluator.ruleVisits
        evaluator.compute(upTo: subject.node)
        visits += evaluator.ruleVisits - before
        tracers[subject.node] = PropertyTracer(evaluator, node: subject.node)
      }
      let before = tracers[subject.node]?.ruleVisits ?? 0
      let trace = tracers[subject.node]?.trace(subject.name, state: subject.state)
      visits += (tracers[subject.node]?.ruleVisits ?? 0) - before + (trace?.candidates.count ?? 0)
      return trace
    }

    /// The declaration of a theme that decides the color scheme of a node, and the color scheme.
    func scheme(of node: Int) -> (place: ChangeCause.Place?, scheme: Appearance) {
      let place = evaluator.schemeTheme(of: node).map { theme in
        ChangeCause.Place(
          location: theme.colorSchemeLocation, rule: "@theme \(theme.name)",
          declaration: "color-scheme: \(theme.colorScheme?.keyword ?? "")")
      }
      return (place, evaluator.colorScheme(of: node))
    }
  }

  /// The number of rules and declarations that were visited up to now.
  private(set) var visits = 0

  /// Creates a finder.
  init(_ old: StyledVersion, _ new: StyledVersion, _ environment: StyleEnvironment) {
    self.old = Side(old, environment)
    self.new = Side(new, environment)
  }

  private mutating func traces(_ subject: Subject) -> (old: PropertyTrace?, new: PropertyTrace?) {
    (old.trace(subject, &visits), new.trace(subject, &visits))
  }

  /// Returns the causes of a change at a node, in the order in which they are found.
  mutating func causes(of change: ValueChange, at node: Int) -> [ChangeCause] {
    var found: [ChangeCause] = []
    var seen: Set<Subject> = []
    collect(Subject(node: node, name: change.name, state: change.state), &found, &seen)
    return found
  }

  private mutating func collect(_ subject: Subject, _ found: inout [ChangeCause], _ seen: inout Set<Subject>) {
    guard seen.insert(subject).inserted else { return }
    let (before, after) = traces(subject)
    let direct = CauseFinder.causes(before, after)
    if !direct.isEmpty {
      for cause in direct where !found.contains(cause) { found.append(cause) }
      return
    }
    let count = found.count
    for step in CauseFinder.changedCustomProperties(before, after) {
      collect(Subject(node: step.node, name: step.name, state: nil), &found, &seen)
    }
    if found.count == count, let cause = registration(subject.name), !found.contains(cause) { found.append(cause) }
    if found.count == count, let parent = new.version.tree.nodes[subject.node].parent {
      followIfChanged(Subject(node: parent, name: subject.name, state: subject.state), &found, &seen)
    }
    guard found.count == count, !subject.name.isDashedName else { return }
    for name in ContextProperties.names where name != subject.name {
      followIfChanged(Subject(node: subject.node, name: name, state: nil), &found, &seen)
    }
    if found.count == count, let cause = schemeOfTheme(subject.node) { found.append(cause) }
  }

  /// Follows another value if the versions compute it differently.
  private mutating func followIfChanged(
    _ subject: Subject, _ found: inout [ChangeCause], _ seen: inout Set<Subject>
  ) {
    let (before, after) = traces(subject)
    guard before?.value?.text != after?.value?.text else { return }
    collect(subject, &found, &seen)
  }

  /// The cause if themes declare another color scheme for a node, which values such as `light-dark()` and those of the
  /// system refer to; `nil` otherwise.
  private func schemeOfTheme(_ node: Int) -> ChangeCause? {
    let (before, after) = (old.scheme(of: node), new.scheme(of: node))
    guard before.scheme != after.scheme, before.place != nil || after.place != nil else { return nil }
    let kind: ChangeCause.Kind = before.place == nil ? .applies : after.place == nil ? .appliesNoMore : .changed
    return ChangeCause(kind: kind, old: before.place, new: after.place)
  }

  /// The cause if a custom property is registered differently; `nil` otherwise.
  private func registration(_ name: String) -> ChangeCause? {
    let places = [old, new].map { side in
      side.version.stylesheet.registrations[name].map { registration in
        ChangeCause.Place(
          location: registration.location, rule: "@property \(name)",
          declaration: "syntax: \"\(registration.kind.syntax)\"; inherits: \(registration.inherits)"
            + (registration.initial.map { "; initial-value: \($0)" } ?? ""))
      }
    }
    guard places[0]?.declaration != places[1]?.declaration else { return nil }
    return ChangeCause(kind: .registered, old: places[0], new: places[1])
  }
}

/// Comparing the declarations of two traces.
extension CauseFinder {
  /// The differences between the winning declarations of two traces; empty if they are the same.
  private static func causes(_ before: PropertyTrace?, _ after: PropertyTrace?) -> [ChangeCause] {
    let (all, allNew) = (places(before) { _ in true }, places(after) { _ in true })
    let (winners, newWinners) = (places(before) { $0 == .won }, places(after) { $0 == .won })
    var lost = winners.filter { winner in !newWinners.contains { $0.isLike(winner) } }
    let won = newWinners.filter { winner in !winners.contains { $0.isLike(winner) } }
    guard !lost.isEmpty || !won.isEmpty else { return [] }
    var causes: [ChangeCause] = []
    for place in won where !all.contains(where: { $0.isLike(place) }) {
      // An edited declaration or rule is one cause, unless its old text still applies elsewhere.
      let former = lost.firstIndex { $0.isEdited(place) && !allNew.contains(where: $0.isLike) }
      causes.append(
        ChangeCause(kind: former == nil ? .applies : .changed, old: former.map { lost[$0] }, new: place))
      if let former { lost.remove(at: former) }
    }
    for place in lost where !allNew.contains(where: { $0.isLike(place) }) {
      causes.append(ChangeCause(kind: .appliesNoMore, old: place, new: nil))
    }
    guard causes.isEmpty else { return causes }
    return [ChangeCause(kind: .wins, old: lost.first, new: won.first)]
  }

  private static func places(
    _ trace: PropertyTrace?, _ isListed: (PropertyTrace.Verdict) -> Bool
  ) -> [ChangeCause.Place] {
    trace?.candidates.filter { isListed($0.verdict) }.map {
      ChangeCause.Place(location: $0.location, rule: $0.ruleText, declaration: $0.declarationText)
    } ?? []
  }

  /// The custom properties that the winning declarations refer to and whose texts differ, in the order of their lookup.
  private static func changedCustomProperties(
    _ before: PropertyTrace?, _ after: PropertyTrace?
  ) -> [PropertyTrace.CustomPropertyStep] {
    let (old, new) = (before?.customProperties ?? [], after?.customProperties ?? [])
    func same(as step: PropertyTrace.CustomPropertyStep, in steps: [PropertyTrace.CustomPropertyStep])
      -> PropertyTrace.CustomPropertyStep?
    {
      steps.first { $0.name == step.name && $0.node == step.node }
    }
    let steps = new + old.filter { same(as: $0, in: new) == nil }
    return steps.filter { same(as: $0, in: old)?.text != same(as: $0, in: new)?.text }
  }
}

extension ChangeCause.Place {
  /// Whether two declarations have the same text in rules with the same text.
  fileprivate func isLike(_ other: ChangeCause.Place) -> Bool {
    rule == other.rule && declaration == other.declaration
  }

  /// Whether two declarations are one before and after an edit of its value or of its rule's prelude.
  fileprivate func isEdited(_ other: ChangeCause.Place) -> Bool {
    declaration == other.declaration || rule == other.rule && name == other.name
  }

  private var name: Substring { declaration.prefix { $0 != ":" } }
}
