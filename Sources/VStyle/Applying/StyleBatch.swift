public import VStyleValues

/// A batch of values of Swift code, checked against a class: has it the property, fits the value.
///
/// Audited: it never changes. The class's memory hands it to other isolation domains only if its delta is shareable:
/// then each value is of the type that its property's values are made of, which is sendable.
@usableFromInline
final class StyleBatch: @unchecked Sendable {
  /// What the values change.
  let delta: StyleDelta

  /// What does not fit and is left out, by property.
  let issues: [StyleIssue]

  /// What applies and is worth telling all the same.
  let warnings: [StyleIssue]

  /// What was checked; kept so that its identity stays its own.
  private let values: [Property: Any]

  /// The identity of what was checked.
  var identity: UInt { StyleBatch.identity(of: values) }

  /// Whether it may be used again for other objects: what did not fit may be anything.
  var isShareable: Bool { delta.isShareable && issues.isEmpty }

  /// Where values of Swift code come from.
  enum Source {
    /// From `mi_styles`, which gives them back when it is read.
    case assignment
    /// From providers, which are asked again.
    case provider
  }

  /// Checks a dictionary. The order of the result is that of the class's rows, whatever the hashes.
  init(_ values: [Property: Any], for table: ViewTypeTable, from source: Source = .assignment) {
    let check = BatchCheck(values, for: table, from: source)
    self.values = values
    delta = check.delta(of: values)
    issues = check.issues.sorted { ($0.property ?? "") < ($1.property ?? "") }
    warnings = check.warnings.sorted { ($0.property ?? "") < ($1.property ?? "") }
  }

  /// Whether there is something to tell about the values.
  var hasReports: Bool { !warnings.isEmpty || !issues.isEmpty }

  /// Writes what fits to an object of the class, and reports the rest.
  func apply(to object: any Styleable, _ storage: StyleStorage) {
    delta.apply(to: object, storage)
    report()
  }

  /// Writes a dictionary to an object of a class, as a batch does.
  static func assign(
    _ values: [Property: Any], to object: any Styleable, _ storage: StyleStorage, _ table: ViewTypeTable
  ) {
    // OPTIMIZATION: neither the batch nor the delta is looked at where the way is known.
    if let patch = table.memory.knownPatch(of: storage, assigning: values) {
      patch.write(to: object, storage)
      return
    }
    let batch = table.batch(values)
    if batch.isShareable, !batch.hasReports, storage.applied.isShareable {
      table.memory.remember(batch, table.patch(of: storage, by: batch.delta))
    }
    batch.apply(to: object, storage)
  }

  /// Writes what fits to objects of the class, and reports the rest once.
  func apply(to objects: ArraySlice<any Styleable>) {
    delta.apply(to: objects)
    report()
  }

  /// Writes values to objects, a class after the other where they stand together.
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
    for issue in warnings { StyleIssues.shared.report(issue) }
    for issue in issues { StyleIssues.shared.report(issue) }
  }

  /// The place of a dictionary's contents. Two that are alive at the same time and have the same place are the same.
  static func identity(of values: [Property: Any]) -> UInt { unsafeBitCast(values, to: UInt.self) }
}
