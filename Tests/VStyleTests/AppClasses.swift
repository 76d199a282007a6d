import Testing
import VStyleViews

extension Property {
  static let needleColor = Property("needle-color", .color)
  static let range = Property("range", .number(0...100))
  static let alarm = Property("alarm", .bool)
  static let level = Property("level", .number)
}

/// An app's own view: two rows a property, and ViewStyle's hook.
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

/// A level below, which adds a special property and calls super.
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

/// A class that does not inherit from ours.
final class Meter: Styleable {
  var level = 0.0 { didSet { changes += 1 } }
  private(set) var changes = 0
  let styleStorage = StyleStorage()
  static var properties: PropertyTable { [.bind(.level, \Meter.level)] }
}

@Suite("Classes of an app")
struct AppClasses {
  @Test("two rows a property: batch, sheet, and back")
  func gauge() {
    let gauge = Gauge()
    gauge.mi_styles = [.needleColor: Color.red, .range: 40, .alpha: 0.5]
    #expect(gauge.needleColor == .red)
    #expect(gauge.range == 40)
    gauge.mi_styles = nil
    #expect(gauge.needleColor == .black)
    let sheet = Stylesheet("@style g for Gauge { needle-color: blue; range: 12 }", classes: [Gauge.self])
    #expect(sheet.diagnostics == [])
    gauge.styles = sheet["g"]
    #expect(gauge.range == 12)
    let wrong = Stylesheet("Gauge { range: 120; needle-colour: red }", classes: [Gauge.self])
    #expect(wrong.diagnostics.map(\.rule.name) == ["number-out-of-range", "unknown-property"])
  }

  @Test("a special property goes through the hook")
  func hook() {
    let gauge = Gauge()
    gauge.mi_styles = [.alarm: true, .range: 7]
    #expect(gauge.received == ["alarm=true"])
    #expect(gauge.range == 7)
  }

  @Test("hooks of several levels work together")
  func levels() {
    let dial = Dial()
    dial.mi_styles = [.alarm: false, .range: 7, .needleColor: Color.red]
    #expect(dial.range == 14)
    #expect(dial.received == ["alarm=false"])
    #expect(dial.needleColor == .red)
  }

  @Test("a class without our base class joins; observers of its members run once")
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
