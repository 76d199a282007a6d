import VStyleStylesheet
import VStyleValues

/// The state slots of the properties of a view type, by the engine's index of the property.
final class BindingRows {
  private let table: ViewTypeTable

  /// The state slots of each property, in the order of its control states; `nil` for a property that was not looked up.
  private var rows: [[BindingIndex?]?] = []

  init(_ table: ViewTypeTable) { self.table = table }

  /// The state slots of the property at an index; `nil` if it was not looked up yet.
  subscript(index: Int) -> [BindingIndex?]? { index < rows.count ? rows[index] : nil }

  /// Looks up the property at an index by its name in a schema.
  ///
  /// - Returns: its state slots; `nil` for those that the view type lacks.
  func add(_ entry: StyleSchema.PropertyEntry, at index: Int) -> [BindingIndex?] {
    while rows.count <= index { rows.append(nil) }
    let slots = slots(of: entry)
    rows[index] = slots
    return slots
  }

  private func slots(of entry: StyleSchema.PropertyEntry) -> [BindingIndex?] {
    if let slots = table.slots(of: entry) { return slots }
    if MotionProperties.contains(entry.name) { return [nil] }
    StyleDiagnostics.shared.report(
      StyleDiagnostic(
        .propertyNotApplicable, property: entry.name, typeName: table.name,
        expected: "a row in `properties` of the class", found: "the property in `@view` alone"))
    return Array(repeating: nil, count: max(entry.slots.count, 1))
  }
}

extension ViewTypeTable {
  /// The state slots of a property of a schema, in the order of its control states there; `nil` if the view type lacks
  /// the property.
  ///
  /// - Returns: the state slots; `nil` for those that the view type lacks.
  func slots(of entry: StyleSchema.PropertyEntry) -> [BindingIndex?]? {
    guard let index = index(named: entry.name) else { return nil }
    guard !entry.slots.isEmpty else { return [BindingIndex(binding: index.binding, slot: 0)] }
    return entry.slots.map { name in
      bindings[index.binding].slots.firstIndex(of: name).map { BindingIndex(binding: index.binding, slot: $0) }
    }
  }
}
