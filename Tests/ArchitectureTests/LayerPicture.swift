/// The picture of the targets in Docs/Architecture.md, drawn from ``Layer/all``.
struct LayerPicture {
  /// The position of a target: its column and row, in units of the grid, with what it contains in a few words.
  private struct Box {
    let name: String
    let column: Double
    let row: Double
    let summary: String

    init(_ name: String, _ column: Double, _ row: Double, _ summary: String) {
      (self.name, self.column, self.row, self.summary) = (name, column, row, summary)
    }

    var x: Double { 110 + column * 196 }
    var y: Double { 108 + row * 88 }
  }

  private static let boxes = [
    Box("VStyleCommandLine", 2, -1, "the program vstyle"), Box("VStyleSample", 3.1, -1, "an app"),
    Box("VStyleUIKit", 4.3, -1, "views of UIKit"),
    Box("VStyleMotion", 0.9, -1, "transitions, animations"),
    Box("VStyleLanguageServer", 0.6, 0, "what editors ask"),
    Box("VStyleLint", 0, 1, "rules, pages, fixes"), Box("VStyleDiff", 1, 1, "changes, causes"),
    Box("VStylePreview", 2.3, 1, "drawings, explanations"), Box("VStyleViews", 3.45, 0.7, "headless view models"),
    Box("VStyleProperties", 3.45, 1.4, "properties of views"),
    Box("VStyleFoundation", 4.6, 0, "downloads, notifications"), Box("VStyleSkins", 4.6, 1, "skins, themes from files"),
    Box("VStyleFormat", 4.6, 5, "white space"), Box("VStyleTesting", 3.6, 0, "schemas, from tests"),
    Box("VStyleGenerate", 1.6, 0, "Swift names of sheets"), Box("VStyleInspect", 2.6, 0, "reasons of live values"),
    Box("VStyleCheck", 1.2, 2, "checks of builds, baselines"),
    Box("VStyleTokens", 0, 1.6, "files of design tokens"),
    Box("VStyleWatch", 4.6, 2, "changed files"),
    Box("VStyle", 2.75, 2, "live objects, themes"), Box("VStylePacks", 0.1, 2.4, "packs, from bytes"),
    Box("VStyleEngine", 2.2, 3, "values of a live tree"), Box("VStyleTrace", 3.3, 3, "the reference, reasons"),
    Box("VStyleSchema", 0.1, 4, "schema files"), Box("VStyleAdvice", 1.15, 3, "what to write instead"),
    Box("VStyleJSON", 0, 6, "JSON, read and written"), Box("VStyleStylesheet", 2.25, 5, "stylesheets, cascade"),
    Box("VStyleCompiler", 1.3, 4, "from sheets to stylesheets"), Box("VStyleMatching", 3.4, 4, "matching, one element"),
    Box("VStyleSelectors", 1.6, 6, "selectors"), Box("VStyleValues", 2.9, 6, "value types, properties"),
    Box("VStyleSyntax", 2.1, 7, "text, tokens, syntax tree"),
  ]

  /// The names of the drawn targets.
  static var names: Set<String> { Set(boxes.map(\.name)) }

  /// The pairs of targets whose boxes are too close to each other.
  static var collisions: [String] {
    boxes.enumerated().flatMap { index, box in
      boxes[..<index].filter { abs($0.column - box.column) < 0.98 && abs($0.row - box.row) < 0.6 }
        .map { "\($0.name) and \(box.name)" }
    }
  }

  /// The arrows that do not go down.
  static var risingArrows: [String] {
    let rows = Dictionary(uniqueKeysWithValues: boxes.map { ($0.name, $0.row) })
    return Layer.all.flatMap { layer in
      edges(of: layer).filter { below in (rows[layer.name] ?? -.infinity) >= (rows[below] ?? .infinity) }
        .map { "\(layer.name) to \($0)" }
    }
  }

  /// The imports of a target that no other import implies.
  static func edges(of layer: Layer) -> [String] {
    let implied = Layer.all.filter { layer.below.contains($0.name) }.flatMap(\.below)
    return layer.below.subtracting(implied).sorted()
  }

  /// The picture, as SVG.
  static var text: String {
    let lines = Layer.all.flatMap { layer in
      edges(of: layer).compactMap { below in line(from: layer.name, to: below) }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1130 798" role="img" aria-labelledby="title">
      <title id="title">The targets of the package, each above the targets that it imports</title>
      <style>
      text { font: 12px system-ui, sans-serif; text-anchor: middle; fill: #444 }
      text.name { font-size: 14px; font-weight: 600; fill: #111 }
      rect { fill: #f4f6fa; stroke: #7d8db3 }
      line { stroke: #7d8db3; stroke-width: 1.5; marker-end: url(#arrow) }
      path { fill: #7d8db3 }
      @media (prefers-color-scheme: dark) {
        text { fill: #bbb } text.name { fill: #fff } rect { fill: #1f2530 }
      }
      </style>
      <defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
      <path d="M0 0 L8 4 L0 8 z"/></marker></defs>
      \(lines.joined(separator: "\n"))
      \(boxes.map(drawing).joined(separator: "\n"))
      </svg>

      """
  }

  private static func line(from upper: String, to lower: String) -> String? {
    guard let from = boxes.first(where: { $0.name == upper }), let to = boxes.first(where: { $0.name == lower })
    else { return nil }
    return #"<line x1="\#(Int(from.x))" y1="\#(Int(from.y) + 50)" x2="\#(Int(to.x))" y2="\#(Int(to.y) - 2)"/>"#
  }

  private static func drawing(_ box: Box) -> String {
    let (x, y) = (Int(box.x), Int(box.y))
    return """
      <rect x="\(x - 96)" y="\(y)" width="192" height="50" rx="8"/>
      <text class="name" x="\(x)" y="\(y + 21)">\(box.name)</text>
      <text x="\(x)" y="\(y + 39)">\(box.summary)</text>
      """
  }
}
