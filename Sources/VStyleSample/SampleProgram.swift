import Foundation
import VStyle
import VStyleViews

/// Runs the sample app: `swift run vstyle-sample [FOLDER]`, in a checkout or with the folder of the sample's packs.
@main
enum SampleProgram {
  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "Stylesheets/Skins"
    let storage = FileManager.default.temporaryDirectory.appendingPathComponent("vstyle-sample-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: storage) }
    try run(folder: folder, storage: storage.path) { print($0) }
  }

  /// Goes through all switches and prints what changed, places of files without their folders.
  static func run(folder: String, storage: String, print: (String) -> Void) throws {
    let place = URL(fileURLWithPath: folder)
    let sheet = try Stylesheet(contentsOf: place.appendingPathComponent("Sample/Reader.vstyle"), mode: .strict)
    let archive = try Data(contentsOf: place.appendingPathComponent("Night.zip"))
    let app = try SampleApp(sheet: sheet, folder: folder, storage: storage)
    try app.run(archive: Array(archive)) { line in print(withoutFolders(line)) }
  }

  /// A folder that a pack was installed in has another name each time.
  private static func withoutFolders(_ line: String) -> String {
    line.replacing(/url\("?[^")]*\/([^"\/)]+\/[^"\/)]+)"?\)/) { "url(…/\($0.1))" }.replacing(/pack-\d+/) { _ in "pack" }
  }
}
