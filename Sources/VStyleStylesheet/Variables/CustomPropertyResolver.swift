import VStyleSyntax
import VStyleValues

/// Computes the custom properties of one node from its declarations and the custom properties of its parent.
///
/// Only references that are followed can form a cycle. The reference in an unused fallback does not count, as in
/// CSS Values 5 and in browsers.
///
/// - Spec: https://www.w3.org/TR/css-variables-1/#cycles
package struct CustomPropertyResolver {
  /// The winning declaration of each custom property that is declared at the node.
  private(set) var declared: [String: Declaration]

  /// All declarations of the custom properties at the node, for values that are `revert` after substitution.
  private let cascades: [String: Cascade]

  /// The iterations over the cascades whose winners are `revert` or `revert-layer` after substitution.
  private var walks: [String: CascadeWalk] = [:]

  /// The custom properties that the node inherits.
  let inherited: CustomPropertyValues

  /// The custom properties of the parent, for an explicit `inherit`.
  private let parent: CustomPropertyValues

  /// The registrations of custom properties, by name.
  let types: [String: CustomPropertyRegistration]

  /// What is known of the node's context.
  private let context: CustomPropertyContext

  /// The custom properties whose values wait for the context.
  private(set) var pending: [String: PendingCustomProperties.Property] = [:]

  package private(set) var values: [String: CustomPropertyValue]

  /// The custom properties that a keyword leaves without a value, which is no mistake: `--a: var(--b, initial)`.
  package private(set) var absent: Set<String> = []

  package private(set) var failures: [String: SubstitutionFailure] = [:]

  /// The reasons why declarations of registered custom properties are ignored, although the properties have values.
  private(set) var refusals: [String: CustomPropertyRefusal] = [:]

  /// The stack of custom properties in substitution, each needed by the one before; ``positions`` has their indices.
  private var open: [OpenCustomProperty] = []
  private var positions: [String: Int] = [:]

  /// The bytes of the node's values with `var()`, for the limit.
  private var bytes = 0

  package init(
    declared: [String: Declaration], cascades: [String: Cascade] = [:], inherited: CustomPropertyValues,
    parent: CustomPropertyValues? = nil, explicit: [String: CustomPropertyValue] = [:],
    types: [String: CustomPropertyRegistration], in context: CustomPropertyContext
  ) {
    values = explicit
    self.declared = declared
    self.cascades = cascades
    self.inherited = inherited
    self.parent = parent ?? inherited
    self.types = types
    self.context = context
  }

  /// Computes the values of all custom properties at the node, and the failures of those without one.
  ///
  /// - Complexity: linear in the declared values and the length of their substituted text.
  package mutating func resolveAll() {
    for name in declared.keys.sorted() where !isKnown(name) {
      begin(name)
      while var property = open.popLast() {
        var cycles = property.cycles
        let progress = property.substitution.run { known($0, to: property.name, &cycles) }
        property.cycles = cycles
        switch progress {
        case .waiting(let needed):
          open.append(property)
          begin(needed)
        case .finished(let result):
          positions[property.name] = nil
          finish(property.name, property.cycles, result)
        }
      }
    }
  }

  private func isKnown(_ name: String) -> Bool {
    values[name] != nil || failures[name] != nil || pending[name] != nil
  }

  /// Starts the substitution of a declared custom property.
  private mutating func begin(_ name: String) {
    guard let slice = declared[name]?.slice else { return }
    guard !context.isInCycle(name) else { return fail(name, .needsContext(name)) }
    // OPTIMIZATION: a place on the stack for every property is simpler, but most values have no `var()`.
    guard VariableReferences.appear(slice.tokens, in: slice.tape) else {
      var substitution = Substitution(slice.cursor)
      if case .finished(let result) = substitution.run({ _ in .pending }) {
        finish(name, OpenCycles(), result)
      }
      return
    }
    positions[name] = open.count
    open.append(OpenCustomProperty(name: name, substitution: Substitution(slice.cursor)))
  }

  /// The state of a custom property that a substitution refers to.
  ///
  /// - Parameters:
  ///   - name: the custom property.
  ///   - owner: the custom property that refers to it, which comes after all in ``open``.
  ///   - circles: the cycles of the owner, to which a new one is added.
  private mutating func known(_ name: String, to owner: String, _ cycles: inout OpenCycles) -> Substitution.Answer {
    if let value = values[name] { return .value(value) }
    if pending[name] != nil {
      pending[owner, default: .init()].references.insert(name)
      return .cycle(.needsContext(name))
    }
    var failure = failures[name]
    if failure == nil, let start = positions[name] {
      let cycle = ReferenceCycle(open[start...].lazy.map(\.name), closedBy: owner)
      cycles.add(cycle, from: start)
      failure = .cycle(cycle)
    }
    if failure == nil, absent.contains(name) { failure = .missing([name]) }
    if failure == nil {
      guard declared[name]?.slice == nil else { return .pending }
      switch fallback(name) {
      case .success(let value): return .value(value)
      case .failure(let missing): failure = missing
      }
    }
    let found = failure ?? .missing([name])
    return cycles.reach(open.count) ? .cycle(found) : .failure(found)
  }

  /// Records the result of the substitution of a custom property.
  private mutating func finish(
    _ name: String, _ cycles: OpenCycles, _ result: Result<Substitution.Expansion, SubstitutionFailure>
  ) {
    // "If there is a cycle in the dependency graph, all the custom properties in the cycle are
    // invalid", whatever their fallbacks are.
    if let cycle = cycles.cycle {
      if !open.isEmpty { open[open.count - 1].cycles.consume(cycles, from: open.count) }
      pending[name] = nil
      return fail(name, .cycle(cycle))
    }
    guard pending[name] == nil else { return }
    switch limited(result) {
    case .success(let expansion):
      // A keyword without `var()` is compiled as a keyword, and does not reach this code.
      if expansion.hasReferences, let keyword = WideKeyword(text: expansion.text) { return settle(name, as: keyword) }
      let text: String
      switch computed(name, expansion.text) {
      case .text(let computed): text = computed
      case .mismatch: return refuse(name, .type(expansion.text, expansion.trail?.names() ?? []))
      case .pending(let dependsOnFont):
        pending[name] = .init(dependsOnFont: dependsOnFont)
        return
      }
      // OPTIMIZATION: the substituted text is enough, but equal text of a node and its parent shares one string.
      let known = inherited[name].flatMap { $0.text == text ? $0.text : nil }
      values[name] = CustomPropertyValue(
        text: known ?? text, location: declared[name]?.location, trail: expansion.trail)
    case .failure(let failure): fail(name, failure)
    }
  }

  /// Records that a custom property is "invalid at computed-value time".
  ///
  /// The custom property has no value. A registered one has the value that it has without the declaration.
  private mutating func fail(_ name: String, _ failure: SubstitutionFailure) {
    if let type = types[name], type.kind != .any, case .success = fallback(name) {
      refuse(name, .failure(failure))
    } else {
      failures[name] = failure.through(name)
    }
  }

  /// A result, or a failure if the values of the node exceed their limit.
  private mutating func limited(
    _ result: Result<Substitution.Expansion, SubstitutionFailure>
  ) -> Result<Substitution.Expansion, SubstitutionFailure> {
    guard case .success(let expansion) = result, expansion.hasReferences else { return result }
    bytes += expansion.text.utf8.count
    return Limit.elementSubstitutionBytes.allows(bytes) ? result : .failure(.limitExceeded(.elementSubstitutionBytes))
  }

  /// Ignores the declaration of a registered custom property, which keeps its inherited or initial value.
  private mutating func refuse(_ name: String, _ refusal: CustomPropertyRefusal) {
    refusals[name] = refusal
    declared[name] = nil
    if case .success(let value) = fallback(name) { values[name] = value }
  }

  /// Continues with a custom property whose substituted text is a CSS-wide keyword.
  private mutating func settle(_ name: String, as keyword: WideKeyword) {
    declared[name] = nil
    var keyword = keyword
    if var walk = walks[name] ?? cascades[name].map({ CascadeWalk(startingAtWinnerOf: $0) }), walk.rollBack(keyword) {
      let next = walk.next()
      walks[name] = walk
      switch next {
      case .declaration(let next):
        declared[name] = next.declaration
        return begin(name)
      case .wide(let weaker, _): keyword = weaker
      case .nothing: break
      }
    }
    let result: Result<CustomPropertyValue, SubstitutionFailure> =
      switch keyword {
      case .initial: initial(name)
      case .inherit: parent[name].map { .success($0) } ?? fallback(name)
      default: fallback(name)
      }
    switch result {
    case .success(let value): values[name] = value
    case .failure: absent.insert(name)
    }
  }

  /// The value of a custom property without its declaration: the inherited or the initial value.
  private func fallback(_ name: String) -> Result<CustomPropertyValue, SubstitutionFailure> {
    guard types[name]?.inherits != false else { return initial(name) }
    // The values above the root are the initial ones. So one without a value is invalid at the parent.
    let value = inherited[name] ?? EnvironmentName.initialValue(of: name)
    return value.map { .success($0) } ?? .failure(.missing([name]))
  }

  /// The initial value of a registered custom property; a failure for any other.
  private func initial(_ name: String) -> Result<CustomPropertyValue, SubstitutionFailure> {
    types[name]?.initialValue.map { .success($0) } ?? .failure(.missing([name]))
  }

  private enum Computed {
    case text(String)
    /// The text does not match the syntax.
    case mismatch
    /// The value depends on the context, which is not known yet.
    case pending(dependsOnFont: Bool)
  }

  /// The computed value of a custom property with a text; for a registered one, in the context and in canonical form.
  ///
  /// - Spec: https://www.w3.org/TR/css-properties-values-api-1/#calculation-of-computed-values
  private func computed(_ name: String, _ text: String) -> Computed {
    // A custom property of any syntax is like one that is not registered.
    guard let type = types[name], type.kind != .any else { return .text(text) }
    guard let value = type.kind.value(of: text) else { return .mismatch }
    let canonical = type.kind.serialize(value)
    guard value.dependsOnContext, canonical != "currentcolor" else { return .text(canonical) }
    switch context {
    case .unknown:
      return .pending(dependsOnFont: !value.isIndependentOfFont(in: ValueContext(), [\.fontSize, \.rootFontSize]))
    case .withoutFont(let context):
      let isIndependent = value.isIndependentOfFont(in: context)
      guard isIndependent, value.isIndependentOfColorScheme(in: context) else {
        return .pending(dependsOnFont: !isIndependent)
      }
      return .text(type.kind.serialize(value.computed(in: context)))
    case .known(let context, _): return .text(type.kind.serialize(value.computed(in: context)))
    case .unresolved: return .text(canonical)
    }
  }
}

