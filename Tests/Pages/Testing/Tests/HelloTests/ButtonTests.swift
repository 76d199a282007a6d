import Foundation
import Testing
import VStyleViews

/// Reads the sheet in the folder of the package.
///
/// - Throws: all errors of the sheet.
func appSheet() throws -> Stylesheet {
  let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return try Stylesheet(contentsOf: package.appendingPathComponent("app.vstyle"), mode: .strict)
}

@Suite struct ButtonTests {
  private let window = Window()
  private let save = Button()
  private let scope: StyleScope

  init() throws {
    save.styleClasses = ["primary"]
    window.addSubview(save)
    scope = StyleScope(root: window, sheets: [try appSheet()])
  }

  @Test(
    "the button has the accent color of its theme",
    arguments: [("light", Color(hex: 0x0A5EA8)), ("dark", Color(hex: 0x1F6FB5))])
  func accent(_ theme: String, _ color: Color) {
    scope.themeName = theme
    scope.flush()
    #expect(save.backgroundColor == color)
  }

  @Test("a pressed button is paler")
  func pressed() {
    save.isHighlighted = true
    scope.flush()
    #expect(save.alpha == 0.7)
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
