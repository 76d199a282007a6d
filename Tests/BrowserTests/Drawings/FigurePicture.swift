/// The bar chart of the times of this engine and of others.
enum FigurePicture {
  /// The tasks that are drawn, and what each does.
  static let tasks = [
    (name: "match/100k/1000", summary: "Style 100,000 nodes with 1,000 rules"),
    (name: "theme/100k/1000", summary: "Change the style class of the root"),
    (name: "toggle1/100k/1000", summary: "Change the style class of one row"),
    (name: "parse/app-big", summary: "Parse a large sheet"),
  ]

  private static let (left, room, right) = (112, 380, 580)

  /// Draws the tasks with the figures of a table; `nil` if the table lacks one of them.
  static func picture(_ table: FigureTable) -> Picture? {
    var drawing = Drawing()
    var summary = "Shorter is faster."
    var y = 36
    drawing.text("Time for a task: shorter is faster", x: 20, y: y, "head")
    for task in tasks {
      guard let row = table.rows.first(where: { $0.task == task.name }),
        let slowest = row.figures.map(\.value).max()
      else { return nil }
      y += 42
      drawing.text(task.summary, x: 20, y: y)
      drawing.text("the next takes \(row.ratio) as long", x: right - 20, y: y, "end small quiet")
      let figures = row.figures.sorted { $0.value < $1.value }
      y += 10
      for figure in figures {
        let isOurs = figure.engine == "VStyle"
        let width = max(2, Int((figure.value / slowest * Double(room)).rounded()))
        drawing.text(figure.engine, x: left - 8, y: y + 14, isOurs ? "small end accent head" : "small end")
        drawing.box(x: left, y: y + 2, width: width, height: 15, isOurs ? "solid" : "bar", radius: 2)
        let value = "\(figure.text) \(row.unit)"
        drawing.text(value, x: left + width + 6, y: y + 14, isOurs ? "small accent head" : "small quiet")
        y += 21
      }
      summary +=
        " \(task.summary): "
        + figures.map { "\($0.engine) \($0.text) \(row.unit)" }.joined(separator: ", ") + "."
    }
    drawing.text("Medians on one machine. Each task has its own scale.", x: 20, y: y + 30, "small quiet")
    return Picture(
      name: "figures", title: "Times of VStyle and of other engines", summary: summary, width: right, height: y + 50,
      drawing: drawing)
  }
}
