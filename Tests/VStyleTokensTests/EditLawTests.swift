import TestSupport
import Testing
import VStyleCheck
import VStyleJSON
import VStyleSyntax
import VStyleTokens

/// Tests that an edit of a sheet edits the members of the token files that it is about, and no others.
///
/// A failure prints its seed. `TEST_SEED=<seed>` runs that case first. `TEST_ROUNDS=<number>` multiplies the number of
/// sheets.
@Suite("edits of sheets of tokens", .enabled(if: RealSetTests.isThere)) struct EditLawTests {
  @Test("random edits change what they say and nothing else", arguments: RealSetTests.sets.map(\.name))
  func edits(_ name: String) throws {
    let files = DiskFiles()
    let document = try files.text("\(RealSetTests.folder)/\(name).resolver.json", limit: .tokenFileBytes)
    let project = TokenProject([document], files: files)
    let sheet = TokenSheet(project).text
    var originals: [String: JSONNode] = [:]
    for source in project.sources.sources {
      let path = String(source.path.dropFirst(RealSetTests.folder.count + 1))
      originals[path] = try JSONNode(parsing: source)
    }
    #expect(EditedSheet(sheet, files: originals).size > 200)
    var made = 0
    for round in 0..<Environment.rounds(2) {
      let seed = SeededGenerator.seed &+ UInt64(round)
      var random = SeededGenerator(seed: seed)
      var edited = EditedSheet(sheet, files: originals)
      for _ in 0..<30 { edited.edit(&random) }
      made += edited.expected.count
      let export = TokenSheet.files(of: SourceText(edited.text))
      let (exported, unsaid) = (export.files, export.unsaid)
      #expect(unsaid.isEmpty, "seed \(seed)")
      var found: [String: JSON?] = [:]
      for (path, value) in exported {
        let new = JSON(try JSONNode(parsing: SourceText(value.pretty)))
        Self.compare(JSON(try #require(originals[path])), new, "\(path)#", &found)
      }
      for pointer in Set(found.keys).union(edited.expected.keys).sorted()
      where found[pointer] != edited.expected[pointer] {
        let (result, wanted) = (found[pointer], edited.expected[pointer])
        Issue.record("seed \(seed): \(pointer) is \(Self.text(result)), expected \(Self.text(wanted))")
      }
    }
    #expect(made > 20 * Environment.rounds(1))
  }

  /// Collects the members of two files that differ. A value is compared as a whole, and of a new token only the value.
  private static func compare(_ old: JSON, _ new: JSON, _ pointer: String, _ found: inout [String: JSON?]) {
    guard old != new else { return }
    if case .array(let before) = old, case .array(let after) = new, before.count == after.count,
      !pointer.hasSuffix("/$value")
    {
      for index in before.indices { compare(before[index], after[index], "\(pointer)/\(index)", &found) }
      return
    }
    guard case .object(let before) = old, case .object(let after) = new, !pointer.hasSuffix("/$value") else {
      found[pointer] = .some(new)
      return
    }
    for member in before where new[member.name] == nil { found["\(pointer)/\(member.name)"] = .some(nil) }
    for member in after {
      let place = "\(pointer)/\(member.name)"
      if let former = old[member.name] {
        compare(former, member.value, place, &found)
      } else {
        found[place] = .some(member.value["$value"] ?? member.value)
      }
    }
    let (left, right) = (before.map(\.name), after.map(\.name))
    if left.filter({ right.contains($0) }) != right.filter({ left.contains($0) }) {
      found[pointer] = .some(.strings(right))
    }
  }

  private static func text(_ json: JSON??) -> String {
    guard let json else { return "as it was" }
    return json?.line ?? "removed"
  }
}
