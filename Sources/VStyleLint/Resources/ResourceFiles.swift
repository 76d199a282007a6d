/// The image files that sheets may name.
///
/// The paths are relative to the folder that the paths of sheets are relative to.
package struct ResourceFiles: Sendable {
  private let paths: Set<String>
  private let pathsByName: [String: [String]]

  /// Creates the files of a project from their paths.
  package init(_ paths: [String]) {
    self.paths = Set(paths)
    pathsByName = Dictionary(grouping: paths.sorted()) { ResourceFiles.name(of: $0) }
  }

  /// Returns whether there is a file at a path.
  func contains(_ path: String) -> Bool { paths.contains(path) }

  /// Returns the path of a file that equals a path without regard to case; `nil` if there is none.
  func respelling(of path: String) -> String? {
    pathsByName[ResourceFiles.name(of: path)]?.first { $0.lowercased() == path.lowercased() }
      ?? paths.sorted().first { $0.lowercased() == path.lowercased() }
  }

  /// Returns the files of an image of the app by its name, in all scales.
  func files(named name: String) -> [String] {
    pathsByName[name] ?? pathsByName[ResourceFiles.name(of: name)]?.filter { $0.hasSuffix("/" + name) || $0 == name }
      ?? []
  }

  /// Returns the files of the same image in all scales, including the file itself.
  func scales(of path: String) -> [String] {
    let folder = ResourceAddress.folder(of: path)
    return (pathsByName[ResourceFiles.name(of: path)] ?? []).filter { ResourceAddress.folder(of: $0) == folder }
  }

  /// The names of all images, sorted.
  var names: [String] { pathsByName.keys.sorted() }

  /// Returns the names of the files in a folder, sorted.
  func names(in folder: String) -> [String] {
    paths.filter { ResourceAddress.folder(of: $0) == folder }
      .compactMap { $0.split(separator: "/").last.map(String.init) }.sorted()
  }

  /// The scales of all images, sorted.
  var allScales: [Int] { Set(paths.map(ResourceFiles.scale)).sorted() }

  /// Returns the scale of a path: `2` for `back@2x.png`, `1` for `back.png`.
  static func scale(of path: String) -> Int {
    let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    let parts = stem.split(separator: "@")
    guard parts.count > 1, let last = parts.last, last.hasSuffix("x") else { return 1 }
    return Int(last.dropLast()) ?? 1
  }

  /// Returns the name of an image: `back` for `Images/back@2x.png`.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? ""
    return stem.split(separator: "@").first.map(String.init) ?? ""
  }
}

/// Resolves the addresses of images in sheets.
enum ResourceAddress {
  /// Returns the path of an address.
  ///
  /// - Returns: the path; `nil` for an address outside of the folder that the paths of sheets are relative to.
  /// to.
  static func resolve(_ address: String, from sheet: String) -> String? {
    guard !address.hasPrefix("/"), !address.contains(":"), !address.contains("\\") else { return nil }
    var parts = sheet.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    for part in address.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard let last = parts.last, last != ".." else { return nil }
        parts.removeLast()
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// Returns the folder of a path, without a trailing slash.
  static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  /// Returns the extension of a file name, in lower case without its point; empty if there is none.
  static func suffix(of path: String) -> String {
    let parts = path.split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    return parts.count > 1 ? parts.last?.lowercased() ?? "" : ""
  }
}
