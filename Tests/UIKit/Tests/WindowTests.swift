import Foundation
import Testing
import UIKit
import VStyleUIKit

/// Tests of windows whose views change without a notification, as UIKit's do.
@MainActor
@Suite(.serialized) struct WindowTests {
  private let sheet = """
    @theme light { color-scheme: light; --ink: #111111 }
    @theme dark { color-scheme: dark; --ink: #eeeeee }
    Label { text-color: var(--ink) }
    TableViewCell > Label { number-of-lines: 3 }
    Button.primary { background-color: #0000ff; &:disabled { alpha: 0.5 } }
    TextField:editing { alpha: 0.25 }
    Switch:on { alpha: 0.75 }
    #note { tag: 7 }
    """

  @Test("a view that is added later is styled at the end of the turn, and loses the styles when it leaves")
  func added() {
    let window = App.window(sheet)
    let (box, label) = (UIView(), UILabel())
    window.addSubview(box)
    box.addSubview(label)
    App.turn()
    #expect(label.textColor == .sheet(0x111111))
    label.removeFromSuperview()
    App.turn()
    #expect(label.textColor == .label)
  }

  @Test("a state that UIKit tells nobody about is compared at the end of the turn")
  func states() {
    let (button, field, toggle) = (UIButton(), UITextField(), UISwitch())
    button.styleClasses = ["primary"]
    let window = App.window(sheet, button, field, toggle)
    #expect(button.alpha == 1 && field.alpha == 1 && toggle.alpha == 1)
    button.isEnabled = false
    field.becomeFirstResponder()
    toggle.isOn = true
    App.turn()
    #expect(button.alpha == 0.5 && field.alpha == 0.25 && toggle.alpha == 0.75)
    button.isEnabled = true
    App.turn()
    #expect(button.alpha == 1 && window.subviews.count == 3)
  }

  @Test("the label inside of a button is a part, and that in the content view of a cell is a child of the cell")
  func parts() {
    let (button, cell, label) = (UIButton(), UITableViewCell(), UILabel())
    cell.contentView.addSubview(label)
    let window = App.window(sheet, button, cell)
    #expect(button.titleLabel?.textColor == .label)
    #expect(label.textColor == .sheet(0x111111) && label.numberOfLines == 3)
    #expect(cell.styleChildren.count == 1 && label.styleParent === cell)
    #expect(cell.textLabel?.numberOfLines == 1 && window.styleChildren.count == 2)
  }

  @Test("a theme of the app and the appearance of the system need no code in the app")
  func themes() {
    let label = UILabel()
    let window = App.window(sheet, label)
    defer {
      ThemeManager.shared.changeTheme(to: .unspecified)
      AppearanceService.shared.force(.auto)
    }
    window.windowScene?.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    App.turn()
    #expect(label.textColor == .sheet(0xEEEEEE))
    window.windowScene?.traitCollection = UITraitCollection(userInterfaceStyle: .light)
    App.turn()
    #expect(label.textColor == .sheet(0x111111))
    AppearanceService.shared.force(.on)
    #expect(label.textColor == .sheet(0xEEEEEE) && window.overrideUserInterfaceStyle == .dark)
    App.turn()
    #expect(label.textColor == .sheet(0xEEEEEE))
  }

  @Test("media queries follow the size of the window and its traits")
  func traits() {
    let label = UILabel()
    let window = App.window(
      """
      @media (width >= 700) { Label { tag: 1 } }
      @media (horizontal-size-class: regular) { Label { number-of-lines: 2 } }
      """, label)
    #expect(label.tag == 0 && label.numberOfLines == 1)
    window.frame.size.width = 800
    window.windowScene?.traitCollection = UITraitCollection.current.changed(horizontal: .regular)
    App.turn()
    #expect(label.tag == 1 && label.numberOfLines == 2)
  }

  @Test("media queries know the platform and the version of the system")
  func platform() {
    let label = UILabel()
    let version = ProcessInfo.processInfo.operatingSystemVersion
    let window = App.window(
      """
      @media (platform: linux) { Label { tag: 1 } }
      @media (platform: ios) { Label { alpha: 0.5 } }
      @media (os-version >= \(version.majorVersion)) and (os-minor-version: \(version.minorVersion)) {
        Label { number-of-lines: 2 }
      }
      @media (os-version > \(version.majorVersion)) { Label { number-of-lines: 3 } }
      """, label)
    #expect(label.tag == 1 && label.alpha == 1 && label.numberOfLines == 2 && window.subviews.count == 1)
  }

  @Test("a font with a text style and a system color of a layer are written again when the user changes them")
  func rewritten() {
    let (label, former) = (UILabel(), UITraitCollection.current)
    defer { UITraitCollection.current = former }
    let window = App.window("Label { font: headline; layer-border-color: label }", label)
    let size = label.font.pointSize
    let black = label.layer.borderColor
    UITraitCollection.current = former.changed(.dark, category: .accessibilityLarge)
    window.windowScene?.traitCollection = .current
    App.turn()
    #expect(label.font.pointSize == size * 1.5)
    #expect(label.layer.borderColor != black && label.layer.borderColor?.components?.first == 1)
    UITraitCollection.current = former
    window.windowScene?.traitCollection = former
    App.turn()
    #expect(label.font.pointSize == size && label.layer.borderColor == black)
  }

  @Test("Interface Builder's attributes are the style classes and the ID")
  func interfaceBuilder() {
    let (button, label) = (UIButton(), UILabel())
    button.styleClassNames = "primary large"
    label.styleIdentifier = "note"
    let window = App.window(sheet, button, label)
    #expect(button.backgroundColor == .sheet(0x0000FF) && label.tag == 7)
    #expect(button.styleClassNames == "large primary" && window.styleIdentifier == "")
  }

  @Test("a window of another scene has its own styles, and a view that moves gets those of its new window")
  func moved() {
    let label = UILabel()
    let first = App.window("Label { tag: 1 }", label)
    let second = App.window("Label { tag: 2 }")
    #expect(label.tag == 1)
    second.addSubview(label)
    App.turn()
    #expect(label.tag == 2 && first.subviews.isEmpty)
    second.removeStyles()
    #expect(label.tag == 0)
  }

  @Test("neither a window nor a removed view is retained")
  func memory() {
    weak var label: UILabel?
    weak var window: UIWindow?
    do {
      let (made, inside) = (App.window(sheet), UILabel())
      made.addSubview(inside)
      App.turn()
      (window, label) = (made, inside)
      #expect(label?.textColor == .sheet(0x111111))
      inside.removeFromSuperview()
      App.turn()
    }
    #expect(label == nil)
    App.turn()
    #expect(window == nil)
  }

  @Test("a sheet that names a view of the app's own class applies to it")
  func ownClass() {
    final class Badge: UILabel {}
    let badge = Badge()
    let window = UIWindow()
    window.addSubview(badge)
    window.style(
      with: Stylesheet(source: SourceText("Badge { tag: 3; text-color: red }"), schema: .uiKit(and: [Badge.self])))
    #expect(badge.tag == 3 && badge.textColor == .sheet(0xFF0000))
  }
}
