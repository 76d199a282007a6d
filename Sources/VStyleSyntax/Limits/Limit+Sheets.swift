/// Limits of sheets: their size, and the size of their expansion.
extension Limit {
  /// The maximum size of a sheet.
  package static let sheetBytes = Limit(
    "sheet-bytes", bytes: 16 << 20, "the size of a sheet",
    because: "A sheet is in memory with its tokens; the largest real sheets are a hundredth of it.")

  /// The maximum nesting depth of blocks and functions.
  package static let nestingDepth = Limit(
    "nesting-depth", count: 96, "blocks and functions inside each other",
    because: "Readers recurse at each; this many fit the 512 KiB stack of a background thread, in debug builds too.")

  /// The maximum nesting depth of the functions and brackets of a value.
  package static let valueDepth = Limit(
    "value-depth", count: 16, "functions and brackets inside each other in a value",
    because: "Parsers recurse several times at each; this many fit the 512 KiB stack of a background thread.")

  /// The maximum number of diagnostics about the statements of one sheet.
  package static let statementDiagnostics = Limit(
    "statement-diagnostics", count: 100_000, "diagnostics about the statements of one sheet",
    because: "More of them are not read by anybody; the rest of the sheet still applies.")

  /// The maximum number of simple selectors of one rule.
  package static let selectorParts = Limit(
    "selector-parts", count: 2048, "simple selectors in the selectors of one rule",
    because: "An element is matched against each; rules of people have fewer than ten.")

  /// The maximum nesting depth of selector lists.
  package static let selectorDepth = Limit(
    "selector-depth", count: 16, "selector lists inside each other, such as those of `:is()`",
    because: "The parser recurses at each; this many fit the 512 KiB stack of a background thread.")

  /// The maximum nesting depth of selector lists after the substitution of `&`.
  package static let nestedSelectorDepth = Limit(
    "nested-selector-depth", count: 256, "selector lists inside each other, those of `&` included",
    because: "Matching recurses at each: 96 nested rules with a list of their own still fit.")

  /// The maximum length of a chain of imports.
  package static let importDepth = Limit(
    "import-depth", count: 32, "sheets that import each other in a chain", because: "Reading recurses at each.")

  /// The maximum number of imported sheets.
  package static let importCount = Limit(
    "import-count", count: 10_000, "imports of a sheet and of those that it imports",
    because: "Each reads a file; a sheet that is imported several times counts each time.")

  /// The maximum size of the copies of imported sheets.
  package static let copiedSheetBytes = Limit(
    "copied-sheet-bytes", bytes: 4 << 20,
    "the size of the sheets that are imported in another layer, theme or media query again, counted each time",
    because: "Each is compiled once more, so a few files that import each other twice could require 2ⁿ.")

  /// The maximum number of features of a custom media query.
  package static let customMediaSize = Limit(
    "custom-media-size", count: 256, "features of a custom media query, those of the names in it counted at each use",
    because: "Queries that use others twice double at every step, so a few lines could require 2ⁿ features.")

  /// The maximum number of declarations that `@apply` and `extends` insert.
  package static let insertedDeclarations = Limit(
    "inserted-declarations", count: 200_000, "declarations that `@apply` and `extends` insert",
    because: "Styles that apply two others each double at every step, so a few lines could require 2ⁿ declarations.")

  /// The maximum length of a chain of styles that insert each other.
  package static let insertionDepth = Limit(
    "insertion-depth", count: 128, "styles that insert each other in a chain", because: "Compiling recurses at each.")

  /// The maximum number of properties of the view types that sheets declare.
  package static let viewTypeProperties = Limit(
    "view-type-properties", count: 100_000,
    "properties of all view types that sheets declare, inherited ones included",
    because: "Each type has a table of them all, with every spelling.")

  /// The maximum size of a value after the substitution of `var()`.
  package static let substitutionBytes = Limit(
    "substitution-bytes", bytes: 64 << 10, "the size of one value once each `var()` is replaced",
    because: "Custom properties that use others twice double at every step, so a few lines could require 2ⁿ bytes.")

  /// The maximum length of a chain of references between custom properties.
  package static let substitutionDepth = Limit(
    "substitution-depth", count: 512, "custom properties that refer to each other in a chain",
    because: "Nobody follows a longer chain; real ones have fewer than ten.")

  /// The maximum number of references that are followed for one value.
  package static let substitutionSteps = Limit(
    "substitution-steps", count: 65_536,
    "references followed to make one value, those after a custom property counted at each use",
    because: "Custom properties that use others ten times take 10ⁿ steps, though their text may be empty.")

  /// The maximum size of the values with `var()` of one element.
  package static let elementSubstitutionBytes = Limit(
    "element-substitution-bytes", bytes: 4 << 20, "the size of all values with `var()` that one element declares",
    because: "Each use of a long custom property copies it.")

  /// The maximum length of a chain of inherited themes.
  package static let themeDepth = Limit(
    "theme-depth", count: 32, "themes that inherit from each other in a chain",
    because:
      "Each theme contains what all those before it set, so a long chain costs its square; real ones have two or three."
  )

  /// The maximum number of custom properties of all themes of a sheet together.
  package static let themeCustomProperties = Limit(
    "theme-custom-properties", count: 1_000_000,
    "custom properties at the root of a tree, those of each theme of a sheet added up",
    because: "Lint and skins check each theme by itself: n properties and n themes would take n² steps.")

  /// The maximum number of answers about a view and a root of a scope.
  package static let scopeAnswers = Limit(
    "scope-answers", count: 1_000_000,
    "answers for a view and a root of its `@scope`, for rules in which a `:has()` or an `of` names that root",
    because: "Each may depend on the view and on the root: n roots inside each other would take n² answers.")

  /// The maximum number of keywords of a value among which a similar one is looked for.
  package static let guessedKeywords = Limit(
    "guessed-keywords", count: 256, "keywords of a value type that an unknown keyword is compared with",
    because: "A sheet can declare thousands of keywords, and misspell each of them; the colors are some 200.")

  /// The maximum number of unknown names of one sheet for which lint searches a suggestion.
  package static let spellingGuesses = Limit(
    "spelling-guesses", count: 1_000, "different unknown names for which a sheet gets the most similar known one",
    because: "Each is compared with all known names; more suggestions at once help nobody.")
}
