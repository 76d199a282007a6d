import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// What to write instead of a property that the view types of a rule lack.
extension StylesheetCompiler {
  /// Advice with a fix, if one declaration is likely.
  struct PropertyAdvice {
    var help: String?
    var fixes: [Diagnostic.Fix] = []

    /// What the name is about; `nil` if no other check depends on it.
    var detail: DiagnosticDetail?

    /// Whether nothing is known about the name.
    var isGeneral = false
  }

  /// The advice on a property that means the same as one that the view types have; `nil` if there is none.
  func habitAdvice(on name: String, _ position: StatementPosition, _ context: RuleContext) -> PropertyAdvice? {
    let kebab = NameStyle.kebab(name)
    if let pair = sidesAdvice(on: kebab, context) { return pair }
    if let side = directionAdvice(on: kebab, position, context) { return side }
    let isForAnyType = cache.names(of: context.viewTypes).isEmpty
    for (habit, properties) in PropertyHabit.meanings(of: kebab, value: position.slice.text)
    where !(habit.needsViewType && isForAnyType) {
      let isOfTexts = properties.first == "text-color"
      for other in properties where other != kebab {
        let kinds = ownKinds(of: other, context)
        guard !kinds.isEmpty, !(isOfTexts && other == "tint-color" && isForContainers(context)) else {
          continue
        }
        return advice(on: other, kinds, habit, position)
      }
    }
    let help = ForeignNames.removal(kebab, value: position.slice.text.lowercased()) ?? ForeignNames.property(kebab)
    return help.map { PropertyAdvice(help: $0) }
  }

  /// The advice on a name that ends with a state, such as `background-color-selected`; `nil` for another name.
  func stateAdvice(on name: String, _ position: StatementPosition, _ context: RuleContext) -> PropertyAdvice? {
    let parts = NameStyle.kebab(name).split(separator: "-")
    guard parts.count > 1, let state = parts.last.map(String.init) else { return nil }
    // The first view type stands for the others: a list of thousands must not be searched for each declaration.
    guard let viewType = cache.names(of: context.viewTypes).first, schema.states(of: viewType).contains(state) else {
      return nil
    }
    let base = parts.dropLast().joined(separator: "-")
    let meanings = PropertyHabit.meanings(of: base, value: position.slice.text).flatMap(\.properties)
    func isOwn(_ name: String) -> Bool { !ownKinds(of: name, context).isEmpty }
    let ofState = "\(state)-\(base)"
    if isOwn(ofState) {
      return PropertyAdvice(help: "write `\(ofState)`", fixes: [replacing(position.keyword, with: ofState)])
    }
    guard let property = ([base] + meanings).first(where: isOwn) else { return nil }
    return PropertyAdvice(help: "write `&:\(state) { \(property): … }`")
  }

  /// Whether a rule is for views that show their subviews only. What they have of a color, texts in them do not use.
  private func isForContainers(_ context: RuleContext) -> Bool {
    let names = cache.names(of: context.viewTypes)
    return !names.isEmpty
      && names.allSatisfy(["CollectionView", "ScrollView", "StackView", "TableView", "View", "Window"].contains)
  }

  /// The advice on a name for both sides along one axis, such as `content-edge-insets-x`.
  private func sidesAdvice(on kebab: String, _ context: RuleContext) -> PropertyAdvice? {
    for (endings, sides) in PropertyHabit.axes {
      guard let ending = endings.first(where: kebab.hasSuffix) else { continue }
      let base = kebab.dropLast(ending.count)
      let names = sides.map { "\(base)\($0)" }.filter { !candidates($0, context).isEmpty }
      if names.count == 2 { return PropertyAdvice(help: "write `\(names[0])` and `\(names[1])`") }
    }
    return nil
  }

  /// The advice on a side that other properties have, such as `directional-layout-margins-left`.
  private func directionAdvice(
    on kebab: String, _ position: StatementPosition, _ context: RuleContext
  ) -> PropertyAdvice? {
    guard let (side, other) = PropertyHabit.directions.first(where: { kebab.hasSuffix($0.side) }) else { return nil }
    let name = String(kebab.dropLast(side.count)) + other
    guard !ownKinds(of: name, context).isEmpty else { return nil }
    return PropertyAdvice(help: "write `\(name)`", fixes: [replacing(position.keyword, with: name)])
  }

