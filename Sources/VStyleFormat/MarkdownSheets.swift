package import VStyleSyntax

/// The sheets in a Markdown file: the fenced code blocks whose language is `vstyle`.
///
/// A fence is indented by at most three spaces. Blocks in quotes and below deeper list items are no sheets.
///
/// - Spec: https://spec.commonmark.org/0.31.2/#fenced-code-blocks
package struct MarkdownSheets {
  private let source: SourceText
  private let format: (SourceText) -> SourceText
  private var out: [UInt8] = []

  /// Replaces each sheet of a Markdown file by the result of a function. All other bytes stay.
  package static func replacing(in source: SourceText, by format: (SourceText) -> SourceText) -> SourceText {
    withoutActuallyEscaping(format) { format in
      var sheets = MarkdownSheets(source: source, format: format)
      sheets.run()
      return SourceText(path: source.path, bytes: sheets.out)
    }
  }

  private init(source: SourceText, format: @escaping (SourceText) -> SourceText) {
    (self.source, self.format) = (source, format)
  }

  private mutating func run() {
    var open: Fence?
    var content: [ArraySlice<UInt8>] = []
    for line in MarkdownSheets.lines(Array(source.bytes)) {
      let fence = Fence(line)
      guard let start = open else {
        out += line
        if let fence, !fence.isInvalid { open = fence }
        continue
      }
      guard let fence, fence.closes(start) else {
        content.append(line)
        continue
      }
      out += start.isSheet ? formatted(content, in: start) : content.flatMap(\.self)
      out += line
      open = nil
      content = []
    }
    // A block that the end of the file cuts off stays.
    out += content.flatMap(\.self)
  }

  /// The lines of a sheet in a fence. They stay if a formatted line would close the fence.
  private func formatted(_ content: [ArraySlice<UInt8>], in fence: Fence) -> [UInt8] {
    let written = content.flatMap(\.self)
    let text = content.flatMap { line in line.dropFirst(line.prefix(fence.indent).prefix { $0 == 0x20 }.count) }
    guard let last = content.last, text.contains(where: { !Bytes.isSpace($0) }) else { return written }
    var sheet = Array(format(SourceText(path: source.path, bytes: text)).bytes)
    if let end = sheet.last, !Bytes.isLineEnd(end) { sheet += last.suffix(2).filter(Bytes.isLineEnd) }
    let lines = MarkdownSheets.lines(sheet)
    guard !lines.contains(where: { Fence($0)?.closes(fence) ?? false }) else { return written }
    return lines.flatMap { line in
      (line.allSatisfy(Bytes.isLineEnd) ? [] : [UInt8](repeating: 0x20, count: fence.indent)) + line
    }
  }

  /// The lines of a text with their ends.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices {
      let isPair = text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
      guard text[index] == 0x0A || text[index] == 0x0D, !isPair else { continue }
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// A line that starts or ends a fenced code block.
  private struct Fence {
    let indent: Int
    let mark: UInt8
    let count: Int
    let info: String

    init?(_ line: ArraySlice<UInt8>) {
      indent = line.prefix { $0 == 0x20 }.count
      let rest = line.dropFirst(indent)
      guard indent < 4, let mark = rest.first, mark == 0x60 || mark == 0x7E else { return nil }
      count = rest.prefix { $0 == mark }.count
      guard count >= 3 else { return nil }
      self.mark = mark
      info = String(decoding: rest.dropFirst(count), as: UTF8.self)
    }

    /// Whether the line is text with code in it, such as ```` ```a``` ````.
    var isInvalid: Bool { mark == 0x60 && info.contains("`") }

    /// Whether the first word after the marks is `vstyle`.
    var isSheet: Bool { info.split(whereSeparator: \.isWhitespace).first?.lowercased() == "vstyle" }

    /// Whether the line ends the block that another one starts.
    func closes(_ start: Fence) -> Bool {
      mark == start.mark && count >= start.count && info.allSatisfy(\.isWhitespace)
    }
  }
}
