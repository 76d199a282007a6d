import Testing
import VStyleInspect
import VStyleTrace
import VStyleValues
import VStyleViews

/// The examples of ViewStyle, unchanged except for the names of headless types.
@Suite("ViewStyle's examples")
struct SeedExampleTests {
  @Test("a table view accepts a batch")
  func tableView() {
    let tableView = TableView()
    tableView.mi_styles = [
      .rowHeight: 60.0,
      .separatorStyle: TableViewCell.SeparatorStyle.singleLine,
      .separatorColor: Color.UIKit.lightGray,
      .backgroundView: { View() },
      .separatorInset: EdgeInsets(top: 10.0, left: 5.0, bottom: 3.0, right: 10.0),
      .cellLayoutMarginsFollowReadableWidth: true,
    ]
    #expect(tableView.rowHeight == 60)
    #expect(tableView.separatorStyle == .singleLine)
    #expect(tableView.separatorColor == .UIKit.lightGray)
    #expect(tableView.backgroundView != nil)
    #expect(tableView.separatorInset == EdgeInsets(top: 10, left: 5, bottom: 3, right: 10))
    #expect(tableView.cellLayoutMarginsFollowReadableWidth)
  }

  @Test("a closure creates a separate object for each view")
  func factory() {
    let style: [Property: Any] = [.backgroundView: { View() }]
    let (first, second) = (TableView(), TableView())
    first.mi_styles = style
    second.mi_styles = style
    #expect(first.backgroundView != nil)
    #expect(first.backgroundView !== second.backgroundView)
  }

  @Test("a later batch overrides the same properties and leaves the others")
  func override() {
    let view = View()
    view.mi_styles = [
      .backgroundColor: Color.blue, .alpha: 0.5, .isOpaque: true, .tintColor: Color.red,
      .tintAdjustmentMode: View.TintAdjustmentMode.automatic, .clipsToBounds: true, .clearsContextBeforeDrawing: true,
    ]
    view.mi_styles = [
      .clipsToBounds: false, .layer.borderWidth: 1.0, .layer.borderColor: Color.red, .layer.cornerRadius: 4.0,
      .layer.shadowColor: Color.UIKit.green, .layer.shadowOffset: Size(width: 10, height: 10),
      .layer.shadowOpacity: 0.8,
    ]
    #expect(view.backgroundColor == .blue)
    #expect(view.alpha == 0.5)
    #expect(!view.clipsToBounds)
    #expect(view.layer.cornerRadius == 4)
    #expect(view.layer.shadowOffset == Size(width: 10, height: 10))
    #expect(view.layer.shadowOpacity == 0.8)
  }

  @Test("a batch sets plain and special properties of a label")
  func label() {
    let label = Label()
    label.mi_styles = [
      .font: Font("Helvetica Neue", size: 30), .textColor: Color.blue, .textAlignment: TextAlignment.center,
      .shadowColor: Color.red, .shadowOffset: Size(width: 3, height: 3), .layer.borderWidth: 1,
    ]
    #expect(label.font == Font("Helvetica Neue", size: 30))
    #expect(label.textAlignment == .center)
    #expect(label.shadowOffset == Size(width: 3, height: 3))
    #expect(label.layer.borderWidth == 1)
  }

  @Test("a button accepts values per state")
  func button() {
    let button = Button()
    button.mi_styles = [
      .titleColor.normal: Color.white, .titleColor.highlighted: Color.gray, .titleShadowColor.normal: Color.yellow,
      .image.normal: Image.named("add"), .titleEdgeInsets: EdgeInsets(top: 0, left: 50, bottom: 0, right: 5),
      .imageEdgeInsets: EdgeInsets(top: 0, left: 10, bottom: 0, right: 100),
    ]
    #expect(button.titleColor(for: .normal) == .white)
    #expect(button.titleColor(for: .highlighted) == .gray)
    #expect(button.titleColor(for: .disabled) == .white)
    #expect(button.titleEdgeInsets == EdgeInsets(top: 0, left: 50, bottom: 0, right: 5))
  }

  @Test("a switch accepts its colors")
  func `switch`() {
    let control = Switch()
    control.mi_styles = [.onTintColor: Color.red, .tintColor: Color.blue, .thumbTintColor: Color.yellow]
    #expect(control.onTintColor == .red)
    #expect(control.tintColor == .blue)
    #expect(control.thumbTintColor == .yellow)
  }

  @Test("a wrong value is reported and the rest applies; strict mode throws and sets nothing")
  func wrongValue() throws {
    let view = View()
    #expect(throws: StyleDiagnosticsError.self) {
      try view.mi_setStyles([.clipsToBounds: "yes", .alpha: 0.5], mode: .strict)
    }
    #expect(view.alpha == 1)
    do { try view.mi_setStyles([.clipsToBounds: "yes", .alpha: 2, .rowHeight: 3], mode: .strict) } catch {
      let found = error.diagnostics.map { "\($0.rule.name) \($0.property ?? "")" }
      #expect(
        found == [
          "value-type-mismatch alpha", "value-type-mismatch clips-to-bounds", "property-not-applicable row-height",
        ])
      #expect(error.diagnostics[1].found == "String")
    }
    let reported = ReportedIssues.of("View") { view.mi_styles = [.clipsToBounds: "yes", .alpha: 0.5] }
    #expect(reported.contains { $0.property == "clips-to-bounds" })
    #expect(view.alpha == 0.5)
    #expect(!view.clipsToBounds)
  }

  @Test("`mi_styles = nil` restores the earlier values")
  func wayBack() {
    let button = Button()
    button.setTitleColor(.UIKit.green, for: .highlighted)
    button.mi_styles = [.titleColor.highlighted: Color.gray, .tintColor: Color.red, .alpha: 0.25]
    button.mi_styles = nil
    #expect(button.titleColor(for: .highlighted) == .UIKit.green)
    #expect(button.tintColor == .systemBlue)
    #expect(button.alpha == 1)
    #expect(button.mi_styles == nil)
  }
}

@Suite("Colors that depend on the color scheme")
struct DynamicColorTests {
  @Test("code sets system colors unresolved; a sheet resolves them for the current color scheme")
  func label() {
    let label = Label()
    label.mi_styles = [.textColor: Color.systemRed]
    #expect(label.textColor == .systemRed)
    let sheet = Stylesheet("@theme dark { color-scheme: dark } Label { shadow-color: label }")
    let other = Label()
    let scope = StyleScope(root: other, sheets: [sheet])
    scope.flush()
    #expect(other.shadowColor?.description == "rgb(0, 0, 0)")
    scope.themeName = "dark"
    scope.flush()
    #expect(other.shadowColor?.description == "rgb(255, 255, 255)")
    let style = scope.computedStyle(of: other)
    #expect(style?.properties["text-color"]?.text == "rgb(255, 255, 255)")
    #expect(other.textColor == .label)
  }
}
