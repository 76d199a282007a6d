import VStyleValues

extension StyleScope {
  /// Writes values again whose members depend on more than the value, such as a font of the size that the user prefers.
  ///
  /// - Parameter isStale: whether a value of a property is to be written again.
  /// - Returns: the number of written values.
  @discardableResult
  public func rewrite(where isStale: (Property, StyleValue) -> Bool) -> Int {
    (tree?.views.all ?? []).reduce(0) { $0 + $1.rewriteStyles(where: isStale) }
  }
}

extension Styleable {
  /// Writes values of styles again.
  fileprivate func rewriteStyles(where isStale: (Property, StyleValue) -> Bool) -> Int {
    let applied = styleStorage.applied
    guard let table = applied.table else { return 0 }
    var written = 0
    for slot in applied.slots {
      let binding = table.binding(of: slot.key)
      // A merged value contains the baseline, which is written with the next change.
      guard !binding.isMerged, let value = slot.pinned ?? slot.engine, isStale(binding.property, value),
        (try? binding.write(self, value, slot.key.slot)) == true
      else { continue }
      written += 1
    }
    return written
  }
}
