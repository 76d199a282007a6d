import Testing
import VStyle
import VStyleViews

extension EnvironmentVariable where Value == Double {
  fileprivate static var hairline: Self { Self("--hairline", .length) }
}

/// The environment variables of a scope.
@Suite("Environment variables of a scope")
struct EnvironmentVariableTests {
  private let sheet = Stylesheet(
    """
    Label { layer-corner-radius: env(safe-area-inset-top); layer-border-width: env(--hairline, 1px); }
    Button { alpha: 0.5; }
    """)

  @Test("views follow a variable, and its removal")
  func follows() {
    let (root, label, button) = (View(), Label(), Button())
    root.addSubview(label)
    root.addSubview(button)
    let scope = StyleScope(root: root, sheets: [sheet])
    scope.flush()
    #expect(label.layer.cornerRadius == 0 && label.layer.borderWidth == 1)
    #expect(scope[environment: .safeAreaInsetTop] == 0 && scope[environment: .hairline] == nil)
    scope[environment: .safeAreaInsetTop] = 59
    scope[environment: .hairline] = 0.5
    scope.flush()
    #expect(label.layer.cornerRadius == 59 && label.layer.borderWidth == 0.5)
    #expect(scope[environment: .safeAreaInsetTop] == 59 && scope[environment: .hairline] == 0.5)
    (scope[environment: .safeAreaInsetTop], scope[environment: .hairline]) = (nil, nil)
    scope.flush()
    #expect(label.layer.cornerRadius == 0 && label.layer.borderWidth == 1)
  }

  @Test("a change writes to the views that read the variable alone")
  func writes() {
    let root = View()
    for index in 0..<40 { root.addSubview(index == 7 ? Label() : Button()) }
    let scope = StyleScope(root: root, sheets: [sheet])
    scope.flush()
    scope[environment: .safeAreaInsetTop] = 10
    scope.flush()
    scope[environment: .safeAreaInsetTop] = 20
    #expect(scope.flush().written == 1)
    scope[environment: .safeAreaInsetBottom] = 20
    #expect(scope.flush().written == 0)
  }

  @Test("a variable is no custom property of a sheet")
  func names() {
    #expect(EnvironmentVariable<Double>.safeAreaInsetTop.name == "safe-area-inset-top")
    let label = Label()
    let scope = StyleScope(root: label, sheets: [Stylesheet("Label { --hairline: 9px; tag: env(--hairline, 3); }")])
    scope.flush()
    #expect(label.tag == 3)
    scope[CustomProperty<Double>("--hairline", .length)] = 8
    scope.flush()
    #expect(label.tag == 3)
  }
}
