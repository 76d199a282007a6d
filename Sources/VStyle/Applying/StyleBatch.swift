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
  init(_ values: [Property: Any], for table: ClassTable, from source: Source = .assignment) {
    var check = BatchCheck(table, source)
    for (property, any) in values { check.add(any, for: property) }
    self.values = values
    delta = check.delta
    issues = check.issues.sorted { ($0.property ?? "") < ($1.property ?? "") }
    warnings = check.warnings.sorted { ($0.property ?? "") < ($1.property ?? "") }
  }

  /// Writes what fits to an object of the class, and reports the rest.
  func apply(to object: any Styleable, _ storage: StyleStorage) {
    delta.apply(to: object, storage)
    report()
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
      let table = first.styleStorage.applied.table ?? ClassTable.of(type(of: first))
      let group = rest.prefix { type(of: $0) == type(of: first) }
      table.memory.batch(values, for: table).apply(to: group)
      rest = rest.dropFirst(group.count)
    }
  }

  private func report() {
    for issue in warnings { StyleIssues.shared.report(issue) }
    for issue in issues { StyleIssues.shared.report(issue) }
  }

  /// The place of a dictionary's contents. Two that are alive at the same time and have the same place are the same.
  static func identity(of values: [Property: Any]) -> UInt { unsafeBitCast(values, to: UInt.self) }
}

/// Checks values one by one.
private struct BatchCheck {
  private let table: ClassTable
  private let source: StyleBatch.Source
  private var changes: [StyleDelta.Change] = []
  private var given: [Property: Any] = [:]
  private var givenIsShareable = true
  private(set) var issues: [StyleIssue] = []
  private(set) var warnings: [StyleIssue] = []

  init(_ table: ClassTable, _ source: StyleBatch.Source) {
    self.table = table
    self.source = source
  }

  var delta: StyleDelta {
    table.memory.shared(
      StyleDelta(
        changes.sorted { $0.place < $1.place }, for: table, given: given, givenIsShareable: givenIsShareable))
  }

  mutating func add(_ any: Any, for property: Property) {
    guard let place = table.place(named: property.name) else { return refuse(property) }
    let row = table.rows[place.row]
    guard let slot = property.state.map({ row.slots.firstIndex(of: $0) }) ?? place.slot else {
      issues.append(
        StyleIssue(
          .stateNotSupported, property: property.description, className: table.name,
          expected: row.slots.joined(separator: ", "), found: "`\(property.state ?? "normal")`"))
      return
    }
    // A property that the class knows by its hook alone is checked by its own kind.
    let kind = row.isReadable ? row.kind : property.kind
    switch kind.convert(any) {
    case .success(let value):
      if value[as: ObjectFactory.self]?.isShared == true {
        warnings.append(
          StyleIssue(
            .sharedObject, property: property.description, className: table.name,
            expected: "a closure, so that each view gets an object of its own", found: "\(type(of: any))"))
      }
      let value = BatchCheck.asGiven(any, value)
      changes.append(StyleDelta.Change(PropertyPlace(row: place.row, slot: slot), value))
      if source == .assignment {
        given[property] = any
        givenIsShareable = givenIsShareable && BatchCheck.isPlain(any, value)
      }
    case .failure(let error):
      issues.append(
        StyleIssue(
          .valueTypeMismatch, property: property.description, className: table.name, expected: error.expected,
          found: error.found))
    }
  }

  private mutating func refuse(_ property: Property) {
    let refused = table.refused[NameStyle.folded(property.name)]
    issues.append(
      StyleIssue(
        .propertyNotApplicable, property: property.description, className: table.name,
        expected: "a property of \(table.name) that can be set",
        found: "`\(property.description)`" + (refused.map { ", which no style sets: \($0.reason)" } ?? "")))
  }

  /// The member's own value where it has one that a sheet would leave open, such as a system colour.
  private static func asGiven(_ any: Any, _ value: Value) -> Value {
    guard value.dependsOnContext else { return value }
    return (any as? any Bindable)?.value ?? value.resolved(in: ValueContext())
  }

  /// Whether what was given is of the type that the value holds, or a number or a text of another one.
  private static func isPlain(_ any: Any, _ value: Value) -> Bool {
    func isOf<Payload: Hashable>(_: Payload) -> Bool { any is Payload }
    return value.isNone || any is any BinaryInteger || any is any BinaryFloatingPoint || any is String || any is Value
      || (value.payload as? any Hashable).map { isOf($0) } ?? false
  }
}
