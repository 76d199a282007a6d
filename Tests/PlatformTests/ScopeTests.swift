import PlatformStandIn
import Testing
import VStyle
import VStyleInspect
import VStyleTrace
import VStyleValues

/// Scopes over trees of views of another module.
@MainActor
@Suite("Scopes of platform views", .serialized)
struct ScopeTests {
  private let window = UIView()
  private let label = UILabel()
  private let button = UIButton()
  private let badge = Badge(count: 1)

  init() { for view in [label, button, badge] { window.addSubview(view) } }

  @Test("selectors match types, superclasses, IDs, style classes and states")
  func selectors() {
    let scope = StyleScope(root: window, sheets: [Platform.sheet])
    window.styleID = "main"
    button.styleClasses = ["primary"]
    #expect(scope.flush().visited == 4)
    #expect(label.alpha == 0.5 && badge.alpha == 0.5 && badge.numberOfLines == 4 && window.alpha == 1)
    #expect(badge.backgroundColor == .red && label.backgroundColor == nil)
    #expect(button.titleColor(for: .normal) == .gray(255) && button.titleColor(for: .highlighted) == .gray(128))
    button.isEnabled = false
    scope.setNeedsFlush()
    scope.flush()
    #expect(button.alpha == 0.25)
    button.styleClasses = []
    window.styleID = nil
    scope.flush()
    #expect(button.alpha == 1 && label.numberOfLines == 1)
    #expect(button.titleColor(for: .normal) == nil && button.titleColor(for: .highlighted) == nil)
  }

  @Test("the states of a sheet are those of the headless views")
  func states() {
    let (field, toggle, cell, text) = (UITextField(), UISwitch(), UITableViewCell(), UITextView())
    for view in [field, toggle, cell, text] as [UIView] { window.addSubview(view) }
    let types: [any Styleable.Type] = [
      UILabel.self, UIButton.self, UITextField.self, UISwitch.self, UITableViewCell.self, UITextView.self,
    ]
    let names = ["Button:focused", "Label:highlighted", "TableViewCell:selected", "TextField:editing", "Switch:on"]
    let rules = (names + ["TextView:editing", "Button:enabled"]).map { "\($0) { alpha: 0.5 }" }
    let sheet = Stylesheet(rules.joined(separator: " "), viewTypes: types)
    #expect(sheet.diagnostics == [])
    let scope = StyleScope(root: window, sheets: [sheet])
    scope.flush()
    #expect(window.subviews.map(\.alpha) == [1, 0.5, 1, 1, 1, 1, 1])
    (label.isHighlighted, toggle.isOn, cell.isSelected, button.isEnabled) = (true, true, true, false)
    field.becomeFirstResponder()
    text.becomeFirstResponder()
    scope.setNeedsFlush()
    let report = scope.flush()
    #expect(window.subviews.map(\.alpha) == [0.5, 1, 1, 0.5, 0.5, 0.5, 0.5])
    // Beside the views, their common parent is looked at to order them.
    #expect((8...9).contains(report.compared) && report.visited < 8)
    button.becomeFirstResponder()
    button.styleNeedsUpdate()
    #expect(scope.flush().compared == 1 && button.alpha == 0.5)
  }

  @Test("a scope follows the theme and changes of the tree, and restores all views without sheets")
  func changes() {
    let scope = StyleScope(root: window, sheets: [Platform.sheet])
    label.styles = Platform.sheet["ink"]
    scope.flush()
    #expect(label.textColor == .gray(0x22))
    scope.themeName = "dark"
    scope.flush()
    #expect(label.textColor == .gray(0xEE))
    badge.removeFromSuperview()
    let late = UILabel()
    window.addSubview(late)
    scope.setNeedsFlush()
    scope.flush()
    #expect(badge.alpha == 1 && badge.backgroundColor == nil && late.alpha == 0.5)
    label.styles = nil
    scope.sheets = []
    scope.flush()
    #expect(late.alpha == 1 && label.textColor === UIColor.label && label.numberOfLines == 1)
  }

  @Test("a view below the root of another scope belongs to that scope")
  func several() {
    let (outer, box) = (StyleScope(root: window, sheets: [Platform.sheet]), UIView())
    window.addSubview(box)
    box.addSubview(UILabel())
    let inner = StyleScope(
      root: box, sheets: [Stylesheet("Label { number-of-lines: 8 }", viewTypes: [UILabel.self])])
    inner.flush()
    outer.flush()
    let inside = box.subviews.compactMap { $0 as? UILabel }
    #expect(inside.map(\.numberOfLines) == [8] && inside.map(\.alpha) == [1])
    #expect(label.alpha == 0.5 && label.numberOfLines == 1)
    withExtendedLifetime(inner) {}
  }

  @Test("content views are no nodes, and what is in a control is a part of it")
  func parts() {
    let (cell, item, field) = (UITableViewCell(), UICollectionViewCell(), UITextField())
    let contents = [cell.contentView, item.contentView]
    for view in [cell, item, field] as [UIView] { window.addSubview(view) }
    let inside = contents.map { content in
      let label = UILabel()
      content.addSubview(label)
      return label
    }
    let inner = [button, field].map { control in
      let label = UILabel()
      control.addSubview(label)
      return label
    }
    let sheet = Stylesheet(
      "TableViewCell > Label, CollectionViewCell > Label { number-of-lines: 5 } View { alpha: 0.5 }",
      viewTypes: [UITableViewCell.self, UICollectionViewCell.self, UILabel.self])
    let scope = StyleScope(root: window, sheets: [sheet])
    scope.flush()
    #expect(inside.map(\.numberOfLines) == [5, 5] && inside.map(\.alpha) == [0.5, 0.5])
    #expect(contents.map(\.alpha) == [1, 1] && inner.map(\.alpha) == [1, 1])
    #expect(inside.map { $0.styleParent === cell || $0.styleParent === item } == [true, true])
  }

  @Test("computed values and traces are those of the engine")
  func computed() {
    let scope = StyleScope(root: window, sheets: [Platform.sheet])
    scope.flush()
    let style = scope.computedStyle(of: label)
    #expect(style?.value(of: .textColor, as: Color.self) == Color.black)
    #expect(style?.value(of: .alpha, as: Double.self) == 0.5)
    #expect(scope.explain(label, .alpha)?.candidates.first?.location.map(scope.location)?.line == 6)
  }
}
