import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Two versions of a sheet, each compiled together with a tree.
struct DiffVersions {
  let sheets: DiffSheets.Pair

  /// The tree; `nil` to compare example nodes.
  let treeFile: TreeFile?

  /// The files of both versions.
  let files: (old: any Files, new: any Files)

  let old: Version
  let new: Version

  /// A compiled sheet with a tree.
  typealias Version = (stylesheet: CompiledStylesheet, tree: ElementTree)

  /// Compiles a pair of sheets.
  ///
  /// - Parameters:
  ///   - sheets: the sheets.
  ///   - treeFile: the tree; `nil` for example nodes.
  ///   - schema: the view types.
  ///   - files: the files of both versions, for imports.
  /// - Throws: an error of the empty tree.
  init(
    _ sheets: DiffSheets.Pair, _ treeFile: TreeFile?, _ schema: StyleSchema, files: (old: any Files, new: any Files)
  ) throws(CommandError) {
    let empty = try TreeFile(SourceText("{\"type\": \"\"}"))
    let tree = treeFile ?? empty
    old = StyledTree.compile([sheets.old], tree, schema, files.old)
    new = StyledTree.compile([sheets.new], tree, schema, files.new)
    (self.sheets, self.treeFile, self.files) = (sheets, treeFile, files)
  }

  /// Whether both versions have the same sources.
  var areEqual: Bool {
    old.stylesheet.sources.sources.map(\.bytes) == new.stylesheet.sources.sources.map(\.bytes)
  }

  /// The themes that a version declares, those of the new version first.
  var themeNames: [String] {
    let names = new.stylesheet.themeNames
    return names + old.stylesheet.themeNames.filter { !names.contains($0) }
  }
}
