import Testing
import VStyleViews

/// Named styles of a sheet on single views, outside a scope.
@Suite("Styles of a sheet")
struct StylesheetStyleTests {
  private let sheet = Stylesheet(
    """
    :root { --gap: 12; }
    @theme light { color-scheme: light; --ink: #102030; }
    @theme dark { color-scheme: dark; --ink: white; }
    @style base for View { alpha: 0.5; background-color: var(--ink); }
    @style card for View extends base { layer-corner-radius: var(--gap); }
    @style action for Button {
      title-color: white;
      &:highlighted { title-color: gray; }
      &:disabled { alpha: 0.4; title-color: var(--ink); }
    }
    @style tableView for TableView {
      row-height: 60;
      separator-inset: 10 10 3 5;
      @apply base;
    }
    """)

  @Test("the sheet has no diagnostics")
  func clean() { #expect(sheet.diagnostics == []) }

  @Test("a named style sets its own and extended properties and resolves custom properties")
  func named() {
    let view = View()
    view.styles = sheet["card"]
    #expect(view.alpha == 0.5)
    #expect(view.layer.cornerRadius == 12)
    #expect(view.backgroundColor?.description == "rgb(16, 32, 48)")
    #expect(sheet.card?.typeName == "View")
  }

  @Test("@apply inserts the declarations of another style")
  func apply() {
    let table = TableView()
    table.styles = sheet["tableView"]
    #expect(table.rowHeight == 60)
    #expect(table.separatorInset == EdgeInsets(top: 10, left: 5, bottom: 3, right: 10))
    #expect(table.alpha == 0.5)
  }

  @Test("nested states fill the state slots, and other properties follow the current state")
  func states() {
    let button = Button()
    button.styles = sheet["action"]
    #expect(button.titleColor(for: .normal)?.description == "rgb(255, 255, 255)")
    #expect(button.titleColor(for: .highlighted)?.description == "rgb(128, 128, 128)")
    #expect(button.titleColor(for: .disabled)?.description == "rgb(16, 32, 48)")
    #expect(button.alpha == 1)
    button.isEnabled = false
    #expect(button.alpha == 0.4)
    button.isEnabled = true
    #expect(button.alpha == 1)
  }

  @Test("in a sum of two styles, the right operand wins")
  func sum() throws {
    let dense = Stylesheet("@style dense for View { alpha: 0.75 }")
    let view = View()
    let (card, other) = (try #require(sheet["card"]), try #require(dense["dense"]))
    view.styles = card + other
    #expect(view.alpha == 0.75)
    #expect(view.layer.cornerRadius == 12)
    view.styles = other + card
    #expect(view.alpha == 0.5)
  }

  @Test("in a sum of two styles, the custom properties of the right sheet win, within the order of layers of a sheet")
  func layersOfSum() throws {
    func style(_ name: String, _ number: Int, _ plain: String, _ layered: String) throws -> Style {
      let sheet = Stylesheet(
        """
        \(String(repeating: ".pad { --pad: 1; } ", count: number))
        @layer low, high;
        @layer high { :root { --\(name)-high: \(number + 1); --\(name): 0; } }
        @layer low { :root { --\(name)-high: 0; --\(name): 0; } }
        :root { --\(name): \(number); --both: 0.\(number); }
        @style \(name) for Label { \(plain): var(--\(name)); \(layered): var(--\(name)-high); alpha: var(--both); }
        """)
      return try #require(sheet[name])
    }
    let one = try style("one", 1, "tag", "layer-corner-radius")
    let two = try style("two", 5, "number-of-lines", "layer-border-width")
    for (sum, alpha) in [(one + two, 0.5), (two + one, 0.1)] {
      let label = Label()
      label.styles = sum
      #expect(label.tag == 1 && label.layer.cornerRadius == 2)
      #expect(label.numberOfLines == 5 && label.layer.borderWidth == 6)
      #expect(label.alpha == alpha)
    }
  }

  @Test(
    "a style depends on the environment if one of its selectors does, at any depth",
    arguments: [
      ("&:theme(night)", true), ("&:is(:theme(night))", true), ("&:not(.a, :scheme(dark))", true),
      ("&:is(.a, :not(.b))", false),
    ])
  func dependence(_ selector: String, _ depends: Bool) throws {
    let sheet = Stylesheet("@theme night { --x: 1 } @style own for View { \(selector) { alpha: 0.5; } }")
    let style = try #require(sheet["own"])
    for _ in 0..<2 { #expect(style.dependsOnEnvironment == depends) }
  }

  @Test("an invalid declaration is reported and skipped; the others apply")
  func errors() {
    let broken = Stylesheet("@style a for Label { text-color: #12; alpha: 0.5; row-height: 4; number-of-lines: 2.5 }")
    #expect(broken.diagnostics.map(\.rule.name) == ["invalid-hex", "property-not-applicable", "integer-required"])
    let label = Label()
    label.styles = broken["a"]
    #expect(label.alpha == 0.5)
    #expect(throws: StylesheetError.self) { try broken.checked() }
  }

  @Test("a style written in Swift is checked by the compiler and prints as a sheet")
  func twin() throws {
    let style = Style(for: TableView.self) {
      $0.rowHeight = 60
      $0.separatorInset = EdgeInsets(top: 10, left: 5, bottom: 3, right: 10)
      $0.backgroundColor = .red
      $0.layer.cornerRadius = 4
    }
    let table = TableView()
    table.styles = style
    #expect(table.rowHeight == 60)
    #expect(table.backgroundColor == .red)
    #expect(table.layer.cornerRadius == 4)
    let text = try #require(table.styles?.source)
    #expect(
      text.split(separator: "\n") == [
        "row-height: 60;", "separator-inset: 10 10 3 5;", "background-color: rgb(255, 0, 0);",
        "layer-corner-radius: 4;",
      ])
    let again = Stylesheet("@style again for TableView { \(text) }")
    #expect(again.diagnostics == [])
    let other = TableView()
    other.styles = again["again"]
    #expect(other.separatorInset == table.separatorInset)
  }

  @Test("a style written in Swift has states and prints them as nested blocks")
  func twinStates() throws {
    let style = Style(for: Button.self) {
      $0[.titleColor.normal] = Color.white
      $0[.titleColor.highlighted] = Color.gray
    }
    let button = Button()
    button.styles = style
    #expect(button.titleColor(for: .highlighted) == .gray)
    #expect(style.source == "title-color: rgb(255, 255, 255);\n&:highlighted { title-color: \(Color.gray); }")
  }
}
