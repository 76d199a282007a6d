import VStyleSyntax
import VStyleValues

/// Computes the custom properties of one node from what is declared there and what its parent has.
///
/// A circle is one of the references that are really followed: a fallback that is not used makes none,
/// as in CSS Values 5 and in browsers.
///
/// - Spec: https://www.w3.org/TR/css-variables-1/#cycles
struct CustomPropertyResolver {
  /// The custom properties declared at the node, with the winning slice of each.
  private(set) var declared: [String: Declaration]

  /// Everything that declares a custom property at the node, for values that turn out to be `revert`.
  private let cascades: [String: Cascade]

  /// How far the cascades are whose winners turned out to be `revert`.
  private var walks: [String: CascadeWalk] = [:]

  /// The custom properties of the parent.
  let inherited: CustomPropertyValues

  /// The types of registered custom properties.
  let types: [String: CustomPropertyRegistration]

  private(set) var values: [String: CustomPropertyValue] = [:]
  private(set) var failures: [String: SubstitutionFailure] = [:]

  /// Why declarations of registered custom properties count for nothing, though the custom properties have values.
  private(set) var refusals: [String: CustomPropertyRefusal] = [:]

  /// The custom properties whose values are being made, each for the one before it, and where each stands.
  private var open: [OpenCustomProperty] = []
  private var positions: [String: Int] = [:]

  /// How many bytes the values with `var()` have.
  private var bytes = 0

  init(
    declared: [String: Declaration], cascades: [String: Cascade] = [:], inherited: CustomPropertyValues,
    types: [String: CustomPropertyRegistration]
  ) {
    self.declared = declared
    self.cascades = cascades
    self.inherited = inherited
    self.types = types
  }

  /// Finds the values of all custom properties at the node, and why some that are declared have none.
  ///
  /// - Complexity: linear in the declared values and the text that they come to, whatever refers to what.
  mutating func resolveAll() {
    for name in declared.keys.sorted() where values[name] == nil && failures[name] == nil {
      begin(name)
      while var property = open.popLast() {
        var circles = property.circles
        let progress = property.substitution.run { known($0, to: property.name, &circles) }
        property.circles = circles
        switch progress {
        case .waiting(let needed):
          open.append(property)
          begin(needed)
        case .finished(let result):
          positions[property.name] = nil
          finish(property.name, property.circles, result)
        }
      }
    }
  }

  /// Makes the value of a declared custom property.
  private mutating func begin(_ name: String) {
    guard let slice = declared[name]?.slice else { return }
    // OPTIMIZATION: most custom properties refer to none, and nothing has to wait for them.
    guard VariableReferences.appear(slice.tokens, in: slice.tape) else {
      var substitution = Substitution(slice.cursor)
      if case .finished(let result) = substitution.run({ _ in .pending }) {
        finish(name, OpenCircles(), result)
      }
      return
    }
    positions[name] = open.count
    open.append(OpenCustomProperty(name: name, substitution: Substitution(slice.cursor)))
  }

  /// What is known of a custom property.
  ///
  /// - Parameters:
  ///   - owner: the custom property that refers to it, which comes after all in ``open``.
  ///   - circles: those of the owner.
  private func known(_ name: String, to owner: String, _ circles: inout OpenCircles) -> Substitution.Answer {
    if let value = values[name] { return .value(value) }
    var failure = failures[name]
    if failure == nil, let start = positions[name] {
      let circle = ReferenceCircle(open[start...].lazy.map(\.name), closedBy: owner)
      circles.add(circle, from: start)
      failure = .cycle(circle)
    }
    if failure == nil {
      guard declared[name]?.slice == nil else { return .pending }
      switch fallback(name) {
      case .success(let value): return .value(value)
      case .failure(let missing): failure = missing
      }
    }
    let found = failure ?? .missing([name])
    return circles.reach(open.count) ? .circle(found) : .failure(found)
  }

