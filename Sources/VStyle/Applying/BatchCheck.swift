import VStyleValues

/// Checks values from Swift code against the properties and value types of a view type.
struct BatchCheck {
  private let table: ViewTypeTable
  private let source: StyleBatch.Source
  private var entries: [Entry] = []
  private var refused: Set<Property> = []
  private var assignedIsShareable = true
  private(set) var diagnostics: [StyleDiagnostic] = []
  private(set) var warnings: [StyleDiagnostic] = []

  /// A valid value.
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
    // The order of the bindings, whatever the order of the dictionary.
    entries.sort { left, right in
      left.change.index == right.change.index
        ? left.wording.spelling < right.wording.spelling : left.change.index < right.change.index
    }
  }

  /// Returns the delta of the valid values.
  ///
  /// - Parameter values: the checked dictionary.
  func delta(of values: [Property: Any]) -> StyleDelta {
    let changes = entries.map(\.change)
    guard source == .assignment else { return table.cache.shared(StyleDelta(changes, for: table, source: .code)) }
    return table.cache.shared(
      StyleDelta(
        changes, for: table, given: refused.isEmpty ? values : values.filter { !refused.contains($0.key) },
        wordings: entries.map(\.wording), assignedIsShareable: assignedIsShareable))
  }

  private mutating func add(_ any: Any, for property: Property) {
    guard let index = table.index(named: property.name) else { return refuse(property) }
    guard let slot = slot(of: property, index) else {
      return refuse(
        property, .stateNotSupported, expected: table.bindings[index.binding].slots.joined(separator: ", "),
        found: "`\(property.state ?? "normal")`")
    }
    // A property that only the hook declares is checked against its own value type.
    let kind = table.bindings[index.binding].isReadable ? table.bindings[index.binding].kind : property.kind
    var result = kind.convert(any)
    if case .failure = result, source != .style, let own = table.bindings[index.binding].platformValue(any) {
      result = .success(own)
    }
    switch result {
    case .success(let value):
      if value[as: ObjectFactory.self]?.isShared == true {
        warnings.append(
          StyleDiagnostic(
            .sharedObject, property: property.description, typeName: table.name,
            expected: "a closure, so that each view gets an object of its own", found: "\(type(of: any))"))
      }
      let value = BatchCheck.asAssigned(any, value)
      entries.append(
        Entry(
          change: StyleDelta.Change(BindingIndex(binding: index.binding, slot: slot), value),
          wording: StyleDelta.Wording(
            type: type(of: any),
            spelling: property.name == table.bindings[index.binding].property.name ? "" : property.description)))
      assignedIsShareable = assignedIsShareable && BatchCheck.isPlain(any, value)
    case .failure(let error):
      refuse(property, .valueTypeMismatch, expected: error.expected, found: error.found)
    }
  }

  private func slot(of property: Property, _ index: BindingIndex) -> Int? {
    guard let state = property.state else { return index.slot }
    return table.bindings[index.binding].slots.firstIndex(of: state)
  }

  private mutating func refuse(_ property: Property) {
    let refused = table.refused[NameStyle.folded(property.name)]
    refuse(
      property, .propertyNotApplicable, expected: "a property of \(table.name) that can be set",
      found: "`\(property.description)`" + (refused.map { ", which no style sets: \($0.reason)" } ?? ""))
  }

  private mutating func refuse(
    _ property: Property, _ rule: StyleDiagnostic.Rule, expected: String, found: String
  ) {
    refused.insert(property)
    diagnostics.append(
      StyleDiagnostic(
        rule, property: property.description, typeName: table.name, expected: expected, found: found))
  }

  /// Returns the concrete value of a member where a sheet would keep a value that depends on the context, such as a
  /// system color.
  private static func asAssigned(_ any: Any, _ value: StyleValue) -> StyleValue {
    guard value.dependsOnContext else { return value }
    return (any as? any Bindable)?.value ?? value.resolved(in: ValueContext())
  }

  /// Whether the original value has the payload type of the converted value, or is a number or text of another type.
  private static func isPlain(_ any: Any, _ value: StyleValue) -> Bool {
    // OPTIMIZATION: The conformance checks alone would be simpler, but take 100 times as long as comparing the types.
    let type = type(of: any)
    if value.holds(type) || type == Int.self || type == StyleValue.self || value.isNone { return true }
    func isOf<Payload: Hashable>(_: Payload) -> Bool { any is Payload }
    return (value.payload as? any Hashable).map { isOf($0) } ?? false
      || any is String || any is StyleValue || any is any BinaryInteger || any is any BinaryFloatingPoint
  }
}
