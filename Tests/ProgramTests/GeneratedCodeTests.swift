import Testing
import VStyleAdvice
import VStyleGenerate
import VStyleViews

/// Compiles the Swift code that is generated for sheets, as an app does.
@Suite("generated code") struct GeneratedCodeTests {
  private static let sheet = """
    @property --ratio { syntax: "<number>"; inherits: true; initial-value: 1 }
    @theme light { color-scheme: light; --accent: #0a5ea8; --gap: 8; --class: "x"; --100: red; --rest: 1 2 3 4; }
    @theme sepia { --accent: #704214; --gap: 10; --class: "y"; --100: blue; --rest: none; }
    @layer reset, base;
    @style table-view for TableView { row-height: calc(60 * var(--ratio)); }
    @style default for Label { text-color: var(--accent); }
    @style half for View { alpha: 0.5; }
    @style sheet { alpha: 0.25; }
    @style texts { alpha: 0.75; }
    Label.muted { tag: 3; }
    Label.init { alpha: 0.1; }

    """

  private static let files: [String: String] = {
    let compiled = CompiledStylesheet.compile(
      [SheetInput(SourceText(sheet, path: "App/settings.vstyle"))], schema: .views, loader: NoImports())
    let generator = CodeGenerator(
      module: "VStyleViews",
      viewTypes: ModuleViewTypes(builtins: Set(StyleSchema.views.viewTypeNames), hasBuiltins: true),
      showsValues: true,
      output: OutputFolder("App", currentFolders: []))
    let files = (try? generator?.files(for: [compiled])) ?? []
    return Dictionary(files.map { ($0.name, $0.text) }) { $1 }
  }()

  private static let program = """
    import Foundation
    import VStyleTesting
    import VStyleViews

    nonisolated final class SettingsTable: TableView {}
    nonisolated final class Gauge: Control {}

    func writeSchema() throws {
      let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      try StyleSchema.write([Gauge.self], to: package.appendingPathComponent("Sources/App/Gauges.vstyle.json"))
    }

    @main struct Program {
      @MainActor static func style(_ window: View, _ tableView: TableView, _ label: Label) {
        let scope = StyleScope(root: window, sheets: [Styles.settings.sheet])
        tableView.styles = Styles.settings.tableView
        label.styleClasses = [.muted]
        scope.theme = .sepia
        scope[.accent] = .black
        label.styles = Styles.settings.`default`
        scope.flush()
        #if DEBUG
          Styles.hotReload.attach(scope)
        #endif
        print(tableView.rowHeight, label.textColor == .black, label.tag)
      }

      @MainActor static func main() {
        let (window, views) = (View(), (SettingsTable(), Label()))
        window.addSubview(views.0)
        window.addSubview(views.1)
        style(window, views.0, views.1)
        let (root, table, label) = (View(), SettingsTable(), Label())
        for view in [table, label] { root.addSubview(view) }
        let scope = StyleScope(root: root, sheets: [Styles.settings.sheet])
        table.styles = Styles.settings.tableView.style + Styles.settings.half.style
        label.styles = Styles.settings.`default`
        label.styleClasses = [.muted, .init_]
        label.styleClasses.insert("other")
        scope.theme = .sepia
        scope.flush()
        print(table.rowHeight, table.alpha, label.textColor == scope[.accent], label.tag, label.styleClasses.count)
        print(scope[.gap] ?? 0, scope[.class] ?? "", scope[.rest] ?? "")
        scope[.accent] = .black
        scope[.ratio] = 2
        scope.flush()
        print(scope.theme, label.textColor == .black, scope[.accent] == .black, table.rowHeight)
        scope[.accent] = nil
        table.styles = Styles.settings.half
        label.styles = nil
        scope.flush()
        print(table.alpha, label.textColor == Label().textColor, Styles.layers.base, table.styles?.name ?? "")
        label.styles = Styles.settings.sheet["half"]
        label.styles = Styles.settings.sheet_
        scope.flush()
        print(label.alpha)
      }
    }
    """

  @Test(
    "generated code compiles without warnings, and its names have the effect of the strings",
    .enabled(if: ClientCompiler.tools != nil))
  func use() throws {
    let output = try ClientCompiler.output(of: Self.files.merging(["Program.swift": Self.program]) { $1 })
    let expected = """
      60.0 true 3
      60.0 0.5 true 3 3
      10.0 y none
      sepia true true 120.0
      0.5 true base half
      0.25

      """
    #expect(output == expected)
  }

  @Test(
    "generated code for debug builds has no warnings in any isolation",
    arguments: [[], ["-default-isolation", "MainActor"]])
  func warnings(_ options: [String]) throws {
    guard ClientCompiler.tools != nil else { return }
    let code = Self.files.values.sorted().joined()
    let (lines, text) = try ClientCompiler.errors(in: code, options: ["-warnings-as-errors", "-D", "DEBUG"] + options)
    #expect(lines == [], "\(text)")
  }

  @Test(
    "a wrong view type, a wrong value and a name that is gone do not compile",
    arguments: [
      "Label().styles = Styles.settings.tableView", "View().styles = Styles.settings.tableView",
      "TableView().styles = Styles.settings.gone", "Label().styleClasses = [.gone]", "scope.theme = .gone",
      "scope[.accent] = 3.0", "scope[.gap] = Color.red", "scope[.gone] = 3.0",
    ])
  func mistakes(_ statement: String) throws {
    guard ClientCompiler.tools != nil else { return }
    let code = Self.files.values.sorted().joined() + "\nfunc use(_ scope: StyleScope) {\n  \(statement)\n}\n"
    let line = code.split(separator: "\n", omittingEmptySubsequences: false).count - 2
    #expect(try ClientCompiler.errors(in: code).lines == [line])
  }
}
