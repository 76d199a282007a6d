import TestSupport
import Testing
import VStyleViews

extension Property {
  static let needleColor = Property("needle-color", .color)
  static let reading = Property("reading", .number(0...100))
  static let look = Property("look", .keyword(Gauge.Look.self))
}

final class Gauge: Control {
  enum Look: String, KeywordValue, Bindable { case thin, thick }

  var needleColor = Color.black
  var reading = 0.0
  var look = Look.thin

  override class var properties: PropertyTable {
    super.properties + [
      .bind(.needleColor, \Gauge.needleColor), .bind(.reading, \Gauge.reading), .bind(.look, \Gauge.look),
    ]
  }
}

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
  fileprivate static let heat = Property("heat", .temperature)
}

private final class Oven: Styleable {
  var heat = Temperature()
  let styleStorage = StyleStorage()
  static var properties: PropertyTable { [.bind(.heat, \Oven.heat)] }
}

final class Door: Control {
  var isOpen = false { didSet { if isOpen != oldValue { styleNeedsUpdate() } } }

  override class var styleStateNames: [String] { super.styleStateNames + ["open"] }
  override var styleStates: Set<String> { isOpen ? super.styleStates.union(["open"]) : super.styleStates }
}

extension Property {
  static let marks = Property("marks", .integer(0...12))
}

final class Clock: View {
  private(set) var marks = 0
  private(set) var drawings = 0

  override class var properties: PropertyTable {
    super.properties + [.special(.marks) { (clock: Clock) in clock.marks }]
  }

  override func mi_setValue(_ value: Any, forKey key: String) {
    guard key == "marks", let number = value as? Int else { return super.mi_setValue(value, forKey: key) }
    marks = number
    drawings += 1
  }
}

final class Meter: Styleable {
  var level = 0.0
  let styleStorage = StyleStorage()
  static var properties: PropertyTable { [.bind(.reading, \Meter.level)] }
}

final class Item: StyleNode {
  var size = 17.0
  let styleStorage = StyleStorage()
  private(set) weak var parent: Item?
  private(set) var items: [Item] = []

  static var properties: PropertyTable { [.bind(.reading, \Item.size)] }
  var styleParent: (any StyleNode)? { parent }
  var styleChildren: [any StyleNode] { items }

  func add(_ item: Item) {
    item.parent?.remove(item)
    items.append(item)
    item.parent = self
    styleChildrenNeedUpdate()
  }

  func remove(_ item: Item) {
    items.removeAll { $0 === item }
    item.parent = nil
    item.styleDidLeaveParent()
  }
}

/// The Swift examples of Docs/OwnViews.md, line for line. All of them run, except `addHint()`.
@Suite("Examples of Docs/OwnViews.md")
struct OwnViewExampleTests {
  @Test("properties, IDs, style classes and constant styles work on a custom view")
  func properties() {
    let sheet = Stylesheet("@style gauge for Gauge { needle-color: red; look: thick }", viewTypes: [Gauge.self])
    let gauge = Gauge()
    gauge.styles = sheet["gauge"]
    #expect(sheet.diagnostics == [] && gauge.needleColor == .red && gauge.look == .thick)
    gauge.mi_styles = [.reading: 40, .look: Gauge.Look.thin]
    #expect(gauge.reading == 40 && gauge.look == .thin)
    gauge.styles = Style(for: Gauge.self) { $0.look = .thick }
    #expect(gauge.look == .thin && gauge.needleColor == .black)
    gauge.mi_styles = nil
    #expect(gauge.reading == 0 && gauge.look == .thick)

    gauge.styleID = "speed"
    gauge.styleClasses = ["large"]
    let scope = StyleScope(
      root: gauge, sheets: [Stylesheet("Gauge#speed.large { alpha: 0.25 }", viewTypes: [Gauge.self])])
    scope.flush()
    #expect(gauge.alpha == 0.25)
    scope.sheets = []
    scope.flush()
    #expect(gauge.alpha == 1)

    let warning: [Property: any Sendable] = [.needleColor: Color.red, .alpha: 0.8]
    gauge.mi_styles = warning
    #expect(gauge.alpha == 0.8 && gauge.needleColor == .red)
  }

  @Test("an `@view` declaration for the command line has no diagnostics")
  func view() {
    let declared = Stylesheet(
      "@view Gauge: Control { needle-color: <color>; reading: <number 0..100>; look: thin | thick; } Gauge { reading: 40 }"
    )
    #expect(declared.diagnostics == [])
  }

