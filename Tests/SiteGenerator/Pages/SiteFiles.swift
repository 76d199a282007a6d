import Foundation

/// The files of the package that the site is made of.
struct SiteFiles {
  /// The folder of the package.
  let folder: String

  /// The pages: those at the root and those below `Docs`.
  var pages: [SitePath] {
    let root = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let docs = (try? FileManager.default.subpathsOfDirectory(atPath: "\(folder)/Docs")) ?? []
    return (root + docs.map { "Docs/\($0)" }).map(SitePath.init).filter(\.isPage).sorted()
  }

  /// The bytes of a file; `nil` if there is none.
  func data(_ path: SitePath) -> Data? { FileManager.default.contents(atPath: "\(folder)/\(path)") }

  /// The text of a file, or the names in a folder; `nil` if there is neither.
  func text(_ path: SitePath) -> String? {
    if let data = data(path) { return String(data: data, encoding: .utf8) }
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)")
    return names?.sorted().map { $0 + "\n" }.joined()
  }
}
