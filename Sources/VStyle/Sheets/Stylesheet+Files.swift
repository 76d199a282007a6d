import VStyleCompiler
public import VStyleStylesheet
import VStyleSyntax
public import VStyleValues

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension StylesheetError: LocalizedError {
  /// The messages with their locations and help, one per line.
  public var errorDescription: String? { description }
}

extension SheetFileError: LocalizedError {
  /// The path and the reason.
  public var errorDescription: String? { description }
}

extension Stylesheet {
  /// Reads a sheet from a file, with its imports from the file's folder and its subfolders.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - schema: the view types and properties to check against.
  ///   - origin: the origin of the rules. Default: the app.
  ///   - mode: in strict mode, errors in the sheet are thrown too. Default: errors are reported.
  /// - Throws: ``SheetFileError`` if the file cannot be read. In strict mode, ``StylesheetError`` if a diagnostic is an
  ///   error.
  public init(
    contentsOf url: URL, schema: StyleSchema, origin: CascadeOrigin = .app, mode: StyleCheckMode = .report
  ) throws {
    let loader = FileLoader()
    let source: SourceText
    do { source = try loader.load(url.path) } catch { throw SheetFileError(path: url.path, reason: error.reason) }
    self.init(source: source, schema: schema, origin: origin, loader: loader)
    if mode == .strict { try checked() }
  }

  /// Reads a sheet from a file, for apps without the view types of VStyleViews.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - viewTypes: the view types that the sheet may style. Their superclasses are included.
  ///   - mode: in strict mode, errors in the sheet are thrown too. Default: errors are reported.
  /// - Throws: ``SheetFileError`` if the file cannot be read. In strict mode, ``StylesheetError`` if a diagnostic is an
  ///   error.
  @_disfavoredOverload
  public init(contentsOf url: URL, viewTypes: [any Styleable.Type] = [], mode: StyleCheckMode = .report) throws {
    try self.init(contentsOf: url, schema: StyleSchema(viewTypes: viewTypes), mode: mode)
  }
}
