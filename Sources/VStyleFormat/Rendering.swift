import VStyleSyntax

/// Puts lines together to the bytes of a sheet.
struct Rendering {
  private let source: SourceText
  private let options: FormatOptions
  private let lineEnd: [UInt8]

  /// The bytes so far. The last line has no end.
  private(set) var bytes: [UInt8] = []

  /// - Parameter untouched: what of the source is not touched, in order.
  init(_ source: SourceText, _ options: FormatOptions, untouched: [SourceRange]) {
    self.source = source
    self.options = options
    lineEnd = options.lineEnd(of: source.bytes, without: untouched)
    // The byte order mark belongs to the encoding, not to the text.
    if source.bytes.starts(with: Rendering.mark) { bytes = Rendering.mark }
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private var isEmpty: Bool { bytes.isEmpty || bytes == Rendering.mark }

  /// Adds lines.
  mutating func append(_ lines: [FormattedLine]) {
    var lines = lines
    Alignment.apply(to: &lines)
    for line in lines {
      if !isEmpty { bytes += lineEnd }
      if line.isAfterBlankLine { bytes += lineEnd }
      bytes += options.indent(line.depth)
      let formatted = line.untouchedOffset ?? line.text.count
      bytes += Bytes.replacingLineEnds(of: Array(line.text[..<formatted]), by: lineEnd) + line.text[formatted...]
      if let comment = line.comment { bytes += [0x20] + Bytes.replacingLineEnds(of: comment, by: lineEnd) }
    }
  }

  /// Ends the last line.
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

  /// Adds the rest of the source from an offset on, to the byte, after so many line ends or straight.
  mutating func finish(with lineEnds: Int?, _ offset: Int) {
    if let lineEnds {
      for _ in 0..<lineEnds { bytes += lineEnd }
      if lineEnds == 0 { bytes.append(0x20) }
    }
    bytes += source.bytes[max(offset, isEmpty ? bytes.count : 0)...]
  }
}
