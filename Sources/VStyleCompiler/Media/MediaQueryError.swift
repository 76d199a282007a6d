package import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

/// What is wrong with a media query, and where.
package struct MediaQueryError: Error {
  /// What is wrong.
  ///
  /// OPTIMIZATION: a plain enumeration would be simpler, but each of the nested calls of the parser has room for an error.
  package indirect enum Reason {
    /// A function, which no media query has.
    case function
    /// A token where a parenthesis begins; the word that it is, in lower case, or an empty text.
    case noParenthesis(word: String)
    /// A clause of an import, such as `layer(base)`, after the media query.
    case lateClause(String)
    /// A token after the end of the query; the sign or word that it may mean.
    case tokenAfterQuery(meaning: String?)
    /// A token after the end of a feature.
    case tokenAfterFeature
    /// A token that is no name of a feature.
    case noName
    /// The name of no feature, in lower case.
    case unknownFeature(String)
    /// The name of no custom media query.
    case unknownCustomQuery(String)
    /// A name of a custom media query with a value or a comparison.
    case valueOfCustomQuery(String)
    /// A name with `min-` or `max-` alone.
    case prefixWithoutValue(String)
    /// A name with `min-` or `max-` in a comparison.
    case prefixInComparison
    /// A token that is no comparison; the comparison that it may mean.
    case noComparison(meaning: String?)
    /// Two comparisons around a feature, such as `400 < width > 600`.
    case opposedComparisons
    /// A comparison of a feature that has no order; the value that was compared, or an example.
    case unordered(MediaFeature, value: String)
    /// A value that is no keyword of the feature, in lower case; `nil` for a token that cannot be one.
    case noKeyword(MediaFeature, found: String?)
    /// A value that is not of the type of the feature, with its first token.
    case wrongValue(ValueError, of: ValueKind, at: TokenCursor)
  }

  package let range: SourceRange
  package let reason: Reason
}

extension MediaQueryError {
  /// What is wrong, in words.
  var message: String {
    switch reason {
    case .function: "there is no media function of this name"
    case .noParenthesis: "a media query tests features in parentheses"
    case .lateClause(let clause): "`\(clause)` is after the media query"
    case .tokenAfterQuery: "a media query ends before this"
    case .tokenAfterFeature: "a media feature ends before this"
    case .noName: "a media feature has a name"
    case .unknownFeature(let name): "there is no media feature `\(name)`"
    case .unknownCustomQuery(let name): "there is no custom media query `\(name)`"
    case .valueOfCustomQuery(let name): "`\(name)` is a custom media query, which has no value"
    case .prefixWithoutValue: "`min-` and `max-` need a value"
    case .prefixInComparison: "`min-` and `max-` take a value after a colon"
    case .noComparison: "a comparison is one of = < <= > >="
    case .opposedComparisons: "the two comparisons do not point the same way"
    case .unordered(let feature, _): "`\(feature.name)` has no order"
    case .noKeyword(let feature, let found):
      "`\(feature.name)` takes \(feature.keywordsInWords)" + (found.map { ", found `\($0)`" } ?? "")
    case .wrongValue(let error, _, _):
      "a media feature takes \(GrammarInWords.words(for: error.expected)) here, found \(error.found)"
    }
  }
}
