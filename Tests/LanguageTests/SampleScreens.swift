import TestSupport
import Testing
import VStyleCascade
import VStyleSyntax
import VStyleViews

@testable import VStyleCommandLine

/// The sample app: its sheets, and the values of its screens in each of its looks.
struct SampleScreens {
  /// The folder of the sheets.
  static let folder = PackageRoot.path + "/Stylesheets/Settings"

  /// The sheets by path from that folder.
  static let sheets: [SourceText] = Fixture.all(in: folder, of: "vstyle").map { fixture in
    SourceText(path: String(fixture.path.dropFirst(folder.count + 1)), bytes: fixture.bytes)
  }

  /// The trees of the screens.
  private static let trees: [ElementTree] = Fixture.all(in: folder + "/trees", of: "json").compactMap { fixture in
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

  /// Every value of every node of some screens, in each theme: equal texts mean that the sheets do the same.
  static func values(_ sheets: [SourceText], screens: Range<Int>) -> [String] {
    guard let main = sheets.first(where: { $0.path == "Settings.vstyle" }) else { return [] }
    let program = StyleProgram.compile([SheetInput(main)], vocabulary: .views, loader: Sheets(sheets))
    return program.themeNames.flatMap { theme in
      trees[screens.clamped(to: trees.indices)].flatMap { tree in
        let evaluator = StyleEvaluator(program, tree: tree, environment: StyleEnvironment(themeName: theme))
        return zip(tree.nodes, evaluator.styles).map { "\(theme) \($0.key) " + text($1) }
      }
    }
  }

  private static func text(_ style: ComputedStyle) -> String {
    let plain = style.properties.map { "\($0): \($1.text)" }
    let slotted = style.slots.flatMap { state, values in values.map { "\($0):\(state): \($1.text)" } }
    return (plain + slotted).sorted().joined(separator: "; ")
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
