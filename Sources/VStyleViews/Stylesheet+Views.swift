public import VStyleProperties

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Sheets for the view types of this package and for the app's own view types.
extension Stylesheet {
  /// Reads a sheet from a string.
  ///
  /// - Parameters:
  ///   - text: the text of the sheet.
  ///   - viewTypes: the app's own view types that the sheet can style. Default: none.
  public init(_ text: String, viewTypes: [any Styleable.Type] = []) {
    self.init(source: SourceText(text), schema: .views(and: viewTypes))
  }

  /// Compiles an embedded sheet with its imports.
  ///
  /// - Parameters:
  ///   - path: the path of the sheet. There is an empty sheet at an unknown path.
  ///   - sheets: the embedded sheets.
  ///   - viewTypes: the app's own view types that the sheet can style. Default: none.
  public init(_ path: String, in sheets: EmbeddedSheets, viewTypes: [any Styleable.Type] = []) {
    self.init(source: sheets.source(path), schema: .views(and: viewTypes), loader: sheets)
  }

  /// Reads a sheet from a file, with its imports from the file's folder and subfolders.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - viewTypes: the app's own view types that the sheet can style. Default: none.
  ///   - mode: the handling of errors in the sheet. Strict mode throws them. Default: `.report`.
  /// - Throws: `SheetFileError` if the file cannot be read. In strict mode, `StylesheetError` if the sheet has errors.
  public init(contentsOf url: URL, viewTypes: [any Styleable.Type] = [], mode: StyleCheckMode = .report) throws {
    try self.init(contentsOf: url, schema: .views(and: viewTypes), mode: mode)
  }
}

#if DEBUG
  extension StylesheetWatcher {
    /// Reads a sheet from a file, and watches it with its imports.
    ///
    /// - Parameters:
    ///   - url: a file URL.
    ///   - viewTypes: the app's own view types that the sheet can style. Default: none.
    /// - Throws: `SheetFileError` if the file cannot be read.
    public convenience init(contentsOf url: URL, viewTypes: [any Styleable.Type] = []) throws {
      try self.init(contentsOf: url, schema: .views(and: viewTypes))
    }
  }
#endif

extension StyleSchema {
  /// Returns the schema of this package's view types and of the app's own.
  ///
  /// - Parameter viewTypes: the app's own view types.
  public static func views(and viewTypes: [any Styleable.Type]) -> StyleSchema {
    var schema = StyleSchema.views
    for type in viewTypes { schema.add(type) }
    return schema
  }
}
