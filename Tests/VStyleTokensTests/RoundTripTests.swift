import Foundation
import TestSupport
import Testing
import VStyleCheck
import VStyleJSON
import VStyleSyntax
import VStyleTokens

/// Tests that a sheet keeps all of the files that it is from.
@Suite("import and export") struct RoundTripTests {
  /// A file as a text without white space, with the spelling of its numbers.
  static func compact(_ text: SourceText) throws -> String {
    let root = try JSONNode(parsing: text)
    return compact(root, text)
  }

  private static func compact(_ node: JSONNode, _ text: SourceText) -> String {
    switch node.content {
    case .array(let elements): "[" + elements.map { compact($0, text) }.joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { JSON.string($0.name).line.dropLast() + ":" + compact($0.value, text) }.joined(separator: ",")
        + "}"
    case .string(let value): String(JSON.string(value).line.dropLast())
    default: text.text(in: node.range)
    }
  }

  /// The exported files of a sheet, without white space.
  static func exported(_ sheet: String) throws -> [String: String] {
    let files = TokenSheet.files(of: SourceText(sheet)).files
    return Dictionary(
      uniqueKeysWithValues: try files.map { ($0.path, try compact(SourceText($0.value.pretty))) })
  }

  /// What is around the first difference of two texts; `nil` if they are equal.
  static func difference(_ left: String, _ right: String) -> String? {
    guard left != right else { return nil }
    let shared = zip(left.utf8, right.utf8).prefix { $0 == $1 }.count
    let parts = [left, right].map { text in
      String(decoding: text.utf8.dropFirst(max(0, shared - 60)).prefix(160), as: UTF8.self)
    }
    return parts.joined(separator: "\n")
  }

  @Test("a valid file is the same after import and export", arguments: DTCGFixture.all.filter(\.isValid))
  func fixture(_ fixture: DTCGFixture) throws {
    let project = fixture.project
    guard project.diagnostics.isEmpty else { return }
    let sheet = TokenSheet(project).text
    let files = try Self.exported(sheet)
    let name = String(fixture.path.split(separator: "/").last ?? "")
    #expect(files.count == 1)
    #expect(files[name] == (try Self.compact(SourceText(fixture.text))), "\(sheet)")
  }

  @Test(
    "a published set is the same after import and export", .enabled(if: RealSetTests.isThere),
    arguments: RealSetTests.sets.map(\.name))
  func published(_ name: String) throws {
    let files = DiskFiles()
    let text = try files.text("\(RealSetTests.folder)/\(name).resolver.json", limit: .tokenFileBytes)
    let project = TokenProject([text], files: files)
    let exported = try Self.exported(TokenSheet(project).text)
    #expect(exported.count == project.sources.sources.count, "\(exported.keys.sorted())")
    for source in project.sources.sources {
      let path = String(source.path.dropFirst(RealSetTests.folder.count + 1))
      let difference = Self.difference(exported[path] ?? "", try Self.compact(source))
      #expect(difference == nil, "\(path)")
    }
  }
}
