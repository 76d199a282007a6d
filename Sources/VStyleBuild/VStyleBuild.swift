import Foundation
import PackagePlugin

/// Checks the sheets of a target on each build, and adds their names to the target as Swift code.
@main struct VStyleBuild: BuildToolPlugin {
  /// Returns one command for all sheets of a target, or none for a target without sheets.
  ///
  /// The names of a target are in one file, since the sheets share style classes, themes and custom properties. The
  /// command writes only files that change, so that a value edited in a sheet compiles no names again.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let sheets = files(of: module, ending: ".vstyle")
    guard !sheets.isEmpty else { return [] }
    let folder = context.pluginWorkDirectoryURL
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let dependencies = target.recursiveTargetDependencies
    let hasViews = dependencies.contains { $0.name == "VStyleViews" }
    let modules = [module] + dependencies.compactMap(\.sourceModule)
    let described = modules.filter { !files(of: $0, ending: ".vstyle.json").isEmpty }
    let schemas = described.flatMap { files(of: $0, ending: ".vstyle.json") }
    let builtins = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Views.json")
    return [
      .buildCommand(
        displayName: "Checking \(sheets.count == 1 ? "1 sheet" : "\(sheets.count) sheets") of \(target.name)",
        executable: try context.tool(named: "vstyle-generate").url,
        arguments: ["--builtins", builtins.path, "--module", hasViews ? "VStyleViews" : "VStyle"]
          + ["--output", folder.path] + schemas.flatMap { ["--schema", $0.path] }
          + described.filter { $0.name != module.name }.flatMap { ["--import", $0.moduleName] }
          + sheets.map(\.path),
        inputFiles: sheets + schemas + described.flatMap { files(of: $0, ending: ".swift") } + [builtins]
          + configurations(above: target.directoryURL, in: context.package.directoryURL),
        outputFiles: ["Styles.swift", "Styles+Texts.swift"].map { folder.appending(path: $0) })
    ]
  }

  /// Returns the files of a target with an end of their names, sorted.
  private func files(of module: any SourceModuleTarget, ending end: String) -> [URL] {
    module.sourceFiles.map(\.url).filter { $0.lastPathComponent.hasSuffix(end) }.sorted { $0.path < $1.path }
  }

  /// Returns the configurations that may apply to a folder of a package, and the baselines that they name.
  private func configurations(above folder: URL, in package: URL) -> [URL] {
    var folders = [folder.standardizedFileURL]
    while let last = folders.last, last.path != package.standardizedFileURL.path, last.pathComponents.count > 1 {
      folders.append(last.deletingLastPathComponent())
    }
    let files = folders.map { $0.appending(path: "vstyle.json") }
    let configurations = files.filter { FileManager.default.fileExists(atPath: $0.path) }
    let baselines = configurations.compactMap { file -> URL? in
      let members = try? JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
      let path = members?["baseline"] as? String
      return path.map { URL(filePath: $0, relativeTo: file.deletingLastPathComponent()).absoluteURL }
    }
    return configurations + baselines.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
