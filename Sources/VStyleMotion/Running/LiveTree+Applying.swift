import VStyle

extension LiveTree {
  /// Writes values to a view in place of those of its style.
  ///
  /// - Returns: the number of writes.
  func apply(_ values: [MovableValue], to view: any StyleNode) -> Int {
    let changes = values.map { StyleDelta.Change($0.index, $0.value, location: $0.location) }
    return StyleDelta(changes, for: ViewTypeTable.of(type(of: view)), extent: .whole).apply(to: view)
  }
}