  @Test("a value type of an app reads and writes text")
  func valueType() throws {
    let oven = Oven()
    oven.styles =
      Stylesheet("@style hot for Oven { heat: /* or more */ 200.5C /* or less */ }", viewTypes: [Oven.self])["hot"]
    #expect(oven.heat == Temperature(degrees: 200.5))
    oven.mi_styles = [.heat: Temperature(degrees: 20)]
    #expect(oven.heat == Temperature(degrees: 20))
    let wrong = Stylesheet("Oven { heat: warm } Oven { heat: 1C 2C } Oven { heat: }", viewTypes: [Oven.self])
    #expect(
      wrong.diagnostics.map(wrong.description) == [
        "<text>:1:14: error: `heat` takes <temperature>, found the keyword `warm` [value-type-mismatch]",
        "<text>:1:34: error: `heat` takes <temperature>, found the dimension `1C` [value-type-mismatch]",
        "<text>:1:55: error: `heat` takes a value, found nothing [wrong-arity]",
      ])
    #expect(ValueKind.temperature.serialize(StyleValue(Temperature(degrees: 1))) == "1.0C")
    let kind = ValueKind.temperature
    #expect(try kind.parse(kind.serialize(StyleValue(Temperature(degrees: 3)))) == StyleValue(Temperature(degrees: 3)))
  }

  @Test("a custom state matches its pseudo-class")
  func states() {
    let door = Door()
    let scope = StyleScope(root: door, sheets: [Stylesheet("Door:open { alpha: 0.5 }", viewTypes: [Door.self])])
    scope.flush()
    #expect(door.alpha == 1)
    door.isOpen = true
    scope.flush()
    #expect(door.alpha == 0.5)
  }

  @Test("the hook sets a special property of a custom view")
  func hook() {
    let clock = Clock()
    clock.mi_styles = [.marks: 12]
    #expect(clock.marks == 12 && clock.drawings == 1)
    clock.mi_styles = nil
    #expect(clock.marks == 0)
    let wrong = Stylesheet("Clock { marks: 13 }", viewTypes: [Clock.self])
    #expect(wrong.diagnostics.map(\.rule.name) == ["number-out-of-range"])
  }

  @Test("classes without the base class `View` can be styled")
  func ownBase() {
    let meter = Meter()
    meter.mi_styles = [.reading: 3]
    #expect(meter.level == 3)
    let (list, item) = (Item(), Item())
    list.add(item)
    let scope = StyleScope(
      root: list, sheets: [Stylesheet("Item > Item { reading: 12 }", viewTypes: [Item.self])])
    scope.flush()
    #expect(list.size == 17 && item.size == 12)
    let late = Item()
    list.add(late)
    list.remove(item)
    scope.flush()
    #expect(late.size == 12 && item.size == 17)
    late.add(item)
    list.add(item)
    scope.flush()
    #expect(item.size == 12 && item.parent === list && late.items.isEmpty)
    let trace = scope.explain(item, .reading)
    let place = trace?.candidates.first?.location.map(scope.location)
    #expect(place?.description == "<text>:1:15")
  }

  @Test("a sheet from another source replaces the first one, unless it has errors")
  func replacing() {
    let gauge = Gauge()
    let sheet = Stylesheet("Gauge { reading: 40 }", viewTypes: [Gauge.self])
    let scope = StyleScope(root: gauge, sheets: [sheet])
    func reload(_ text: String) -> [Diagnostic] {
      let edited = Stylesheet(text, viewTypes: [Gauge.self])
      let errors = scope.reload(0, with: edited)
      if errors.isEmpty { scope.flush() }
      return errors
    }
    #expect(reload("Gauge { reading: 50 }").isEmpty && gauge.reading == 50)
    #expect(reload("Gauge { reading: 101 }").map(\.rule.name) == ["number-out-of-range"] && gauge.reading == 50)
  }

  @Test("a saved sheet is reloaded into a scope")
  @MainActor func reloading() async throws {
    let (folder, gauge) = (try ScratchFolder(), Gauge())
    let url = try folder.write("Gauge { reading: 40 }", to: "gauge.vstyle")
    let watcher = try StylesheetWatcher(contentsOf: url, viewTypes: [Gauge.self])
    let scope = StyleScope(root: gauge, sheets: [watcher.stylesheet])
    watcher.attach(scope)
    let observation = watcher.observe { reload in print(reload) }
    #expect(gauge.reading == 40)
    _ = try folder.write("Gauge { reading: 50 }", to: "gauge.vstyle")
    let end = ContinuousClock.now + .seconds(300)
    while gauge.reading != 50, ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(5)) }
    #expect(gauge.reading == 50 && watcher.lastReload?.views == 1)
    withExtendedLifetime((scope, observation)) {}
  }
}

extension Property {
  static let hint = Property("hint", .string)
}

extension TextField {
  var hint: String {
    get { placeholder ?? "" }
    set { placeholder = newValue }
  }
}

/// An app calls this before it uses the view type. It does not run here, since other tests have used `TextField`.
private func addHint() {
  ViewTypeTable.add([.bind(.hint, \TextField.hint)], to: TextField.self)
}
