/// A cache of the features and view types that the names of element keys stand for.
struct ResolvedNames {
  var ids = Column<Feature>()
  var classes = Column<Feature>()
  var states = Column<Feature>()
  /// The view types of the schema.
  var types = Column<TypeTable>()

  /// The cached meaning of each name.
  struct Column<Meaning: ~Copyable> {
    private var meanings: [ID<Meaning>] = []

    /// The value for a name that was not looked up.
    private static var unknown: ID<Meaning> { ID(rawValue: -2) }

    /// The meaning of a name, or none; `nil` for a name that was not looked up.
    subscript(name: ID<Name>) -> ID<Meaning>? {
      name.index < meanings.count && meanings[name] != Self.unknown ? meanings[name] : nil
    }

    mutating func set(_ name: ID<Name>, to meaning: ID<Meaning>) {
      meanings.fill(name.index + 1, with: Self.unknown)
      meanings[name] = meaning
    }
  }
}

extension ResolvedNames.Column<Feature> {
  /// The feature that a name stands for; none if no selector tests it.
  mutating func feature(
    _ name: ID<Name>, _ features: FeatureTable, _ names: NameInterner<Name>, _ part: (NamedFeatures) -> ID<Feature>
  ) -> ID<Feature> {
    if let known = self[name] { return known }
    let feature = part(features.find(names[name]))
    set(name, to: feature)
    return feature
  }
}
