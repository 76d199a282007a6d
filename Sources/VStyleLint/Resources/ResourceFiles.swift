/// The files that sheets may name: images, by their paths from where the paths of sheets start.
public struct ResourceFiles: Sendable {
  private let paths: Set<String>
  private let pathsByName: [String: [String]]

  /// Makes the files of a project.
  public init(_ paths: [String]) {
    self.paths = Set(paths)
    pathsByName = Dictionary(grouping: paths.sorted()) { ResourceFiles.name(of: $0) }
  }

  /// Whether there is a file at a path.
  func contains(_ path: String) -> Bool { paths.contains(path) }

  /// The path as the file is really called where only the case of letters differs.
  func respelling(of path: String) -> String? {
    pathsByName[ResourceFiles.name(of: path)]?.first { $0.lowercased() == path.lowercased() }
      ?? paths.sorted().first { $0.lowercased() == path.lowercased() }
  }

  /// The files of an image of the app by its name, in all scales.
  func files(named name: String) -> [String] {
    pathsByName[name] ?? pathsByName[ResourceFiles.name(of: name)]?.filter { $0.hasSuffix("/" + name) || $0 == name }
      ?? []
  }

  /// The files that are another one in other scales, itself included.
  func scales(of path: String) -> [String] {
    let folder = ResourceAddress.folder(of: path)
    return (pathsByName[ResourceFiles.name(of: path)] ?? []).filter { ResourceAddress.folder(of: $0) == folder }
  }

  /// The names of all images, sorted.
  var names: [String] { pathsByName.keys.sorted() }

  /// The names of the files in a folder, sorted.
  func names(in folder: String) -> [String] {
    paths.filter { ResourceAddress.folder(of: $0) == folder }
      .compactMap { $0.split(separator: "/").last.map(String.init) }.sorted()
  }

  /// The scales in which any image is there, sorted.
  var allScales: [Int] { Set(paths.map(ResourceFiles.scale)).sorted() }

  /// `2` of `back@2x.png`, `1` of `back.png`.
  static func scale(of path: String) -> Int {
    let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    let parts = stem.split(separator: "@")
    guard parts.count > 1, let last = parts.last, last.hasSuffix("x") else { return 1 }
    return Int(last.dropLast()) ?? 1
  }

  /// `back` of `Images/back@2x.png`.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? ""
    return stem.split(separator: "@").first.map(String.init) ?? ""
  }
}

/// Where an image's address in a sheet leads.
enum ResourceAddress {
  /// The path that an address means; `nil` for one outside of the folder in which the paths of sheets start.
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

  /// The folder of a path, without a slash at the end.
  static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  /// What stands after the last point of a file's name, in lower case; empty without one.
  static func suffix(of path: String) -> String {
    let parts = path.split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    return parts.count > 1 ? parts.last?.lowercased() ?? "" : ""
  }
}
