import Foundation
import Testing
import UIKit
import VStyleUIKit

/// Tests of what an app does beside adding views: presenting controllers, opening windows, changing traits.
@MainActor
@Suite(.serialized) struct AppTests {
  private let sheet = """
    Label { tag: 1; &.large { number-of-lines: 4 } }
    @media (horizontal-size-class: regular) { Label { number-of-lines: 2 } }
    Window > View.root { tag: 2 }
    """

  /// A controller with a label in its view.
  private func controller(_ label: UILabel) -> UIViewController {
    let controller = UIViewController()
    controller.view.styleClasses = ["root"]
    controller.view.addSubview(label)
    return controller
  }

  @Test(
    "the views of a presented controller are styled while it is shown",
    arguments: [UIModalPresentationStyle.automatic, .popover, .fullScreen])
  func presented(_ style: UIModalPresentationStyle) {
    let (first, second) = (UILabel(), UILabel())
    let (root, other) = (controller(first), controller(second))
    other.modalPresentationStyle = style
    let window = App.window(sheet)
    window.rootViewController = root
    App.turn()
    #expect(first.tag == 1 && second.tag == 0)
    root.present(other, animated: false)
    App.turn()
    #expect(second.tag == 1 && other.view.tag == 2 && second.styleParent === other.view)
    #expect(other.view.styleParent === window)
    root.dismiss(animated: false)
    App.turn()
    #expect(first.tag == 1 && second.tag == 0 && other.view.tag == 0)
  }

  @Test("a popover has a named style, since it is no view")
  func popover() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = controller.popoverPresentationController
    popover?.styles = App.style("PopoverPresentationController", "background-color: #00ff00")
    #expect(popover?.backgroundColor == .sheet(0x00FF00))
    popover?.styles = nil
    #expect(popover?.backgroundColor == nil)
  }

  @Test("no rule reaches the labels of an alert, or the window of the keyboard")
  func alerts() throws {
    let root = controller(UILabel())
    let window = App.window(sheet)
    window.rootViewController = root
    let keyboard = UIRemoteKeyboardWindow(windowScene: try #require(window.windowScene))
    let key = UILabel()
    keyboard.addSubview(key)
    root.present(UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: false)
    App.turn()
    let alert = try #require(root.presentedViewController?.view)
    #expect(alert.subviews.count == 2 && alert.subviews.allSatisfy { $0.tag == 0 } && key.tag == 0)
    #expect(alert.styleChildren.isEmpty)
    AppearanceService.shared.force(.on)
    defer { AppearanceService.shared.force(.auto) }
    // The alert is in the window. That of the keyboard follows by UIKit alone.
    #expect(alert.traitCollection.userInterfaceStyle == .dark && keyboard.overrideUserInterfaceStyle == .unspecified)
    root.dismiss(animated: false)
  }

  @Test("a second window in another scene has the traits of that scene")
  func scenes() {
    let (first, second) = (UILabel(), UILabel())
    let (small, large) = (App.window(sheet, first), App.window(sheet, second))
    large.windowScene?.traitCollection = UITraitCollection.current.changed(horizontal: .regular)
    App.turn()
    #expect(first.numberOfLines == 1 && second.numberOfLines == 2)
    large.removeStyles()
    App.turn()
    #expect(first.tag == 1 && second.tag == 0 && small.subviews.count == 1)
  }

  @Test("the theme and the appearance of the app reach each window")
  func themes() {
    let (first, second) = (UILabel(), UILabel())
    let text = "Label { tag: 1; &:scheme(dark) { tag: 2 } }"
    let windows = [App.window(text, first), App.window(text, second)]
    AppearanceService.shared.force(.on)
    #expect(first.tag == 2 && second.tag == 2)
    AppearanceService.shared.force(.auto)
    App.turn()
    #expect(first.tag == 1 && second.tag == 1 && windows.count == 2)
  }

  @Test("a view that moves between windows and back in one turn keeps the styles of its window")
  func movedBack() {
    let label = UILabel()
    let (first, second) = (App.window("Label { tag: 1 }", label), App.window("Label { tag: 2 }"))
    second.addSubview(label)
    first.addSubview(label)
    App.turn()
    #expect(label.tag == 1 && second.subviews.isEmpty)
    second.addSubview(label)
    App.turn()
    #expect(label.tag == 2)
    label.removeFromSuperview()
    App.turn()
    #expect(label.tag == 0)
  }

  @Test("overrides of traits on a window decide media queries, and those of a scene the appearance")
  func traitOverrides() {
    let label = UILabel()
    let window = App.window(sheet + "Label:scheme(dark) { tag: 3 }", label)
    #expect(label.numberOfLines == 1)
    window.traitOverrides.horizontalSizeClass = .regular
    App.turn()
    #expect(label.numberOfLines == 2)
    window.windowScene?.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    App.turn()
    #expect(label.tag == 3)
    window.windowScene?.traitCollection = UITraitCollection(userInterfaceStyle: .light)
    App.turn()
    #expect(label.tag == 1 && label.numberOfLines == 2)
  }

  @Test("a text size that the user changes while the app runs is that of fonts and of media queries")
  func textSize() {
    let (label, former) = (UILabel(), UITraitCollection.current)
    defer { UITraitCollection.current = former }
    let window = App.window(
      "Label { font: body } @media (content-size-category: accessibility-large) { Label { tag: 5 } }", label)
    let size = label.font.pointSize
    UITraitCollection.current = former.changed(category: .accessibilityLarge)
    window.windowScene?.traitCollection = .current
    App.turn()
    #expect(label.font.pointSize == size * 1.5 && label.tag == 5)
    UITraitCollection.current = former
    window.windowScene?.traitCollection = former
    App.turn()
    #expect(label.font.pointSize == size && label.tag == 0)
  }

  @Test("what is in the view of a hosting controller belongs to SwiftUI, and the view itself is a node")
  func hosting() {
    let (hosting, inner, label) = (_UIHostingView(), UILabel(), UILabel())
    hosting.addSubview(inner)
    hosting.styleClasses = ["root"]
    let window = App.window(sheet, hosting, label)
    #expect(hosting.tag == 2 && inner.tag == 0 && label.tag == 1)
    // A view of UIKit that SwiftUI shows is styled by a style of its own.
    inner.styles = App.style("Label", "tag: 6")
    App.turn()
    #expect(inner.tag == 6 && window.styleChildren.count == 2)
  }

  @Test("an app extension has no shared application, so no source names it")
  func extensions() throws {
    let folder = PageProgram.package.appendingPathComponent("Sources/VStyleUIKit")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(files.count > 60)
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(!text.contains("UIApplication"), "\(file)")
    }
  }

  @Test("views that leave a window in different ways are released, and so is all of a closed scene")
  func memory() {
    weak var removed: UIView?
    weak var presented: UIView?
    weak var closed: UIWindow?
    do {
      let (root, other, box) = (controller(UILabel()), controller(UILabel()), UIView())
      box.addSubview(UILabel())
      root.view.addSubview(box)
      let window = UIWindow()
      window.rootViewController = root
      window.style(with: App.stylesheet(sheet))
      root.present(other, animated: false)
      App.turn()
      box.removeFromSuperview()
      root.dismiss(animated: false)
      App.turn()
      (removed, presented, closed) = (box, other.view, window)
      #expect(removed != nil && closed != nil)
    }
    App.turn()
    #expect(removed == nil && presented == nil && closed == nil)
  }
}
