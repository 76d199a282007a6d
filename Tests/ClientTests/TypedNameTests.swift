import Testing
import VStyleViews

extension CustomProperty where Value == Color {
  fileprivate static var ink: Self { Self("--ink", .color) }
}

extension CustomProperty where Value == Double {
  fileprivate static var gap: Self { Self("--gap", .length) }
}

extension CustomProperty where Value == String {
  fileprivate static var rest: Self { Self("--rest", .any) }
}

/// What an app does with the names that `vstyle generate` declares.
@Suite("A client uses typed names")
struct TypedNameTests {
  private static let sheet = Stylesheet(
    """
    @theme light { color-scheme: light; --ink: black; --gap: 8; --rest: a, b; }
    @theme dark { color-scheme: dark; --ink: white; --gap: 10; }
    Label { text-color: var(--ink); }
    Label.tight { --gap: 1; }
    Label { tag: 1; }
    Label.tight { tag: 2; }
    @style half for Label { alpha: 0.5; }
    """)

  private let label = Label()
  private let scope: StyleScope

  init() {
    let root = View()
    root.addSubview(label)
    scope = StyleScope(root: root, sheets: [Self.sheet])
    scope.flush()
  }

  @Test("a scope has the values of custom properties at its root, in the current theme")
  func reading() {
    #expect(scope[.ink] == .black && scope[.gap] == 8 && scope[.rest] == "a, b")
    scope.theme = .dark
    #expect(scope[.ink] == .white && scope[.gap] == 10 && scope[.rest] == nil)
    #expect(scope.theme == .dark && scope.themeName == "dark")
    scope.theme = .unspecified
    #expect(scope.themeName == nil && scope[.ink] == .black)
  }

  @Test("a value of another type is none")
  func otherTypes() {
    #expect(scope[CustomProperty<Color>("--gap", .color)] == nil)
    #expect(scope[CustomProperty<Double>("--missing", .number)] == nil)
  }

  @Test("an assigned value wins over all themes at the root, until nil is assigned")
  func assigning() {
    let color = Color(red: 1, green: 0, blue: 0)
    scope[.ink] = color
    scope.flush()
    #expect(label.textColor == color && scope[.ink] == color)
    scope.theme = .dark
    scope.flush()
    #expect(label.textColor == color)
    scope[.ink] = nil
    scope.flush()
    #expect(label.textColor == .white && scope[.ink] == .white)
  }

  @Test("assigning the same value again changes nothing")
  func again() {
    scope[.gap] = 3
    scope.flush()
    scope[.gap] = 3
    #expect(!scope.needsFlush)
  }

  @Test("style classes are typed or texts")
  func classes() {
    label.styleClasses = [StyleClass(rawValue: "tight")]
    label.styleClasses.insert("other")
    scope.flush()
    #expect(label.tag == 2 && label.styleClasses == ["tight", "other"] as Set<String>)
  }

  @Test("a typed style has the style of its name; an unknown name is none")
  func styles() {
    let half = TypedStyle<Label>("half", in: Self.sheet)
    label.styles = half.style
    scope.flush()
    #expect(label.alpha == 0.5)
    #expect((half + half).style?.source == "alpha: 0.5;\nalpha: 0.5;")
    #expect(TypedStyle<Label>("gone", in: Self.sheet).style == nil)
  }

  @Test("embedded sheets import each other, and an import that is not embedded is reported")
  func embedded() {
    let sheets = EmbeddedSheets { path in
      switch path {
      case "a.vstyle": "@import \"b.vstyle\"; @import \"c.vstyle\";"
      case "b.vstyle": "@style half for Label { alpha: 0.5; }"
      default: nil
      }
    }
    let sheet = Stylesheet("a.vstyle", in: sheets)
    #expect(sheet["half"]?.source == "alpha: 0.5;")
    #expect(sheet.diagnostics.map(sheet.description).joined().contains("a.vstyle:1:29: error: "))
    #expect(Stylesheet("gone.vstyle", in: sheets).diagnostics.isEmpty)
  }
}
