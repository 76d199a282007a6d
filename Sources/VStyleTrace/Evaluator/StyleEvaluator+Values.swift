import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Values: computes values from winning declarations.
extension StyleEvaluator {
  /// Computes the custom properties of a node, as far as they are independent of its font and its color scheme.
  ///
  /// - Parameter context: the context of the node without these.
  func customProperties(
    _ cascades: [String: Cascade], below parent: ComputedStyle?, in context: ValueContext
  ) -> NodeCustomProperties {
    // At the root, `rem` depends on its own font.
    customProperties(cascades, below: parent, in: parent == nil ? .unknown : .withoutFont(context))
  }

  private func customProperties(
    _ cascades: [String: Cascade], below parent: ComputedStyle?, in context: CustomPropertyContext
  ) -> NodeCustomProperties {
    NodeCustomProperties(
      cascades, below: parent?.customPropertyValues ?? initialCustomProperties, types: stylesheet.registrations,
      in: context)
  }

  /// Computes all custom properties of a node, after the properties that their values depend on.
  ///
  /// - Parameters:
  ///   - pending: the custom properties without the context.
  ///   - entries: the properties of the view type that are computed first.
  ///   - cascades: the declarations that apply to the node, by property.
  ///   - parent: the style of the parent; `nil` at the root.
  ///   - context: the context of the node, as far as custom properties depend on it.
  func customProperties(
    completing pending: PendingCustomProperties, _ entries: [StyleSchema.PropertyEntry],
    _ cascades: [String: Cascade], below parent: ComputedStyle?, in context: ValueContext
  ) -> NodeCustomProperties {
    let cycle = pending.cycle(through: ContextProperties.cascadesOfFont(entries, cascades))
    return customProperties(cascades, below: parent, in: .known(context, cycle: cycle))
  }

  /// Computes the value of a property at a node.
  mutating func value(
    of entry: StyleSchema.PropertyEntry, _ cascades: [String: Cascade], _ style: ComputedStyle,
    _ parent: ComputedStyle?
  ) -> ComputedValue {
    let cascade = settled(cascade(for: entry, cascades), style)
    let whole = value(of: entry, decidedBy: cascade, style, parent)
    let longhands = entry.longhands.filter { cascades[$0.name] != nil }
    if longhands.isEmpty { return whole }
    return composed(entry, whole, longhands, cascades, style, parent)
  }

  /// Computes the value of a property from its cascade.
  ///
  /// - Parameters:
  ///   - entry: the property.
  ///   - cascade: the sorted declarations of the property or of one longhand.
  ///   - style: the style of the node so far.
  ///   - parent: the style of the parent; `nil` at the root.
  ///   - longhand: the longhand that the cascade belongs to; `nil` for the property itself.
  mutating func value(
    of entry: StyleSchema.PropertyEntry, decidedBy cascade: Cascade,
    _ style: ComputedStyle, _ parent: ComputedStyle?, longhand: StyleSchema.PropertyEntry? = nil
  ) -> ComputedValue {
    switch cascade.decision {
    case .declaration(let winner):
      let read = winner.declaration.name == longhand?.name ? longhand ?? entry : entry
      if let value = computed(winner.declaration, read, style) {
        return ComputedValue(
          value: value.resolved(in: style.context), kind: read.kind, source: .declared(winner.declaration),
          followingCurrentColor: value.followingCurrentColor(in: style.context))
      }
      return defaulted(entry, parent, style, isInherited: entry.inherits, declaration: winner.declaration)
    case .wide(let keyword, let winner):
      let isInherited = keyword == .inherit || keyword == .unset && entry.inherits
      return defaulted(entry, parent, style, isInherited: isInherited, declaration: winner.declaration)
    case .nothing:
      return defaulted(entry, parent, style, isInherited: entry.inherits, declaration: nil)
    }
  }

