package import VStyleJSON
package import VStyleSyntax

/// A sheet with the tokens of a project.
package struct TokenSheet: Sendable {
  /// The text of the sheet.
  package let text: String

  /// The places of the tokens whose values a sheet cannot say. They are in comments of the sheet only.
  package let unsaid: [SourceLocation]

  /// The custom properties that these tokens would be.
  package let unsaidNames: [String]

  /// Writes the tokens of a project as a sheet.
  ///
  /// The sheet says all tokens that a sheet can say. For what is left, such as descriptions, types and the order of
  /// members, it has comments that ``files(of:)`` reads. The values in the sheet win over its comments.
  ///
  /// - Parameters:
  ///   - project: the token files, without errors that leave a token without a meaning.
  ///   - themeAxis: the modifier whose contexts are themes. The contexts of others are states of the root.
  ///   - media: the contexts that are in force while a media query is true.
  package init(_ project: TokenProject, themeAxis: String = "theme", media: [ModifierContext: String] = [:]) {
    let writer = TokenSheetWriter(project, themeAxis: themeAxis, media: media)
    (text, unsaid, unsaidNames) = (writer.text, writer.unsaid, writer.unsaidNames)
  }

  /// Returns the token files that a sheet says, each with the path relative to the folder of the first one.
  ///
  /// - Parameter sheet: a sheet that ``init(_:themeAxis:)`` wrote, with any edits, or another one.
  package static func files(of sheet: SourceText) -> TokenExport {
    let reader = TokenSheetReader(sheet)
    return TokenExport(files: reader.files, unsaid: reader.unsaid, leftOut: reader.leftOut)
  }
}

/// The token files that a sheet says.
package struct TokenExport {
  /// The files with their paths.
  package let files: [(path: String, value: JSON)]

  /// The places of the custom properties whose values the format cannot say.
  package let unsaid: [SourceRange]

  /// The places of the custom properties in rules that no token file has, such as a theme of people.
  package let leftOut: [SourceRange]
}

/// A context of a modifier, such as `size/mobile`.
package struct ModifierContext: Sendable, Hashable {
  /// The name of the modifier.
  package let modifier: String

  /// The name of the context.
  package let name: String

  /// Creates a context.
  package init(_ modifier: String, _ name: String) { (self.modifier, self.name) = (modifier, name) }
}

extension TokenProject {
  /// The contexts of all modifiers but one, apart from the default ones.
  package func contexts(besides themeAxis: String) -> [ModifierContext] {
    steps.filter { $0.isModifier && $0.name != themeAxis }.flatMap { step in
      step.contexts.enumerated().filter { $0.offset != step.initialContext }
        .map { ModifierContext(step.name, $0.element.name) }
    }
  }
}
