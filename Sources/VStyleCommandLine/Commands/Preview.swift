import VStyleCascade
import VStylePreview

extension Command {
  private static let trees = Option("tree", .file("TREE"), "a tree of views, or a folder of trees; may be repeated")
  private static let output = Option("output", .file("FILE"), "write the page to a file; also -o", letter: "o")
  private static let size = Option("size", .text("WIDTHxHEIGHT"), "the size of the device in points: 390x844")
  private static let axis = Option(
    "axis", .text("TRAIT=VALUE,…"), "a column for each value of a trait; may be repeated")

  private static let watch = Option("watch", .flag(isOn: false), "write the page again after each save, until Ctrl-C")

  /// `vstyle preview`
  static let preview = Command(
    "preview", operands: "SHEET…", summary: "draw sheets as a page: screens, components, custom properties",
    options: [trees, output, watch, .theme, axis, size, .traits] + LintInput.options + SchemaInput.options,
    notes: [
      "One HTML page without other files or network: each tree in each theme, named styles and styled",
      "views in all states, custom properties with their contrast, what lint finds, and an inspector",
      "that says why. Sheets stand in load order, the weakest first. Without --output, the page goes to",
      "standard output.",
    ]
  ) { (invocation, terminal) throws(CommandError) in
    let sources = try sources(invocation, terminal)
    if invocation.isOn(watch) {
      guard let path = invocation.value(output) else { throw invocation.misuse("`--watch` needs `--output FILE`") }
      var watch = PreviewWatch(sources, path: path, terminal)
      try watch.run()
      return .success
    }
    let page = PreviewPage(try sources.read(terminal.files)).html()
    guard let path = invocation.value(output) else {
      terminal.print(page)
      return .success
    }
    try PreviewWatch.write(page, to: path, terminal)
    terminal.report("wrote \(path)\n")
    return .success
  }

  private static func sources(_ invocation: Invocation, _ terminal: Terminal) throws(CommandError) -> PreviewSources {
    guard !invocation.operands.isEmpty else { throw invocation.misuse("`preview` needs a sheet") }
    let lint = try LintInput(invocation, terminal).configuration
    var traits = try EnvironmentInput.read(invocation).traits
    if let text = invocation.value(size) {
      let parts = text.lowercased().split(separator: "x").map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0, width.isFinite,
        height.isFinite
      else { throw invocation.misuse("`--size` takes WIDTHxHEIGHT in points, as in 390x844, found `\(text)`") }
      (traits.width, traits.height) = (width, height)
    }
    var axes: [(name: String, values: [String])] = []
    for text in invocation.all(axis) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw invocation.misuse("`--axis` takes TRAIT=VALUE,…, found `\(text)`") }
      axes.append((parts[0], parts[1].split(separator: ",").map(String.init)))
    }
    return PreviewSources(
      sheets: invocation.operands, trees: invocation.all(trees),
      schema: try SchemaInput.read(invocation, terminal), lint: lint, theme: invocation.value(.theme), traits: traits,
      axes: axes)
  }
}
