/// A Swift option set whose options are keywords: `single-line | etched` in any number and order.
///
/// ```swift
/// struct Corners: KeywordSet {
///   let rawValue: Int
///   static let top = Corners(rawValue: 1), bottom = Corners(rawValue: 2)
///   static let keywords: [(name: String, set: Corners)] = [
///     ("top", .top), ("bottom", .bottom), ("all", [.top, .bottom]),
///   ]
/// }
/// ```
public protocol KeywordSet: OptionSet, Hashable, Sendable, Bindable
where Payload == Self, Element == Self, RawValue: FixedWidthInteger {
  /// The options by keyword, in the order in which they are serialized. Every option has a keyword.
  static var keywords: [(name: String, set: Self)] { get }
}

extension KeywordSet {
  /// Keywords that cover all options of the set; empty for an empty set. Keywords with more options are chosen first.
  var names: [String] {
    var left = rawValue
    var chosen: Set<Int> = []
    let parts = Self.keywords.indices.filter { isSuperset(of: Self.keywords[$0].set) }
    let largestFirst = parts.sorted {
      (Self.keywords[$1].set.rawValue.nonzeroBitCount, $0) < (Self.keywords[$0].set.rawValue.nonzeroBitCount, $1)
    }
    for index in largestFirst where Self.keywords[index].set.rawValue & left != 0 {
      chosen.insert(index)
      left &= ~Self.keywords[index].set.rawValue
    }
    return chosen.sorted().map { Self.keywords[$0].name }
  }
}
