import Testing
import VStyleViews

/// Styles and batches on views outside of scopes.
@Suite("A client sets styles and batches")
struct StyleTests {
  private let sheet = Stylesheet(
    """
    @style title for Label { alpha: 0.5; tag: 1; text-color: red }
    @style loud for Label { alpha: 1; number-of-lines: 3 }
    @style button for Button { title-color: white; &:highlighted { title-color: gray } &:disabled { alpha: 0.25 } }
    """)

  @Test("a removed style restores each value from before")
  func restored() {
    let label = Label()
    label.alpha = 0.75
    label.tag = 9
    label.styles = sheet["title"]
    #expect(label.alpha == 0.5 && label.tag == 1)
    label.styles = sheet["loud"]
    #expect(label.alpha == 1 && label.tag == 9 && label.numberOfLines == 3)
    label.styles = nil
    #expect(label.alpha == 0.75 && label.tag == 9 && label.numberOfLines == 1)
    #expect(label.textColor == Label().textColor)
  }

  @Test("of two combined styles, the right one wins, and nil adds nothing")
  func combined() {
    let (first, second) = (Label(), Label())
    first.styles = sheet["title"] + sheet["loud"]
    second.styles = sheet["loud"] + sheet["title"]
    #expect(first.alpha == 1 && first.tag == 1 && first.numberOfLines == 3)
    #expect(second.alpha == 0.5 && second.tag == 1)
    first.styles = sheet["title"] + sheet["none"]
    #expect(first.alpha == 0.5 && first.numberOfLines == 1)
  }

  @Test("a style follows the states of its view")
  func states() {
    let button = Button()
    button.styles = sheet["button"]
    #expect(button.titleColor(for: .normal) == .white)
    #expect(button.titleColor(for: .highlighted) == .gray)
    button.isEnabled = false
    #expect(button.alpha == 0.25)
    button.isEnabled = true
    #expect(button.alpha == 1)
  }

  @Test("a style from text applies or throws")
  func texts() throws {
    let label = Label()
    label.styles = try Style("alpha: 0.5; &:disabled { alpha: 0.25 }", for: Label.self)
    #expect(label.alpha == 0.5)
    #expect(throws: StylesheetError.self) { try Style("alpha: x", for: Label.self) }
    #expect(throws: StylesheetError.self) { try Style("row-height: 3", for: Label.self) }
  }

  @Test("a style in Swift sets members, parts and states")
  func builder() {
    let (table, button) = (TableView(), Button())
    table.styles = Style(for: TableView.self) {
      $0.rowHeight = 60
      $0.layer.cornerRadius = 4
    }
    button.styles = Style(for: Button.self) { $0[.titleColor.highlighted] = Color.gray }
    #expect(table.rowHeight == 60 && table.layer.cornerRadius == 4)
    #expect(button.titleColor(for: .highlighted) == .gray)
    table.styles = nil
    #expect(table.rowHeight == TableView().rowHeight && table.layer.cornerRadius == 0)
  }

  @Test("a later batch overrides the same properties; nil restores all")
  func batches() {
    let table = TableView()
    table.mi_styles = [.rowHeight: 60, .separatorColor: Color.red, .layer.cornerRadius: 4]
    #expect(table.rowHeight == 60 && table.separatorColor == .red && table.layer.cornerRadius == 4)
    table.mi_styles = [.rowHeight: 50.0]
    #expect(table.rowHeight == 50 && table.layer.cornerRadius == 4)
    #expect(table.mi_styles?.count == 3)
    table.mi_styles = nil
    #expect(table.rowHeight == TableView().rowHeight && table.layer.cornerRadius == 0)
    #expect(table.separatorColor == TableView().separatorColor)
  }

  @Test("a strict batch throws every entry that does not fit, and sets nothing")
  func strict() {
    let label = Label()
    let error = #expect(throws: StyleDiagnosticsError.self) {
      try label.mi_setStyles([.alpha: "half", .rowHeight: 60, .tag: 3], mode: .strict)
    }
    #expect(error?.diagnostics.count == 2)
    #expect(error?.description.contains("Label.alpha") == true)
    #expect(label.tag == 0 && label.alpha == 1)
  }

  @Test("a lenient batch sets what fits")
  func lenient() throws {
    let label = Label()
    try label.mi_setStyles([.alpha: 0.5, .tag: 3], mode: .report)
    #expect(label.alpha == 0.5 && label.tag == 3)
  }

  @Test("one batch sets many views")
  func many() {
    let labels = (0..<100).map { _ in Label() }
    Label.mi_setStyles([.alpha: 0.5, .numberOfLines: 2], of: labels)
    #expect(labels.allSatisfy { $0.alpha == 0.5 && $0.numberOfLines == 2 })
  }

  @Test("the values of a global dictionary are sendable")
  func sendable() async {
    let values: [Property: any Sendable] = [.alpha: 0.5, .textColor: Color.red]
    let seen = await Task.detached {
      let label = Label()
      label.mi_styles = values
      return label.alpha
    }.value
    #expect(seen == 0.5)
  }

  @Test("the hook gets a bound property first, and passes it on")
  func hook() {
    let button = HookedButton()
    button.mi_styles = [.alpha: 0.5]
    #expect(button.calls == ["alpha 0.5"])
    #expect(button.alpha == 0.5)
    button.mi_styles = nil
    #expect(button.alpha == 1)
  }

  @Test("a name in the hook without a row takes values from Swift, and a sheet refuses it")
  func hookWithoutRow() {
    let button = HookedButton()
    button.mi_styles = [Property("sparkle", .string): "much"]
    #expect(button.calls == ["sparkle much"])
    let sheet = Stylesheet("HookedButton { sparkle: much }", viewTypes: [HookedButton.self])
    #expect(sheet.diagnostics.count == 1)
    #expect(sheet.description(of: sheet.diagnostics[0]).contains("sparkle"))
  }

  @Test("a special property is called once for each value, and returns its value from before")
  func special() {
    let dial = Dial()
    dial.mi_styles = [.ticks: 24]
    #expect(dial.ticks == 24 && dial.draws == 1)
    dial.mi_styles = [.ticks: 24]
    #expect(dial.ticks == 24)
    dial.mi_styles = nil
    #expect(dial.ticks == 12)
  }

  @Test("a batch over a style, and back")
  func order() {
    let label = Label()
    label.styles = sheet["title"]
    label.mi_styles = [.alpha: 0.125]
    #expect(label.alpha == 0.125)
    label.mi_styles = nil
    #expect(label.alpha == 0.5)
    label.styles = nil
    #expect(label.alpha == 1)
  }

  @Test("what is printed and stored is short and readable")
  func descriptions() throws {
    #expect("\(Color(hex: 0x036EB7))" == "rgb(3, 110, 183)")
    #expect("\(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))".count < 30)
    #expect("\(Size(width: 1, height: 2))".count < 20)
    #expect("\(try #require(sheet["title"]))".contains("alpha: 0.5"))
    #expect(ThemeStyle.dark.description == "dark")
  }
}
