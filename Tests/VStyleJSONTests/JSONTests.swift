import Foundation
import TestSupport
import Testing
import VStyleJSON
import VStyleSyntax

@Suite("JSON")
struct JSONTests {
  @Test(
    "JSON that RFC 8259 allows is parsed",
    arguments: [
      "0", "-0", "1e3", "-1.5E-2", "123456789", "true", "false", "null", "\"\"", "\"\\u00e9\\ud83d\\ude00\\n\\/\"",
      "[]",
      "{}", " [ 1 , 2 ] ", "{\"a\":{\"b\":[null]}}", "\"\u{7F}é😀\"", "\u{FEFF}1",
    ])
  func allowed(_ text: String) throws { _ = try JSONNode(parsing: SourceText(text)) }

  @Test(
    "invalid JSON is rejected at the offset of the error",
    arguments: [
      ("", 0), ("01", 1), ("1.", 2), (".5", 0), ("+1", 0), ("1e", 2), ("tru", 0), ("nul l", 0), ("[1,]", 3),
      ("[1 2]", 3),
      ("{\"a\":1,}", 7), ("{a:1}", 1), ("{\"a\" 1}", 5), ("{\"a\":1", 6), ("[", 1), ("\"a", 2), ("\"\n\"", 1),
      ("\"\\x\"", 2),
      ("1 2", 2), ("{\"a\":1,\"a\":2}", 7), ("// a\n1", 0), ("NaN", 0),
    ])
  func refused(_ text: String, _ place: Int) {
    do {
      _ = try JSONNode(parsing: SourceText(text))
      Issue.record("\(text) was read")
    } catch {
      #expect(error.range.start == place, "\(text): \(error.message)")
    }
  }

  @Test("an escaped lone surrogate becomes the replacement character")
  func surrogate() throws {
    let node = try JSONNode(parsing: SourceText("\"a\\ud83d\""))
    #expect(JSON(node) == .string("a\u{FFFD}"))
  }

  @Test("the dialect with comments allows comments and trailing commas")
  func comments() throws {
    let text = "// first\n{ \"a\": [1, 2,], /* in between */ }"
    let node = try JSONNode(parsing: SourceText(text), dialect: .withComments)
    #expect(try node.object("it").members.map(\.name) == ["a"])
    #expect(throws: JSONError.self) { try JSONNode(parsing: SourceText(text)) }
  }

  @Test("values nested more deeply than the limit are rejected")
  func depth() throws {
    let deepest = Limit.jsonDepth.value
    func nested(_ depth: Int) -> SourceText {
      SourceText(String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    }
    _ = try JSONNode(parsing: nested(deepest))
    #expect(throws: JSONError.self) { try JSONNode(parsing: nested(deepest + 1)) }
  }

  @Test("written JSON parses back, here and with Foundation", arguments: 0..<Environment.rounds(60))
  func roundTrip(_ round: Int) throws {
    var random = SeededGenerator(seed: SeededGenerator.seed &+ UInt64(round))
    let value = JSONTests.random(depth: 4, &random)
    for text in [value.line, value.pretty] {
      #expect(JSON(try JSONNode(parsing: SourceText(text))) == value)
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      #expect(JSONTests.isSame(object, value), "\(text)")
    }
  }

  @Test("values with parts that are written already have the same bytes", arguments: 0..<Environment.rounds(20))
  func written(_ round: Int) {
    var random = SeededGenerator(seed: SeededGenerator.seed &+ UInt64(round))
    let (inner, other) = (JSONTests.random(depth: 3, &random), JSONTests.random(depth: 2, &random))
    var bytes: [UInt8] = []
    inner.write(to: &bytes)
    let value: JSON = [.written(bytes), ["a": .written(bytes), "b": other]]
    #expect(value.line == ([inner, ["a": inner, "b": other]] as JSON).line)
    let object = try? JSONSerialization.jsonObject(with: Data(value.pretty.utf8))
    #expect((object as? [Any])?.first.map { JSONTests.isSame($0, inner) } == true)
  }

  private static func random(depth: Int, _ random: inout SeededGenerator) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2:
      // Numbers of each length.
      let most = [9, 99, 999, 99_999, 1_000_001, 1 << 53].randomElement(using: &random) ?? 0
      return .integer(Int.random(in: -most...most, using: &random))
    case 3: return .number(Double(Int.random(in: -1000...1000, using: &random)) + 0.125)
    case 4, 5: return .string(text(&random))
    case 6:
      let count = Int.random(in: 0..<5, using: &random)
      return .array((0..<count).map { _ in JSONTests.random(depth: depth - 1, &random) })
    default:
      let names = Set((0..<Int.random(in: 0..<5, using: &random)).map { _ in text(&random) }).sorted()
      return .object(names.map { JSON.Member($0, JSONTests.random(depth: depth - 1, &random)) })
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let pieces = ["a", "é", "😀", "\"", "\\", "\n", "\u{1}", "\u{2028}", "/", "\u{7F}", " ", "ß"]
    return (0..<Int.random(in: 0..<6, using: &random)).map { _ in
      pieces[Int.random(in: pieces.indices, using: &random)]
    }.joined()
  }

  private static func isSame(_ object: Any, _ value: JSON) -> Bool {
    switch value {
    case .null: object is NSNull
    case .bool(let isTrue): object as? Bool == isTrue
    case .integer(let number): object as? Int == number
    case .number(let number): object as? Double == number
    case .string(let text): (object as? String).map { Array($0.unicodeScalars) == Array(text.unicodeScalars) } ?? false
    case .written(let bytes):
      (try? JSONNode(parsing: SourceText(String(decoding: bytes, as: UTF8.self)))).map { isSame(object, JSON($0)) }
        ?? false
    case .array(let values):
      (object as? [Any]).map { $0.count == values.count && zip($0, values).allSatisfy(isSame) } ?? false
    case .object(let members):
      (object as? [String: Any]).map { known in
        known.count == members.count
          && members.allSatisfy { member in known[member.name].map { isSame($0, member.value) } ?? false }
      } ?? false
    }
  }
}
