public import VStyle

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Sheets for the view types of this package, and for classes of the app beside them.
extension Stylesheet {
  /// Reads a sheet from a text.
  ///
  /// - Parameters:
  ///   - text: the sheet.
  ///   - classes: view types of the app's own that the sheet may style.
  public init(_ text: String, viewTypes: [any Styleable.Type] = []) {
    self.init(source: SourceText(text), schema: .views(and: viewTypes))
  }

  /// Reads a sheet from a file, with everything that it imports from the file's folder and below.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - classes: view types of the app's own that the sheet may style.
  ///   - mode: in strict mode, errors inside the sheet are thrown too.
  /// - Throws: `SheetFileError` if the file cannot be read; in strict mode, `StylesheetError` if
  ///   something in it is wrong.
  public init(contentsOf url: URL, viewTypes: [any Styleable.Type] = [], mode: StyleCheckMode = .report) throws {
    try self.init(contentsOf: url, schema: .views(and: viewTypes), mode: mode)
  }
}

extension StyleSchema {
  /// The view types of this package and some of the app's own.
  public static func views(and viewTypes: [any Styleable.Type]) -> StyleSchema {
    var schema = StyleSchema.views
    for type in viewTypes { schema.add(type) }
    return schema
  }
}
