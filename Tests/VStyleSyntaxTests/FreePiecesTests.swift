import TestSupport
import Testing

@testable import VStyleSyntax

/// The distribution of the pieces of a task to workers.
@Suite("free pieces")
struct FreePiecesTests {
  @Test("each piece is consumed once, in any order of workers", arguments: [0, 1, 2, 3, 8, 31, 64], 1...5)
  func everyPiece(count: Int, workerCount: Int) {
    let seed = SeededGenerator.seed
    var random = SeededGenerator(seed: seed)
    var pieces = FreePieces(count: count)
    var last = [Int?](repeating: nil, count: workerCount)
    var taken: [Int] = []
    for _ in 0..<count {
      let worker = Int.random(in: 0..<workerCount, using: &random)
      guard let piece = pieces.consume(after: last[worker]) else { break }
      last[worker] = piece
      taken.append(piece)
    }
    #expect(taken.sorted() == Array(0..<count), "seed \(seed)")
    #expect(pieces.consume(after: last[0]) == nil)
    #expect(pieces.consume(after: nil) == nil)
  }

  @Test("two equally fast workers process one half each")
  func halves() {
    var pieces = FreePieces(count: 8)
    var last: [Int?] = [nil, nil]
    var taken: [[Int]] = [[], []]
    for step in 0..<8 {
      let worker = step % 2
      last[worker] = pieces.consume(after: last[worker])
      taken[worker].append(last[worker] ?? -1)
    }
    #expect(taken == [[0, 1, 2, 3], [4, 5, 6, 7]])
  }

  @Test("a worker that is done continues in the middle of another's remaining pieces")
  func stealing() {
    var pieces = FreePieces(count: 9)
    #expect(pieces.consume(after: nil) == 0)
    #expect(pieces.consume(after: nil) == 5)
    #expect([5, 6, 7].map { pieces.consume(after: $0) } == [6, 7, 8])
    #expect(pieces.consume(after: 8) == 3)
    #expect(pieces.consume(after: 3) == 4)
    #expect(pieces.consume(after: 4) == 2)
    #expect(pieces.consume(after: 0) == 1)
    #expect(pieces.consume(after: 1) == nil)
  }
}
