import Foundation
import Grammars
import TestSupport

/// Vim, which colors files with a syntax file.
enum VimEngine {
  /// Whether there is a Vim with syntax.
  static let isPresent: Bool = {
    let output = try? Process.output(of: "vim --version 2> /dev/null", [])
    return output.map { String(decoding: $0, as: UTF8.self).contains("+syntax") } ?? false
  }()

  /// The parts of the bytes of files, by the items that a syntax file gives them.
  static func parts(of files: [Fixture], with grammar: String) throws -> [[SheetPart]] {
    let folder = try ScratchFolder()
    _ = try folder.write(grammar, to: "syntax/vstyle.vim")
    let paths = try folder.write(files.map { $0.path + "\n" }.joined(), to: "paths").path
    let result = folder.path + "/result"
    let script = PackageRoot.path + "/Tests/EditorTests/Fixtures/tokenize.vim"
    _ = try Process.output(
      of: "PATHS=$1 RESULT=$2 vim -es -u NONE --cmd \"set rtp^=$3\" -S \"$4\"", [paths, result, folder.path, script])
    let lines = Fixture(path: result).bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.count == files.count else { throw EngineError(lines: lines.count, files: files.count) }
    return try lines.map { line in
      try TextMateEngine.parts(of: line) { items in
        items.split(separator: " ").compactMap { scopes[$0.split(separator: "_").last ?? ""] }.joined(separator: " ")
      }
    }
  }

  /// The scopes by the ends of the names of items.
  private static let scopes = Dictionary(
    uniqueKeysWithValues: GrammarScope.all.map { (Substring($0.vim), $0.textMate) })
}
