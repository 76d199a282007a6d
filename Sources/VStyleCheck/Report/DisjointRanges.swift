package import VStyleSyntax

/// Ranges of a source that do not overlap, in order.
///
/// OPTIMIZATION: an array that is searched from its start is simpler. A sheet may have thousands of mistakes, each of
/// which is compared with all the others.
package struct DisjointRanges {
  private let ranges: [SourceRange]

  package init(_ ranges: [SourceRange]) { self.ranges = ranges.sorted { $0.start < $1.start } }

  /// Whether one of the ranges contains another range.
  package func contain(_ other: SourceRange) -> Bool {
    let next = ranges.partitioningIndex { $0.start > other.start }
    return next > 0 && other.end <= ranges[next - 1].end
  }

  /// Whether one of the ranges starts inside of another range.
  package func startInside(_ other: SourceRange) -> Bool {
    let next = ranges.partitioningIndex { $0.start >= other.start }
    return next < ranges.count && ranges[next].start < other.end
  }
}
