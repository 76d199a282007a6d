/// Paths of imported sheets, with `/` between their parts.
enum ImportPath {
  /// Joins the folder of an importing sheet with what it names, or `nil` if that leaves the root.
  static func resolve(_ reference: String, from importer: String, root: String) -> String? {
    guard !reference.isEmpty, !reference.hasPrefix("/"), !reference.contains(":"), !reference.contains("\\"),
      !reference.unicodeScalars.contains("\0")
    else { return nil }
    let folder = importer.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var parts = folder.map(String.init)
    let floor = root.isEmpty ? 0 : root.split(separator: "/", omittingEmptySubsequences: false).count
    for part in reference.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard parts.count > floor else { return nil }
        parts.removeLast()
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The folder of a path, without a slash at the end.
  static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
