import VStyleSyntax

/// The rules for names of files of packs, in archives and on disks.
package enum ZipNames {
  /// Rejects names that lead out of the pack and names that a disk may not distinguish.
  ///
  /// OPTIMIZATION: sorted by components, a path comes right before the paths below it, so only neighbors are compared.
  /// A lookup of every folder of every name would be simpler, but it takes the square of a name's length.
  ///
  /// - Parameter names: paths with `/` between components; those of folders end with one.
  /// - Returns: the number of compared pairs of names: *n* log *n* for *n* names.
  /// - Throws: ``ZipError/invalidName(_:)`` or ``ZipError/duplicateName(_:)``.
  @discardableResult
  package static func check(_ names: [String]) throws(ZipError) -> Int {
    var paths: [(key: String, isFolder: Bool)] = []
    for name in names {
      let isFolder = name.utf8.last == separator
      let components = components(of: isFolder ? String(Substring(name.utf8.dropLast())) : name)
      guard Limit.archiveNameBytes.allows(name.utf8.count), components.allSatisfy(isPlain) else {
        throw .invalidName(name)
      }
      // NUL is in no name, sorts before all other characters, and combines with none.
      paths.append((components.joined(separator: "\0").lowercased(), isFolder))
    }
    var comparisons = 0
    let order = paths.indices.sorted { left, right in
      comparisons += 1
      return (paths[left].key, left) < (paths[right].key, right)
    }
    for (upper, lower) in zip(order, order.dropFirst()) {
      comparisons += 1
      let (first, second) = (paths[upper], paths[lower])
      let isBelow = !first.isFolder && second.key.hasPrefix(first.key + "\0")
      guard first.key != second.key, !isBelow else { throw .duplicateName(names[lower]) }
    }
    return comparisons
  }

  /// Whether a text is one path component on every system: not empty, not `.` or `..`, without separators of any
  /// system, a drive or control characters, at most 255 bytes.
  package static func isPlain(_ name: String) -> Bool {
    guard !name.isEmpty, name != ".", name != "..", Limit.fileNameBytes.allows(name.utf8.count) else { return false }
    return name.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 && !"/\\:".unicodeScalars.contains($0) }
  }

  /// The components of a path, split at each byte `/`. A `Character` may consist of a `/` and the combining mark after
  /// it.
  package static func components(of path: String) -> [String] {
    path.utf8.split(separator: separator, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  private static let separator = UInt8(ascii: "/")
}
