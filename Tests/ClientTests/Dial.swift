import VStyleViews

extension Property {
  static let ringColor = Property("ring-color", .color)
  static let amount = Property("amount", .number(0...1))
  static let grip = Property("grip", .keyword(Dial.Grip.self))
  static let warmth = Property("warmth", .warmth)
  static let ticks = Property("ticks", .integer(0...60))
}

/// A quantity with a text form of its own, as the value of a property.
struct Warmth: Hashable, Sendable, Bindable {
  var kelvin = 0.0
}

extension ValueKind {
  static let warmth = ValueKind(
    "warmth", samples: [Warmth(), Warmth(kelvin: 2700)],
    read: { $0.hasSuffix("K") ? Double($0.dropLast()).map(Warmth.init) : nil },
    write: { "\($0.kelvin)K" })
}

/// A view type of the client: rows of every simple sort, a state, a value type and a special property.
final class Dial: Control {
  enum Grip: String, KeywordValue, Bindable { case flat, ribbed }

  var ringColor = Color.black
  var amount = 0.5
  var grip = Grip.flat
  var warmth = Warmth(kelvin: 6500)
  private(set) var ticks = 12
  private(set) var draws = 0
  var isTurning = false { didSet { if isTurning != oldValue { styleNeedsUpdate() } } }

  override class var properties: PropertyTable {
    super.properties + [
      .bind(.ringColor, \Dial.ringColor), .bind(.amount, \Dial.amount), .bind(.grip, \Dial.grip),
      .bind(.warmth, \Dial.warmth), .special(.ticks) { (dial: Dial) in dial.ticks },
    ]
  }

  override class var styleStateNames: [String] { super.styleStateNames + ["turning"] }
  override var styleStates: Set<String> { isTurning ? super.styleStates.union(["turning"]) : super.styleStates }

  override func mi_setValue(_ value: Any, forKey key: String) {
    guard key == "ticks", let number = value as? Int else { return super.mi_setValue(value, forKey: key) }
    ticks = number
    draws += 1
  }
}

/// A button that lets a bound property pass through its hook, and names another one that has no row.
final class HookedButton: Button {
  private(set) var calls: [String] = []

  override var mi_specialProperties: [String] { super.mi_specialProperties + ["alpha", "sparkle"] }

  override func mi_setValue(_ value: Any, forKey key: String) {
    calls.append("\(key) \(value)")
    if key != "sparkle" { super.mi_setValue(value, forKey: key) }
  }
}

/// A generic view type: selectors name it without its parameter.
final class Crate<Content>: View {}
