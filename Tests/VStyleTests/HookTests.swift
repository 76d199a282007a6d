import TestSupport
import Testing
import VStyleViews

@testable import VStyle

extension Property {
  fileprivate static let mark = Property("mark", .number)
}

/// A view as in ViewStyle's documentation: a name in the list of special properties, and a cast that can trap.
private final class Marked: View {
  var mark = 0.0
  override var mi_specialProperties: [String] { super.mi_specialProperties + ["mark"] }
  override func mi_setValue(_ value: Any, forKey key: String) {
    guard key == "mark" else { return super.mi_setValue(value, forKey: key) }
    guard let number = value as? Double else { preconditionFailure("the cast of ViewStyle's example traps here") }
    mark = number
  }
}

/// A view with a value type for the property that ``Marked`` only names.
private final class Typed: View {
  private var mark = 0.0
  override class var properties: PropertyTable {
    super.properties + [.special(.mark) { (view: Typed) in view.mark }]
  }
  override func mi_setValue(_ value: Any, forKey key: String) {
    guard key == "mark", let number = value as? Double else { return super.mi_setValue(value, forKey: key) }
    mark = number
  }
}

/// A button whose hook records two properties of its superclasses and passes them to `super`.
private final class Watching: Button {
  private(set) var seen: [String] = []
  override var mi_specialProperties: [String] { super.mi_specialProperties + ["alpha", "title-color"] }
  override func mi_setValue(_ value: Any, forKey key: String) {
    seen.append(key)
    super.mi_setValue(value, forKey: key)
  }
}

/// Special properties without a binding, and bound properties that pass through a hook.
@Suite("Special properties")
struct HookTests {
  @Test("a special property without a binding accepts values of code and is reported in sheets")
  func untyped() {
    let view = Marked()
    view.mi_styles = [.mark: 3]
    #expect(view.mark == 3)
    for value in ["3", "\"y\"", "red"] {
      let sheet = Stylesheet("@style s for Marked { mark: \(value); alpha: 0.5 }", viewTypes: [Marked.self])
      #expect(sheet.diagnostics.map(\.rule.name) == ["value-type-mismatch"])
      #expect(sheet.diagnostics.first?.expected?.contains(".special(") == true)
      view.styles = sheet["s"]
      #expect(view.mark == 3 && view.alpha == 0.5)
    }
    for value in ["initial", "inherit", "unset", "revert", "var(--m)", "var(--m, 4)"] {
      let sheet = Stylesheet("@style s for Marked { mark: \(value); alpha: 0.5 }", viewTypes: [Marked.self])
      #expect(sheet.diagnostics.map(\.rule.name) == ["value-type-mismatch"], "\(value)")
    }
    let indirect = Stylesheet(
      ":root { --m: 4 } @style s for Marked { mark: var(--m); alpha: 0.25 }", viewTypes: [Marked.self])
    view.styles = indirect["s"]
    #expect(view.mark == 3 && view.alpha == 0.25)
  }

  @MainActor
  @Test(
    "no sheet calls the hook for a special property without a binding",
    arguments: ["initial", "inherit", "unset", "revert", "revert-layer", "var(--m)", "var(--m, 4)", "3"])
  func neverCalled(_ value: String) {
    let text = """
      :root { --m: 4 } @style s for Marked { mark: \(value); alpha: 0.5 } @style t for Marked { all: \(value) }
      Marked { all: \(value) } * { mark: \(value) }
      """
    let sheet = Stylesheet(text, viewTypes: [Marked.self, Typed.self])
    for name in ["s", "t"] {
      let view = Marked()
      view.styles = sheet[name]
      view.styles = nil
      #expect(view.mark == 0)
    }
    let root = Marked()
    let scope = StyleScope(root: root, sheets: [sheet])
    scope.flush()
    #expect(root.mark == 0)
    root.mi_styles = [.mark: 7]
    scope.flush()
    #expect(root.mark == 7)
    root.styles = Style(for: Marked.self) { $0[.mark] = 5 }
    scope.flush()
    root.mi_styles = nil
    scope.flush()
    #expect(root.mark == 5)
  }

