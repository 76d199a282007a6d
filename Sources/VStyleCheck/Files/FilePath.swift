/// Operations on relative and absolute paths.
package enum FilePath {
  /// Returns a path without `.` parts, doubled slashes and a trailing slash.
  ///
  /// A `..` is resolved if that needs no access to the disk.
  package static func cleaned(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Returns the folder of a path.
  package static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns an absolute path relative to a folder.
  ///
  /// - Parameters:
  ///   - path: the absolute path.
  ///   - folders: the parts of the path of the folder, from the root.
  package static func relative(_ path: String, to folders: [String]) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let shared = zip(parts, folders).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folders.count - shared)
    let joined = (up + parts[shared...]).joined(separator: "/")
    return joined.isEmpty ? "." : joined
  }

  /// Returns the absolute path of a file.
  ///
  /// - Parameters:
  ///   - path: the path, absolute or relative to the current folder.
  ///   - currentFolders: the parts of the path of the current folder, from the root.
  package static func absolute(_ path: String, _ currentFolders: [String]) -> String {
    cleaned(path.hasPrefix("/") ? path : "/" + (currentFolders + [path]).joined(separator: "/"))
  }

  /// Returns the path of a name in a folder.
  package static func joined(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
