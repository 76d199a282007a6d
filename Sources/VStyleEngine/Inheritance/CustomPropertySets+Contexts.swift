import VStyleStylesheet
import VStyleValues

/// Sets whose values depend on the context of their elements, such as `2em` in a registered custom property.
///
/// The context depends on custom properties in turn. So an element has two sets: a provisional one without the values
/// that depend on the context, and a completed one. The font and the color scheme are computed with the former, all
/// other properties with the latter.
extension CustomPropertySets {
  /// Whether custom properties of a set have no value yet, because it depends on the context.
  @inline(__always)
  func isPending(_ set: ID<CustomPropertySet>) -> Bool { sets[set.index].pending != nil }

  /// Whether elements use a set without its context.
  var needsContexts: Bool { isUsedWithoutContext || isPending(Self.root) }

  /// The set without the values that depend on the context; the set itself if there are none.
  @inline(__always)
  func provisional(of set: ID<CustomPropertySet>) -> ID<CustomPropertySet> { sets[set.index].provisional.orNil ?? set }

  /// The set for the font and the color scheme of an element with a set.
  ///
  /// It is the provisional set, unless the element shares the set of its parent: an inherited value depends on the
  /// context of an ancestor, which is known.
  ///
  /// - Parameters:
  ///   - set: the set of the element.
  ///   - pass: a pass of its cascaded style.
  ///   - isRoot: whether the element is the root.
  func setForContext(
    _ set: ID<CustomPropertySet>, of pass: CascadedStyle.Pass, isRoot: Bool
  ) -> ID<CustomPropertySet> {
    let isOwn = set == Self.root ? isRoot : sets[set.index].declarations == pass.customProperties
    return isOwn ? provisional(of: set) : set
  }

  /// The completed set of some elements; `nil` if there is none.
  func completedSet(of owner: CustomPropertyOwner) -> ID<CustomPropertySet>? { completed[owner] }

  /// Adds the set of some elements in their context.
  ///
  /// - Parameters:
  ///   - provisional: the set without the context.
  ///   - completion: the elements and their context.
  mutating func complete(_ provisional: ID<CustomPropertySet>, _ completion: CustomPropertySet.Completion) {
    hasCompleted = true
    var set = sets[provisional.index]
    (set.read, set.changed, set.pending) = ([], BitSet(), nil)
    (set.completion, set.provisional) = (completion, provisional)
    sets.append(set)
    completed[completion.owner] = ID(sets.count - 1)
    compute(ID(sets.count - 1))
  }

  /// Adds a provisional set of the root.
  mutating func addProvisionalOfRoot() -> ID<CustomPropertySet> {
    var set = sets[Self.root.index]
    (set.read, set.changed) = ([], BitSet())
    sets.append(set)
    return ID(sets.count - 1)
  }

  /// Completes the set of the root in its context.
  mutating func completeRoot(_ provisional: ID<CustomPropertySet>, _ completion: CustomPropertySet.Completion) {
    hasCompleted = true
    sets[Self.root.index].pending = nil
    sets[Self.root.index].completion = completion
    sets[Self.root.index].provisional = provisional
    compute(Self.root)
  }

  /// Computes the next set again, if its parent or its context changed.
  ///
  /// - Parameters:
  ///   - id: the set.
  ///   - context: its context and the custom properties in a cycle with it; `nil` for a set without a context.
  ///   - isOfOtherRoot: whether ``shared`` changed.
  ///   - update: the changes of the sets before it.
  ///   - values: the specified values.
  mutating func update(
    _ id: ID<CustomPropertySet>, _ context: (values: ValueContext, cycle: Set<String>)?, isOfOtherRoot: Bool,
    _ update: inout Update, _ values: [SpecifiedValue]
  ) {
    var isOfOtherContext = isOfOtherRoot && context == nil && !sets[id.index].parent.isNone
    if let context, let known = sets[id.index].completion,
      known.context != context.values || known.cycle != context.cycle
    {
      isOfOtherContext = true
      sets[id.index].completion?.context = context.values
      sets[id.index].completion?.cycle = context.cycle
    }
    recompute(id, nil, isOfOtherContext: isOfOtherContext, &update, values)
  }
}
