import Foundation
import TestSupport
import Testing

/// A text file of the package.
struct RepositoryFile: Sendable, CustomTestStringConvertible {
  /// The path from the root of the package.
  let path: String

  /// The text.
  let text: String

  var testDescription: String { path }

  /// The names of the modules that the file imports, with repetitions.
  var imports: [String] {
    let pattern = /^ *(?:public |package |internal |private |@testable )?import (?:(?:struct|class|func) )?(\w+)/
    return text.split(separator: "\n").filter { $0.contains("import ") }
      .compactMap { $0.firstMatch(of: pattern).map { String($0.1) } }
  }

  /// The number of lines.
  var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

  /// The text without lines that contain only a comment.
  var code: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
  }

  /// The lines without the indentation of blocks of `#if`.
  var declarationLines: [Substring] {
    var depth = 0
    return text.split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      if text.hasPrefix("#endif") { depth -= 1 }
      defer { if text.hasPrefix("#if") { depth += 1 } }
      return line.dropFirst(min(2 * depth, line.count - text.count))
    }
  }

  /// The target that the file belongs to, by its folder.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The Swift files of the product. Those in catalogs of documentation are code that tutorials show.
  static let sources = files(below: "Sources", endingIn: ".swift").filter { !$0.path.contains(".docc/") }

  /// The Swift files of the tests.
  static let tests = files(below: "Tests", endingIn: ".swift")

  /// The documents.
  static let documents =
    files(below: "Docs", endingIn: ".md")
    + ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"].compactMap(file)

  /// The manifest of the package.
  static let manifest = file("Package.swift")?.text ?? ""

  /// The file at a path, or `nil` if there is none.
  static func file(_ path: String) -> RepositoryFile? {
    guard let data = FileManager.default.contents(atPath: "\(PackageRoot.path)/\(path)") else { return nil }
    return RepositoryFile(path: path, text: String(decoding: data, as: UTF8.self))
  }

  /// Whether a file or folder exists at a path.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(PackageRoot.path)/\(path)") }

  /// The paths of the files in a folder and those below, sorted.
  static func paths(below folder: String, endingIn suffix: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: "\(PackageRoot.path)/\(folder)")) ?? []
    return names.sorted().filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }
  }

  private static func files(below folder: String, endingIn suffix: String) -> [RepositoryFile] {
    paths(below: folder, endingIn: suffix).compactMap(file)
  }
}
