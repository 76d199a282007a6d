/// The picture of a command and its colored output in a terminal.
enum TerminalPicture {
  /// Draws a command, and its output with escape sequences for colors.
  static func picture(named name: String, title: String, command: String, output: String) -> Picture {
    var drawing = Drawing()
    for (index, x) in [24, 44, 64].enumerated() {
      drawing.path("M\(x - 6) 24 a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0", ["error", "bar", "solid"][index])
    }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(runs)
    drawing.text([("$ ", "quiet"), (command, "head")], x: 20, y: 64, "code")
    var y = 64
    for line in lines.dropLast() {
      y += 21
      if !line.isEmpty { drawing.text(line, x: 20, y: y, "code") }
    }
    let columns = lines.map { $0.reduce(0) { $0 + $1.content.count } }.max() ?? 0
    let plain = lines.map { $0.map(\.content).joined() }.joined(separator: "\n")
    return Picture(
      name: name, title: title, summary: "\(command)\n\(plain)", width: 40 + columns * 79 / 10, height: y + 22,
      drawing: drawing)
  }

  /// The parts of a line with escape sequences, and the classes of their colors.
  static func runs(_ line: Substring) -> [(content: String, classes: String)] {
    line.split(separator: "\u{1B}[").enumerated().compactMap { index, part in
      // Only the first part can come before each escape sequence.
      if index == 0, !line.hasPrefix("\u{1B}") { return (String(part), "") }
      let pieces = part.split(separator: "m", maxSplits: 1, omittingEmptySubsequences: false)
      guard pieces.count == 2, !pieces[1].isEmpty else { return nil }
      return (String(pieces[1]), classes[String(pieces[0])] ?? "")
    }
  }

  /// The classes of the styles of a terminal: bold red, bold blue, bold.
  private static let classes = ["1;31": "error head", "1;34": "accent head", "1": "head"]
}
