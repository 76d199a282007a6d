import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

@testable import VStyleCommandLine

/// The sample app: its sheets, and the values of its screens in each theme.
struct SampleScreens {
  /// The folder of the sheets.
  static let folder = PackageRoot.path + "/Stylesheets/Settings"

  /// The sheets by path from that folder.
  static let sheets: [SourceText] = Fixture.all(in: folder, of: "vstyle").map { fixture in
    SourceText(path: String(fixture.path.dropFirst(folder.count + 1)), bytes: fixture.bytes)
  }

  /// The trees of the screens.
  static let trees: [ElementTree] = Fixture.all(in: folder + "/trees", of: "json").compactMap { fixture in
    do throws(CommandError) {
      var tree = ElementTree()
      let file = try TreeFile(SourceText(path: fixture.path, bytes: fixture.bytes))
      for node in file.nodes { tree.add(node.element, to: node.parent) }
      return tree
    } catch {
      Issue.record("\(error.message)")
      return nil
    }
  }

  /// The screens that are tested: one, or all if `TEST_ROUNDS` is greater than 1.
  private static let shown = trees.prefix(Environment.rounds(1) > 1 ? trees.count : 1)

  /// The values of every node of the screens, in each theme, with the unchanged sheets.
  static let values = values(with: sheets)

  /// The values of every node of the screens, in each theme. Sheets with equal results have the same effect.
  static func values(with sheets: [SourceText]) -> [NodeValues] {
    let stylesheet = stylesheet(of: sheets)
    return stylesheet.themeNames.flatMap { theme in
      shown.flatMap { tree in
        let evaluator = StyleEvaluator(stylesheet, tree: tree, environment: StyleEnvironment(themeName: theme))
        return zip(tree.nodes, evaluator.styles).map { NodeValues(node: "\(theme) \($0.key)", $1) }
      }
    }
  }

  /// The main sheet with its imports, compiled.
  static func stylesheet(of sheets: [SourceText]) -> CompiledStylesheet {
    let main = sheets.filter { $0.path == "Settings.vstyle" }
    return CompiledStylesheet.compile(main.map { SheetInput($0) }, schema: .views, loader: Sheets(sheets))
  }

  /// The values of a node.
  struct NodeValues: Equatable, CustomStringConvertible {
    /// The theme and the key of the node.
    let node: String
    private let properties: [String: StyleValue]
    private let slots: [String: [String: StyleValue]]

    init(node: String, _ style: ComputedStyle) {
      self.node = node
      properties = style.properties.mapValues(\.value)
      slots = style.slots.mapValues { $0.mapValues(\.value) }
    }

    var description: String {
      let slotted = slots.flatMap { state, values in values.map { ("\($0):\(state)", $1) } }
      let texts = (Array(properties) + slotted).map { "\($0): \($1.payload)" }
      return "\(node) " + texts.sorted().joined(separator: "; ")
    }
  }

  private struct Sheets: SheetLoader {
    let byPath: [String: SourceText]

    init(_ sheets: [SourceText]) { byPath = Dictionary(sheets.map { ($0.path, $0) }) { first, _ in first } }

    func load(_ path: String) throws(ImportFailure) -> SourceText {
      guard let sheet = byPath[path] else { throw ImportFailure("does not exist") }
      return sheet
    }
  }
}
