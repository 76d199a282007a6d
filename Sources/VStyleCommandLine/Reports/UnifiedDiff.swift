/// The difference between two texts in the format of `diff -u`.
enum UnifiedDiff {
  private static let contextCount = 3

  /// An unchanged, removed or added line.
  private struct Line {
    let sign: Character
    let text: String
  }

  /// Returns the difference; an empty text if both texts are equal.
  static func text(_ old: String, _ new: String, path: String) -> String {
    guard old != new else { return "" }
    let lines = self.lines(of: old, and: new)
    var out = "--- a/\(path)\n+++ b/\(path)\n"
    var (start, end) = ((old: 0, new: 0), 0)
    for hunk in hunks(lines) {
      let before = lines[end..<hunk.lowerBound]
      start.old += before.count { $0.sign != "+" }
      start.new += before.count { $0.sign != "-" }
      let count = (old: lines[hunk].count { $0.sign != "+" }, new: lines[hunk].count { $0.sign != "-" })
      out += "@@ -\(location(start.old, count.old)) +\(location(start.new, count.new)) @@\n"
      for line in lines[hunk] {
        out += "\(line.sign)\(line.text)"
        if line.text.utf8.last != 0x0A { out += "\n\\ No newline at end of file\n" }
      }
      start = (start.old + count.old, start.new + count.new)
      end = hunk.upperBound
    }
    return out
  }

  /// Returns a range of a hunk header, such as `12,3`. An empty range has the number of the line before it.
  private static func location(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

  /// Returns the lines of both texts, merged in order.
  private static func lines(of old: String, and new: String) -> [Line] {
    let (before, after) = (split(old), split(new))
    let difference = LineDifference(before, after)
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if left < before.count, difference.removed[left] {
        lines.append(Line(sign: "-", text: before[left]))
        left += 1
      } else if right < after.count, difference.inserted[right] {
        lines.append(Line(sign: "+", text: after[right]))
        right += 1
      } else {
        lines.append(Line(sign: " ", text: before[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }

  /// Returns the changes with their context lines. Changes whose context overlaps or touches are one hunk.
  private static func hunks(_ lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.sign != " " {
      let range = max(index - contextCount, 0)..<min(index + contextCount + 1, lines.count)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  /// Returns the lines of a text with their line ends.
  private static func split(_ text: String) -> [String] {
    var lines: [String] = []
    var start = text.startIndex
    for index in text.utf8.indices where text.utf8[index] == 0x0A {
      let end = text.utf8.index(after: index)
      lines.append(String(text.utf8[start..<end]) ?? "")
      start = end
    }
    if start < text.endIndex { lines.append(String(text[start...])) }
    return lines
  }
}
