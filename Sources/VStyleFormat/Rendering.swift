import VStyleSyntax

/// Joins lines to the bytes of a sheet.
struct Rendering {
  private let source: SourceText
  private let options: FormatOptions
  private let lineEnd: [UInt8]

  /// The bytes written so far. The last line has no line end.
  private(set) var bytes: [UInt8] = []

  /// - Parameter untouched: the ranges of the source that the formatter copies unchanged, in order.
  init(_ source: SourceText, _ options: FormatOptions, untouched: [SourceRange]) {
    self.source = source
    self.options = options
    lineEnd = options.lineEnd(of: source.bytes, without: untouched)
    // The byte order mark belongs to the encoding, not to the text.
    if source.bytes.starts(with: Rendering.mark) { bytes = Rendering.mark }
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private var isEmpty: Bool { bytes.isEmpty || bytes == Rendering.mark }

  /// Aligns lines and appends them.
  mutating func append(_ lines: [FormattedLine]) {
    var lines = lines
    Alignment.apply(to: &lines, options)
    for line in lines {
      if !isEmpty { bytes += lineEnd }
      if line.isAfterBlankLine { bytes += lineEnd }
      bytes += options.indent(line.depth)
      let formatted = line.untouchedOffset ?? line.text.count
      bytes += Bytes.replacingLineEnds(of: Array(line.text[..<formatted]), by: lineEnd) + line.text[formatted...]
      if let comment = line.comment { bytes += [0x20] + Bytes.replacingLineEnds(of: comment, by: lineEnd) }
    }
  }

  /// Appends the final line end if the options require it.
  mutating func finish() {
    let isEnded = source.bytes.last.map(Bytes.isLineEnd) ?? false
    let wanted =
      switch options.finalLineEnding {
      case .present: true
      case .absent: false
      case .asWritten: isEnded
      }
    if wanted, !isEmpty { bytes += lineEnd }
  }

  /// Appends the rest of the source from an offset, unchanged.
  ///
  /// - Parameters:
  ///   - lineEnds: the number of line ends before the rest; 0 for a space, `nil` for no separator.
  ///   - offset: the offset in the source at which the rest begins.
  mutating func finish(with lineEnds: Int?, _ offset: Int) {
    if let lineEnds {
      for _ in 0..<lineEnds { bytes += lineEnd }
      if lineEnds == 0 { bytes.append(0x20) }
    }
    bytes += source.bytes[max(offset, isEmpty ? bytes.count : 0)...]
  }
}
