/// Everything that the sheets' selectors can see of an element alone: its type, its theme and its features.
///
/// Elements with the same feature set match different rules only if their ancestors, siblings or environments differ.
struct FeatureSet {
  /// The view type in the schema.
  let type: ID<TypeTable>
  /// The theme that the element sets for itself and its descendants, or none.
  let theme: ID<TypeName>
  /// The indices of the features, for ``FeatureSets/feature(at:)``, in order.
  let features: Range<Int>
}

/// An interner for feature sets.
struct FeatureSets {
  /// Each feature set as a row: its type, its theme and its features.
  private var sequences = SequenceInterner<FeatureSet>()
  private var sequence = IDBuffer()
  private var replaced = IDBuffer()

  /// The number of words before the features.
  private static let headerCount = 2

  /// The IDs of all feature sets.
  var ids: some Sequence<ID<FeatureSet>> { (0..<sequences.count).lazy.map { ID($0) } }

  /// The feature at an index of ``FeatureSet/features``.
  @inline(__always)
  func feature(at index: Int) -> ID<Feature> { ID(rawValue: sequences.pool[index]) }

  @inline(__always)
  subscript(id: ID<FeatureSet>) -> FeatureSet {
    let range = sequences.range(of: id)
    return FeatureSet(
      type: ID(rawValue: sequences.pool[range.lowerBound]), theme: ID(rawValue: sequences.pool[range.lowerBound + 1]),
      features: range.lowerBound + Self.headerCount..<range.upperBound)
  }

  /// The features of a feature set.
  func features(of set: FeatureSet) -> [ID<Feature>] { sequences.pool[set.features].map { ID(rawValue: $0) } }

  @inline(__always)
  func contains(_ feature: ID<Feature>, in set: FeatureSet) -> Bool {
    // A set has few features, so a linear search is the fastest.
    for index in set.features where sequences.pool[index] == feature.rawValue { return true }
    return false
  }

  /// The ID of a feature set, which is added if it is new.
  ///
  /// - Parameter features: the features in any order, each once.
  mutating func intern(type: ID<TypeTable>, theme: ID<TypeName>, _ features: [ID<Feature>]) -> ID<FeatureSet> {
    sequence.clear()
    sequence.append(type)
    sequence.append(theme)
    for feature in features.sorted() { sequence.append(feature) }
    return sequences.intern(sequence)
  }

  /// The ID of a feature set, which is added if it is new.
  ///
  /// - Parameter features: the features in ascending order, each once.
  mutating func intern(type: ID<TypeTable>, theme: ID<TypeName>, _ features: IDBuffer) -> ID<FeatureSet> {
    sequence.clear()
    sequence.append(Self.headerCount + features.count) { sequence, end in
      sequence[end] = type.rawValue
      sequence[end + 1] = theme.rawValue
      for index in 0..<features.count { sequence[end + Self.headerCount + index] = features[index] }
      end += Self.headerCount + features.count
    }
    return sequences.intern(sequence)
  }

  /// A feature set without some features, and with others.
  mutating func replacing(_ old: [ID<Feature>], by new: [ID<Feature>], in id: ID<FeatureSet>) -> ID<FeatureSet> {
    let set = self[id]
    replaced.clear()
    for index in set.features where !old.contains(feature(at: index)) { replaced.append(feature(at: index)) }
    for feature in new { replaced.insert(feature) }
    return intern(type: set.type, theme: set.theme, replaced)
  }

  /// Releases unused capacity.
  mutating func trim() { sequences.trim() }
}
