import TestSupport
import Testing

@testable import VStyleGenerate

@Suite("the Swift names of any names") struct SwiftNameLawTests {
  private static let parts = [
    "-", "--", "_", "1", "23", "a", "B", "URL", "class", "self", "Self", "Type", "init", "default", "🎨", "→", "é",
    "e\u{301}", "\u{301}", "\u{200D}", " ", ".", "$", "`", "\"", "\\", "\n", "\u{2028}", "\u{A0}", "ß", "İ", "漢", "½",
  ]

  @Test("names are identifiers; each is that of one name, or a collision with both locations")
  func members() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    for _ in 0..<Environment.rounds(200) {
      let names = Set((0..<40).map { _ in Self.name(using: &generator) }).sorted()
      var members = MemberNames(reserved: ["sheet"])
      var owners: [SwiftName: Int] = [:]
      var collisions: [[Int]] = []
      for (line, name) in names.enumerated() {
        let chosen = members.member(name, "style", at: SheetLocation(path: "a", line: line, column: 1))
        let member = SwiftName(member: name, reserved: ["sheet"])
        if !Self.isIdentifier(member.text) { Issue.record("\(name.debugDescription): \(member.text), \(Self.note)") }
        if let owner = owners[member] {
          #expect(chosen == nil)
          collisions.append([line, owner])
        } else {
          #expect(chosen == member)
          owners[member] = line
        }
      }
      #expect(members.collisions.map { [$0.location.line, $0.otherLocation.line] } == collisions, "\(Self.note)")
    }
  }

  private static let note: Comment = "seed \(SeededGenerator.seed)"

  private static func name(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
  }

  /// Whether a text is an identifier as far as ASCII and white space are concerned. `Tests/BuildPlugin/run` compiles
  /// names.
  private static func isIdentifier(_ text: String) -> Bool {
    let isEscaped = text.hasPrefix("`") && text.hasSuffix("`") && text.unicodeScalars.count > 2
    let bare = isEscaped ? String(text.dropFirst().dropLast()) : text
    let isBare = bare.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        ? scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        : !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
    }
    guard isBare, bare.first?.isNumber == false, !["self", "Self", "Type", "init"].contains(bare) else { return false }
    return isEscaped == ["class", "default"].contains(bare)
  }
}
