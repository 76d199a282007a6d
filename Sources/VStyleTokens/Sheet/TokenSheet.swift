package import VStyleJSON
package import VStyleSyntax

/// A sheet with the tokens of a project.
package struct TokenSheet: Sendable {
  /// The text of the sheet.
  package let text: String

  /// The places of the tokens whose values a sheet cannot say. They are in comments of the sheet only.
  package let unsaid: [SourceLocation]

  /// Writes the tokens of a project as a sheet.
  ///
  /// The sheet says all tokens that a sheet can say. For what is left, such as descriptions, types and the order of
  /// members, it has comments that ``files(of:)`` reads. The values in the sheet win over its comments.
  ///
  /// - Parameters:
  ///   - project: the token files, without errors that leave a token without a meaning.
  ///   - themeAxis: the modifier whose contexts are themes. The contexts of others are states of the root.
  package init(_ project: TokenProject, themeAxis: String = "theme") {
    let writer = TokenSheetWriter(project, themeAxis: themeAxis)
    (text, unsaid) = (writer.text, writer.unsaid)
  }

  /// Returns the token files that a sheet says, each with the path relative to the folder of the first one.
  ///
  /// - Parameter sheet: a sheet that ``init(_:themeAxis:)`` wrote, with any edits, or another one.
  /// - Returns: the files, and the names of the custom properties whose values the format cannot say.
  package static func files(of sheet: SourceText) -> (files: [(path: String, value: JSON)], unsaid: [SourceRange]) {
    let reader = TokenSheetReader(sheet)
    return (reader.files, reader.unsaid)
  }
}
