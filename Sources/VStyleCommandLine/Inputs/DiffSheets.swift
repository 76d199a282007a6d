import VStyleCheck
import VStyleLint
import VStyleStylesheet
import VStyleSyntax

/// The sheets of two versions in pairs. A sheet that another one imports is compared with it, and not alone.
struct DiffSheets {
  /// A sheet in two versions.
  struct Pair {
    /// The sheet in the old version; empty if the version does not have it.
    let old: SourceText
    /// The sheet in the new version; empty if the version does not have it.
    let new: SourceText
  }

  /// The pairs, by path.
  let pairs: [Pair]

  /// Reads the sheets below two paths.
  ///
  /// - Parameters:
  ///   - old: a sheet or a folder, with its files.
  ///   - new: another one. Sheets of two folders are paired by their paths in the folders.
  /// - Throws: `noInput` for a missing file, or a sheet and a folder.
  init(_ old: (path: String, files: any Files), _ new: (path: String, files: any Files)) throws(CommandError) {
    let (before, after) = (FilePath.cleaned(old.path), FilePath.cleaned(new.path))
    let kinds = [old.files.kind(before), new.files.kind(after)]
    guard kinds.contains(.folder) else {
      // A file may be new, or gone.
      let oldSource = kinds[0] == .nothing && before == after ? nil : try old.files.source(before, limit: .sheetBytes)
      let newSource =
        kinds[1] == .nothing && oldSource != nil && before == after
        ? nil : try new.files.source(after, limit: .sheetBytes)
      pairs = [Pair(old: oldSource ?? SourceText("", path: before), new: newSource ?? SourceText("", path: after))]
      return
    }
    for (path, kind) in zip([before, after], kinds) where kind == .file {
      throw CommandError(.usage, "`\(path)` is a sheet and the other path a folder; name two sheets or two folders")
    }
    // A folder may be new, or gone.
    for (path, kind) in zip([before, after], kinds) where kind == .nothing && before != after {
      throw CommandError(.noInput, "`\(path)` does not exist")
    }
    let oldRoots = try DiffSheets.roots(before, old.files, isOptional: kinds[0] == .nothing)
    let newRoots = try DiffSheets.roots(after, new.files, isOptional: kinds[1] == .nothing)
    let formerNames = RenamedSheets(
      gone: oldRoots.filter { newRoots[$0.key] == nil }, added: newRoots.filter { oldRoots[$0.key] == nil }
    ).formerNames
    let renamed = Set(formerNames.values)
    pairs = Set(oldRoots.keys).union(newRoots.keys).subtracting(renamed).sorted().map { name in
      Pair(
        old: oldRoots[formerNames[name] ?? name] ?? SourceText("", path: FilePath.joined(before, name)),
        new: newRoots[name] ?? SourceText("", path: FilePath.joined(after, name)))
    }
  }

  /// Returns the sheets below a folder that no other sheet there imports, by their paths in the folder.
  private static func roots(
    _ folder: String, _ files: any Files, isOptional: Bool
  ) throws(CommandError) -> [String: SourceText] {
    if isOptional { return [:] }
    let sheets = try files.paths(below: folder).filter { $0.hasSuffix(".vstyle") }
    var sources: [SourceText] = []
    for path in sheets { sources.append(try files.source(path, limit: .sheetBytes)) }
    let imported = Set(
      sources.flatMap { source in
        SheetImports.mayAppear(in: source)
          ? SheetImports.paths(of: SyntaxTree(parsing: source, as: SourceID(0))).filter { $0 != source.path } : []
      })
    let roots = sources.filter { !imported.contains($0.path) }
    let prefix = folder == "." ? 0 : folder.utf8.count + 1
    return Dictionary(roots.map { (String($0.path.dropFirst(prefix)), $0) }) { first, _ in first }
  }
}