  /// Takes down what the value of a custom property turned out to be.
  private mutating func finish(
    _ name: String, _ circles: OpenCircles, _ result: Result<Substitution.Expansion, SubstitutionFailure>
  ) {
    // "If there is a cycle in the dependency graph, all the custom properties in the cycle are
    // invalid", whatever their fallbacks say.
    if let circle = circles.circle {
      if !open.isEmpty { open[open.count - 1].circles.take(circles, from: open.count) }
      return fail(name, .cycle(circle))
    }
    switch limited(result) {
    case .success(let expansion):
      // What is a keyword as it is written was compiled as one.
      if expansion.hasReferences, let keyword = WideKeyword(text: expansion.text) { return settle(name, as: keyword) }
      guard let text = typedText(name, expansion.text) else {
        refuse(name, .type(expansion.text, expansion.trail?.names() ?? []))
        return
      }
      // What a rule declares on a node and on its parent is kept once, however long it is.
      let known = inherited[name].flatMap { $0.text == text ? $0.text : nil }
      values[name] = CustomPropertyValue(
        text: known ?? text, location: declared[name]?.location, trail: expansion.trail)
    case .failure(let failure): fail(name, failure)
    }
  }

  /// Takes down that a custom property is "invalid at computed-value time": it is without a value, or a typed one has
  /// the value that it would have without the declaration.
  private mutating func fail(_ name: String, _ failure: SubstitutionFailure) {
    if types[name] != nil, case .success = fallback(name) {
      refuse(name, .failure(failure))
    } else {
      failures[name] = failure.through(name)
    }
  }

  /// A result, counted against the limit of the node.
  private mutating func limited(
    _ result: Result<Substitution.Expansion, SubstitutionFailure>
  ) -> Result<Substitution.Expansion, SubstitutionFailure> {
    guard case .success(let expansion) = result, expansion.hasReferences else { return result }
    bytes += expansion.text.utf8.count
    return Limit.elementSubstitutionBytes.allows(bytes) ? result : .failure(.limitExceeded(.elementSubstitutionBytes))
  }

  /// Leaves a custom property without its declaration: it has the value that it would have without it.
  private mutating func refuse(_ name: String, _ refusal: CustomPropertyRefusal) {
    refusals[name] = refusal
    declared[name] = nil
    if case .success(let value) = fallback(name) { values[name] = value }
  }

  /// Goes on with a custom property whose text turned out to be a keyword that every property takes.
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
    if case .success(let value) = keyword == .initial ? initial(name) : fallback(name) { values[name] = value }
  }

  /// The value of a custom property that is not declared at the node.
  private func fallback(_ name: String) -> Result<CustomPropertyValue, SubstitutionFailure> {
    let type = types[name]
    if type?.inherits != false, let value = inherited[name] { return .success(value) }
    return initial(name)
  }

  /// The initial value of a registered custom property; none of another.
  private func initial(_ name: String) -> Result<CustomPropertyValue, SubstitutionFailure> {
    types[name]?.initialValue.map { .success($0) } ?? .failure(.missing([name]))
  }

  /// The canonical text of a registered custom property; `nil` if the text is not of the type.
  private func typedText(_ name: String, _ text: String) -> String? {
    guard let type = types[name] else { return text }
    guard let value = try? type.kind.parse(text) else { return nil }
    return type.kind.serialize(value)
  }
}

/// Why the declaration of a registered custom property counts for nothing.
enum CustomPropertyRefusal {
  /// What the custom properties of the chain make of it is not of the type.
  case type(String, [String])
  /// It has no value.
  case failure(SubstitutionFailure)
}

/// A custom property whose value is being made.
private struct OpenCustomProperty {
  let name: String
  var substitution: Substitution
  var circles = OpenCircles()
}

/// The circles that an open custom property is part of: each leads from an outer open custom property down to it and
/// back.
private struct OpenCircles {
  /// The last one found.
  private(set) var circle: ReferenceCircle?
  /// The one that reaches outermost, and the position where it begins.
  private var outermost: (circle: ReferenceCircle, start: Int)?

  /// Takes down a circle that begins at a position.
  mutating func add(_ circle: ReferenceCircle, from start: Int) {
    self.circle = circle
    if outermost.map({ start <= $0.start }) ?? true { outermost = (circle, start) }
  }

  /// Takes over the circles of a custom property at the next position, as far as they reach further out.
  mutating func take(_ inner: OpenCircles, from position: Int) {
    guard let outermost = inner.outermost, outermost.start < position else { return }
    add(outermost.circle, from: outermost.start)
  }

  /// Whether a circle goes through the custom property at a position.
  func reach(_ position: Int) -> Bool { outermost.map { $0.start <= position } ?? false }
}
