extension PropertyTable {
  /// The table of a part, such as a view's layer, for the class that has the part.
  ///
  /// ```swift
  /// override class var properties: PropertyTable {
  ///   super.properties + Needle.properties.of { (gauge: Gauge) in gauge.needle }
  /// }
  /// ```
  public func of<Root: AnyObject & SendableMetatype, Part: AnyObject>(
    _ part: @escaping @Sendable (Root) -> Part
  ) -> PropertyTable {
    PropertyTable(
      rows.map { row in
        row.with(
          owner: Root.self, read: { object, slot in row.read(part(unsafeDowncast(object, to: Root.self)), slot) },
          write: { object, value, slot in try row.write(part(unsafeDowncast(object, to: Root.self)), value, slot) })
      })
  }
}