  @Test("a bound property that a hook passes to `super` is set and restored")
  func passedOn() {
    let button = Watching()
    button.mi_styles = [.alpha: 0.5]
    #expect(button.alpha == 0.5 && button.seen == ["alpha"])
    button.styles = Stylesheet("@style s { alpha: 0.25 }")["s"]
    #expect(button.alpha == 0.5)
    button.mi_styles = nil
    #expect(button.alpha == 0.25)
    button.styles = nil
    #expect(button.alpha == 1)
  }

  @Test("a hook gets the value of each control state with its key, and passes it on")
  func states() {
    let button = Watching()
    button.mi_styles = [.titleColor: Color.red, .titleColor.highlighted: Color.blue]
    #expect(button.seen == ["title-color", "title-color-highlighted"])
    #expect(button.titleColor(for: .normal) == .red && button.titleColor(for: .highlighted) == .blue)
    button.mi_styles = nil
    button.styles =
      Stylesheet(
        "@style s for Button { title-color: yellow; &:disabled { title-color: gray } }")["s"]
    #expect(button.titleColor(for: .normal) == .yellow && button.titleColor(for: .disabled) == .gray)
    button.mi_setValue(Color.blue, forKey: "titleColorSelected")
    #expect(button.titleColor(for: .normal) == .yellow && button.titleColor(for: .selected) == .blue)
    #expect(ViewTypeTable.of(Watching.self).bindings.first { $0.property == .alpha }?.isSpecial == true)
  }

  @Test("a value of a wrong type is reported with the type that it has, not that of its optional")
  func foundType() {
    let diagnostics = ReportedIssues.of("Typed") {
      _ = Style(for: Typed.self) { $0[.mark] = "red" }
    }
    #expect(diagnostics.map(\.found) == ["String"])
  }

  @Test("a property that no hook and no binding sets is reported", arguments: ["mark", "unknown"])
  func nobody(_ key: String) {
    final class Silent: View {
      override var mi_specialProperties: [String] { ["mark"] }
    }
    let view = Silent()
    let diagnostics = ReportedIssues.of("Silent") { view.mi_setValue("1", forKey: key) }
    #expect(diagnostics.contains { $0.property == key && $0.rule == .propertyNotApplicable })
  }
}

@Suite("View controllers and subviews")
struct ScreenHookTests {
  @MainActor
  @Test("a view controller loads its view on first access, once, and calls `viewDidLoad()`")
  func controller() {
    final class Screen: ViewController {
      var loads = 0
      override func loadView() { view = Label() }
      override func viewDidLoad() {
        loads += 1
        view.theme(of: ThemeManager()).alpha = ThemeProvider { _ in 0.5 }
      }
    }
    let screen = Screen()
    #expect(screen.viewIfLoaded == nil && screen.loads == 0)
    #expect(screen.view is Label && screen.view === screen.view && screen.loads == 1 && screen.view.alpha == 0.5)
    #expect(ViewController().view.subviews.isEmpty)
  }

  @Test("invalid indices and siblings use the nearest position, as in UIKit, and never trap")
  func places() {
    let (root, stranger) = (View(), View())
    let children = (0..<3).map { _ in View() }
    root.insertSubview(children[0], at: 99)
    root.insertSubview(children[1], at: -5)
    root.insertSubview(children[2], aboveSubview: stranger)
    let isInOrder = root.subviews.elementsEqual([children[1], children[0], children[2]]) { $0 === $1 }
    #expect(isInOrder)
    root.insertSubview(children[1], belowSubview: stranger)
    root.bringSubviewToFront(stranger)
    root.sendSubviewToBack(stranger)
    root.exchangeSubview(at: 0, withSubviewAt: 7)
    #expect(root.subviews.last === children[1] && root.subviews.count == 3 && stranger.superview == nil)
  }
}
