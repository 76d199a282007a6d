import Testing
import VStyleViews

extension Property {
  static let needleColor = Property("needle-color", .color)
  static let range = Property("range", .number(0...100))
  static let alarm = Property("alarm", .bool)
  static let level = Property("level", .number)
}

/// A view type of an app: a declaration and a binding for each property, and ViewStyle's hook.
class Gauge: Control {
  var needleColor = Color.black
  var range = 0.0
  private(set) var received: [String] = []

  override class var properties: PropertyTable {
    super.properties + [.bind(.needleColor, \Gauge.needleColor), .bind(.range, \Gauge.range)]
  }

  override class var styleStateNames: [String] { super.styleStateNames + ["alarm"] }

  override var mi_specialProperties: [String] { super.mi_specialProperties + ["alarm"] }

  override func mi_setValue(_ value: Any, forKey key: String) {
    switch key {
    case "alarm": received.append("alarm=\(value)")
    default: super.mi_setValue(value, forKey: key)
    }
  }
}

/// A subclass that adds a special property and calls super.
final class Dial: Gauge {
  override var mi_specialProperties: [String] { super.mi_specialProperties + ["range"] }

  override func mi_setValue(_ value: Any, forKey key: String) {
    if key == "range", let number = value as? Double {
      range = number * 2
    } else {
      super.mi_setValue(value, forKey: key)
    }
  }
}

/// A class that does not inherit from `View`.
final class Meter: Styleable {
  var level = 0.0 { didSet { changes += 1 } }
  private(set) var changes = 0
  let styleStorage = StyleStorage()
  static var properties: PropertyTable { [.bind(.level, \Meter.level)] }
}

@Suite("View types of an app")
struct AppViewTypeTests {
  @Test("an app's own properties are set in batches and sheets, and restored")
  func gauge() {
    let gauge = Gauge()
    gauge.mi_styles = [.needleColor: Color.red, .range: 40, .alpha: 0.5]
    #expect(gauge.needleColor == .red)
    #expect(gauge.range == 40)
    gauge.mi_styles = nil
    #expect(gauge.needleColor == .black)
    let sheet = Stylesheet("@style g for Gauge { needle-color: blue; range: 12 }", viewTypes: [Gauge.self])
    #expect(sheet.diagnostics == [])
    gauge.styles = sheet["g"]
    #expect(gauge.range == 12)
    let wrong = Stylesheet("Gauge { range: 120; needle-colour: red }", viewTypes: [Gauge.self])
    #expect(wrong.diagnostics.map(\.rule.name) == ["number-out-of-range", "unknown-property"])
  }

  @Test("a special property is passed to the hook")
  func hook() {
    let gauge = Gauge()
    gauge.mi_styles = [.alarm: true, .range: 7]
    #expect(gauge.received == ["alarm=true"])
    #expect(gauge.range == 7)
  }

  @Test("hooks of a superclass and a subclass work together")
  func levels() {
    let dial = Dial()
    dial.mi_styles = [.alarm: false, .range: 7, .needleColor: Color.red]
    #expect(dial.range == 14)
    #expect(dial.received == ["alarm=false"])
    #expect(dial.needleColor == .red)
  }

  @Test("a class outside the `View` hierarchy can be styled, and its property observers run once")
  func meter() {
    let meter = Meter()
    meter.mi_styles = [.level: 3]
    #expect(meter.level == 3)
    #expect(meter.changes == 1)
    meter.mi_styles = [.level: 3]
    #expect(meter.changes == 1)
    meter.mi_styles = nil
    #expect(meter.level == 0)
    let style = Style(for: Meter.self) { $0.level = 9 }
    meter.styles = style
    #expect(meter.level == 9)
  }
}

extension Property {
  fileprivate static let hint = Property("hint", .string)
  fileprivate static let strength = Property("strength", .number(0...10))
}

/// A view type without properties of its own, and a subclass with one.
private class Knob: View { var label = "" }
private final class BigKnob: Knob {
  var force = 1.0
  override class var properties: PropertyTable { super.properties + [.bind(.strength, \BigKnob.force)] }
}

extension Knob {
  fileprivate var hint: String {
    get { label }
    set { label = newValue }
  }
  fileprivate var strength: Double {
    get { alpha * 10 }
    set { alpha = newValue / 10 }
  }
}

/// A view type whose table binds a member of another class.
private final class Confused: View {
  override class var properties: PropertyTable { super.properties + [.bind(.level, \Meter.level)] }
}

/// A view type whose initializer adds properties to another one, so that its table is built twice.
private final class Adder: View {
  required init() {
    super.init()
    ViewTypeTable.add([.bind(.hint, \Unused.hint)], to: Unused.self)
  }

  override class var properties: PropertyTable { super.properties + [.bind(.level, \Meter.level)] }
}

private final class Unused: View {
  var hint = ""
}

@Suite("Properties that an app adds to a view type")
struct AddedPropertyTests {
  @Test("added properties work in batches and sheets, also in subclasses that do not declare them")
  func added() {
    let late = ReportedIssues.of("View") { ViewTypeTable.add([.bind(.hint, \Knob.hint)], to: View.self) }
    #expect(late.contains { $0.rule == .tableInUse && $0.property == "hint" })

    ViewTypeTable.add([.bind(.hint, \Knob.hint), .bind(.strength, \Knob.strength)], to: Knob.self)
    let sheet = Stylesheet(
      "@style k for Knob { hint: \"turn\"; strength: 5 }", viewTypes: [Knob.self, BigKnob.self])
    #expect(sheet.diagnostics == [])
    let (knob, big) = (Knob(), BigKnob())
    for view in [knob, big] { view.styles = sheet["k"] }
    #expect(knob.label == "turn" && knob.alpha == 0.5)
    #expect(big.label == "turn" && big.alpha == 1 && big.force == 5)
    for view in [knob, big] { view.styles = nil }
    #expect(knob.label.isEmpty && knob.alpha == 1 && big.force == 1)
    knob.mi_styles = [.strength: 2]
    #expect(knob.alpha == 0.2)
    let wrong = Stylesheet("Knob { strength: 12 }", viewTypes: [Knob.self])
    #expect(wrong.diagnostics.map(\.rule.name) == ["number-out-of-range"])

    let again = ReportedIssues.of("Knob") { ViewTypeTable.add([.bind(.level, \Knob.alpha)], to: Knob.self) }
    #expect(again.map(\.rule) == [.tableInUse])
    #expect(ViewTypeTable.of(Knob.self).binding(named: "level") == nil)
  }

  @Test("a table that is built twice reports a binding once")
  func builtTwice() {
    let diagnostics = ReportedIssues.of("Adder") { _ = ViewTypeTable.of(Adder.self) }
    #expect(diagnostics.map(\.rule) == [.viewTypeMismatch])
  }

  @Test("a binding of another class's member is reported and ignored")
  func otherOwner() {
    let diagnostics = ReportedIssues.of("Confused") {
      let view = Confused()
      view.mi_styles = [.level: 3, .alpha: 0.5]
      #expect(view.alpha == 0.5)
    }
    #expect(diagnostics.map(\.rule) == [.viewTypeMismatch, .propertyNotApplicable])
  }
}