  /// The value types of a property that the view types of a rule have themselves, not only subclasses of theirs.
  ///
  /// A rule that names no view type may match any.
  func ownKinds(of name: String, _ context: RuleContext) -> [ValueKind] {
    let viewTypes = cache.names(of: context.viewTypes)
    let found = candidates(name, context)
    let isOwn =
      viewTypes.isEmpty
      || viewTypes.contains { type in
        schema.viewTypes(having: found.first?.name ?? name).contains { schema.isKind(type, of: $0) }
      }
    return isOwn ? found.map(\.kind).filter { $0 != .untyped } : []
  }

  /// The advice to write another property, with the value as it is or translated.
  private func advice(
    on other: String, _ kinds: [ValueKind], _ habit: PropertyHabit, _ position: StatementPosition
  ) -> PropertyAdvice {
    let slice = position.slice
    if accepts(kinds, slice), habit.values[slice.text.lowercased()] == nil {
      return PropertyAdvice(help: "write `\(other)`", fixes: [replacing(position.keyword, with: other)])
    }
    let translated = habit.values[slice.text.lowercased()].flatMap { value in
      kinds.contains { $0.value(of: value) != nil } ? "\(other): \(value)" : nil
    }
    if let translated {
      let start = position.keyword
      let value = slice.tape.range(slice.tokens)
      let whole = SourceLocation(start.source, SourceRange(start.range.start, max(value.end, start.range.end)))
      return PropertyAdvice(help: "write `\(translated)`", fixes: [replacing(whole, with: translated)])
    }
    let example = kinds.first?.examples.first.map { ", such as `\(other): \($0)`" } ?? ""
    return PropertyAdvice(help: "write `\(other)`\(example)")
  }

  /// Whether a property with some value types takes a value, as far as that is known without custom properties.
  func accepts(_ kinds: [ValueKind], _ slice: TokenSlice) -> Bool {
    VariableReferences.appear(slice.tokens, in: slice.tape)
      || kinds.contains { $0.value(of: slice.cursor) != nil }
      || WideKeyword(slice.tokens, in: slice.tape) != nil
  }

  /// The advice on a misspelled name of a habit; `nil` if there is none.
  func misspelledHabitAdvice(
    on name: String, _ position: StatementPosition, _ context: RuleContext
  ) -> PropertyAdvice? {
    guard let habit = PropertyHabit.candidates.closest(to: name) else { return nil }
    let (left, right) = (Array(NameStyle.folded(name).utf8), Array(NameStyle.folded(habit).utf8))
    guard left.count > 5, EditDistance.between(left, right, atMost: 2) != nil else { return nil }
    return habitAdvice(on: habit, position, context)
  }

  /// The advice to write a property with nearly the same letters; empty if there is none.
  ///
  /// A property that only other view types have is named, but not inserted.
  /// If more than two letters differ, the property has to accept the value.
  func spellingAdvice(
    on name: String, _ position: StatementPosition, _ context: RuleContext, _ reach: SpellingReach
  ) -> PropertyAdvice {
    guard let guess = guess(name, context) else { return PropertyAdvice() }
    let (left, right) = (Array(NameStyle.folded(name).utf8), Array(NameStyle.folded(guess).utf8))
    let isNear = EditDistance.between(left, right, atMost: left.count < 8 ? 1 : 2) != nil
    let entries = candidates(guess, context)
    if !entries.isEmpty {
      guard isNear || reach == .far && accepts(entries.map(\.kind), position.slice) else { return PropertyAdvice() }
      return PropertyAdvice(
        help: "did you mean `\(guess)`?", fixes: [replacing(position.keyword, with: guess)])
    }
    guard isNear, let owner = schema.viewTypes(having: guess).first else { return PropertyAdvice() }
    return PropertyAdvice(help: "did you mean `\(guess)`, a property of \(owner)?", detail: .resemblingName)
  }

  /// How similar a name has to be to a misspelled one.
  enum SpellingReach {
    /// One or two letters differ.
    case near
    /// A third of the letters differs.
    case far
  }

  func replacing(_ location: SourceLocation, with text: String) -> Diagnostic.Fix {
    .init("replace with `\(text)`", safety: .suggestion, edits: [.init(location, text)])
  }
}
