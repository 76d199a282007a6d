import Testing
import UIKit
import VStyleUIKit

/// Tests of members whose setters do more than store a value.
@MainActor
@Suite struct SideEffectTests {
  private func style(_ type: String, _ declarations: String) -> VStyle.Style? {
    App.stylesheet("@style style for \(type) { \(declarations) }")["style"]
  }

  @Test("a view without a tint color of its own inherits again after a style")
  func tintColor() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = .systemRed
    inner.styles = style("View", "tint-color: green")
    #expect(inner.tintColor == .sheet(0x008000))
    inner.styles = nil
    outer.tintColor = .systemGreen
    #expect(inner.tintColor == .systemGreen)
  }

  @Test("the bounds of a stepper may be written in any order, and a step of 0 has no effect")
  func stepper() {
    let stepper = UIStepper()
    stepper.styles = style("Stepper", "minimum-value: 200; maximum-value: 300; value: 250; step-value: 0")
    #expect(stepper.minimumValue == 200 && stepper.maximumValue == 300 && stepper.value == 250)
    #expect(stepper.stepValue == 1)
    stepper.styles = nil
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100)
  }

  @Test("`none` gives a text field the label color, since UIKit raises an exception for nil")
  func textField() {
    let field = UITextField()
    field.styles = style("TextField", "text-color: none")
    #expect(field.textColor == .label)
  }

  @Test("the title of a switch is set on a Mac alone, since UIKit raises an exception elsewhere")
  func switchTitle() {
    let toggle = UISwitch()
    toggle.styles = style("Switch", "title: \"Sound\"")
    #expect(toggle.title == nil)
  }

  @Test("a bar copies the appearance of a style, and has its own one again afterward")
  func barAppearance() {
    let bar = UINavigationBar()
    bar.standardAppearance.backgroundColor = .systemRed
    bar.styles = style(
      "NavigationBar",
      """
      standard-appearance: navigation-bar-appearance(background opaque, background-color blue,
        title-text-attributes text-attributes(foreground-color white),
        button-appearance bar-button-item-appearance(
          normal bar-button-item-state-appearance(title-position-adjustment 1 2)),
        back-indicator-image image("back"))
      """)
    let appearance = bar.standardAppearance
    #expect(appearance.backgroundColor == .sheet(0x0000FF))
    #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == .sheet(0xFFFFFF))
    #expect(appearance.buttonAppearance.normal.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    #expect(appearance.backIndicatorImage == UIImage(named: "back"))
    bar.styles = nil
    #expect(bar.standardAppearance.backgroundColor == .systemRed)
  }

  @Test("a configuration of a button begins with its preset")
  func buttonConfiguration() {
    let button = UIButton()
    button.styles = style(
      "Button", "configuration: button-configuration(preset filled, title \"Save\", corner-style capsule)")
    #expect(button.configuration?.title == "Save" && button.configuration?.cornerStyle == .capsule)
    #expect(button.configuration != UIButton.Configuration.filled())
    button.styles = nil
    #expect(button.configuration == nil)
  }

  @Test("attributes of a style are merged into those from before, and leave when it is removed")
  func attributes() throws {
    let bar = UINavigationBar()
    bar.titleTextAttributes = [.kern: 2.0]
    bar.styles = style("NavigationBar", "title-text-attributes: text-attributes(foreground-color red)")
    #expect(bar.titleTextAttributes?[.kern] as? Double == 2)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .sheet(0xFF0000))
    bar.styles = nil
    #expect(bar.titleTextAttributes?.count == 1)
  }

  @Test("a value of a control state leaves no copy of the normal one")
  func controlStates() {
    let button = UIButton()
    button.setTitleColor(.systemRed, for: .normal)
    button.styles = style("Button", "title-color: blue; title-color-highlighted: green")
    #expect(button.titleColor(for: .highlighted) == .sheet(0x008000))
    button.styles = nil
    button.setTitleColor(.systemGreen, for: .normal)
    #expect(button.titleColor(for: .highlighted) == .systemGreen)
  }

  @Test("a color outside of sRGB is in Display P3, and a system color from Swift is UIKit's own")
  func colors() {
    let view = UIView()
    view.styles = style("View", "background-color: color(display-p3 1 0 0)")
    #expect(view.backgroundColor == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    view.styles = nil
    view.mi_styles = [.backgroundColor: Color.systemBlue]
    #expect(view.backgroundColor === UIColor.systemBlue)
  }

  @Test("an image that does not exist is reported, and the image from before stays")
  func missingImage() {
    let view = UIImageView()
    view.image = UIImage(named: "own")
    let found = Found()
    StyleDiagnostics.shared.setHandler { found.add($0.property) }
    defer { StyleDiagnostics.shared.setHandler(nil) }
    view.styles = style("ImageView", "image: image(\"missing\")")
    #expect(view.image == UIImage(named: "own") && found.properties == ["image"])
  }
}

/// The properties that diagnostics name.
private final class Found: @unchecked Sendable {
  private(set) var properties: [String] = []

  func add(_ property: String?) { if let property, property == "image" { properties.append(property) } }
}
