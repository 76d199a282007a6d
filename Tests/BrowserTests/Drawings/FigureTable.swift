/// The table of Docs/Performance.md with the figures of this engine beside those of others.
struct FigureTable {
  /// A task and the time that each engine takes.
  struct Row {
    /// The name of the task, such as `match/100k/1000`.
    let task: String
    /// The unit of the figures.
    let unit: String
    /// The figures that are known, in the order of the columns. The first is that of this engine.
    let figures: [(engine: String, text: String, value: Double)]
    /// How many times as long the fastest of the others takes, such as `19 ×`.
    let ratio: String
  }

  let rows: [Row]

  /// Reads the table of a page; `nil` if the page has none.
  init?(page: String) {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("| task | this engine |") }) else { return nil }
    let engines = FigureTable.cells(lines[start]).dropFirst().dropLast()
    rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.compactMap { line in
      let cells = FigureTable.cells(line)
      let name = cells[0].split(separator: "`, ")
      guard cells.count == engines.count + 2, name.count == 2 else { return nil }
      let figures = zip(engines, cells.dropFirst()).compactMap { engine, text in
        Double(text).map { (engine: engine == "this engine" ? "VStyle" : engine, text: text, value: $0) }
      }
      return Row(task: String(name[0].dropFirst()), unit: String(name[1]), figures: figures, ratio: cells.last ?? "")
    }
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }
}
