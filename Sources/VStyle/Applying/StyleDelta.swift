package import VStyleSyntax
package import VStyleValues

/// A set of changes to the values that styles set on objects of one view type.
///
/// A delta is created once and written to any number of objects:
/// ```swift
/// let delta = StyleDelta([.init(textColor, value), .init(font, nil)], for: table)
/// delta.apply(to: views)
/// ```
/// A value that code pinned overrides the value of sheets. A property that no style sets returns to its baseline.
///
/// The first write to an object with a certain applied style computes a patch and caches it. Keep a delta that you use
/// again.
///
/// Audited: it is immutable. The cache of the view type shares it between isolation domains only if it is
/// ``isShareable``.
package final class StyleDelta: @unchecked Sendable {
  /// The change of one state slot.
  package struct Change: Hashable, Sendable {
    /// The state slot.
    package let index: BindingIndex
    /// The value; `nil` removes the value.
    package let value: StyleValue?
    /// The location of the declaration, for diagnostics.
    package let location: SourceLocation?

    /// Creates a change.
    package init(_ index: BindingIndex, _ value: StyleValue?, location: SourceLocation? = nil) {
      self.index = index
      self.value = value
      self.location = location
    }
  }

  /// The original form of a value from Swift code.
  struct Wording: Equatable {
    /// The type of the original value, which may differ from that of the converted value: `60` for a number.
    let type: ObjectIdentifier
    /// The spelling of the property, if it differs from the name of its binding; otherwise empty.
    let spelling: String

    init(type: Any.Type, spelling: String) {
      self.type = ObjectIdentifier(type)
      self.spelling = spelling
    }
  }

  /// The source of the values.
  package enum Source: Sendable {
    /// A sheet or `styles`.
    case engine
    /// Code, through `mi_styles`.
    case code
  }

  /// The effect on values of the same source that the changes do not name.
  package enum Extent: Sendable {
    /// They stay.
    case named
    /// They are removed.
    case whole
  }

  let table: ViewTypeTable
  let changes: [Change]
  let source: Source
  let extent: Extent

  /// The values assigned to `mi_styles`, in their original form.
  let given: [Property: Any]

  /// The original form of each change from `mi_styles`.
  private let wordings: [Wording]

  /// Whether no value belongs to a single object or to an isolation domain.
  let isShareable: Bool

  /// Creates a delta from changes in any order. Of several changes of a slot the last one applies.
  package convenience init(
    _ changes: [Change], for table: ViewTypeTable, source: Source = .engine, extent: Extent = .named
  ) {
    self.init(changes, for: table, source: source, extent: extent, given: [:], wordings: [], assignedIsShareable: true)
  }

  /// Creates a delta from a batch of values from Swift code.
  ///
  /// - Parameters:
  ///   - changes: the changes, in any order.
  ///   - table: the table of the view type.
  ///   - given: the valid values, in their original form.
  ///   - wordings: the original form of each change.
  ///   - assignedIsShareable: whether `given` may be used in other isolation domains.
  convenience init(
    _ changes: [Change], for table: ViewTypeTable, given: [Property: Any], wordings: [Wording],
    assignedIsShareable: Bool
  ) {
    self.init(
      changes, for: table, source: .code, extent: .named, given: given, wordings: wordings,
      assignedIsShareable: assignedIsShareable)
  }

  private init(
    _ changes: [Change], for table: ViewTypeTable, source: Source, extent: Extent, given: [Property: Any],
    wordings: [Wording], assignedIsShareable: Bool
  ) {
    self.table = table
    self.changes = changes
    self.source = source
    self.extent = extent
    self.given = given
    self.wordings = wordings
    isShareable =
      assignedIsShareable
      && changes.allSatisfy { change in
        change.value.map { table.isShareable($0, ofBinding: change.index.binding) } ?? true
      }
  }

  /// Writes the changes to an object of the view type.
  ///
  /// - Returns: the number of writes.
  @discardableResult
  package func apply(to object: any Styleable) -> Int {
    apply(to: object, object.styleStorage)
  }

  /// Writes the changes to an object of the view type with a known storage.
  ///
  /// - Returns: the number of writes.
  @discardableResult
  func apply(to object: any Styleable, _ storage: StyleStorage) -> Int {
    let before = storage.writes
    table.patch(of: storage, by: self).write(to: object, storage)
    return storage.writes - before
  }

  /// Writes the changes to objects of the view type. Adjacent objects with the same applied style are written property
  /// by property.
  ///
  /// - Returns: the number of writes.
  @discardableResult
  package func apply(to objects: [any Styleable]) -> Int { apply(to: objects[...]) }

  /// Writes the changes to a slice of objects of the view type.
  ///
  /// - Returns: the number of writes.
  @discardableResult
  func apply(to objects: ArraySlice<any Styleable>) -> Int {
    var writes = 0
    var rest = objects
    while let first = rest.first {
      let columns = StyleColumns.write(rest, table.patch(of: first.styleStorage, by: self))
      writes += columns.writeCount
      rest = rest.dropFirst(columns.count)
      if columns.count == 0 {
        // The object is being written: its own setter made this call.
        writes += apply(to: first)
        rest = rest.dropFirst()
      }
    }
    return writes
  }
}

extension StyleDelta: Hashable {
  /// Whether two deltas make the same changes from values of the same original form.
  package static func == (left: StyleDelta, right: StyleDelta) -> Bool {
    left === right
      || left.source == right.source && left.extent == right.extent && left.changes == right.changes
        && left.wordings == right.wordings
  }

  /// Hashes the changes.
  package func hash(into hasher: inout Hasher) { hasher.combine(changes) }
}
