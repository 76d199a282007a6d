import VStyleSyntax

extension CommandError {
  /// The error about a merge conflict in a sheet.
  ///
  /// - Parameters:
  ///   - conflict: the conflict.
  ///   - sheet: the sheet.
  ///   - path: its path; that of the source by default.
  init(_ conflict: MergeConflict, in sheet: SourceText, path: String? = nil) {
    let line = LineIndex(sheet).lineNumber(at: conflict.range.start)
    self.init(
      .badData, MergeConflict.message, at: "\(path ?? sheet.path):\(line)", remarks: [MergeConflict.advice])
  }
}
