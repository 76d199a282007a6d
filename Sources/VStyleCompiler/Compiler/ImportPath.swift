/// Paths of imported sheets, with `/` between their parts.
package enum ImportPath {
  /// Resolves a reference against the folder of the importing sheet.
  ///
  /// - Parameters:
  ///   - reference: the relative path in the `@import`.
  ///   - importer: the path of the importing sheet.
  ///   - root: the folder that the result has to be in; empty for the current one.
  /// - Returns: the path; `nil` if it is absolute, is outside of the root or has characters that are not allowed.
  package static func resolve(_ reference: String, from importer: String, root: String) -> String? {
    guard isRelative(reference) else { return nil }
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

  /// Whether a reference is a relative path without characters that are not allowed.
  static func isRelative(_ reference: String) -> Bool {
    !reference.isEmpty && !reference.hasPrefix("/") && !reference.contains(":") && !reference.contains("\\")
      && !reference.unicodeScalars.contains("\0")
  }

  /// The folder of a path, without a slash at the end.
  package static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
