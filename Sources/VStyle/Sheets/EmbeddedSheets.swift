public import VStyleCompiler
public import VStyleSyntax
import VStyleValues

/// Sheets whose texts are in the program, so that no file is read. `vstyle generate` creates one.
public struct EmbeddedSheets: SheetLoader {
  private let text: @Sendable (String) -> StaticString?

  /// Creates a loader of embedded sheets.
  ///
  /// - Parameter text: returns the text of a sheet; `nil` if there is none at the path.
  public init(_ text: @escaping @Sendable (_ path: String) -> StaticString?) { self.text = text }

  /// Returns an embedded sheet.
  ///
  /// - Throws: ``ImportFailure`` if no sheet is embedded at the path.
  public func load(_ path: String) throws(ImportFailure) -> SourceText {
    guard let text = text(path) else { throw ImportFailure("is not embedded") }
    return SourceText("\(text)", path: path)
  }

  /// Returns an embedded sheet; an empty one if there is none at the path.
  package func source(_ path: String) -> SourceText { (try? load(path)) ?? SourceText("", path: path) }
}

extension Stylesheet {
  /// Compiles an embedded sheet with its imports, for apps without the view types of VStyleViews.
  ///
  /// - Parameters:
  ///   - path: the path of the sheet. There is an empty sheet at an unknown path.
  ///   - sheets: the embedded sheets.
  ///   - viewTypes: the view types that the sheet may style. Their superclasses are included.
  @_disfavoredOverload
  public init(_ path: String, in sheets: EmbeddedSheets, viewTypes: [any Styleable.Type] = []) {
    self.init(source: sheets.source(path), schema: StyleSchema(viewTypes: viewTypes), loader: sheets)
  }
}
