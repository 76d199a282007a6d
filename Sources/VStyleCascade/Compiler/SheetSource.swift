public import VStyleSyntax

/// A sheet to compile.
public struct SheetInput: Sendable {
  /// The text of the sheet.
  public let source: SourceText

  /// Where it comes from.
  public let origin: Origin

  /// Makes an input.
  public init(_ source: SourceText, origin: Origin = .app) {
    self.source = source
    self.origin = origin
  }
}

/// Why an imported sheet cannot be had.
public struct ImportFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong, as the rest of a sentence about the file: `does not exist`.
  public let reason: String

  /// The names of files that the author may have meant.
  public let candidates: [String]

  /// Makes a failure.
  public init(_ reason: String, candidates: [String] = []) {
    self.reason = reason
    self.candidates = candidates
  }

  /// The sentence with the file left open.
  public var description: String {
    let guess = candidates.isEmpty ? "" : " (did you mean \(candidates.map { "`\($0)`" }.joined(separator: " or "))?)"
    return "the imported sheet \(reason)\(guess)"
  }
}

/// Reads the sheets that others import.
///
/// The path is the importing sheet's folder joined with what `@import` says, with `.` and `..`
/// resolved; it never leaves the folder of the first sheet.
public protocol SheetLoader: Sendable {
  /// The bytes of a sheet.
  func load(_ path: String) throws(ImportFailure) -> SourceText

  /// Whether a path stays in the folder of the first sheet, wherever symbolic links lead. An import that does not is
  /// refused; what is not there stays inside.
  ///
  /// - Parameter folder: the folder as the path of the first sheet has it; empty for the current one.
  func isInside(_ path: String, folder: String) -> Bool
}

extension SheetLoader {
  /// True: a loader without files has no links.
  public func isInside(_ path: String, folder: String) -> Bool { true }
}

/// A loader that has no files.
public struct NoImports: SheetLoader {
  /// Makes the loader.
  public init() {}

  /// Fails: there are no files.
  public func load(_ path: String) throws(ImportFailure) -> SourceText {
    throw ImportFailure("cannot be read: this sheet was not loaded from a file")
  }
}
