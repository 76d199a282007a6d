import VStyle

extension Property {
  static let level = Property("level", .number(0...1))
}

/// An object of the app, styled by a sheet.
final class Meter: Styleable {
  var level = 0.0
  let styleStorage = StyleStorage()
  static var properties: PropertyTable { [.bind(.level, \Meter.level)] }
}

/// The least that an app does with VStyle alone.
@main struct Core {
  static func main() {
    let sheet = Stylesheet("@style full for Meter { level: 1; }", viewTypes: [Meter.self])
    let meter = Meter()
    meter.styles = sheet["full"]
    print(meter.level)
  }
}
