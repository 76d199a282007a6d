/// What may be the name of a file of a pack, in an archive or on a disk.
package enum ZipNames {
  /// Refuses names that lead elsewhere or that a disk could not tell apart.
  static func check(_ names: [String]) throws(ZipError) {
    var kinds: [String: Bool] = [:]
    for name in names {
      let isFolder = name.hasSuffix("/")
      let path = isFolder ? String(name.dropLast()) : name
      let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard name.utf8.count <= 1024, components.allSatisfy(isPlain) else { throw .invalidName(name) }
      guard kinds[path.lowercased()] == nil else { throw .duplicateName(name) }
      kinds[path.lowercased()] = isFolder
    }
    for name in names {
      var folder = name.split(separator: "/").dropLast()
      while !folder.isEmpty {
        if kinds[folder.joined(separator: "/").lowercased()] == false { throw .duplicateName(name) }
        folder = folder.dropLast()
      }
    }
  }

  /// Whether a text is one component of a path everywhere: not empty, not `.` or `..`, without separators of any
  /// system, a drive or control characters, at most 255 bytes.
  package static func isPlain(_ name: String) -> Bool {
    guard !name.isEmpty, name != ".", name != "..", name.utf8.count <= 255 else { return false }
    return name.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 && !"/\\:".unicodeScalars.contains($0) }
  }
}
