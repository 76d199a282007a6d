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
    // The arrow before a location, the numbers of lines, marks below a line, and notes.
    if let frame = line.prefixMatch(of: /\ *(?:-->|\d*\ *\|(?:\ *\^+)?|=\ \w+(?:\ \([^)]*\))?:)/) {
      let sort: TokenSort = frame.output.contains("^") ? .error : .comment
      return [(sort, String(frame.output)), (nil, String(line[frame.range.upperBound...]))]
    }
    return line.isEmpty ? [] : [(nil, String(line))]
  }
}
