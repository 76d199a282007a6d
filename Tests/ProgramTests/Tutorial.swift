import Foundation
import TestSupport

/// A tutorial of the documentation, whose steps write files and run commands.
///
/// The steps are read from the `@Code` directives of the tutorial. A step with the name `Terminal` has commands after
/// `$ ` with their output; all others are the contents of a file. A step of the program continues the one before it, so
/// a build of the last step contains the code of all.
struct Tutorial: Sendable, CustomStringConvertible {
  /// A step: the name that the tutorial shows, and the file of the catalog with its text.
  struct Step: Sendable {
    let name: String
    let file: Fixture
  }

  /// The name of the tutorial's file.
  let name: String

  /// The target that is built from the last step of the program.
  let program: String

  var description: String { name }

  static let all = [
    Tutorial(name: "First-Sheet", program: "FirstSheetTutorial"),
    Tutorial(name: "Themes-and-Dark-Mode", program: "ThemesTutorial"),
  ]

  private static let catalog = "\(PackageRoot.path)/Sources/VStyle/VStyle.docc"

  /// The steps, in order.
  var steps: [Step] {
    let text = Fixture(path: "\(Tutorial.catalog)/Tutorials/\(name).tutorial").text
    return text.matches(of: /@Code\(name: "([^"]+)", file: "([^"]+)"\)/).map { match in
      Step(name: String(match.1), file: Fixture(path: "\(Tutorial.catalog)/Resources/\(match.2)"))
    }
  }

  /// Writes the files and runs the commands in an empty folder.
  ///
  /// - Returns: each transcript with its file, and the output that its commands have now. A run of the program is that
  ///   of its last step; the transcript has as many lines of it as it shows.
  /// - Throws: an error of Foundation if a file cannot be written or a shell cannot be started.
  func transcripts() throws -> [(file: Fixture, actual: String)] {
    let scratch = try ScratchFolder()
    return try steps.compactMap { step in
      guard step.name == "Terminal" else {
        _ = try scratch.write(step.file.text, to: step.name)
        return nil
      }
      let commands = step.file.text.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }
      let actual = try commands.map { "$ \($0)\n" + (try output(of: String($0), in: scratch.path, step)) }.joined()
      return (step.file, actual)
    }
  }

  private func output(of command: String, in folder: String, _ step: Step) throws -> String {
    let script = """
      exec 2>&1
      programs=$(dirname "$1") command=$2 program=$3 PATH="$(dirname "$1"):$PATH"
      swift() { "$programs/$program"; }
      eval "$command"
      """
    let output = try ProcessRun([command, program], in: folder, shell: script).output
    let isLast = steps.last?.file.path == step.file.path
    guard command.hasPrefix("swift run"), !isLast else { return output }
    let shown = step.file.text.split(separator: "\n").count - 1
    return output.split(separator: "\n").prefix(shown).map { $0 + "\n" }.joined()
  }
}
