import Foundation
import TestSupport
import Testing
import VStyleCheck
import VStyleJSON
import VStyleSyntax
import VStyleTokens

/// Tests of token files as other programs write them: `Fixtures/dialects.txt`.
@Suite("forms of token files") struct DialectTests {
  /// Files in one form, and what the sheet of them must have.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let dialect: TokenDialect
    var files: [(path: String, text: String)] = []
    var lines: [String] = []
    var marks: [String] = []

    var testDescription: String { "\(dialect.rawValue): \(name)" }

    var project: TokenProject {
      TokenProject(files.map { SourceText($0.text, path: $0.path) }, dialect: dialect, files: NoFiles())
    }
  }

  private static let text = Fixture(path: Fixture.path(of: "dialects.txt")).text

  /// The cases of the file.
  static let cases: [Case] = {
    var cases: [Case] = []
    var section = ""
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for line in all where !line.hasPrefix("# ") && line != "#" {
      switch line.prefix(4) {
      case "=== ":
        let parts = line.dropFirst(4).split(separator: " ", maxSplits: 1)
        guard let dialect = TokenDialect(rawValue: String(parts[0])) else { continue }
        cases.append(Case(name: String(parts[1]), dialect: dialect))
      case "--- ": cases[cases.count - 1].files.append((String(line.dropFirst(4)), ""))
      case ">>>", "!!!": break
      default:
        guard !line.isEmpty, !cases.isEmpty else { continue }
        let last = cases.count - 1
        switch section {
        case ">>>": cases[last].lines.append(line)
        case "!!!": cases[last].marks.append(line)
        default: cases[last].files[cases[last].files.count - 1].text += line + "\n"
        }
        continue
      }
      section = String(line.prefix(3))
    }
    return cases
  }()

  @Test("there are at least ten files of each form, and some of Style Dictionary")
  func counts() {
    let counts = Dictionary(grouping: Self.cases, by: \.dialect).mapValues(\.count)
    #expect(counts == [.draft: 10, .figma: 11, .tokensStudio: 12, .styleDictionary: 6])
  }

  @Test("a file becomes the sheet that it means, and each mistake is named at its place", arguments: cases)
  func sheet(_ item: Case) {
    let project = item.project
    #expect(project.originalMarks == item.marks)
    let text = TokenSheet(project).text
    let lines = Set(text.split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init))
    for line in item.lines { #expect(lines.contains(line), "\(line)\n\(text)") }
    let order = item.lines.filter { !$0.hasPrefix("@property") }.compactMap { text.range(of: $0)?.lowerBound }
    #expect(order == order.sorted(), "\(text)")
  }

  @Test("what is exported is in the format, and means the same", arguments: cases)
  func export(_ item: Case) throws {
    let sheet = TokenSheet(item.project).text
    let export = TokenSheet.files(of: SourceText(sheet))
    let (files, unsaid) = (export.files, export.unsaid)
    #expect(unsaid.isEmpty)
    let texts = files.map { SourceText($0.value.pretty, path: $0.path) }
    let again = TokenSheet(TokenProject(texts, files: NoFiles())).text
    #expect(Self.withoutComments(again) == Self.withoutComments(sheet))
    let second = TokenSheet.files(of: SourceText(again)).files
    #expect(second.map(\.path) == files.map(\.path))
    #expect(second.map(\.value.pretty) == files.map(\.value.pretty))
  }

  @Test("any file, whole or cut off, gives diagnostics in it and no trap", arguments: TokenDialect.allCases)
  func hostile(_ dialect: TokenDialect) {
    for fixture in DTCGFixture.all {
      for text in [fixture.text, String(fixture.text.dropLast(fixture.text.count / 3))] {
        let source = SourceText(text, path: fixture.path)
        let project = TokenProject([source], dialect: dialect, files: NoFiles())
        let isInside = project.diagnostics.allSatisfy { diagnostic in
          let range = diagnostic.location.range
          return range.start <= range.end && range.end <= project.originals[diagnostic.location.source].bytes.count
        }
        #expect(isInside, "\(fixture.path)")
        #expect(TokenSheet.files(of: SourceText(TokenSheet(project).text)).unsaid.isEmpty, "\(fixture.path)")
      }
    }
  }

  /// A sheet without the comments about tokens, which have offsets in documents.
  private static func withoutComments(_ sheet: String) -> [Substring] {
    sheet.split(separator: "\n").filter { !$0.contains("/* tokens {") }
  }
}

