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

  private var normal: [String: EngineValue] = [:]
  private var slots: [String: [String: EngineValue]] = [:]

  /// The names of the properties that were read.
  private(set) var readNames: Set<String> = []

  /// The order in which UIKit's controls choose between the values of several states.
  private static let order = ["disabled", "highlighted", "selected", "focused", "editing"]

  init(_ values: [EngineValue], lineage: [String], states: Set<String>, scheme: Appearance) {
    self.lineage = lineage
    self.states = states
    self.scheme = scheme
    for value in values {
      if value.slot == 0 {
        normal[value.entry.name] = value
      } else {
        slots[value.entry.slots[value.slot], default: [:]][value.entry.name] = value
      }
    }
  }

  /// The value of a property in the states of the view; `nil` if the view type does not have it.
  subscript(name: String) -> EngineValue? {
    readNames.insert(name)
    for state in ViewValues.order where states.contains(state) {
      if let value = slots[state]?[name] { return value }
    }
    return normal[name]
  }

  /// The value of a property with a value per state, in one state.
  func value(_ name: String, _ state: String) -> StyleValue? {
    readNames.insert(name)
    return (slots[state]?[name] ?? normal[name])?.value
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
