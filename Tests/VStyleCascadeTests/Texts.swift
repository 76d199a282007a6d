import VStyleCompiler
import VStyleSyntax

/// Sheets to import, by path.
struct Texts: SheetLoader {
  let texts: [String: String]

  func load(_ path: String) throws(ImportFailure) -> SourceText {
    guard let text = texts[path] else { throw ImportFailure("does not exist") }
    return SourceText(text, path: path)
  }
}
