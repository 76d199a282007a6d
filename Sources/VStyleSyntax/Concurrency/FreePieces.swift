/// The pieces of a parallel task that no worker has started.
///
/// Neighboring pieces are more alike than others, so a worker continues with the piece after its last one. If that
/// piece is gone, it starts in the middle of the longest free range. The worker before that range then keeps half of
/// it.
struct FreePieces {
  private var stretches: [Range<Int>]

  init(count: Int) { stretches = [0..<count] }

  /// Removes and returns a piece; `nil` if none is left.
  ///
  /// - Parameter last: the last piece of the worker; `nil` for its first call.
  mutating func consume(after last: Int?) -> Int? {
    if let last, let own = stretches.firstIndex(where: { $0.lowerBound == last + 1 && !$0.isEmpty }) {
      stretches[own] = last + 2..<stretches[own].upperBound
      return last + 1
    }
    let longest = stretches.indices.max { stretches[$0].count < stretches[$1].count }
    guard let longest, !stretches[longest].isEmpty else { return nil }
    let stretch = stretches[longest]
    // No worker precedes the first piece, so it is not split.
    let piece = stretch.lowerBound == 0 ? 0 : stretch.lowerBound + stretch.count / 2
    stretches[longest] = stretch.lowerBound..<piece
    stretches.append(piece + 1..<stretch.upperBound)
    return piece
  }
}
