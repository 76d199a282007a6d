import TestSupport
import Testing
import VStyleInspect
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
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
    do {
      let sheet = Stylesheet("Gauge#speed.large { alpha: 0.25 }", viewTypes: [Gauge.self])
      let scope = StyleScope(root: gauge, sheets: [sheet])
      scope.flush()
      #expect(gauge.alpha == 0.25)
      scope.sheets = []
      scope.flush()
      #expect(gauge.alpha == 1)
    }

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
      wrong.diagnostics.map(\.message) == [
        "`heat` takes <temperature>, found the keyword `warm`",
        "`heat` takes <temperature>, found the dimension `1C`",
        "`heat` takes a value, found nothing",
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
    #expect(try await reaches { gauge.reading == 50 && watcher.lastReload?.views == 1 })
    withExtendedLifetime((scope, observation)) {}
  }
}

extension Property {
  fileprivate static let port = Property("port", .integer)
  fileprivate static let length = Property("length", .number)
  fileprivate static let style = Property("style", .integer)
  fileprivate static let tint = Property("tint", .color)
  fileprivate static let titleColor = Property("title-color", .color)
  fileprivate static let header = Property("header", .object(of: View.self))
  fileprivate static let level = Property("level", .number)
}

private final class Needle {
  var length = 1.0
}

/// The view of the table of bindings.
private final class Plug: View {
  private(set) var port = 0
  var needle: Needle?
  var colors: [Color?] = [nil, nil]
  var style = 0
  var tint = Color.black

  func connect(to port: Int) throws { self.port = port }

  override class var properties: PropertyTable {
    super.properties.refusing(.init("size", because: "the layout sets it")) + [
      .bind(.port, read: { (plug: Plug) in plug.port }, write: { try $0.connect(to: $1) }),
      .bind(
        .titleColor, slots: ["normal", "disabled"],
        read: { (plug: Plug, slot) in plug.colors[slot] }, write: { $0.colors[$2] = $1 }),
      .bind(.length, of: { (plug: Plug) in plug.needle }, \Needle.length),
      .bind(.style, \Plug.style),
      .bind(.tint, \Plug.tint).after(.style),
    ]
  }
}

private final class Banner: View {}

private final class List: View {
  var header: View?

  override class var properties: PropertyTable {
    super.properties + [.bindObject(.header, \List.header) { name in name == "Banner" ? Banner() : nil }]
  }
}

@MainActor
private final class Dashboard: Styleable {
  var level = 0.0
  nonisolated let styleStorage = StyleStorage()
  nonisolated init() {}
  nonisolated static var properties: PropertyTable {
    [.bindMain(.level, read: { (board: Dashboard) in board.level }, write: { $0.level = $1 })]
  }
}

extension OwnViewExampleTests {
  @Test("each row of the table of bindings sets its member")
  @MainActor func bindings() throws {
    let sheet = Stylesheet(
      """
      @style plug for Plug { port: 80; length: 2; style: 1; tint: red; title-color: blue; }
      @style list for List { header: Banner }
      @style board for Dashboard { level: 3 }
      """, viewTypes: [Plug.self, List.self, Banner.self, Dashboard.self])
    #expect(sheet.diagnostics.map(sheet.description) == [])
    let (plug, list, board) = (Plug(), List(), Dashboard())
    plug.needle = Needle()
    plug.styles = sheet["plug"]
    list.styles = sheet["list"]
    board.styles = sheet["board"]
    #expect(plug.port == 80 && plug.needle?.length == 2 && plug.style == 1 && plug.tint == .red)
    #expect(plug.colors[0] == .blue && list.header is Banner && board.level == 3)
    let refused = Stylesheet("Plug { size: 1 1 }", viewTypes: [Plug.self])
    #expect(refused.diagnostics.map(\.message).contains { $0.contains("the layout sets it") })
  }

  @Test("the rows of the table are those of the views above")
  func table() {
    let page = Fixture(path: "\(PackageRoot.path)/Docs/OwnViews.md").text
    let rows = page.split(separator: "\n").filter { row in
      row.hasPrefix("| ") && [".bind", ".refusing("].contains { row.contains($0) }
    }
    let code = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(code.count == 8)
    let sources = ["VStyleFoundationTests/OwnViewExampleTests.swift", "UIKit/Tests/OwnClassTests.swift"]
      .map { Fixture(path: "\(PackageRoot.path)/Tests/\($0)").text }.joined()
    let joined = sources.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("( ", with: "(")
    for row in code { #expect(joined.contains(row), "\(row)") }
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