/// The reason why the declaration of a registered custom property is ignored.
enum CustomPropertyRefusal {
  /// The substituted text does not match the syntax; with the text and the custom properties that it comes from.
  case type(String, [String])
  /// The substitution fails.
  case failure(SubstitutionFailure)
}

/// A custom property in substitution.
private struct OpenCustomProperty {
  let name: String
  var substitution: Substitution
  var cycles = OpenCycles()
}

/// The cycles that a custom property in substitution is part of.
///
/// Each cycle leads from a custom property further out on the stack down to this one and back.
private struct OpenCycles {
  /// The last cycle that was found.
  private(set) var cycle: ReferenceCycle?
  /// The cycle that starts furthest out, and the stack position of its start.
  private var outermost: (cycle: ReferenceCycle, start: Int)?

  /// Records a cycle that starts at a stack position.
  mutating func add(_ cycle: ReferenceCycle, from start: Int) {
    self.cycle = cycle
    if outermost.map({ start <= $0.start }) ?? true { outermost = (cycle, start) }
  }

  /// Adds the cycles of the custom property at the next stack position, if they start further out.
  mutating func consume(_ inner: OpenCycles, from position: Int) {
    guard let outermost = inner.outermost, outermost.start < position else { return }
    add(outermost.cycle, from: outermost.start)
  }

  /// Whether a cycle goes through the custom property at a stack position.
  func reach(_ position: Int) -> Bool { outermost.map { $0.start <= position } ?? false }
}
