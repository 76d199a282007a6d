import VStyleValues

/// The shared styles, from cascaded and inherited styles.
extension StyleStage {
  /// The style that was last found for a match result, if its element inherits the same style; otherwise none.
  @inline(__always)
  func latestStyle(of result: ID<MatchResult>, inherited: ID<InheritedStyle>) -> ID<SharedStyle> {
    let known = latest[result]
    return known.inherited == inherited ? known.style : .none
  }

  /// The style of an element, and the one that its children inherit.
  ///
  /// - Parameters:
  ///   - result: the match result of the element.
  ///   - inherited: the style that the element inherits; none at the root.
  ///   - node: the element.
  ///   - tables: the properties of the schema.
  @inline(never)
  mutating func findStyle(
    of result: ID<MatchResult>, inherited: ID<InheritedStyle>, node: ID<Node>, _ tables: TypeTables
  ) -> LatestStyle {
    let cascaded = latest[result].cascaded
    let style =
      styles.find(cascaded, inherited: inherited) ?? newStyle(cascaded, inherited: inherited, node: node, tables)
    let forChildren = styles[style].forChildren
    let found = LatestStyle(cascaded: cascaded, inherited: inherited, style: style, forChildren: forChildren)
    if self.inherited[forChildren].node.isNone { latest[result] = found }
    return found
  }

  private mutating func newStyle(
    _ cascaded: ID<CascadedStyle>, inherited: ID<InheritedStyle>, node: ID<Node>, _ tables: TypeTables
  ) -> ID<SharedStyle> {
    let forChildren = styleForChildren(cascaded, inherited: inherited, node: node, tables)
    let isShared = self.inherited[forChildren].node.isNone
    // Elements with the same cascaded style whose children inherit the same style have the same values, even if they
    // inherit different styles.
    let isContextIndependent =
      isShared && !inherited.isNone && hasOneSet(cascaded)
      && hasOneContext(cascaded, self.inherited[forChildren].customProperties, tables)
    if isContextIndependent, let same = styles.find(cascaded, forChildren: forChildren) {
      styles.share(same, cascaded, inherited: inherited)
      return same
    }
    resolved += 1
    let style = SharedStyle(cascaded: cascaded, inherited: inherited, forChildren: forChildren)
    readValues(of: style)
    return styles.add(style, isShared: isShared, isContextIndependent: isContextIndependent)
  }

  /// Whether the values of all control states have the same custom properties.
  private mutating func hasOneSet(_ cascaded: ID<CascadedStyle>) -> Bool {
    let style = builder.styles[cascaded]
    guard style.passes.count > 1 else { return true }
    let declarations = builder.styles.pass(0, of: style).customProperties
    for pass in style.passes where builder.styles.passes[pass].customProperties != declarations { return false }
    return true
  }

  /// Whether the properties of the context have the same origins in all control states, or no origin above the element.
  ///
  /// The style that children inherit says nothing of the control states.
  private mutating func hasOneContext(
    _ cascaded: ID<CascadedStyle>, _ set: ID<CustomPropertySet>, _ tables: TypeTables
  ) -> Bool {
    let style = builder.styles[cascaded]
    guard style.passes.count > 1 else { return true }
    let plain = builder.styles.pass(0, of: style)
    let set = customProperties.setForContext(set, of: plain, isRoot: style.isRoot)
    for member in tables[style.type].context {
      let ofPlain = builder.styles.value(of: member.index, in: plain)
      for index in 1..<style.passes.count {
        let value = builder.styles.value(of: member.index, in: builder.styles.pass(index, of: style))
        guard value != ofPlain else { continue }
        guard let value else {
          if member.inherits { return false }
          continue
        }
        guard isContextIndependent(value, in: set) else { return false }
      }
    }
    return true
  }

  /// Computes the results of a style's winners with the custom properties of its elements.
  private mutating func readValues(of style: SharedStyle) {
    let cascaded = builder.styles[style.cascaded]
    let set = inherited[style.forChildren].customProperties
    let declarations = builder.styles.pass(0, of: cascaded).customProperties
    for index in cascaded.passes {
      let pass = builder.styles.passes[index]
      let isPlain = pass.customProperties == declarations
      let own = isPlain ? set : customProperties(of: style, pass: index - cascaded.passes.lowerBound)
      for winner in pass.winners {
        let value = builder.styles.winners[winner].value
        if !builder.values.areConstant[value] { read(value, in: own) }
      }
    }
  }

  @inline(__always)
  private mutating func read(_ value: ID<SpecifiedValue>, in set: ID<CustomPropertySet>) {
    if !customProperties.isRead(value, in: set) { _ = diagnosedResult(of: value, in: set) }
  }
}
