import VStyleCheck
import VStyleLint
import VStyleStylesheet
import VStyleSyntax

/// The sheets and trees of a folder that a command line without them may mean.
struct TreeCandidates {
  /// The paths of the sheets that come first: those of the configuration, or else one of the folder.
  let sheets: [String]

  /// The trees, those of the configuration first.
  let trees: [TreeDocument]

  /// The greatest number of files that are read.
  private static let filesRead = 50

  /// Finds the files. What cannot be read is left out.
  ///
  /// - Parameters:
  ///   - folders: the folders, without those below them.
  ///   - files: the files.
  init(in folders: [String], _ files: any Files) {
    let configuration = ProjectInput.nearest(to: "x", files).flatMap { try? ProjectInput($0, files) }
    let named = configuration?.configuration
    let paths = folders.flatMap { folder in
      ((try? files.names(in: folder)) ?? []).map { FilePath.cleaned(FilePath.joined(folder, $0)) }
    }
    let sheets = (try? configuration?.existing(named?.preview?.sheets ?? [])) ?? []
    self.sheets = sheets.isEmpty ? Array(paths.filter { $0.hasSuffix(".vstyle") }.prefix(1)) : sheets
    let own = (try? configuration?.existing((named?.preview?.trees ?? []) + (named?.trees ?? []))) ?? []
    let candidates = ((try? TreeFile.paths(own, files)) ?? []) + paths.filter { $0.hasSuffix(".json") }
    var seen: Set<String> = []
    trees = candidates.filter { seen.insert($0).inserted }.prefix(TreeCandidates.filesRead).compactMap { path in
      guard files.kind(path) == .file, let text = try? files.source(path, limit: .treeBytes) else { return nil }
      return try? TreeDocument(text)
    }
  }

  /// The trees that have a node with a key, or all if none has; all without a key.
  func trees(havingNode key: String?) -> [TreeDocument] {
    let found = trees.filter { tree in key.map(tree.hasNode) ?? true }
    return found.isEmpty ? trees : found
  }
}

extension TreeDocument {
  /// Returns whether a node has a key.
  func hasNode(_ key: String) -> Bool { nodes.contains { $0.element.key == key } }

  /// The keys of the nodes, those that the file gives before those that are positions, such as `0.1`.
  var nodeKeys: [String] {
    let keys = nodes.map(\.element.key)
    let isPosition = { (key: String) in key.allSatisfy { $0.isNumber || $0 == "." } }
    return keys.filter { !isPosition($0) } + keys.filter(isPosition)
  }
}
