import VStyleSyntax

/// The sheets of a folder that have another name in a new version: with the same bytes, or with many of the same lines.
struct RenamedSheets {
  /// The name in the old version, by the name in the new one.
  private(set) var formerNames: [String: String] = [:]

  /// The smallest part of the lines of two sheets that are the same if one is the other renamed.
  private static let similarity = 0.5

  /// A line of more sheets than this says nothing about which of them is meant.
  private static let sheetsOfLine = 8

  /// Finds the names.
  ///
  /// - Parameters:
  ///   - gone: the sheets of the old version without a sheet of the same name in the new one, by name.
  ///   - added: the sheets of the new version without one of the same name in the old one, by name.
  init(gone: [String: SourceText], added: [String: SourceText]) {
    var gone = gone.sorted { $0.key < $1.key }
    var added = added.sorted { $0.key < $1.key }
    var same = Dictionary(gone.map { (Array($0.value.bytes), $0.key) }) { first, _ in first }
    for (name, sheet) in added { formerNames[name] = same.removeValue(forKey: Array(sheet.bytes)) }
    let former = Set(formerNames.values)
    gone.removeAll { former.contains($0.key) }
    added.removeAll { formerNames[$0.key] != nil }
    for (name, old) in RenamedSheets.similar(gone.map(\.value), added.map(\.value)) {
      formerNames[added[name].key] = gone[old].key
    }
  }

  /// Returns pairs of the positions of an added sheet and of the one that it was, the most similar first.
  private static func similar(_ gone: [SourceText], _ added: [SourceText]) -> [(added: Int, gone: Int)] {
    var sheets: [Substring: [Int]] = [:]
    for (index, sheet) in gone.enumerated() {
      for line in lines(of: sheet) { sheets[line, default: []].append(index) }
    }
    sheets = sheets.filter { $0.value.count <= sheetsOfLine }
    var counts = Array(repeating: 0, count: gone.count)
    for index in sheets.values.joined() { counts[index] += 1 }
    var pairs: [(similarity: Double, added: Int, gone: Int)] = []
    for (index, sheet) in added.enumerated() {
      let lines = lines(of: sheet)
      var shared: [Int: Int] = [:]
      for old in lines.lazy.compactMap({ sheets[$0] }).joined() { shared[old, default: 0] += 1 }
      for (old, count) in shared {
        let part = Double(2 * count) / Double(lines.count + counts[old])
        if part >= similarity { pairs.append((part, index, old)) }
      }
    }
    pairs.sort { ($1.similarity, $0.added, $0.gone) < ($0.similarity, $1.added, $1.gone) }
    var (used, former): (Set<Int>, Set<Int>) = ([], [])
    return pairs.compactMap { pair in
      guard !used.contains(pair.added), former.insert(pair.gone).inserted else { return nil }
      used.insert(pair.added)
      return (pair.added, pair.gone)
    }
  }

  /// The different lines of a sheet that say something, without the spaces around them.
  private static func lines(of sheet: SourceText) -> Set<Substring> {
    let lines = sheet.text.split(whereSeparator: \.isNewline).map { line in
      line.drop { $0.isWhitespace }
    }
    return Set(lines.filter { $0.utf8.count > 3 })
  }
}