  /// The cascade in which a value that is a keyword after substitution acts as the keyword.
  ///
  /// - Spec: https://www.w3.org/TR/css-variables-1/#substitute-a-var
  func settled(_ cascade: Cascade, _ style: ComputedStyle) -> Cascade {
    var settled = cascade
    var walk = CascadeWalk(cascade)
    // "If a property contains var() and substitutes to a CSS-wide keyword, it acts as that keyword."
    while case .declaration(let winner) = walk.next(), let keyword = substitutedKeyword(winner.declaration, style) {
      settled.replace(at: walk.position, by: keyword)
      guard walk.rollBack(keyword) else { break }
    }
    return settled
  }

  /// The CSS-wide keyword that a value with `var()` is after substitution; `nil` for any other value.
  private func substitutedKeyword(_ declaration: Declaration, _ style: ComputedStyle) -> WideKeyword? {
    guard case .tokens = declaration.value, let slice = declaration.slice,
      case .success(let expansion) = Substitution.expand(slice.cursor, lookUp: style.lookUp)
    else { return nil }
    return WideKeyword(text: expansion.text)
  }

  /// Merges the declarations of a property with those of `all`.
  func cascade(for entry: StyleSchema.PropertyEntry, _ cascades: [String: Cascade]) -> Cascade {
    Cascade(cascades[entry.name], and: cascades["all"])
  }

  /// The default value: the parent's value or the initial one.
  private func defaulted(
    _ entry: StyleSchema.PropertyEntry, _ parent: ComputedStyle?, _ style: ComputedStyle, isInherited: Bool,
    declaration: Declaration?
  ) -> ComputedValue {
    let own: ComputedValue.Source? = declaration.map { .declared($0) }
    if isInherited, let inherited = parent?.properties[entry.name], inherited.kind == entry.kind {
      // `currentcolor` is inherited as a keyword, except by `color` itself.
      let following = entry.name == "color" ? nil : inherited.followingCurrentColor
      return ComputedValue(
        value: following?.resolved(in: style.context) ?? inherited.value, kind: entry.kind,
        source: own ?? .inherited(isStyled: inherited.isStyled), followingCurrentColor: following)
    }
    // The root inherits from the root context, where no style applies.
    let context = isInherited && parent == nil && own != nil ? environment.rootContext : style.context
    let following = entry.name == "color" ? nil : entry.initial.followingCurrentColor(in: context)
    return ComputedValue(
      value: following?.resolved(in: style.context) ?? entry.initial.resolved(in: context), kind: entry.kind,
      source: own ?? .initial, followingCurrentColor: following)
  }

  /// The value of a winning declaration before it is resolved; `nil` after a diagnostic if it is invalid.
  ///
  /// - Spec: https://www.w3.org/TR/css-variables-1/#invalid-at-computed-value-time
  private mutating func computed(
    _ declaration: Declaration, _ entry: StyleSchema.PropertyEntry, _ style: ComputedStyle
  ) -> StyleValue? {
    switch declaration.value {
    case .typed(let typed):
      if let match = typed.first(where: { $0.kind == entry.kind }) { return match.value }
      guard let slice = declaration.slice else { return typed.first?.value }
      return parse(slice.cursor, declaration, entry)
    case .tokens:
      guard let slice = declaration.slice else { return nil }
      switch Substitution.expand(slice.cursor, lookUp: style.lookUp) {
      case .success(let expansion):
        let cursor = TokenCursor(TokenTape(SourceText(expansion.text)))
        return parse(cursor, declaration, entry, expansion)
      case .failure(let failure):
        if let location = declaration.location { report(failure.diagnostic(name: entry.name, at: location)) }
        return nil
      }
    case .wide: return nil
    }
  }

  private mutating func parse(
    _ cursor: TokenCursor, _ declaration: Declaration, _ entry: StyleSchema.PropertyEntry,
    _ expansion: Substitution.Expansion? = nil
  ) -> StyleValue? {
    switch DeclarationReader.read(cursor, declaration, entry, expansion) {
    case .value(let value): return value
    case .invalid(let diagnostics):
      for diagnostic in diagnostics { report(diagnostic) }
      return nil
    }
  }
}

extension ComputedStyle {
  /// The value of a custom property at the node; a failure if it has none.
  func lookUp(_ name: String) -> Result<CustomPropertyValue, SubstitutionFailure> {
    customPropertyValues.lookUp(name)
  }
}
