import VStyleValues

/// Checks values of Swift code against a class: has it the property, fits the value.
struct BatchCheck {
  private let table: ViewTypeTable
  private let source: StyleBatch.Source
  private var entries: [Entry] = []
  private var refused: Set<Property> = []
  private var givenIsShareable = true
  private(set) var issues: [StyleIssue] = []
  private(set) var warnings: [StyleIssue] = []

  /// A value that fits.
  private struct Entry {
    let change: StyleDelta.Change
    let wording: StyleDelta.Wording
  }

  /// Checks a dictionary.
  init(_ values: [Property: Any], for table: ViewTypeTable, from source: StyleBatch.Source) {
    self.table = table
    self.source = source
    entries.reserveCapacity(values.count)
    for (property, any) in values { add(any, for: property) }
    // The order is that of the class's rows, whatever the hashes.
    entries.sort { left, right in
      left.change.place == right.change.place
        ? left.wording.spelling < right.wording.spelling : left.change.place < right.change.place
    }
  }

  /// What the values that fit change.
  ///
  /// - Parameter values: what was checked.
  func delta(of values: [Property: Any]) -> StyleDelta {
    let changes = entries.map(\.change)
    guard source == .assignment else { return table.memory.shared(StyleDelta(changes, for: table, source: .code)) }
    return table.memory.shared(
      StyleDelta(
        changes, for: table, given: refused.isEmpty ? values : values.filter { !refused.contains($0.key) },
        wordings: entries.map(\.wording), givenIsShareable: givenIsShareable))
  }

  private mutating func add(_ any: Any, for property: Property) {
    guard let place = table.place(named: property.name) else { return refuse(property) }
    guard let slot = slot(of: property, place) else {
      return refuse(
        property, .stateNotSupported, expected: table.rows[place.row].slots.joined(separator: ", "),
        found: "`\(property.state ?? "normal")`")
    }
    // A property that the class knows by its hook alone is checked by its own kind.
    let kind = table.rows[place.row].isReadable ? table.rows[place.row].kind : property.kind
    switch kind.convert(any) {
    case .success(let value):
      if value[as: ObjectFactory.self]?.isShared == true {
        warnings.append(
          StyleIssue(
            .sharedObject, property: property.description, typeName: table.name,
            expected: "a closure, so that each view gets an object of its own", found: "\(type(of: any))"))
      }
      let value = BatchCheck.asGiven(any, value)
      entries.append(
        Entry(
          change: StyleDelta.Change(PropertyPlace(row: place.row, slot: slot), value),
          wording: StyleDelta.Wording(
            type: type(of: any),
            spelling: property.name == table.rows[place.row].property.name ? "" : property.description)))
      givenIsShareable = givenIsShareable && BatchCheck.isPlain(any, value)
    case .failure(let error):
      refuse(property, .valueTypeMismatch, expected: error.expected, found: error.found)
    }
  }

  private func slot(of property: Property, _ place: PropertyPlace) -> Int? {
    guard let state = property.state else { return place.slot }
    return table.rows[place.row].slots.firstIndex(of: state)
  }

  private mutating func refuse(_ property: Property) {
    let refused = table.refused[NameStyle.folded(property.name)]
    refuse(
      property, .propertyNotApplicable, expected: "a property of \(table.name) that can be set",
      found: "`\(property.description)`" + (refused.map { ", which no style sets: \($0.reason)" } ?? ""))
  }

  private mutating func refuse(
    _ property: Property, _ problem: StyleIssue.Problem, expected: String, found: String
  ) {
    refused.insert(property)
    issues.append(
      StyleIssue(
        problem, property: property.description, typeName: table.name, expected: expected, found: found))
  }

  /// The member's own value where it has one that a sheet would leave open, such as a system color.
  private static func asGiven(_ any: Any, _ value: Value) -> Value {
    guard value.dependsOnContext else { return value }
    return (any as? any Bindable)?.value ?? value.resolved(in: ValueContext())
  }

  /// Whether what was given is of the type that the value holds, or a number or a text of another one.
  private static func isPlain(_ any: Any, _ value: Value) -> Bool {
    // OPTIMIZATION: The types themselves are compared first, since asking for a conformance takes 100 times as long.
    let type = type(of: any)
    if value.holds(type) || type == Int.self || type == Value.self || value.isNone { return true }
    func isOf<Payload: Hashable>(_: Payload) -> Bool { any is Payload }
    return (value.payload as? any Hashable).map { isOf($0) } ?? false
      || any is String || any is Value || any is any BinaryInteger || any is any BinaryFloatingPoint
  }
}
