import VStyleCheck
import VStyleCompiler
import VStyleJSON
import VStyleStylesheet
import VStyleSyntax
import VStyleTokens
import VStyleTrace
import VStyleValues
import VStyleViews

/// Writes the colors of a sheet as an asset catalog.
struct AssetCatalogExport {
  private let names: [String]
  private let colors: [AssetCatalog.Appearance: [String: Color]]

  /// Computes the colors at the root in each appearance.
  init(_ source: SourceText, _ files: any Files) {
    names = DeclaredProperties.names(in: source)
    let loader = FolderLoader(files)
    let sheet = CompiledStylesheet.compile([SheetInput(source)], schema: .views, loader: loader, advice: nil)
    var tree = ElementTree()
    tree.add(ElementNode(key: "root", typeName: "Window"))
    var colors: [AssetCatalog.Appearance: [String: Color]] = [:]
    for appearance in AssetCatalog.Appearance.all {
      var traits = Traits()
      traits.colorScheme = appearance.isDark ? .dark : .light
      if appearance.hasHighContrast { traits.features["prefers-contrast"] = "more" }
      let evaluator = StyleEvaluator(sheet, tree: tree, environment: StyleEnvironment(traits: traits))
      var tracer = PropertyTracer(evaluator, node: 0)
      var context = ValueContext()
      context.colorScheme = traits.colorScheme
      for name in names {
        guard let text = tracer.trace(name)?.value?.text,
          let color = ValueKind.color.value(of: text)?.resolved(in: context)[as: Color.self]
        else { continue }
        colors[appearance, default: [:]][name] = color.resolved(for: traits.colorScheme)
      }
    }
    self.colors = colors
  }

  /// The files with their paths in the catalog, in order. A property without a color in some appearance has none.
  var files: [(path: String, value: JSON)] {
    let sets = names.compactMap { name -> (path: String, value: JSON)? in
      let own = Dictionary(
        uniqueKeysWithValues: AssetCatalog.Appearance.all.compactMap { appearance in
          colors[appearance]?[name].map { (appearance, $0) }
        })
      guard own.count == AssetCatalog.Appearance.all.count, AssetCatalogExport.isFileName(name) else { return nil }
      return ("\(name.dropFirst(2)).colorset/Contents.json", AssetCatalog.contents(own))
    }
    return [("Contents.json", AssetCatalog.root)] + sets
  }

  /// Whether a name can be that of a folder.
  private static func isFileName(_ name: String) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}

extension Command {
  /// Writes the colors of a sheet into a folder for Xcode.
  static func exportAssets(
    _ sheet: SourceText, to folder: String, _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    try WrittenSheet.checkName(folder, [".xcassets"])
    let files = AssetCatalogExport(sheet, terminal.files).files
    for (path, value) in files {
      let path = FilePath.joined(folder, path)
      let parent = FilePath.folder(path)
      guard !terminal.files.isLink(parent) else {
        throw CommandError(.cannotCreate, "`\(parent)` is a link, and nothing is written through it")
      }
      try terminal.files.make(folder: parent)
      try terminal.files.create(path, with: value.pretty, limit: .tokenFileBytes)
    }
    terminal.print("\(folder)\n")
    return .success
  }
}
