#if DEBUG || VSTYLE_ADVICE
  import VStyleCompiler
  import VStyleSelectors
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  /// What to write instead of a property that the view types of a rule lack.
  struct PropertyAdvice {
    let compiler: StylesheetCompiler
    let position: StatementPosition
    let context: RuleContext
    let guesses: PropertyGuesses

    init(
      _ compiler: StylesheetCompiler, _ position: StatementPosition, _ context: RuleContext, _ guesses: PropertyGuesses
    ) {
      (self.compiler, self.position, self.context, self.guesses) = (compiler, position, context, guesses)
    }

    /// The advice on a property that means the same as one that the view types have; `nil` if there is none.
    func habit(on name: String) -> Advice? {
      let kebab = NameStyle.kebab(name)
      if let pair = sides(on: kebab) { return pair }
      if let side = direction(on: kebab) { return side }
      let isForAnyType = compiler.cache.names(of: context.viewTypes).isEmpty
      for (habit, properties) in PropertyHabit.meanings(of: kebab, value: position.slice.text)
      where !(habit.needsViewType && isForAnyType) {
        let isOfTexts = properties.first == "text-color"
        for other in properties where other != kebab {
          let kinds = ownKinds(of: other)
          guard !kinds.isEmpty, !(isOfTexts && other == "tint-color" && isForContainers) else {
            continue
          }
          return advice(on: other, kinds, habit)
        }
      }
      let help = ForeignNames.removal(kebab, value: position.slice.text.lowercased()) ?? ForeignNames.property(kebab)
      return help.map { Advice(help: $0) }
    }

    /// The advice on a name that ends with a state, such as `background-color-selected`; `nil` for another name.
    func state(on name: String) -> Advice? {
      let parts = NameStyle.kebab(name).split(separator: "-")
      guard parts.count > 1, let state = parts.last.map(String.init) else { return nil }
      // The first view type stands for the others: a list of thousands must not be searched for each declaration.
      guard let viewType = compiler.cache.names(of: context.viewTypes).first,
        compiler.schema.states(of: viewType).contains(state)
      else {
        return nil
      }
      let base = parts.dropLast().joined(separator: "-")
      let meanings = PropertyHabit.meanings(of: base, value: position.slice.text).flatMap(\.properties)
      func isOwn(_ name: String) -> Bool { !ownKinds(of: name).isEmpty }
      let ofState = "\(state)-\(base)"
      if isOwn(ofState) {
        return Advice(help: "write `\(ofState)`", fixes: [.replacement(ofState, at: position.keyword)])
      }
      guard let property = ([base] + meanings).first(where: isOwn) else { return nil }
      return Advice(help: "write `&:\(state) { \(property): … }`")
    }

    /// Whether a rule is for views that show their subviews only. What they have of a color, texts in them do not use.
    private var isForContainers: Bool {
      let names = compiler.cache.names(of: context.viewTypes)
      return !names.isEmpty
        && names.allSatisfy(["CollectionView", "ScrollView", "StackView", "TableView", "View", "Window"].contains)
    }

    /// The advice on a name for both sides along one axis, such as `content-edge-insets-x`.
    private func sides(on kebab: String) -> Advice? {
      for (endings, sides) in PropertyHabit.axes {
        guard let ending = endings.first(where: kebab.hasSuffix) else { continue }
        let base = kebab.dropLast(ending.count)
        let names = sides.map { "\(base)\($0)" }.filter { !compiler.candidates($0, context).isEmpty }
        if names.count == 2 { return Advice(help: "write `\(names[0])` and `\(names[1])`") }
      }
      return nil
    }

    /// The advice on a side that other properties have, such as `directional-layout-margins-left`.
    private func direction(on kebab: String) -> Advice? {
      guard let (side, other) = PropertyHabit.directions.first(where: { kebab.hasSuffix($0.side) }) else { return nil }
      let name = String(kebab.dropLast(side.count)) + other
      guard !ownKinds(of: name).isEmpty else { return nil }
      return Advice(help: "write `\(name)`", fixes: [.replacement(name, at: position.keyword)])
    }

    /// The value types of a property that the view types of a rule have themselves, not only subclasses of theirs.
    ///
    /// A rule that names no view type may match any.
    func ownKinds(of name: String) -> [ValueKind] {
      let viewTypes = compiler.cache.names(of: context.viewTypes)
      let found = compiler.candidates(name, context)
      let isOwn =
        viewTypes.isEmpty
        || viewTypes.contains { type in
          compiler.schema.viewTypes(having: found.first?.name ?? name).contains { compiler.schema.isKind(type, of: $0) }
        }
      return isOwn ? found.map(\.kind).filter { $0 != .untyped } : []
    }

    /// The advice to write another property, with the value as it is or translated.
    private func advice(on other: String, _ kinds: [ValueKind], _ habit: PropertyHabit) -> Advice {
      let slice = position.slice
      if accepts(kinds, slice), habit.values[slice.text.lowercased()] == nil {
        return Advice(help: "write `\(other)`", fixes: [.replacement(other, at: position.keyword)])
      }
      let translated = habit.values[slice.text.lowercased()].flatMap { value in
        kinds.contains { $0.value(of: value) != nil } ? "\(other): \(value)" : nil
      }
      if let translated {
        let start = position.keyword
        let value = slice.tape.range(slice.tokens)
        let whole = SourceLocation(start.source, SourceRange(start.range.start, max(value.end, start.range.end)))
        return Advice(help: "write `\(translated)`", fixes: [.replacement(translated, at: whole)])
      }
      let example = kinds.first?.examples.first.map { ", such as `\(other): \($0)`" } ?? ""
      return Advice(help: "write `\(other)`\(example)")
    }

    /// Whether a property with some value types takes a value, as far as that is known without custom properties.
    func accepts(_ kinds: [ValueKind], _ slice: TokenSlice) -> Bool {
      VariableReferences.appear(slice.tokens, in: slice.tape)
        || kinds.contains { $0.value(of: slice.cursor) != nil }
        || WideKeyword(slice.tokens, in: slice.tape) != nil
    }

    /// The advice on a misspelled name of a habit; `nil` if there is none.
    func misspelledHabit(on name: String) -> Advice? {
      guard let meant = PropertyHabit.candidates.closest(to: name) else { return nil }
      let (left, right) = (Array(NameStyle.folded(name).utf8), Array(NameStyle.folded(meant).utf8))
      guard left.count > 5, EditDistance.between(left, right, atMost: 2) != nil else { return nil }
      return habit(on: meant)
    }

    /// The advice to write a property with nearly the same letters; empty if there is none.
    ///
    /// A property that only other view types have is named, but not inserted.
    /// If more than two letters differ, the property has to accept the value.
    func spelling(on name: String, _ reach: SpellingReach) -> Advice {
      guard let guess = guesses.closest(to: name, context, compiler) else { return Advice() }
      let (left, right) = (Array(NameStyle.folded(name).utf8), Array(NameStyle.folded(guess).utf8))
      let isNear = EditDistance.between(left, right, atMost: left.count < 8 ? 1 : 2) != nil
      let entries = compiler.candidates(guess, context)
      if !entries.isEmpty {
        guard isNear || reach == .far && accepts(entries.map(\.kind), position.slice) else { return Advice() }
        return Advice(
          help: "did you mean `\(guess)`?", fixes: [.replacement(guess, at: position.keyword)])
      }
      guard isNear, let owner = compiler.schema.viewTypes(having: guess).first else { return Advice() }
      return Advice(help: "did you mean `\(guess)`, a property of \(owner)?", detail: .resemblingName)
    }

    /// How similar a name has to be to a misspelled one.
    enum SpellingReach {
      /// One or two letters differ.
      case near
      /// A third of the letters differs.
      case far
    }
  }
#endif
