/// Writes the values of styles to one object through the table of its view type.
struct StyleApplier {
  let object: any Styleable
  let table: ViewTypeTable

  init(_ object: any Styleable) {
    self.object = object
    table = ViewTypeTable.of(type(of: object))
  }

  /// Replaces the engine's values of the object. Values that the changes do not contain are removed.
  ///
  /// - Returns: the number of writes.
  @discardableResult
  func setEngineValues(_ changes: [StyleDelta.Change]) -> Int {
    table.cache.shared(StyleDelta(changes, for: table, extent: .whole)).apply(to: object)
  }

  /// The delta that removes all values of the engine.
  var removingEngineValues: StyleDelta { table.cache.shared(StyleDelta([], for: table, extent: .whole)) }
}
