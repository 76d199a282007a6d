extension PropertyTable {
  /// Returns the table of a part, such as a view's layer, for the class that has the part.
  ///
  /// ```swift
  /// override class var properties: PropertyTable {
  ///   super.properties + Needle.properties.of { (gauge: Gauge) in gauge.needle }
  /// }
  /// ```
  /// - Parameter part: returns the part of an object.
  public func of<Root: AnyObject & SendableMetatype, Part: AnyObject>(
    _ part: @escaping @Sendable (Root) -> Part
  ) -> PropertyTable {
    PropertyTable(
      bindings.map { binding in
        binding.changed { parts in
          parts.owner = Root.self
          parts.access = parts.access.of(part)
        }
      })
  }
}

extension PropertyAccess {
  /// Returns the accessors of the member for objects that have the part.
  fileprivate func of<Root: AnyObject & SendableMetatype, Part: AnyObject>(
    _ part: @escaping @Sendable (Root) -> Part
  ) -> PropertyAccess {
    var writeParts: ColumnWriter?
    if writesColumns {
      writeParts = { objects, value in
        withUnsafeTemporaryAllocation(of: Unmanaged<AnyObject>.self, capacity: objects.count) { parts in
          // A getter may create the part on demand, so the part is retained until the write is done.
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
