import VStyleEngine
import VStyleSyntax
import VStyleValues

/// The computed values of a view, as a drawing reads them.
///
/// A property with a value per state has the value of the view's strongest state: `disabled` before `highlighted`,
/// `selected` and `focused`.
final class ViewValues: ValueReader {
  /// The view type and its superclasses, most derived first.
  let lineage: [String]

  /// The states of the view.
  let states: Set<String>

  let scheme: Appearance

  private let values: [EngineValue]
  private let places: ValuePlaces

  /// The names of the properties that were read.
  private(set) var readNames: Set<String> = []

  /// The order in which UIKit's controls choose between the values of several states.
  private static let order = ["disabled", "highlighted", "selected", "focused", "editing"]

  /// Creates the values of a view.
  ///
  /// - Parameters:
  ///   - values: all values.
  ///   - places: the places of the properties among the values.
  ///   - lineage: the view type and its superclasses, most derived first.
  ///   - states: the states of the view.
  ///   - scheme: the appearance.
  init(
    _ values: [EngineValue], _ places: ValuePlaces, lineage: [String], states: Set<String>, scheme: Appearance
  ) {
    self.values = values
    self.places = places
    self.lineage = lineage
    self.states = states
    self.scheme = scheme
  }

  /// The value of a property in the states of the view; `nil` if the view type does not have it.
  subscript(name: String) -> EngineValue? {
    readNames.insert(name)
    if let slots = places.slots[name] {
      for state in ViewValues.order where states.contains(state) {
        if let place = slots[state] { return values[place] }
      }
    }
    return places.normal[name].map { values[$0] }
  }

  /// The value of a property with a value per state, in one state.
  func value(_ name: String, _ state: String) -> StyleValue? {
    readNames.insert(name)
    return (places.slots[name]?[state] ?? places.normal[name]).map { values[$0].value }
  }

  func value(_ name: String) -> (value: StyleValue, kind: ValueKind)? { self[name].map { ($0.value, $0.entry.kind) } }

  /// The location of the declaration that sets a property on the view itself; `nil` if there is none.
  func location(of name: String) -> SourceLocation? { self[name]?.location }

  /// Whether the view is of a type or of a subclass.
  func isKind(of type: String) -> Bool { lineage.contains(type) }

  /// Whether the view is in a state, or a property of the same name says so.
  func isOn(_ name: String) -> Bool { states.contains(name) || bool(name) }

  /// Whether the view cannot be used.
  var isDisabled: Bool { states.contains("disabled") || value("enabled", as: Bool.self) == false }

  /// Whether a value comes from a declaration.
  func isStyled(_ name: String) -> Bool { self[name]?.isStyled ?? false }

  /// The number of a declared value, or else the number of a demonstration.
  ///
  /// A slider with the value 0 shows little of its looks, so a drawing shows more unless a declaration decides.
  func number(_ name: String, demonstrating number: Double) -> Double {
    isStyled(name) ? self.number(name) ?? number : number
  }

  /// The tint color as CSS: the system's blue for `none`, gray while a dialog is in front.
  var tint: String {
    if keyword("tint-adjustment-mode") == "dimmed" { return CSSText.color(.systemGray, scheme) }
    return color("tint-color") ?? CSSText.color(.systemBlue, scheme)
  }
}

/// The places of properties among the values of a view, which are the same for all views of a type.
struct ValuePlaces {
  /// The places of the values for the normal state, by property.
  private(set) var normal: [String: Int] = [:]

  /// The places of the values for the other states, by property and state.
  private(set) var slots: [String: [String: Int]] = [:]

  init(_ values: [EngineValue]) {
    for (place, value) in values.enumerated() {
      if value.slot == 0 {
        normal[value.entry.name] = place
      } else {
        slots[value.entry.name, default: [:]][value.entry.slots[value.slot]] = place
      }
    }
  }
}
