package import VStyleStylesheet
public import VStyleSyntax

/// A sheet to compile.
package struct SheetInput: Sendable {
  /// The text of the sheet.
  package let source: SourceText

  /// The origin of the sheet.
  package let origin: CascadeOrigin

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - source: the text of the sheet.
  ///   - origin: the origin; default: the app.
  package init(_ source: SourceText, origin: CascadeOrigin = .app) {
    self.source = source
    self.origin = origin
  }
}

/// An error from loading an imported sheet.
public struct ImportFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The reason, as the rest of a sentence about the file: `does not exist`.
  public let reason: String

  /// Creates an error.
  ///
  /// - Parameter reason: the rest of a sentence about the file: `does not exist`.
  public init(_ reason: String) { self.reason = reason }

  /// The reason as a sentence without the name of the file.
  public var description: String { VisibleText.line("the imported sheet \(reason)") }
}

/// Loads imported sheets.
///
/// A path is the folder of the importing sheet joined with the reference of its `@import`. `.` and `..` are resolved.
/// The path never leaves the folder of the first sheet.
public protocol SheetLoader: Sendable {
  /// Loads a sheet.
  ///
  /// - Parameter path: the resolved path.
  /// - Throws: ``ImportFailure`` if the sheet cannot be loaded.
  func load(_ path: String) throws(ImportFailure) -> SourceText

  /// Whether a path is inside of the folder of the first sheet after symbolic links are resolved.
  ///
  /// An import outside of the folder is refused. A path without a file counts as inside.
  ///
  /// - Parameters:
  ///   - path: the resolved path.
  ///   - folder: the folder of the first sheet's path; empty for the current one.
  func isInside(_ path: String, folder: String) -> Bool

  /// The names of the sheets in a folder, for the message about one that does not exist.
  ///
  /// - Parameter folder: the folder of a resolved path; empty for the current one.
  func names(in folder: String) -> [String]
}

extension SheetLoader {
  /// Returns true, because a loader without files has no symbolic links.
  public func isInside(_ path: String, folder: String) -> Bool { true }

  /// Returns no names, because a loader without files knows only the sheets that it is asked for.
  public func names(in folder: String) -> [String] { [] }
}

/// A loader without files, which refuses every import.
public struct NoImports: SheetLoader {
  /// Creates the loader.
  public init() {}

  /// Throws, because there are no files.
  public func load(_ path: String) throws(ImportFailure) -> SourceText {
    throw ImportFailure("cannot be read: this sheet was not loaded from a file")
  }
}
