/// Highlights a transcript of a terminal: commands after `$ `, and the diagnostics that `vstyle lint` prints.
enum ConsoleHighlighter {
  /// The parts of a transcript.
  static func runs(_ text: String) -> [HighlightedRun] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      (index == 0 ? [] : [(nil, "\n")]) + runs(ofLine: line)
    }
  }

  private static func runs(ofLine line: Substring) -> [HighlightedRun] {
    if line.hasPrefix("$ ") { return [(.prompt, "$ "), (.function, String(line.dropFirst(2)))] }
    if let head = line.prefixMatch(of: /(error|warning|info)\[[^\]]*\]/) {
      return [(head.1 == "error" ? .error : .number, String(head.0)), (nil, String(line[head.range.upperBound...]))]
    }
    // The arrow before a location, the numbers of lines, notes, and marks below a line.
    if let frame = line.prefixMatch(of: /\ *(?:-->|\d*\ *\||=\ \w+(?:\ \([^)]*\))?:)/) {
      let rest = line[frame.range.upperBound...]
      let marks = rest.prefixMatch(of: /\ *\^+/)?.output ?? rest.prefix(0)
      let text = rest[marks.endIndex...]
      return [(.comment, String(frame.output)), (.error, String(marks)), (nil, String(text))].filter { !$0.1.isEmpty }
    }
    return line.isEmpty ? [] : [(nil, String(line))]
  }
}
