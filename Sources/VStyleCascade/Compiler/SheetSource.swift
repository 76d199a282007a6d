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

  /// The names of similar files, as suggestions.
  public let candidates: [String]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - reason: the rest of a sentence about the file: `does not exist`.
  ///   - candidates: the names of similar files.
  public init(_ reason: String, candidates: [String] = []) {
    self.reason = reason
    self.candidates = candidates
  }

  /// The reason as a sentence without the name of the file.
  public var description: String {
    let guess = candidates.isEmpty ? "" : " (did you mean \(candidates.map { "`\($0)`" }.joined(separator: " or "))?)"
    return VisibleText.line("the imported sheet \(reason)\(guess)")
  }
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
}

extension SheetLoader {
  /// Returns true, because a loader without files has no symbolic links.
  public func isInside(_ path: String, folder: String) -> Bool { true }
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
