public import VStyleValues

/// A batch of values from Swift code, checked against the properties and value types of a view type.
///
/// Audited: it is immutable. The cache of the view type shares it between isolation domains only if its delta is
/// shareable: then each value has the payload type of its property, which is sendable.
@usableFromInline
final class StyleBatch: @unchecked Sendable {
  /// The changes that the valid values make.
  let delta: StyleDelta

  /// The diagnostics of the values that do not fit and are left out, sorted by property.
  let diagnostics: [StyleDiagnostic]

  /// The diagnostics of values that apply all the same, sorted by property.
  let warnings: [StyleDiagnostic]

  /// The checked dictionary. The batch retains it so that no other dictionary gets the same address.
  private let values: [Property: Any]

  /// The values to compare with those of another dictionary; `nil` if they cannot be compared.
  private let given: GivenValues?

  /// The address of the checked dictionary.
  var identity: UInt { StyleBatch.identity(of: values) }

  /// Whether the batch may be used for other objects. A batch with invalid values may not, since those can be anything.
  var isShareable: Bool { delta.isShareable && diagnostics.isEmpty }

  /// The source of values from Swift code.
  enum Source {
    /// `mi_styles`, which returns the values when it is read.
    case assignment
    /// Theme providers, which compute the values for each theme.
    case provider
    /// A style in Swift. Its values are those that a sheet can declare.
    case style
  }

  /// Checks a dictionary. The changes are in the order of the view type's bindings, whatever the order of the
  /// dictionary.
  init(_ values: [Property: Any], for table: ViewTypeTable, from source: Source = .assignment) {
    let check = BatchCheck(values, for: table, from: source)
    self.values = values
    given = GivenValues(values)
    delta = check.delta(of: values)
    diagnostics = check.diagnostics.sorted { ($0.property ?? "") < ($1.property ?? "") }
    warnings = check.warnings.sorted { ($0.property ?? "") < ($1.property ?? "") }
  }

  /// Whether a dictionary has the same properties with equal values of the same types.
  func isAlike(_ other: [Property: Any]) -> Bool { given?.areAlike(other) ?? false }

  /// Whether there are diagnostics to report.
  var hasReports: Bool { !warnings.isEmpty || !diagnostics.isEmpty }

  /// Writes the valid values to an object of the view type, and reports the diagnostics.
  func apply(to object: any Styleable, _ storage: StyleStorage) {
    delta.apply(to: object, storage)
    report()
  }

  /// Checks a dictionary and writes it to an object of a view type, with a cached patch if there is one.
  static func assign(
    _ values: [Property: Any], to object: any Styleable, _ storage: StyleStorage, _ table: ViewTypeTable
  ) {
    // OPTIMIZATION: Only the last lines would be simpler. A cached patch skips the lookup of the batch and the delta, and
    // a batch with the same values skips the check of a dictionary that was created again.
    let identity = StyleBatch.identity(of: values)
    if let patch = table.cache.knownPatch(of: storage, assigning: identity) {
      patch.write(to: object, storage)
      return
    }
    let batch = table.batch(values)
    if batch.identity != identity, let patch = table.cache.knownPatch(of: storage, assigning: batch.identity) {
      patch.write(to: object, storage)
      return
    }
    if batch.isShareable, !batch.hasReports, storage.applied.isShareable {
      table.cache.store(batch, table.patch(of: storage, by: batch.delta))
    }
    batch.apply(to: object, storage)
  }

  /// Writes the valid values to objects of the view type, and reports the diagnostics once.
  func apply(to objects: ArraySlice<any Styleable>) {
    delta.apply(to: objects)
    report()
  }

  /// Writes values to objects. Adjacent objects of one view type are written together.
  @usableFromInline
  static func apply(_ values: [Property: Any], to objects: [any Styleable]) {
    var rest = objects[...]
    while let first = rest.first {
      let table = first.styleStorage.applied.table ?? ViewTypeTable.of(type(of: first))
      let group = rest.prefix { type(of: $0) == type(of: first) }
      table.batch(values).apply(to: group)
      rest = rest.dropFirst(group.count)
    }
  }

  private func report() {
    guard hasReports else { return }
    for diagnostic in warnings { StyleDiagnostics.shared.report(diagnostic) }
    for diagnostic in diagnostics { StyleDiagnostics.shared.report(diagnostic) }
  }

  /// Returns the address of a dictionary's storage. Two dictionaries with the same address at the same time are
  /// identical.
  static func identity(of values: [Property: Any]) -> UInt { unsafeBitCast(values, to: UInt.self) }
}
