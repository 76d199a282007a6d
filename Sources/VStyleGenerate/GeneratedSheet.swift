import VStyleStylesheet
import VStyleSyntax

/// A sheet that gets an enum of its own.
struct GeneratedSheet {
  /// The compiled sheet with its imports.
  let compiled: CompiledStylesheet

  /// The path of the sheet.
  let path: String

  /// The name of the file without `.vstyle`.
  var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".vstyle") ? String(file.dropLast(".vstyle".count)) : file
  }

  /// The location of the sheet itself.
  var location: SheetLocation { SheetLocation(path: path, line: 1, column: 1) }
}

/// The texts of sheets by their paths in the program.
struct EmbeddedTexts {
  /// The texts by path, relative to ``folder``.
  private(set) var texts: [String: String] = [:]

  /// The folder that contains all sheets, with a slash after it; empty for the current folder.
  let folder: String

  /// Collects the texts of sheets and of their imports.
  init(of sheets: [GeneratedSheet]) {
    let sources = sheets.flatMap(\.compiled.sources.sources)
    let folders = sources.map { $0.path.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    var common = folders.first ?? []
    for folder in folders { common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count) }
    folder = common.isEmpty ? "" : common.joined(separator: "/") + "/"
    for source in sources { texts[path(source.path)] = source.text }
  }

  /// Returns the path of a sheet relative to ``folder``.
  func path(_ path: String) -> String { String(path.dropFirst(folder.count)) }

  /// The Swift file.
  func code(module: SwiftName) -> SwiftCode {
    let cases = texts.sorted { $0.key < $1.key }.map { path, text in
      "      case \(literal: path):\n        \(lines: text, indent: 8)\n" as SwiftCode
    }
    return """
      \(SwiftCode.header)
      import \(module)

      nonisolated extension \(NameWriter.typeName) {
        /// The texts of the sheets and of the sheets that they import.
        static let texts = EmbeddedSheets { embeddedText(at: $0) }

        // In a function, since other files are compiled again after a change outside of one.
        private static func embeddedText(at path: String) -> StaticString? {
          switch path {
      \(cases.joined())      default: nil
          }
        }
      }

      """
  }
}
