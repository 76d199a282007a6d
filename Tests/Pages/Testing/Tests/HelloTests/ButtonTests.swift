import Foundation
import Testing
import VStyleViews

@Suite struct ButtonTests {
  private let window = Window()
  private let save = Button()
  private let scope: StyleScope

  init() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sheet = try Stylesheet(contentsOf: package.appendingPathComponent("app.vstyle"), mode: .strict)
    save.styleClasses = ["primary"]
    window.addSubview(save)
    scope = StyleScope(root: window, sheets: [sheet])
  }

  @Test("the button has the accent color of its theme", arguments: [("light", 0x0A5EA8), ("dark", 0x1F6FB5)])
  func accent(_ theme: String, _ color: UInt32) {
    scope.themeName = theme
    scope.flush()
    #expect(save.backgroundColor == Color(hex: color))
  }

  @Test("a disabled button is dimmed, and is as before when it is enabled again")
  func disabled() {
    save.isEnabled = false
    scope.flush()
    #expect(save.alpha == 0.4)
    save.isEnabled = true
    scope.flush()
    #expect(save.alpha == 1)
  }

  @Test("every value of the views is valid")
  func diagnostics() {
    scope.flush()
    #expect(scope.diagnostics.map(scope.description(of:)) == [])
  }
}
