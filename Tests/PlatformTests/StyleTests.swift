import PlatformStandIn
import Synchronization
import Testing
import VStyle

/// Styles and batches on classes of another module.
@MainActor
@Suite("Styles of platform views", .serialized)
struct StyleTests {
  private let sheet = Platform.sheet

  @Test("the sheet has no diagnostics, and type names have no prefix")
  func sheets() {
    #expect(sheet.diagnostics.map { sheet.description(of: $0) } == [])
    let names: [any PlatformNode.Type] = [UIView.self, UILabel.self, Badge.self, NSView.self, NSTextField.self]
    #expect(names.map { $0.styleTypeName } == ["View", "Label", "Badge", "View", "TextField"])
  }

  @Test("`nil` restores the platform's own values, also those that no sheet can write")
  func restored() {
    let label = UILabel()
    let margins = label.layoutMargins
    label.font = UIFont(name: "Georgia", size: 11)
    label.styles = sheet["title"]
    #expect(label.textColor == .gray(0x22) && label.font == .systemFont(ofSize: 20, weight: .bold))
    #expect(label.numberOfLines == 2 && label.layoutMargins == UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12))
    label.styles = nil
    #expect(label.textColor === UIColor.label && label.font == UIFont(name: "Georgia", size: 11))
    #expect(label.numberOfLines == 1 && label.layoutMargins == margins)
  }

  @Test("a batch overrides a style, `nil` in it clears a member, and removing it restores the style")
  func batches() {
    let label = UILabel()
    label.styles = sheet["title"]
    label.mi_styles = [.textColor: Color.red, .alpha: 0.25]
    #expect(label.textColor == .red && label.alpha == 0.25 && label.numberOfLines == 2)
    #expect(label.mi_styles?.count == 2)
    label.mi_styles = [.textColor: nil as Color? as Any]
    #expect(label.textColor == nil)
    label.mi_styles = nil
    #expect(label.textColor == .gray(0x22) && label.alpha == 1)
    label.styles = nil
    #expect(label.textColor === UIColor.label)
  }

  @Test("a batch and a theme provider take values of the platform")
  func platformValues() {
    let label = UILabel()
    let font = UIFont(name: "Georgia", size: 12)
    label.textColor = .gray(1)
    label.mi_styles = [.textColor: UIColor.label, .font: font as Any, .alpha: CGFloat(0.5)]
    #expect(label.textColor === UIColor.label && label.font === font && label.alpha == 0.5)
    label.mi_styles = nil
    #expect(label.textColor == .gray(1) && label.font == .systemFont(ofSize: 17) && label.alpha == 1)
    label.theme[.textColor] = ThemeProvider { _ in UIColor.label }
    #expect(label.textColor === UIColor.label)
    label.theme[.textColor] = nil as ThemeProvider<UIColor>?
    #expect(label.textColor == .gray(1))
  }

  @Test("a strict batch throws values of wrong types, and sets nothing")
  func strict() {
    let label = UILabel()
    let error = #expect(throws: StyleDiagnosticsError.self) {
      try label.mi_setStyles([.textColor: NSColor.labelColor, .numberOfLines: "two", .alpha: 0.5], mode: .strict)
    }
    #expect(error?.diagnostics.map(\.property) == ["number-of-lines", "text-color"])
    #expect(label.alpha == 1)
  }

  @Test("a removed style leaves a state without a color of its own")
  func states() {
    let button = UIButton()
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.gray(9), for: .disabled)
    button.mi_styles = [.titleColor.highlighted: Color.gray, .titleColor.disabled: Color.white]
    #expect(button.titleColor(for: .highlighted) == .gray(128) && button.titleColor(for: .disabled) == .gray(255))
    button.mi_styles = nil
    button.setTitleColor(.gray(7), for: .normal)
    #expect(button.titleColor(for: .highlighted) == .gray(7) && button.titleColor(for: .disabled) == .gray(9))
  }

  @Test("a style in Swift sets members, and converted ones by their property")
  func builder() {
    let label = UILabel()
    label.styles = VStyle.Style(for: UILabel.self) {
      $0.numberOfLines = 7
      $0[.textColor] = Color.red
    }
    #expect(label.numberOfLines == 7 && label.textColor == .red)
  }

  @Test("`initial` is the value of a fresh object, converted")
  func initial() {
    let label = UILabel()
    label.numberOfLines = 9
    label.textColor = .red
    label.styles = sheet["plain"]
    #expect(label.numberOfLines == 1 && label.textColor == .gray(0) && label.alpha == 0.5)
    label.styles = nil
    #expect(label.numberOfLines == 9 && label.textColor === UIColor.red && label.alpha == 1)
  }

  @Test("a view type that the app cannot create is styled")
  func notCreated() {
    let badge = Badge(count: 3)
    badge.mi_styles = [.numberOfLines: 3, .backgroundColor: Color.red]
    #expect(badge.numberOfLines == 3 && badge.backgroundColor == .red)
    badge.mi_styles = nil
    #expect(badge.numberOfLines == 1 && badge.backgroundColor == nil)
  }

  @Test("a property whose initial value `makeStyleInstance()` does not have is reported")
  func missingInitialValue() {
    _ = sheet
    let reported = Mutex<[String]>([])
    StyleDiagnostics.shared.setHandler { diagnostic in reported.withLock { $0.append("\(diagnostic)") } }
    defer { StyleDiagnostics.shared.setHandler(nil) }
    _ = ViewTypeTable.of(Lamp.self)
    #expect(
      reported.withLock { $0.filter { $0.contains("Lamp") } } == [
        "view-type-mismatch: Lamp.glow: expected `makeStyleInstance()` to create a `Lamp`, for the initial value, "
          + "found a `UILabel`"
      ])
  }

  @Test("detached views follow the theme, and an override of it")
  func themes() {
    let (label, other, plain) = (UILabel(), UILabel(), UILabel())
    let detached = DetachedStyles()
    other.styleThemeName = "light"
    for view in [label, other] {
      view.styles = sheet["ink"]
      detached.add(view)
    }
    detached.themeName = "dark"
    #expect(detached.flush().visited >= 1)
    #expect(label.textColor == .gray(0xEE) && other.textColor == .gray(0x22))
    other.styleThemeName = nil
    #expect(other.textColor == .gray(0xEE) && plain.textColor === UIColor.label)
  }

  @Test("an AppKit field is styled and restored")
  func field() {
    let field = NSTextField()
    let sheet = Stylesheet(
      "@style title for TextField { text-color: red; font: bold 20 system; alpha: 50% }", viewTypes: [NSTextField.self])
    field.styles = sheet["title"]
    #expect(field.textColor == NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) && field.alphaValue == 0.5)
    #expect(field.font == .systemFont(ofSize: 20, weight: .bold))
    field.styles = nil
    #expect(field.textColor === NSColor.labelColor && field.font == .systemFont(ofSize: 13) && field.alphaValue == 1)
  }

  @Test("what is in an AppKit control is a part of it, and what is in a view is a node")
  func parts() {
    addTextFieldStyles()
    let (root, cell) = (NSView(), NSView())
    let (own, inner) = (NSTextField(), [NSTextField(), NSTextField()])
    root.addSubview(cell)
    cell.addSubview(own)
    for (control, part) in zip([NSButton(), NSTextField()], inner) {
      root.addSubview(control)
      control.addSubview(part)
    }
    let sheet = Stylesheet("TextField { alpha: 0.25 }", viewTypes: [NSTextField.self])
    StyleScope(root: root, sheets: [sheet]).flush()
    #expect(own.alphaValue == 0.25 && inner.map(\.alphaValue) == [1, 1])
  }
}
