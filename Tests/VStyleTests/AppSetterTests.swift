import Testing
import VStyleViews

extension Property {
  fileprivate static let port = Property("port", .integer)
  fileprivate static let length = Property("length", .number)
  fileprivate static let doubled = Property("doubled", .number)
  fileprivate static let tip = Property("tip", .string)
}

/// The error that a setter throws.
private struct PortTaken: Error, CustomStringConvertible {
  let description = "the port is taken"
}

private final class Needle {
  var length = 1.0
}

/// A view with a binding whose member has another type than the property.
private final class Tin: View {
  var hue = 3

  override class var properties: PropertyTable { super.properties + [.bind(Property("hue", .color), \Tin.hue)] }
}

/// A view with a throwing setter, an optional part, and computed and observed members.
private class Plug: View {
  private(set) var port = 0
  var needle: Needle?
  var width = 1.0
  var changes = 0
  var tip: String? { didSet { changes += 1 } }

  var doubled: Double {
    get { width * 2 }
    set { width = newValue / 2 }
  }

  func connect(to port: Int) throws {
    guard port != 80 else { throw PortTaken() }
    self.port = port
  }

  override class var properties: PropertyTable {
    super.properties + [
      .bind(.port, read: { (plug: Plug) in plug.port }, write: { try $0.connect(to: $1) }),
      .bind(.length, of: { (plug: Plug) in plug.needle }, \Needle.length),
      .bind(.doubled, \Plug.doubled),
      .bind(.tip, \Plug.tip),
    ]
  }
}

/// A subclass that overrides a member.
private final class LoudPlug: Plug {
  override var tip: String? {
    get { super.tip }
    set { super.tip = newValue?.uppercased() }
  }
}

/// A class that is isolated to the main actor and does not inherit from `View`.
@MainActor
private final class Dashboard: Styleable {
  var level = 0.0
  nonisolated let styleStorage = StyleStorage()

  nonisolated init() {}

  nonisolated static var properties: PropertyTable {
    [.bindMain(.level, read: { (board: Dashboard) in board.level }, write: { $0.level = $1 })]
  }
}

/// A subclass of a button, as in an app that used ViewStyle.
private final class OldButton: Button {}

@Suite("Property setters of an app")
struct AppSetterTests {
  @Test("a value that the member of a binding does not take is a mistake of the binding")
  func memberOfAnotherType() {
    let tin = Tin()
    let sheet = Stylesheet("@style s for Tin { hue: red }", viewTypes: [Tin.self])
    let found = ReportedIssues.of("Tin") { tin.styles = sheet["s"] }
    #expect(
      found.map(\.description) == [
        "value-type-mismatch: Tin.hue: expected a member of the type Color in the binding of `<color>`, "
          + "found one that does not take rgb(255, 0, 0)"
      ])
    #expect(tin.hue == 3)
  }

  @Test("a setter's error is reported with the declaration's location, and the other declarations apply")
  func throwing() throws {
    let plug = Plug()
    let sheet = Stylesheet("@style s for Plug {\n  port: 80;\n  doubled: 8;\n}", viewTypes: [Plug.self])
    let found = ReportedIssues.of("Plug") { plug.styles = sheet["s"] }
    #expect(plug.port == 0)
    #expect(plug.width == 4)
    let diagnostic = try #require(found.first)
    #expect(diagnostic.rule == .setterFailed)
    #expect(diagnostic.property == "port")
    #expect(diagnostic.found == "the port is taken")
    #expect(diagnostic.location.map { sheet.location(of: $0).description } == "<text>:2:3")
    let again = ReportedIssues.of("Plug") { plug.styleNeedsUpdate() }
    #expect(again == [], "a setter is not asked again for what it has refused")
    plug.styles = nil
    #expect(plug.port == 0)
    #expect(plug.styleStorage.isUntouched)
  }

  @Test("a member of an optional part is set only if the part exists")
  func parts() {
    let plug = Plug()
    plug.needle = Needle()
    plug.mi_styles = [.length: 5]
    #expect(plug.needle?.length == 5)
    plug.mi_styles = nil
    #expect(plug.needle?.length == 1)
    let table = ViewTypeTable.of(Plug.self)
    #expect(table.binding(named: "length").map { table.initialValues[$0].isNone } == true)
  }

  @Test("computed, observed and overridden members are set and restored")
  func members() {
    let plug = LoudPlug()
    plug.mi_styles = [.doubled: 10, .tip: "hot"]
    #expect(plug.width == 5)
    #expect(plug.tip == "HOT")
    #expect(plug.changes == 1)
    plug.mi_styles = nil
    #expect(plug.doubled == 2)
    #expect(plug.tip == nil)
  }

  @Test("a class of the main actor is styled by code and by a sheet")
  @MainActor
  func mainActor() {
    let board = Dashboard()
    board.mi_styles = [.level: 3]
    #expect(board.level == 3)
    board.styles = Stylesheet("@style s for Dashboard { level: 7 }", viewTypes: [Dashboard.self])["s"]
    #expect(board.level == 3, "code stands above a style")
    board.mi_styles = nil
    #expect(board.level == 7)
    board.styles = nil
    #expect(board.level == 0)
  }

  @Test("ViewStyle's property names work, and a property that no style can set is refused")
  func spellings() {
    let button = OldButton()
    let found = ReportedIssues.of("OldButton") {
      button.mi_styles = [
        Property("titleColorNormal", .color): Color.white, Property("titleColorHightlighted", .color): Color.gray,
        Property("layerBorderWidth", .number): 2, Property("imageSelected", .image): Image.named("a"),
      ]
    }
    #expect(found == [])
    #expect(button.titleColor(for: .normal) == .white)
    #expect(button.titleColor(for: .highlighted) == .gray)
    #expect(button.image(for: .selected) == .named("a"))
    #expect(button.layer.borderWidth == 2)
    let refused = ReportedIssues.of("OldButton") { button.mi_styles = [Property("buttonType", .string): "system"] }
    #expect(refused.map(\.found) == ["`button-type`, which no style sets: it is fixed when the object is made"])
    let sheet = Stylesheet("Button { titleColorHightlighted: gray; title-color-normal: white }")
    #expect(sheet.diagnostics.map(\.rule.name) == ["property-alias", "property-alias"])
    let other = Button()
    StyleScope(root: other, sheets: [sheet]).flush()
    #expect(other.titleColor(for: .highlighted) == .gray)
    #expect(other.titleColor(for: .normal) == .white)
    #expect(other.titleColor(for: .disabled) == .white)
  }
}
