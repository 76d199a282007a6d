// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

// There is no `UIApplication.shared`, which an app extension has not either. So nothing that compiles here uses it.

@MainActor
public protocol UIApplicationDelegate: AnyObject {
  init()
}

extension UIApplicationDelegate {
  /// Starts the app as the system does: the file `Info.plist` beside the program names the delegate of the scene.
  ///
  /// There is no screen. So it prints the views of the window after one turn of the run loop.
  @MainActor
  public static func main() {
    let delegate = Self()
    let information = FileManager.default.contents(atPath: Bundle.main.bundlePath + "/Info.plist").flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    let manifest = information?["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    let module = String(reflecting: Self.self).prefix { $0 != "." }
    let name = (scenes?.first?["UISceneDelegateClassName"] as? String)?
      .replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
    guard let name, let type = NSClassFromString(name) as? any (UIResponder & UIWindowSceneDelegate).Type else {
      return print("Info.plist names no delegate of a scene")
    }
    let (scene, sceneDelegate) = (UIWindowScene(), type.init())
    sceneDelegate.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
    StandInRunLoop.turn()
    if let window = sceneDelegate.window { print(window.drawing(), terminator: "") }
    withExtendedLifetime(delegate) {}
  }
}

extension UIView {
  /// A line for a view and for each view in it: its class, text and colors.
  func drawing(_ indent: String = "") -> String {
    var line = "\(indent)\(type(of: self))"
    if let color = backgroundColor { line += " on \(color.text)" }
    if let label = self as? UILabel {
      line += ": \(label.text ?? ""), \(label.font.pointSize), \(label.textColor.text)"
    }
    if let button = self as? UIButton {
      line += ": \(button.title(for: .normal) ?? ""), \(button.titleColor(for: .normal)?.text ?? "white")"
      return line + "\n"
    }
    return line + "\n" + subviews.map { $0.drawing(indent + "  ") }.joined()
  }
}

extension UIColor {
  /// The components from 0 to 255.
  fileprivate var text: String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
  }
}