/// Tests with a set of Style Dictionary that people use, if it is beside the package.
@Suite("a published set of Style Dictionary") struct StyleDictionarySetTests {
  private static let paths = ["colors.json", "fonts.json"].map { RealSetTests.folder + "/material-legacy/" + $0 }

  /// The values of the tokens by their custom properties, without the program: references are followed as texts.
  private static func resolved() throws -> [String: String] {
    var raw: [String: String] = [:]
    func read(_ object: [String: Any], _ path: [String]) {
      if let value = object["value"] as? String { raw[path.joined(separator: ".")] = value }
      for (name, member) in object {
        if let member = member as? [String: Any] { read(member, path + [name]) }
      }
    }
    for path in paths {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      read(try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any]), [])
    }
    return Dictionary(
      uniqueKeysWithValues: raw.map { path, value in
        var value = value
        while value.hasPrefix("{") { value = raw[String(value.dropFirst().dropLast(".value}".count))] ?? "" }
        return ("--" + path.replacing(".", with: "-"), value)
      })
  }

  /// The values of custom properties of a sheet, with references followed as texts.
  private static func values(of sheet: String) -> [String: String] {
    var raw: [String: String] = [:]
    for line in sheet.split(separator: "\n") {
      let parts = line.drop { $0 == " " }.split(separator: ": ", maxSplits: 1)
      if parts.count == 2, parts[0].hasPrefix("--"), !parts[0].contains("{") {
        raw[String(parts[0])] = String(parts[1].dropLast())
      }
    }
    return raw.mapValues { value in
      var value = value
      while value.hasPrefix("var(") { value = raw[String(value.dropFirst(4).dropLast())] ?? "" }
      return value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : value
    }
  }

  @Test("each token has the value that its references lead to", .enabled(if: RealSetTests.isThere))
  func values() throws {
    let files = DiskFiles()
    let texts = try Self.paths.map { try files.text($0, limit: .tokenFileBytes) }
    let project = TokenProject(texts, dialect: .styleDictionary, files: files)
    let sheet = TokenSheet(project).text
    let all = try Self.resolved()
    // The typefaces are in a file that the set does not have.
    let wanted = all.filter { $0.value != "" }
    #expect(wanted.count > 160)
    let unresolved = project.diagnostics.filter { $0.rule.name == "dtcg-unresolved-alias" }
    #expect(unresolved.count == all.count - wanted.count)
    #expect(Self.differences(Self.values(of: sheet), wanted) == [])
    let exported = TokenSheet.files(of: SourceText(sheet)).files.map { SourceText($0.value.pretty, path: $0.path) }
    let again = TokenSheet(TokenProject(exported, files: files)).text
    #expect(Self.differences(Self.values(of: again), wanted) == [])
  }

  /// The names whose values differ, with both values.
  private static func differences(_ found: [String: String], _ wanted: [String: String]) -> [String] {
    Set(found.keys).union(wanted.keys).filter { found[$0] != wanted[$0] }.sorted()
      .map { "\($0): \(found[$0] ?? "none"), not \(wanted[$0] ?? "none")" }
  }
}

extension TokenProject {
  /// The rules of the diagnostics, each with its JSON pointer in the file that was read.
  var originalMarks: [String] {
    diagnostics.map { diagnostic in
      let root = try? JSONNode(parsing: originals[diagnostic.location.source])
      let pointer = root?.pointer(to: diagnostic.location.range).parts.map { "/\($0)" }.joined()
      return "\(diagnostic.rule.name) \(pointer ?? "")"
    }
  }
}
