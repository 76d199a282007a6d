/// The difference between two texts, as `diff -u` shows it.
enum UnifiedDiff {
  private static let contextCount = 3

  /// A line that stayed, went or came.
  private struct Line {
    let sign: Character
    let text: String
  }

  /// The difference; empty between equal texts.
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
      out += "@@ -\(place(start.old, count.old)) +\(place(start.new, count.new)) @@\n"
      for line in lines[hunk] {
        out += "\(line.sign)\(line.text)"
        if line.text.utf8.last != 0x0A { out += "\n\\ No newline at end of file\n" }
      }
      start = (start.old + count.old, start.new + count.new)
      end = hunk.upperBound
    }
    return out
  }

  /// `12,3`; an empty range is named by the line before it.
  private static func place(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

  /// Both texts line by line, woven into each other.
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

  /// The changes with the lines around them; those that touch are one.
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

  /// The lines with their ends.
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
