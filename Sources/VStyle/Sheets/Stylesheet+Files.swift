public import VStyleCascade
import VStyleSyntax
public import VStyleValues

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Stylesheet {
  /// Reads a sheet from a file, with everything that it imports from the file's folder and below.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - schema: the classes and properties to check against.
  ///   - origin: where the sheet comes from.
  ///   - mode: in strict mode, errors inside the sheet are thrown too.
  /// - Throws: ``SheetFileError`` if the file cannot be read; in strict mode, ``StylesheetError`` if
  ///   something in it is wrong.
  public init(
    contentsOf url: URL, schema: StyleSchema, origin: Origin = .app, mode: StyleCheckMode = .report
  ) throws {
    let loader = FileLoader()
    let source: SourceText
    do { source = try loader.load(url.path) } catch { throw SheetFileError(path: url.path, reason: error.reason) }
    self.init(source: source, schema: schema, origin: origin, loader: loader)
    if mode == .strict { try checked() }
  }
}
