import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleJSON
import VStyleStylesheet
import VStyleSyntax
import VStyleValues
import VStyleViews

@testable import VStylePreview

/// Pages of sheets and trees that multiply each other.
@Suite("Limits of a preview")
struct PreviewLimitTests {
  private static func input(
    _ text: String, labels: Int, columns: Int = 1, stateVisits: Int? = nil, explanationVisits: Int? = nil
  ) -> PreviewInput {
    let sheet = CompiledStylesheet.compile(
      [SheetInput(SourceText(path: "app.vstyle", bytes: Array(text.utf8)))], schema: .views, loader: NoImports())
    var tree = ElementTree()
    let root = tree.add(ElementNode(key: "window", typeName: "Window"), to: nil)
    for label in 0..<labels { tree.add(ElementNode(key: "\(label)", typeName: "Label"), to: root) }
    let layouts = tree.nodes.map { _ in NodeLayout() }
    let screen = PreviewScreen(name: "all", stylesheet: sheet, tree: tree, layouts: layouts)
    let environment = PreviewEnvironment(title: "light", environment: StyleEnvironment())
    var input = PreviewInput(
      title: "all", stylesheet: sheet, screens: [screen], components: [],
      environments: Array(repeating: environment, count: columns))
    input.stateVisits = stateVisits
    input.explanationVisits = explanationVisits
    return input
  }

  @Test("states of views that change all others are drawn up to a limit, and the page says so")
  func states() {
    let text = "Window:has(Label:highlighted) Label { text-color: red; }"
    let pages = [nil, 50].map { PreviewPage(Self.input(text, labels: 20, stateVisits: $0)).html() }
    let (whole, cut) = (pages[0], pages[1])
    #expect(!whole.contains("data-limit"))
    #expect(cut.contains("data-limit=\"state-visits\""))
    #expect(cut.utf8.count < whole.utf8.count)
  }

  @Test("values are explained up to a limit, the first views first, and the page says so")
  func explanations() throws {
    let text = (0..<20).map { "Label:nth-child(\($0 + 1)) { alpha: 0.5; }" }.joined()
    let pages = [nil, 200].map { PreviewPage(Self.input(text, labels: 20, explanationVisits: $0)).html() }
    let explained = try pages.map { page in
      let cells = try SamplePage.data(of: page)["screens"]?.elements?.first?["cells"]?.elements
      return cells?.first?["explanations"]?.elements?.map { $0 != .integer(-1) } ?? []
    }
    #expect(explained[0] == Array(repeating: true, count: 21) && !pages[0].contains("data-limit"))
    let count = explained[1].count { $0 }
    #expect((2..<20).contains(count))
    #expect(explained[1] == (0..<21).map { $0 < count })
    #expect(pages[1].contains("data-limit=\"explanation-visits\""))
  }

  @Test("columns are drawn up to a limit, and the page says how many are not")
  func columns() {
    let most = Limit.columnViews.value / 200
    let input = Self.input("", labels: 99, columns: most + 3)
    #expect(input.environments.count == most && input.leftOutColumns == 3)
    #expect(Self.input("", labels: Limit.columnViews.value, columns: 2).environments.count == 1)
    let text = NotDrawnHTML.text([("3 further columns are not drawn", .columnViews)])
    #expect(text.contains("data-limit=\"column-views\"") && text.contains("3 further columns are not drawn"))
  }

  @Test("components are drawn up to a limit, and the page says how many are not")
  func components() throws {
    let most = Limit.components.value
    let sheet = (0..<most + 2).map { ".c\($0) { alpha: 0.5; }" }.joined(separator: "\n")
    let page = try SamplePage.page(sheet)
    #expect(page.contains("2 further components are not drawn") && page.contains("data-limit=\"components\""))
    #expect(page.contains("<code>View.c\(most - 1)</code>") && !page.contains("<code>View.c\(most)</code>"))
  }
}
