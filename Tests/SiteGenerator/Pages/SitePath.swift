import Foundation

/// A path of a file of the package, from its root.
struct SitePath: Hashable, Comparable, CustomStringConvertible {
  let description: String

  init(_ path: String) { description = path }

  static func < (left: SitePath, right: SitePath) -> Bool { left.description < right.description }

  /// The last part.
  var name: String { description.split(separator: "/").last.map(String.init) ?? "" }
  /// The part after the last point, in lower case.
  var ending: String { name.contains(".") ? (name.split(separator: ".").last?.lowercased() ?? "") : "" }
  /// The path of the folder; empty for the root.
  var folder: String { description.split(separator: "/").dropLast().joined(separator: "/") }
  /// Whether the file is a page in Markdown.
  var isPage: Bool { ending == "md" }
  /// Whether the file is a picture, which is copied.
  var isPicture: Bool { ["png", "svg", "jpg", "jpeg", "gif", "webp"].contains(ending) }

  /// The file of the site that shows the file.
  var output: String {
    if description == "README.md" { return "index.html" }
    if isPicture { return description }
    return (isPage ? String(description.dropLast(3)) : description) + ".html"
  }

  /// The path from the folder of this file's page to the root of the site: empty, or `../` for each folder.
  var toRoot: String { String(repeating: "../", count: description.count { $0 == "/" }) }

  /// The file that a destination of a link in this file names, and the anchor after it.
  ///
  /// - Returns: `nil` for an address of the web.
  func resolving(_ destination: String) -> (path: SitePath, anchor: String?)? {
    if destination.contains("://") || destination.hasPrefix("mailto:") || destination.hasPrefix("data:") { return nil }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count > 1 ? String(parts[1]) : nil
    let file = parts[0].removingPercentEncoding ?? String(parts[0])
    if file.isEmpty { return (self, anchor) }
    var folders = file.hasPrefix("/") ? [] : folder.split(separator: "/").map(String.init)
    for part in file.split(separator: "/") where part != "." {
      if part == ".." {
        // A path that leaves the package names no file of it.
        if folders.isEmpty || folders.last == ".." { folders.append("..") } else { folders.removeLast() }
      } else {
        folders.append(String(part))
      }
    }
    return (SitePath(folders.joined(separator: "/")), anchor)
  }
}
