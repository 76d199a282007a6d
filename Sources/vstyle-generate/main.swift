// The program that the plug-in VStyleBuild runs on each build. It does what `vstyle generate --no-values` does, with a
// part of the targets, since each app builds it before its own code.

import VStyleCheck
import VStyleGenerate
import VStyleSchema
import VStyleSyntax
import VStyleValues

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The arguments: `--builtins FILE`, `--module NAME` and `--output FOLDER`, any number of `--schema FILE` and of
/// `--import MODULE`, and sheets.
struct Arguments {
  private(set) var builtins = ""
  private(set) var module = ""
  private(set) var output = ""
  private(set) var schemas: [String] = []
  private(set) var modules: [String] = []
  private(set) var sheets: [String] = []

  init(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let word = rest.popFirst() {
      switch word {
      case "--builtins": builtins = rest.popFirst() ?? ""
      case "--module": module = rest.popFirst() ?? ""
      case "--output": output = rest.popFirst() ?? ""
      case "--import": modules += rest.popFirst().map { [$0] } ?? []
      case "--schema": schemas += rest.popFirst().map { [$0] } ?? []
      default: sheets.append(word)
      }
    }
  }
}

/// Shows a text as a message of the build.
func report(_ text: String) { print(text, terminator: "") }

/// Warns about a schema file whose Swift files have changed since it was written.
func reportChanges(since schema: String, _ files: DiskFiles) throws {
  for path in try SchemaFile.changedSources(of: schema, files) {
    let note =
      files.kind(path) == .nothing
      ? "\(schema):1:1: note: `\(path)` does not exist; it or this file was moved\n"
      : "\(path):1:1: note: this file was another one when the view types were written\n"
    report(
      "\(schema):1:1: warning: the view types may have changed; run the test that calls `StyleSchema.write`\n" + note)
  }
}

/// Checks the sheets, and writes the files that changed. Returns whether no error was reported.
func generate(_ arguments: Arguments) throws -> Bool {
  let files = DiskFiles()
  let project = try ProjectInput(arguments.sheets.first.flatMap { ProjectInput.nearest(to: $0, files) }, files)
  let builtins = try SchemaFile.schema([arguments.builtins], addedTo: StyleSchema(), files)
  let schema = try project.schema(addedTo: builtins, arguments.schemas)
  for path in arguments.schemas { try reportChanges(since: path, files) }
  let sheets = try arguments.sheets.map { try files.text($0, limit: .sheetBytes) }
  let checked = CheckedSheets(
    sheets, schema: schema, configuration: project.configuration, at: project.configurationPath,
    baseline: try project.baseline(), files: files)
  let viewTypes = ModuleViewTypes(
    builtins: Set(builtins.viewTypeNames), hasBuiltins: arguments.module == "VStyleViews", modules: arguments.modules)
  let generator = CodeGenerator(
    module: arguments.module, viewTypes: viewTypes, showsValues: false, access: project.configuration.access,
    output: OutputFolder(arguments.output, currentFolders: files.currentFolders))
  guard let generator else {
    report("error: `\(VisibleText.line(arguments.module))` is not the name of a Swift module\n")
    return false
  }
  guard let code = try checked.code(by: generator, report: report) else { return false }
  for file in code {
    let path = FilePath.joined(arguments.output, file.name)
    guard (try? files.text(path, limit: .sheetBytes))?.text != file.text else { continue }
    try Data(file.text.utf8).write(to: URL(filePath: path), options: .atomic)
  }
  return true
}

do {
  exit(try generate(Arguments(CommandLine.arguments.dropFirst())) ? 0 : 1)
} catch let error as ProjectError {
  for remark in error.remarks { report("\(remark)\n") }
  report(MessageLocation.line(error.message, at: error.location) + "\n")
} catch let error as NameCollisions {
  for collision in error.all { report(collision.text) }
} catch {
  report("error: \(error)\n")
}
exit(1)
