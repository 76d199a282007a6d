import TestSupport
import Testing
import VStyleCascade
import VStyleSyntax
import VStyleValues
import VStyleViews

@testable import VStylePreview

/// Pages of sheets and trees that multiply each other.
@Suite("Limits of a preview")
struct PreviewLimitTests {
  private static func input(_ text: String, labels: Int, columns: Int = 1, stateVisits: Int? = nil) -> PreviewInput {
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

  @Test("columns are drawn up to a limit, and the page says how many are not")
  func columns() {
    let most = Limit.columnViews.value / 100
    let input = Self.input("", labels: 99, columns: most + 3)
    #expect(input.environments.count == most && input.leftOutColumns == 3)
    #expect(Self.input("", labels: Limit.columnViews.value, columns: 2).environments.count == 1)
    let text = NotDrawnHTML.text(columns: 3, areStatesLeftOut: false)
    #expect(text.contains("data-limit=\"column-views\"") && text.contains("3 further columns are not drawn"))
  }
}
