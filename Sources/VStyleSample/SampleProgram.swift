import Foundation
import VStyle
import VStyleViews

/// Runs the sample app with `swift run vstyle-sample [FOLDER]`. The folder contains the packs of the sample. Default:
/// `Stylesheets/Skins`, relative to the current directory.
@main
enum SampleProgram {
  static func main() {
    do { try runInTemporaryFolder() } catch {
      let advice = "Start it in the folder of the repository, or pass the path of its folder `Stylesheets/Skins`."
      FileHandle.standardError.write(Data("vstyle-sample: \(error)\n\(advice)\n".utf8))
      exit(1)
    }
  }

  private static func runInTemporaryFolder() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "Stylesheets/Skins"
    let storage = FileManager.default.temporaryDirectory.appendingPathComponent("vstyle-sample-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: storage) }
    try run(folder: folder, storage: storage.path) { print($0) }
  }

  /// Runs the app and prints its output, with file paths shortened to the last two components.
  static func run(folder: String, storage: String, print: (String) -> Void) throws {
    let folderURL = URL(fileURLWithPath: folder)
    let sheet = try Stylesheet(contentsOf: folderURL.appendingPathComponent("Sample/Reader.vstyle"), mode: .strict)
    let archive = try Data(contentsOf: folderURL.appendingPathComponent("Night.zip"))
    let app = try SampleApp(sheet: sheet, folder: folder, storage: storage)
    try app.run(archive: Array(archive)) { line in print(withoutFolders(line)) }
  }

  /// Shortens file paths, since the folder of an installed pack has a different name in each run.
  private static func withoutFolders(_ line: String) -> String {
    line.replacing(/url\("?[^")]*\/([^"\/)]+\/[^"\/)]+)"?\)/) { "url(…/\($0.1))" }.replacing(/pack-\d+/) { _ in "pack" }
  }
}
