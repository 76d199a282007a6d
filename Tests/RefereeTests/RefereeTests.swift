import Foundation
import RefereeSupport
import TestSupport
import Testing
import VStyleJSON
import VStyleSyntax

@testable import vstyle_conformance

/// Random sheets and values: the product gives the answers that a browser has given.
@Suite("random sheets and values")
struct RefereeTests {
  private static let folder = "\(PackageRoot.path)/Tests/Referee"

  private static func text(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data(), as: UTF8.self)
  }

  /// The cases of the fixture. Its first line has the version of the browser.
  private static let cases = text("fixture.jsonl").split(separator: "\n").dropFirst().compactMap {
    RefereeCase(line: String($0))
  }

  /// Returns the answer of the conformance program to a case, whose sheet may be changed before.
  private static func answer(_ item: RefereeCase, changing change: (String) -> String = { $0 }) -> JSON {
    guard case .object(let members) = item.request else { return .null }
    let sheets = JSON.Member("sheets", [["css": .string(change(item.css))]])
    return Operation.answer(.object(members.filter { $0.name != sheets.name } + [sheets]))
  }

  @Test("the answers are those of the browser, or in the table of differences", arguments: 0..<4)
  func fixture(_ part: Int) throws {
    var report = RefereeReport(known: try KnownDifferences(table: Self.text("differences.tsv")))
    for (number, item) in Self.cases.enumerated() where number % 4 == part {
      report.add(item, item.differences(from: Self.answer(item)))
    }
    #expect(report.problems() == [])
  }

  @Test(
    "the fixture has cases of each sort",
    arguments: [("sheet", 220), ("value", 220), ("registration", 110), ("import", 44)])
  func complete(_ sort: String, _ count: Int) { #expect(Self.cases.count { $0.id.hasPrefix("\(sort)/") } == count) }

  /// Parts of sheets without which the cascade or a value is another one.
  static let faults: [(part: String, replacement: String)] = [
    (" !important", ""), ("@layer ", "@media "), ("@media not all", "@media all"), (":not(", ":is("),
    (":has(", ":not("), (":where(", ":not("), ("inherits: true", "inherits: false"), ("revert-layer", "initial"),
    ("> ", ""), (" to (", " to (:scope, "), ("calc(", "abs("), ("round(", "max("), ("in oklch", "in lch"),
    (" longer hue", ""), ("none", "0"), ("gradient(", "gradient(from 1deg, "), ("rotate", "skew"),
  ]

  @Test("a fault in the cascade or in a value changes an answer", arguments: faults)
  func planted(_ part: String, _ replacement: String) {
    #expect(
      Self.cases.contains { item in
        guard item.css.contains(part) else { return false }
        return !item.differences(from: Self.answer(item) { $0.replacing(part, with: replacement) }).isEmpty
      })
  }
}
