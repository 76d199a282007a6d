import VStyleValues

/// The styles that children inherit, from those that their parents inherit.
extension StyleStage {
  /// The style that the children of an element inherit.
  ///
  /// - Parameters:
  ///   - id: the cascaded style of the element.
  ///   - parent: the style that the element inherits; none at the root.
  ///   - node: the element.
  ///   - tables: the properties of the schema.
  mutating func styleForChildren(
    _ id: ID<CascadedStyle>, inherited parent: ID<InheritedStyle>, node: ID<Node>, _ tables: TypeTables
  ) -> ID<InheritedStyle> {
    guard !parent.isNone else { return InheritedStyles.root }
    let cascaded = builder.styles[id]
    let table = tables[cascaded.type]
    let parentType = builder.styles[inherited[parent].cascaded].type
    let isSameSet = table.inheritedSet == tables[parentType].inheritedSet
    let pass = builder.styles.pass(0, of: cascaded)
    let declared = customProperties.set(
      below: inherited[parent].customProperties, pass.customProperties, builder.styles.customProperties(of: pass))
    let owner: ID<Node> = dependsOnNode(cascaded, declared, table) ? node : .none
    let set = completed(declared, CustomPropertyOwner(cascaded: id, inherited: parent, pass: 0, node: owner))
    if cascaded.inheritance.isNone, isSameSet, set == inherited[parent].customProperties { return parent }
    let key =
      cascaded.inheritance.isNone
      ? InheritanceKey(noWinnersOf: table.inheritedSet) : InheritanceKey(winners: cascaded.inheritance)
    if let known = inherited.find(parent: parent, key, node: owner) { return known }
    var style = InheritedStyle(parent: parent, cascaded: id, customProperties: set, node: owner)
    if table.context.isEmpty { style.contextSource = inherited.contextSource(of: parent) }
    guard owner.isNone else { return inherited.add(style, key) }
    findOrigins(cascaded, parent, set, table, isSameSet: isSameSet)
    return inherited.intern(style, key, origins: origins)
  }

  /// The set of some elements in their context. If there is none yet, the tree has to be styled again.
  mutating func completed(_ set: ID<CustomPropertySet>, _ owner: CustomPropertyOwner) -> ID<CustomPropertySet> {
    guard customProperties.isPending(set) else { return set }
    if let known = customProperties.completedSet(of: owner) { return known }
    customProperties.isUsedWithoutContext = true
    return set
  }

  /// Whether a value of the context has to be read from the parent node, as `inherit` of a property that is not
  /// inherited. If so, it sets ``isConservative``.
  mutating func dependsOnNode(
    _ cascaded: CascadedStyle, _ set: ID<CustomPropertySet>, _ table: TypeTable
  ) -> Bool {
    guard table.hasOwnContext else { return false }
    for member in table.context where !member.inherits {
      guard let value = builder.styles.value(of: member.index, in: builder.styles.pass(0, of: cascaded)),
        diagnosedResult(of: value, in: set).result.inherits
      else { continue }
      isConservative = true
      return true
    }
    return false
  }

  /// The first word of an origin that is no specified value.
  private enum Origin {
    /// The number of words before the origins: the set of properties, the environment and the custom properties.
    static let header = 3

    /// No declaration: the initial value.
    static let initial: Int32 = -1
    /// The root, with any declarations.
    static let root: Int32 = -2

    /// An inherited style, whose value depends on its ancestors.
    static func style(_ id: ID<InheritedStyle>) -> Int32 { -3 - id.rawValue }
  }

  /// Finds the origin of each value that children inherit. Children of elements with the same origins inherit the same
  /// values, even if the elements between differ.
  private mutating func findOrigins(
    _ cascaded: CascadedStyle, _ parent: ID<InheritedStyle>, _ set: ID<CustomPropertySet>, _ table: TypeTable,
    isSameSet: Bool
  ) {
    var winners = builder.inheritedWinners(of: cascaded)
    let setForContext = customProperties.setForContext(
      set, of: builder.styles.pass(0, of: cascaded), isRoot: cascaded.isRoot)
    let own = ID<InheritedStyle>(inherited.styles.count)
    var list = origins.take()
    list.clear()
    list.append(Origin.header + 2 * table.reachingChildren.count + 1) { sequence, end in
      sequence[0] = table.inheritedSet.rawValue
      sequence[1] = cascaded.environment.rawValue
      sequence[2] = set.rawValue
      end = Origin.header
      for index in table.reachingChildren.indices {
        let member = table.reachingChildren[index]
        let (value, isInState) = builder.consumeWinner(member, &winners)
        let set = member.precedesCustomProperties ? setForContext : set
        let isUnique =
          isInState || (value.isNone ? member.inherits && !isSameSet : !isContextIndependent(value, in: set))
        if isUnique {
          (sequence[end], sequence[end + 1]) = (Origin.style(own), Int32(index))
        } else if !value.isNone {
          (sequence[end], sequence[end + 1]) = (value.rawValue, set.rawValue)
        } else if !member.inherits {
          (sequence[end], sequence[end + 1]) = (Origin.initial, 0)
        } else if parent == InheritedStyles.root {
          (sequence[end], sequence[end + 1]) = (Origin.root, Int32(index))
        } else if let above = inherited.origin(of: parent, at: end) {
          (sequence[end], sequence[end + 1]) = above
        } else {
          (sequence[end], sequence[end + 1]) = (Origin.style(parent), Int32(index))
        }
        end += 2
      }
      // The type does not set the whole context, so its inherited part has an origin too.
      if !table.setsWholeContext {
        sequence[end] = inherited.contextSource(of: parent).rawValue
        end += 1
      }
    }
    origins = list
  }

  /// Whether a specified value is the same for all elements with a set of custom properties, in any context.
  @inline(__always)
  mutating func isContextIndependent(_ value: ID<SpecifiedValue>, in set: ID<CustomPropertySet>) -> Bool {
    if builder.values.areConstant[value] {
      return !builder.values.mayDependOnParent[value] && !builder.values.mayDependOnContext[value]
    }
    if let isIndependent = customProperties.relyOnIndependence(of: value, in: set) { return isIndependent }
    _ = diagnosedResult(of: value, in: set)
    return customProperties.relyOnIndependence(of: value, in: set) ?? false
  }
}
