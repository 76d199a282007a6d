import VStyleValues

/// Checks a batch of values of Swift code against a class: has it the property, fits the value.
struct StyleBatch {
  private(set) var assignments: [StyleApplier.Assignment] = []
  private(set) var issues: [StyleIssue] = []

  /// The values that apply, as they were given.
  private(set) var given: [Property: Any] = [:]

  /// What applies and is worth telling all the same.
  private(set) var warnings: [StyleIssue] = []

  /// Checks a dictionary. The order of the result is that of the class's rows, whatever the hashes.
  init(_ values: [Property: Any], for table: ClassTable) {
    var unknown: [Property] = []
    for (property, any) in values {
      guard let place = table.place(named: property.name) else {
        unknown.append(property)
        continue
      }
      add(any, for: property, at: place, in: table)
    }
    assignments.sort { $0.place < $1.place }
    for property in unknown {
      let refused = table.refused[NameStyle.folded(property.name)]
      issues.append(
        StyleIssue(
          .propertyNotApplicable, property: property.description, className: table.name,
          expected: "a property of \(table.name) that can be set",
          found: "`\(property.description)`" + (refused.map { ", which no style sets: \($0.reason)" } ?? "")))
    }
    issues.sort { ($0.property ?? "") < ($1.property ?? "") }
  }

  /// The member's own value where it has one that a sheet would leave open, such as a system colour.
  private static func asGiven(_ any: Any, _ value: Value) -> Value {
    guard value.dependsOnContext else { return value }
    return (any as? any Bindable)?.value ?? value.resolved(in: ValueContext())
  }

  private mutating func add(_ any: Any, for property: Property, at place: PropertyPlace, in table: ClassTable) {
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
      assignments.append(
        StyleApplier.Assignment(
          place: PropertyPlace(row: place.row, slot: slot), value: StyleBatch.asGiven(any, value)))
      given[property] = any
    case .failure(let error):
      issues.append(
        StyleIssue(
          .valueTypeMismatch, property: property.description, className: table.name, expected: error.expected,
          found: error.found))
    }
  }
}
