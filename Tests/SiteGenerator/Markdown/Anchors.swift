/// The anchors of a page's headings, as GitHub makes them.
struct Anchors {
  private var counts: [String: Int] = [:]

  /// The anchor of the next heading: its letters, digits, hyphens and underscores in lower case, with hyphens for spaces
  /// and a number if the page has the anchor already.
  mutating func next(_ heading: String) -> String {
    let anchor = heading.lowercased().replacing(" ", with: "-").filter {
      $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
    }
    let count = counts[anchor, default: 0]
    counts[anchor] = count + 1
    return count == 0 ? anchor : next("\(anchor)-\(count)")
  }
}
