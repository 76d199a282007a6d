import Foundation
import VStyleViews

// An enum. Its raw values are the keywords: `veryThick` is written `very-thick`.
enum Look: String, KeywordValue, Bindable { case thin, thick, veryThick }

// An option set. Each option has a keyword.
struct Edges: KeywordSet {
  let rawValue: Int
  static let top = Edges(rawValue: 1), bottom = Edges(rawValue: 2)
  static let keywords: [(name: String, set: Edges)] = [("top", .top), ("bottom", .bottom)]
}

// A struct. Its members have names, value types and defaults.
struct Needle: RecordValue {
  var width = 1.0
  var color = Color.black
  static let members = [
    RecordMember("width", .length(0...), \Needle.width), RecordMember("color", .color, \Needle.color),
  ]
}

// Any other type, as text. `read` returns `nil` for a text that is no value.
struct Temperature: Hashable, Sendable, Bindable {
  var degrees = 0.0
}

extension ValueKind {
  static let temperature = ValueKind(
    "temperature", samples: [Temperature(), Temperature(degrees: 20.5)],
    read: { $0.hasSuffix("C") ? Double($0.dropLast()).map(Temperature.init) : nil },
    write: { "\($0.degrees)C" })
}

extension Property {
  static let look = Property("look", .keyword(Look.self))
  static let edges = Property("edges", .flags(Edges.self))
  static let needle = Property("needle", .record(Needle.self))
  static let heat = Property("heat", .temperature)
}

final class Gauge: Control {
  var look = Look.thin
  var edges: Edges = []
  var needle = Needle()
  var heat = Temperature()

  override class var properties: PropertyTable {
    super.properties + [
      .bind(.look, \Gauge.look), .bind(.edges, \Gauge.edges), .bind(.needle, \Gauge.needle),
      .bind(.heat, \Gauge.heat),
    ]
  }
}

let url = URL(fileURLWithPath: "app.vstyle")
let sheet = try Stylesheet(contentsOf: url, viewTypes: [Gauge.self], mode: .strict)
let gauge = Gauge()
let scope = StyleScope(root: gauge, sheets: [sheet])

@MainActor func show(_ title: String) {
  scope.flush()
  print("\(title): \(gauge.look), \(gauge.edges.rawValue), width \(gauge.needle.width), \(gauge.needle.color)")
}
show("normal")
gauge.isEnabled = false
show("disabled")

// The same types in Swift.
gauge.mi_styles = [.look: Look.veryThick, .heat: Temperature(degrees: 30)]
print("a batch: \(gauge.look), \(gauge.heat.degrees) degrees")

// A mistake names what the type accepts.
let wrong = Stylesheet("Gauge { look: fat; edges: left; heat: warm; needle: needle(size 2) }", viewTypes: [Gauge.self])
for diagnostic in wrong.diagnostics { print(diagnostic.message) }
