import VStyleCheck
import VStyleSyntax

/// The files that `.gitignore` files leave out, such as those of dependencies and builds.
///
/// - Spec: https://git-scm.com/docs/gitignore#_pattern_format
struct IgnoredFiles {
  private struct Pattern {
    let glob: Glob
    let isNegated: Bool
    let isForFolders: Bool
  }

  /// The patterns of one file, which apply below its folder.
  private struct Source {
    let folder: String
    let patterns: [Pattern]
  }

  private let files: any ReadableFiles

  /// The files in the order of their folders, the outermost first.
  private var sources: [Source] = []

  /// Reads the `.gitignore` files of the folders above a folder, up to the root of its repository.
  init(above folder: String, _ files: any ReadableFiles) {
    self.files = files
    var above: [String] = []
    for ancestor in files.foldersUpwards(from: FilePath.joined(folder, "x")) {
      above.append(ancestor)
      guard files.kind(FilePath.joined(ancestor, ".git")) != .nothing else { continue }
      for ancestor in above.dropFirst().reversed() { add(ancestor) }
      return
    }
  }

  /// Reads the `.gitignore` file of a folder, if there is one.
  mutating func add(_ folder: String) {
    let path = FilePath.joined(folder, ".gitignore")
    guard files.kind(path) == .file, let text = try? files.text(path, limit: .configurationBytes).text else { return }
    let patterns = text.split(whereSeparator: \.isNewline).compactMap(IgnoredFiles.pattern)
    if !patterns.isEmpty { sources.append(Source(folder: folder, patterns: patterns)) }
  }

  /// Returns the pattern of a line; `nil` for an empty line, a comment, or a pattern beyond a limit.
  private static func pattern(_ line: Substring) -> Pattern? {
    var text = line
    while text.last == " ", !text.hasSuffix("\\ ") { text.removeLast() }
    guard let first = text.first, first != "#" else { return nil }
    let isNegated = first == "!"
    if isNegated { text.removeFirst() }
    let isForFolders = text.last == "/"
    if isForFolders { text.removeLast() }
    // Braces have no meaning in these files.
    let escaped = text.replacing("{", with: "\\{").replacing("}", with: "\\}")
    guard !text.isEmpty, let glob = try? Glob(String(escaped)) else { return nil }
    return Pattern(glob: glob, isNegated: isNegated, isForFolders: isForFolders)
  }

  /// Returns whether a file or folder is left out. The folders above it must not be.
  func contain(_ path: String, isFolder: Bool) -> Bool {
    for source in sources.reversed() {
      let relative = files.path(path, relativeTo: source.folder)
      // The last pattern that matches decides.
      if let last = source.patterns.last(where: { (isFolder || !$0.isForFolders) && $0.glob.matches(relative) }) {
        return !last.isNegated
      }
    }
    return false
  }
}
