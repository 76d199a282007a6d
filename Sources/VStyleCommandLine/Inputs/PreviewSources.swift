import VStyleAdvice
import VStyleCheck
import VStyleLint
import VStylePacks
import VStylePreview
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// The sheets and trees of a preview, read from files.
struct PreviewSources {
  /// The paths of the sheets, from the lowest to the highest precedence.
  let sheets: [String]

  /// The paths of the trees.
  let trees: [String]

  let schema: StyleSchema
  let lint: LintConfiguration

  /// The themes to show; empty for all.
  let themes: [Theme]

  /// The name of a theme, with its location in the configuration; without one if the command line names it.
  typealias Theme = (name: String, location: String?)

  /// The sizes of devices. Several make further columns.
  let sizes: [DeviceSize]

  let traits: Traits

  /// The paths of skin packs, with a column for each skin.
  let skins: [String]

  /// The traits that make further columns: a name with its values.
  let axes: [(name: String, values: [String])]

  /// Reads all files and returns what the page shows.
  ///
  /// - Throws: an error for a file that cannot be read or is not valid.
  func read(_ files: any Files) throws(CommandError) -> PreviewInput {
    var sources: [SourceText] = []
    for path in sheets {
      sources.append(try files.source(path == "-" ? path : FilePath.cleaned(path), limit: .sheetBytes))
    }
    let none = try TreeFile(SourceText("{\"type\": \"\"}"))
    let (stylesheet, _) = StyledTree.compile(sources, none, schema, files)
    var screens: [PreviewScreen] = []
    for path in try TreeFile.paths(trees, files) {
      let file = try TreeFile(try files.source(path, limit: .treeBytes))
      let (sheet, tree) = StyledTree.compile(sources, file, schema, files)
      try file.checkTypes(sheet.schema)
      let name = path.split(separator: "/").last.map { String($0.split(separator: ".").first ?? $0) } ?? path
      screens.append(PreviewScreen(name: name, stylesheet: sheet, tree: tree, layouts: file.nodes.map(\.layout)))
    }
    let images = ImageResources(files)
    let skins = try PackSkins(skins, files, scale: traits.displayScale)
    let (components, leftOut) = PreviewComponents.all(stylesheet)
    var input = PreviewInput(
      title: title, stylesheet: stylesheet, screens: screens, components: components, leftOutComponents: leftOut,
      environments: try environments(stylesheet, skins.skins)
    ) { skins.image(at: $0) ?? images.image(at: $0, from: $1) }
    input.diagnostics = diagnostics(sources, skins.packFiles, files)
    return input
  }

  private var title: String {
    let names = sheets.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return names.joined(separator: ", ")
  }

  /// Returns the columns: the themes, each with each skin and each value of the axes.
  private func environments(
    _ stylesheet: CompiledStylesheet, _ skins: [Skin]
  ) throws(CommandError) -> [PreviewEnvironment] {
    var columns = PreviewEnvironment.all(of: stylesheet, traits: traits)
    try checkThemes(stylesheet.themeNames)
    if !themes.isEmpty {
      columns = columns.filter { column in themes.contains { $0.name == column.environment.themeName } }
    }
    if !skins.isEmpty {
      columns = columns.flatMap { column in
        skins.map { skin in
          var environment = column.environment
          environment.skin = skin
          return PreviewEnvironment(title: "\(column.title), \(skin.name)", environment: environment)
        }
      }
    }
    if !sizes.isEmpty {
      columns = columns.flatMap { column in
        sizes.map { size in
          var environment = column.environment
          (environment.traits.width, environment.traits.height) = (size.width, size.height)
          let title = sizes.count > 1 ? "\(column.title), \(size.text)" : column.title
          return PreviewEnvironment(title: title, environment: environment)
        }
      }
    }
    for axis in axes {
      var more: [PreviewEnvironment] = []
      for column in columns {
        for value in axis.values {
          var environment = column.environment
          if let error = environment.traits.set(axis.name, to: value) { throw CommandError(.usage, error) }
          more.append(PreviewEnvironment(title: "\(column.title), \(value)", environment: environment))
        }
      }
      columns = more
    }
    return columns
  }

  /// Checks that each theme is declared.
  ///
  /// - Throws: an error with all that are not: a usage error for that of the command line.
  private func checkThemes(_ declared: [String]) throws(CommandError) {
    let errors = themes.filter { !declared.contains($0.name) }.map { name, location in
      CommandError(
        location == nil ? .usage : .badConfiguration,
        "no sheet declares the theme `\(name)`\(PossibleValues.end(for: name, among: declared))", at: location)
    }
    guard let first = errors.first else { return }
    throw CommandError(
      first.code, first.message, at: first.location, remarks: errors.dropFirst().flatMap(\.lines))
  }

  private func diagnostics(
    _ sources: [SourceText], _ packs: [SkinFile], _ files: any Files
  ) -> [PreviewDiagnostic] {
    let linter = Linter(schema: schema, loader: FolderLoader(files), configuration: lint, skins: packs)
    let report = linter.lint(sources)
    let renderer = DiagnosticRenderer(report.sources)
    var finder = DeclarationFinder(report.sources)
    return report.diagnostics.map { diagnostic in
      PreviewDiagnostic(
        severity: diagnostic.severity.rawValue, location: renderer.locationText(diagnostic.location),
        declaration: renderer.locationText(finder.declaration(around: diagnostic.location)),
        message: diagnostic.message, rule: diagnostic.rule.label,
        snippet: renderer.pretty(diagnostic))
    }
  }
}
