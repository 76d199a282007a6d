package import VStyleSyntax
package import VStyleValues

/// What changes in the values that styles want of objects of one class: made once, written to any number of them.
///
/// ```swift
/// let delta = StyleDelta([.init(place, value), .init(other, nil)], for: table)
/// delta.apply(to: views)
/// ```
/// What code has pinned stays above what sheets want, and what no style wants any more comes back to what it was.
/// The first time that a delta meets objects of which the same was wanted, what has to be written is found out and
/// remembered; so keep a delta that will be used again.
///
/// Audited: it never changes, and the class's memory hands only those to other isolation domains that are
/// ``isShareable``.
package final class StyleDelta: @unchecked Sendable {
  /// What becomes of one slot of a property.
  package struct Change: Hashable, Sendable {
    /// The slot.
    package let place: PropertyPlace
    /// The value; `nil` where none is wanted any more.
    package let value: Value?
    /// Where the value was declared, for what goes wrong with it.
    package let location: SourceLocation?

    /// Makes a change.
    package init(_ place: PropertyPlace, _ value: Value?, location: SourceLocation? = nil) {
      self.place = place
      self.value = value
      self.location = location
    }
  }

  /// How a value of Swift code was written down.
  struct Wording: Equatable {
    /// The type of what was given, which need not be that of the value: `60` for a number.
    let type: ObjectIdentifier
    /// The property, where it goes by another name than that of its row.
    let spelling: String

    init(type: Any.Type, spelling: String) {
      self.type = ObjectIdentifier(type)
      self.spelling = spelling
    }
  }

  /// Who wants the values.
  package enum Source: Sendable {
    /// A sheet or `styles`.
    case engine
    /// Code, through `mi_styles`.
    case code
  }

  /// What becomes of values of the same source that the changes do not name.
  package enum Extent: Sendable {
    /// They stay.
    case named
    /// They are given up.
    case whole
  }

  let table: ViewTypeTable
  let changes: [Change]
  let source: Source
  let extent: Extent

  /// What was assigned to `mi_styles`, as it was given.
  let given: [Property: Any]

  /// How each change was written down, where it was given.
  private let wordings: [Wording]

  /// Whether nothing in it belongs to single objects or to an isolation domain.
  let isShareable: Bool

  /// Makes a delta of changes in any order. Of several changes of a slot the last one counts.
  package convenience init(
    _ changes: [Change], for table: ViewTypeTable, source: Source = .engine, extent: Extent = .named
  ) {
    self.init(changes, for: table, source: source, extent: extent, given: [:], wordings: [], givenIsShareable: true)
  }

  /// Makes a delta of a batch of values of Swift code.
  ///
  /// - Parameters:
  ///   - given: what was assigned and fits.
  ///   - wordings: how each of the changes was written down there.
  ///   - givenIsShareable: whether what was given may be used in other isolation domains.
  convenience init(
    _ changes: [Change], for table: ViewTypeTable, given: [Property: Any], wordings: [Wording], givenIsShareable: Bool
  ) {
    self.init(
      changes, for: table, source: .code, extent: .named, given: given, wordings: wordings,
      givenIsShareable: givenIsShareable)
  }

  private init(
    _ changes: [Change], for table: ViewTypeTable, source: Source, extent: Extent, given: [Property: Any],
    wordings: [Wording], givenIsShareable: Bool
  ) {
    self.table = table
    self.changes = changes
    self.source = source
    self.extent = extent
    self.given = given
    self.wordings = wordings
    isShareable =
      givenIsShareable
      && changes.allSatisfy { change in
        change.value.map { table.isShareable($0, inRow: change.place.row) } ?? true
      }
  }

  /// Writes the changes to an object of the class.
  ///
  /// - Returns: how many writes were made.
  @discardableResult
  package func apply(to object: any Styleable) -> Int {
    apply(to: object, object.styleStorage)
  }

  /// Writes the changes to an object of the class that has a storage.
  @discardableResult
  func apply(to object: any Styleable, _ storage: StyleStorage) -> Int {
    let before = storage.writes
    table.patch(of: storage, by: self).write(to: object, storage)
    return storage.writes - before
  }

  /// Writes the changes to objects of the class: property by property to those of which the same was wanted before.
  ///
  /// - Returns: how many writes were made.
  @discardableResult
  package func apply(to objects: [any Styleable]) -> Int { apply(to: objects[...]) }

  /// Writes the changes to objects of the class, in the same way.
  @discardableResult
  func apply(to objects: ArraySlice<any Styleable>) -> Int {
    var writes = 0
    var rest = objects
    while let first = rest.first {
      let columns = StyleColumns.write(rest, table.patch(of: first.styleStorage, by: self))
      writes += columns.writeCount
      rest = rest.dropFirst(columns.count)
      if columns.count == 0 {
        // The object is being written: this is a setter of its own.
        writes += apply(to: first)
        rest = rest.dropFirst()
      }
    }
    return writes
  }
}

extension StyleDelta: Hashable {
  /// Whether two deltas change the same and were given in the same words.
  package static func == (left: StyleDelta, right: StyleDelta) -> Bool {
    left === right
      || left.source == right.source && left.extent == right.extent && left.changes == right.changes
        && left.wordings == right.wordings
  }

  /// Hashes the changes.
  package func hash(into hasher: inout Hasher) { hasher.combine(changes) }
}
