import TestSupport
import Testing
import VStyleCheck

@Suite("Path patterns")
struct GlobTests {
  @Test(
    "patterns match as EditorConfig specifies",
    arguments: [
      ("*.vstyle", ["a.vstyle", "deep/er/a.vstyle"], ["a.css", "a.vstyle/b"]),
      ("/*.vstyle", ["a.vstyle"], ["b/a.vstyle"]), ("a/*.c", ["a/b.c"], ["a/b/c.c", "x/a/b.c"]),
      ("a/**.c", ["a/b.c", "a/b/c.c"], ["b/a.c"]), ("?.c", ["a.c"], [".c", "ab.c"]),
      ("[ab].c", ["a.c"], ["c.c", "ab.c"]),
      ("[!ab].c", ["c.c"], ["a.c"]), ("{a,b}.c", ["a.c", "b.c"], ["c.c", "ab.c"]),
      ("{1..12}.c", ["1.c", "12.c"], ["0.c", "13.c"]),
      ("a{b,{c,d}}", ["ab", "ac", "ad"], ["a", "abc"]), ("{single}.c", ["{single}.c"], ["single.c"]),
      ("\\*.c", ["*.c"], ["a.c"]),
    ])
  func table(_ pattern: String, _ good: [String], _ bad: [String]) throws {
    let glob = try Glob(pattern)
    for path in good { #expect(glob.matches(path), "\(pattern) \(path)") }
    for path in bad { #expect(!glob.matches(path), "\(pattern) \(path)") }
  }

  /// A piece of a pattern. The alternatives of a choice are lists of pieces.
  private indirect enum Piece {
    case plain(String)
    case choice([[Piece]])

    var text: String {
      switch self {
      case .plain(let text): text
      case .choice(let choices): "{\(choices.map { $0.map(\.text).joined() }.joined(separator: ","))}"
      }
    }
  }

  @Test("patterns agree with a matcher that tries everything", arguments: 0..<Environment.rounds(300))
  func law(_ round: Int) throws {
    var random = SeededGenerator(seed: SeededGenerator.seed &+ UInt64(round))
    let plain = ["a", "b", "/", "*", "**", "**/", "?", "[ab]", "[!a]"]
    let choices: [[[Piece]]] = [[[.plain("a")], [.plain("b")]], [[.plain("a"), .plain("b")], [.plain("*")]]]
    var pieces: [Piece] = []
    for _ in 0..<Int.random(in: 1..<7, using: &random) {
      let number = Int.random(in: 0..<plain.count + choices.count, using: &random)
      let piece = number < plain.count ? Piece.plain(plain[number]) : .choice(choices[number - plain.count])
      // Adjacent stars, or a slash after stars, would form one piece.
      let isJoined = pieces.last?.text.hasSuffix("*") == true && ["*", "/"].contains { piece.text.hasPrefix($0) }
      if !isJoined { pieces.append(piece) }
    }
    let pattern = "/" + pieces.map(\.text).joined()
    let glob = try Glob(pattern)
    for _ in 0..<20 {
      let path = (0..<Int.random(in: 0..<7, using: &random)).map { _ in
        ["a", "b", "c", "/"][Int.random(in: 0..<4, using: &random)]
      }.joined()
      var steps = 0
      let isMatch = glob.matches(path, steps: &steps)
      #expect(isMatch == GlobTests.matches(pieces[...], Substring(path)), "\(pattern) \(path)")
      #expect(steps <= (pattern.count + 6) * (path.count + 1))
    }
  }

  private static func matches(_ pieces: ArraySlice<Piece>, _ path: Substring) -> Bool {
    guard let first = pieces.first else { return path.isEmpty }
    let rest = pieces.dropFirst()
    /// Whether the rest of the pattern matches after some prefix of a text at the start of the path.
    func afterAny(of text: Substring) -> Bool {
      (0...text.count).contains { matches(rest, path.dropFirst($0)) }
    }
    switch first {
    case .choice(let choices): return choices.contains { matches($0 + rest, path) }
    case .plain("*"): return afterAny(of: path.prefix { $0 != "/" })
    case .plain("**"): return afterAny(of: path)
    case .plain("**/"): return matches(rest, path) || matches([.plain("**"), .plain("/")] + rest, path)
    case .plain(let text):
      guard let character = path.first else { return false }
      let isMatch =
        switch text {
        case "?": character != "/"
        case "[ab]": character == "a" || character == "b"
        case "[!a]": character != "a" && character != "/"
        default: text == String(character)
        }
      return isMatch && matches(rest, path.dropFirst())
    }
  }
}
