/// Which pieces of a piece-wise work nobody has begun.
///
/// Pieces beside each other are more alike than others. A worker therefore goes on after its last piece, and one that
/// cannot begins in the middle of the longest stretch, so that whoever works before it has as much left.
struct FreePieces {
  private var stretches: [Range<Int>]

  init(count: Int) { stretches = [0..<count] }

  /// Takes a piece; `nil` if there is none.
  ///
  /// - Parameter last: the piece that the worker has done before.
  mutating func take(after last: Int?) -> Int? {
    if let last, let own = stretches.firstIndex(where: { $0.lowerBound == last + 1 && !$0.isEmpty }) {
      stretches[own] = last + 2..<stretches[own].upperBound
      return last + 1
    }
    let longest = stretches.indices.max { stretches[$0].count < stretches[$1].count }
    guard let longest, !stretches[longest].isEmpty else { return nil }
    let stretch = stretches[longest]
    // Nobody comes from before the first piece.
    let piece = stretch.lowerBound == 0 ? 0 : stretch.lowerBound + stretch.count / 2
    stretches[longest] = stretch.lowerBound..<piece
    stretches.append(piece + 1..<stretch.upperBound)
    return piece
  }
}
