import VStyleCheck
import VStyleLint
import VStylePreview
import VStyleStylesheet

extension Command {
  private static let trees = Option(
    "tree", .file("TREE", [".json"]), "a tree of views, or a folder of trees; may be repeated")
  private static let output = Option(
    "output", .file("FILE", [".html"]), "write the page to a file; to standard output by default; also -o", letter: "o")
  private static let size = Option(
    "size", .text("WIDTHxHEIGHT"), "the size of a device in points; 390x844 by default; may be repeated",
    example: "390x844")
  private static let axis = Option(
    "axis", .text("TRAIT=VALUE,…"), "a column for each value of a trait; may be repeated",
    example: "idiom=phone,pad")

  private static let oneTheme = Option("theme", .text("NAME"), "draw one theme; all by default", example: "dark")
  private static let skin = Option(
    "skin", .file("PACK", [".plist", ".vstyle", ".zip"]),
    "a column for each skin of a pack: its folder, plist, sheet or zip; may be repeated")
  private static let watch = Option("watch", .flag(isOn: false), "write the page again after each save, until Ctrl-C")

  /// `vstyle preview`
  static let preview = Command(
    "preview", Operands("[SHEET…]", .files([".vstyle"])),
    summary: "draw sheets as a page: screens, components, custom properties",
    options: [
      OptionGroup("input", [trees, skin] + SchemaInput.options),
      OptionGroup("columns", [oneTheme, size, axis, .traits]), OptionGroup("output", [output, watch, .quiet]),
      OptionGroup("rules", LintInput.options),
    ],
    notes: [
      "One HTML page without other files or network: each tree in each theme, named styles and styled",
      "views in all states, custom properties with their contrast, what lint finds, and an inspector",
      "that says why. Name the sheets in the order in which an app loads them: a later one overrides an",
      "earlier one. Without sheets, the member preview of vstyle.json names them. Without --output, the",
      "page goes to standard output.",
    ],
    examples: [
      ("vstyle preview -o page.html", "what vstyle.json names"),
      ("vstyle preview app.vstyle --tree home.json -o page.html", "one screen in all themes"),
      ("vstyle preview app.vstyle --watch -o page.html", "the page again after each save"),
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
      terminal.print(result: page)
      return .success
    }
    try PreviewWatch.write(page, to: path, terminal)
    terminal.inform("wrote \(path)\n")
    return .success
  }

  private static func sources(_ invocation: Invocation, _ terminal: Terminal) throws(CommandError) -> PreviewSources {
    let input = try LintInput(invocation, terminal)
    var settings = invocation.operands.isEmpty ? input.configuration.preview ?? PreviewSettings() : PreviewSettings()
    if !invocation.all(trees).isEmpty { settings.trees = [] }
    if !invocation.all(skin).isEmpty { settings.skins = [] }
    _ = try input.existing(input.configuration.schemas + settings.sheets + settings.trees + settings.skins)
    let sheets = try invocation.operands + input.existing(settings.sheets)
    guard !sheets.isEmpty else {
      throw invocation.misuse(
        "`preview` needs a sheet, or a `vstyle.json` with `\"preview\": {\"sheets\": […]}`",
        advice: [MissingInput.sheetAdvice(invocation, terminal)])
    }
    var sizes = invocation.all(size).isEmpty ? settings.sizes : []
    for text in invocation.all(size) {
      guard let size = DeviceSize(text) else {
        throw invocation.misuse("`--size` takes WIDTHxHEIGHT in points, as in 390x844, found `\(text)`")
      }
      sizes.append(size)
    }
    var axes: [(name: String, values: [String])] = []
    for text in invocation.all(axis) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw invocation.misuse("`--axis` takes TRAIT=VALUE,…, found `\(text)`") }
      axes.append((parts[0], parts[1].split(separator: ",").map(String.init)))
    }
    let themes: [PreviewSources.Theme] =
      invocation.value(oneTheme).map { [($0, nil)] } ?? settings.themes.map { ($0, input.location(ofTheme: $0)) }
    return PreviewSources(
      sheets: sheets, trees: try invocation.all(trees) + input.existing(settings.trees),
      schema: try SchemaInput.read(invocation, terminal, input),
      lint: input.configuration, themes: themes, sizes: sizes, traits: try EnvironmentInput.read(invocation).traits,
      skins: try invocation.all(skin) + input.existing(settings.skins), axes: axes)
  }
}
