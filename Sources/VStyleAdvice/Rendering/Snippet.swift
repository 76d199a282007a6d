#if VSTYLE_ADVICE
  import VStyleSyntax

  /// The lines of one source that a diagnostic concerns, with marks below them.
  struct Snippet {
    /// A marked range with its label.
    struct Mark {
      let range: SourceRange
      let role: Annotation.Role
      let label: String?
    }

    private let source: SourceText
    private let lines: LineIndex
    private let marks: [Mark]
    private let maximumWidth: Int

    init(_ source: SourceText, _ lines: LineIndex, _ marks: [Mark], maximumWidth: Int) {
      self.source = source
      self.lines = lines
      self.marks = marks
      self.maximumWidth = maximumWidth
    }

    /// Whether there is something to show: not in an archive, whose source is empty.
    var isShown: Bool { !source.bytes.isEmpty || marks.contains { $0.label != nil } }

    /// The line number of the last displayed line.
    var lastLine: Int { marks.map { lines.lineNumber(at: lastOffset($0.range)) }.max() ?? 1 }

    /// The rows, each after its gutter.
    func rows(gutter: Int) -> [StyledText] {
      var pieces: [Int: [Mark]] = [:]
      for mark in marks {
        for piece in split(mark) { pieces[lines.lineNumber(at: piece.range.start), default: []].append(piece) }
      }
      var out: [StyledText] = []
      var previous: Int?
      for line in pieces.keys.sorted() {
        if let previous, line > previous + 1 { out.append(StyledText("...", .frame)) }
        out += rows(ofLine: line, pieces[line] ?? [], gutter: gutter)
        previous = line
      }
      return out
    }

    private func rows(ofLine number: Int, _ marks: [Mark], gutter: Int) -> [StyledText] {
      let anchor = marks.first { $0.role == .primary } ?? marks.first
      let range = lines.range(ofLine: number)
      let line = DisplayLine(source, range, around: anchor?.range.start ?? range.start, columns: maximumWidth)
      let annotations = marks.filter { $0.range.end >= line.range.start && $0.range.start <= line.range.end }.map {
        mark in
        let start = line.column(of: mark.range.start)
        let end = max(line.column(of: mark.range.end), start + 1)
        return Annotation(role: mark.role, columns: start..<end, label: mark.label)
      }
      let window = window(on: line, around: annotations)
      let text = line.text(window)
      let digits = "\(number)"
      var first = StyledText(String(repeating: " ", count: gutter - digits.count) + digits + " |", .frame)
      if !text.isEmpty { first.append(" " + text) }
      let shift = window.lowerBound - line.dotCount(before: window.lowerBound)
      let shown = annotations.compactMap { annotation -> Annotation? in
        let columns = annotation.columns.clamped(to: window.lowerBound..<max(window.upperBound, line.width + 1))
        guard !columns.isEmpty else { return nil }
        let end = min(columns.upperBound, max(window.upperBound, columns.lowerBound + 1))
        return Annotation(
          role: annotation.role, columns: columns.lowerBound - shift..<end - shift, label: annotation.label)
      }
      let marked = AnnotationRows(shown).rows.map { row in
        var out = StyledText(String(repeating: " ", count: gutter) + " | ", .frame)
        out.append(row)
        return out
      }
      return [first] + marked
    }

    /// The displayed columns of a line: all, or as many as fit around the first primary mark.
    private func window(on line: DisplayLine, around annotations: [Annotation]) -> Range<Int> {
      guard line.width > maximumWidth else { return 0..<line.width }
      let anchor = annotations.first { $0.role == .primary } ?? annotations.first
      let start = anchor?.columns.lowerBound ?? 0
      let lower = max(0, min(start - maximumWidth / 3, line.width - maximumWidth))
      return lower..<lower + maximumWidth
    }

    /// Splits a mark over several lines into marks on its first and its last line. The last one has the label.
    private func split(_ mark: Mark) -> [Mark] {
      let first = lines.lineNumber(at: mark.range.start)
      let last = lines.lineNumber(at: lastOffset(mark.range))
      guard first < last else { return [mark] }
      let firstEnd = max(lines.range(ofLine: first).end, mark.range.start)
      var lastStart = lines.range(ofLine: last).start
      while lastStart < mark.range.end - 1, CodePoints.isWhitespace(source.bytes[lastStart]) { lastStart += 1 }
      return [
        Mark(range: SourceRange(mark.range.start, firstEnd), role: mark.role, label: nil),
        Mark(range: SourceRange(lastStart, mark.range.end), role: mark.role, label: mark.label),
      ]
    }

    private func lastOffset(_ range: SourceRange) -> Int { range.isEmpty ? range.start : range.end - 1 }
  }
#endif
