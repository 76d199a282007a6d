import TestSupport
import Testing
import VStyleSyntax

/// Laws of every sheet, valid or not.
@Suite struct SyntaxLawTests {
  @Test("every prefix of a sheet keeps its bytes and obeys the laws", arguments: Fixture.all(in: "", of: "vstyle"))
  func prefixes(_ fixture: Fixture) {
    let bytes = fixture.bytes
    for length in 0...bytes.count { expectLaws(bytes[..<length]) }
  }

  @Test("sheets with random changes obey the laws", arguments: Fixture.all(in: "", of: "vstyle"))
  func mutations(_ fixture: Fixture) {
    let seed = SeededGenerator.seed
    var generator = SeededGenerator(seed: seed)
    let interesting = Array("{}()[];:\"'\\/*!@#-+.,<>url e1\n\r\u{C}\t\0".utf8) + [0x80, 0xC3, 0xFF]
    for _ in 0..<60 {
      var bytes = fixture.bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let byte = interesting[Int.random(in: 0..<interesting.count, using: &generator)]
        if Bool.random(using: &generator) || place == bytes.count {
          bytes.insert(byte, at: place)
        } else if Bool.random(using: &generator) {
          bytes[place] = byte
        } else {
          bytes.remove(at: place)
        }
      }
      expectLaws(bytes[...], "TEST_SEED=\(seed), \(SourceText(path: "", bytes: bytes).text.debugDescription)")
    }
  }

  @Test("every safe fix reduces the number of diagnostics", arguments: Fixture.all(in: "Mistakes", of: "vstyle"))
  func safeFixes(_ fixture: Fixture) {
    let before = SyntaxTree(parsing: SourceText(path: fixture.name, bytes: fixture.bytes))
    for fix in before.diagnostics.flatMap(\.fixes) where fix.safety == .safe {
      var bytes = fixture.bytes
      for edit in fix.edits.reversed() {
        bytes.replaceSubrange(edit.location.range.start..<edit.location.range.end, with: Array(edit.replacement.utf8))
      }
      let after = SyntaxTree(parsing: SourceText(path: fixture.name, bytes: bytes))
      #expect(after.diagnostics.count < before.diagnostics.count, "\(fix.title)")
    }
  }

  private func expectLaws(_ bytes: ArraySlice<UInt8>, _ comment: Comment? = nil) {
    let source = SourceText(path: "law", bytes: bytes)
    let tree = SyntaxTree(parsing: source)
    #expect(Laws.tokensCoverSource(tree.tape), comment)
    #expect(Laws.nodesNest(tree), comment)
    #expect(Laws.invalidNodesWithoutOneDiagnostic(tree).isEmpty, comment)
    #expect(Laws.diagnosticsAreInOrder(tree), comment)
    let expected = Laws.values(tree.tape)
    // The comment keeps U+FEFF at the start of the text from being a byte order mark.
    let text = "/**/" + tree.tape.serialize(0..<tree.tape.count)
    #expect(Laws.values(TokenTape(SourceText(text))) == expected, comment)
  }
}
