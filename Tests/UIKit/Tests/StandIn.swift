import Testing
import UIKit
import VStyleUIKit
import VStyleViews

/// What the tests do in place of an app.
@MainActor
enum App {
  /// A window in a scene, with one turn of the run loop after its styles.
  static func window(_ sheet: String, _ views: UIView...) -> UIWindow {
    let scene = UIWindowScene()
    scenes.append(scene)
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    for view in views { window.addSubview(view) }
    window.style(with: stylesheet(sheet))
    return window
  }

  /// The scenes, which the system retains.
  private static var scenes: [UIWindowScene] = []

  /// A sheet for the view types of UIKit.
  static func stylesheet(_ text: String) -> Stylesheet {
    Stylesheet(source: SourceText(text), schema: .uiKit())
  }

  /// A style for a view type.
  static func style(_ type: String, _ declarations: String) -> VStyle.Style? {
    let sheet = stylesheet("@style style for \(type) { \(declarations) }")
    for diagnostic in sheet.diagnostics { Issue.record("\(diagnostic.message)") }
    return sheet["style"]
  }

  /// Ends a turn of the run loop.
  static func turn() { StandInRunLoop.turn() }
}

extension UIColor {
  /// The color of a sheet.
  static func sheet(_ hex: UInt32) -> UIColor { UIColor(Color(hex: hex)) }
}
