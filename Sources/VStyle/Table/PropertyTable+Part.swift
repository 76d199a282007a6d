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
    PropertyTable(rows.map { $0.with(owner: Root.self, access: $0.access.of(part)) })
  }
}

extension PropertyAccess {
  /// The ways to the member from an object that has the part.
  fileprivate func of<Root: AnyObject & SendableMetatype, Part: AnyObject>(
    _ part: @escaping @Sendable (Root) -> Part
  ) -> PropertyAccess {
    var writeParts: ColumnWriter?
    if writesColumns {
      writeParts = { objects, value in
        withUnsafeTemporaryAllocation(of: Unmanaged<AnyObject>.self, capacity: objects.count) { parts in
          // A part may be made when it is asked for, so it is kept until it is written.
          for (index, object) in objects.enumerated() {
            let part = object._withUnsafeGuaranteedRef { part(unsafeDowncast($0, to: Root.self)) }
            parts.initializeElement(at: index, to: .passRetained(part))
          }
          defer { for part in parts { part.release() } }
          return self.writeColumn(ObjectColumn(parts), value)
        }
      }
    }
    return PropertyAccess(
      read: { object, slot in self.read(part(unsafeDowncast(object, to: Root.self)), slot) },
      write: { object, value, slot in try self.write(part(unsafeDowncast(object, to: Root.self)), value, slot) },
      holds: { object, value, slot in self.holds(part(unsafeDowncast(object, to: Root.self)), value, slot) },
      writeColumn: writeParts)
  }
}
