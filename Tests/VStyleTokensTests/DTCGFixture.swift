import TestSupport
import Testing
import VStyleCheck
import VStyleJSON
import VStyleSyntax
import VStyleTokens

/// A file of `Fixtures/dtcg-tests.txt`: the tests of `dgtlntv/community-group`, branch `tests`, of 2025-12-19.
///
/// They are 213 files for the format and 30 for resolver documents, a draft of one person. `LICENSE-dtcg-tests.md` is
/// their license.
struct DTCGFixture: Sendable, CustomTestStringConvertible {
  /// The path, such as `format/negative/colors/color-negative-alpha.json`.
  let path: String

  let text: String

  var testDescription: String { path }

  /// The path without the part that says whether the file is valid.
  var name: String {
    let start = path.contains("/negative/") ? "/negative/" : "/positive/"
    return String(path.split(separator: start, maxSplits: 1).last?.dropLast(5) ?? "")
  }

  var isValid: Bool { path.contains("/positive/") }

  /// The project of the file alone.
  var project: TokenProject { TokenProject(text, path: path) }

  static let all: [DTCGFixture] = Fixture(path: Fixture.path(of: "dtcg-tests.txt")).text
    .split(separator: "=== ", omittingEmptySubsequences: true).compactMap { part in
      guard let end = part.firstIndex(of: "\n") else { return nil }
      return DTCGFixture(path: String(part[..<end]), text: String(part[end...]))
    }

  /// The valid files that are refused, with their diagnostics.
  ///
  /// One has the member `description` twice. RFC 8259, section 4, leaves open which one counts, so VStyle reads no file
  /// with two members of one name.
  static let refused = ["resolver-with-sets": ["dtcg-syntax "]]

  /// The rule that each invalid file breaks, and the JSON pointer of the member that breaks it.
  static let expectations: [String: (rule: String, pointer: String)] = Dictionary(
    uniqueKeysWithValues: Fixture(path: Fixture.path(of: "dtcg-expected.tsv")).text.split(separator: "\n").map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return (columns[0], (columns[1], columns[2]))
    })
}

extension TokenProject {
  /// A project of one file without others.
  init(_ text: String, path: String = "brand.tokens.json") {
    self.init([SourceText(text, path: path)], files: NoFiles())
  }

  /// The rules of the diagnostics, each with its JSON pointer: `dtcg-unit /gap/$value/unit`.
  var marks: [String] {
    diagnostics.map { diagnostic in
      let root = try? JSONNode(parsing: sources[diagnostic.location.source])
      let pointer = root?.pointer(to: diagnostic.location.range).parts.map { "/\($0)" }.joined()
      return "\(diagnostic.rule.name) \(pointer ?? "")"
    }
  }
}

/// A disk without files.
struct NoFiles: ReadableFiles {
  var currentFolders: [String] { [] }
  func read(_ path: String, limit: Limit) throws(FileError) -> [UInt8] { throw FileError(reason: "does not exist") }
  func kind(_ path: String) -> FileKind { .nothing }
  func isLink(_ path: String) -> Bool { false }
  func names(in folder: String) throws(FileError) -> [String] { [] }
  func isInside(_ path: String, folder: String) -> Bool { true }
}
