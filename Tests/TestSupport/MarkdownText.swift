extension String {
  /// The text as Markdown: a `<` that would begin a tag is escaped, outside of code.
  ///
  /// Readers of Markdown leave out tags that they do not know, such as `<color>`.
  package var inMarkdown: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part).replacing(/<(?=[A-Za-z\/!])/, with: "\\<") : String(part)
    }.joined(separator: "`")
  }
}
