/// Limits of sheets: what is read, and what it may grow to.
extension Limit {
  /// The size of a sheet.
  public static let sheetBytes = Limit(
    "sheet-bytes", bytes: 16 << 20, "the size of a sheet",
    because: "A sheet is held in memory with its tokens; the largest real sheets are a hundredth of it.")

  /// How deep blocks and functions are nested.
  public static let nestingDepth = Limit(
    "nesting-depth", count: 128, "blocks and functions inside each other",
    because: "Readers recurse at each; this many fit the 512 KiB stack of a background thread.")

  /// How many diagnostics about statements are listed for one sheet.
  public static let statementDiagnostics = Limit(
    "statement-diagnostics", count: 100_000, "diagnostics about the statements of one sheet",
    because: "More of them are not read by anybody; the rest of the sheet still applies.")

  /// How many simple selectors one rule has.
  public static let selectorParts = Limit(
    "selector-parts", count: 1024, "simple selectors in the selectors of one rule",
    because: "An element is matched against each; rules of people have fewer than ten.")

  /// How deep selector lists are nested.
  public static let selectorDepth = Limit(
    "selector-depth", count: 16, "selector lists inside each other, such as those of `:is()`",
    because: "The parser recurses at each; this many fit the 512 KiB stack of a background thread.")

  /// How deep selector lists are nested once `&` is replaced.
  public static let nestedSelectorDepth = Limit(
    "nested-selector-depth", count: 256, "selector lists inside each other, those that `&` stands for included",
    because: "Matching recurses at each: 128 nested rules with a list of their own still fit.")

  /// How deep sheets import each other.
  public static let importDepth = Limit(
    "import-depth", count: 32, "sheets that import each other in a chain", because: "Reading recurses at each.")

  /// How many sheets are imported.
  public static let importCount = Limit(
    "import-count", count: 10_000, "imported sheets",
    because: "A sheet that is imported under several conditions is compiled for each, so a few files could ask for 2ⁿ.")

  /// How many declarations `@apply` and `extends` insert.
  public static let insertedDeclarations = Limit(
    "inserted-declarations", count: 200_000, "declarations that `@apply` and `extends` insert",
    because: "Styles that apply two others each double at every step, so a few lines could ask for 2ⁿ declarations.")

  /// How deep styles insert each other.
  public static let insertionDepth = Limit(
    "insertion-depth", count: 128, "styles that insert each other in a chain", because: "Compiling recurses at each.")

  /// How many properties the view types of sheets have.
  public static let viewTypeProperties = Limit(
    "view-type-properties", count: 100_000,
    "properties of all view types that sheets declare, inherited ones included",
    because: "Each type has a table of them all, with every spelling.")

  /// How long a value grows by the `var()` in it.
  public static let substitutionBytes = Limit(
    "substitution-bytes", bytes: 64 << 10, "the size of one value once each `var()` is replaced",
    because: "Custom properties that use others twice double at every step, so a few lines could ask for 2ⁿ bytes.")

  /// How many custom properties refer to each other in a chain.
  public static let substitutionDepth = Limit(
    "substitution-depth", count: 512, "custom properties that refer to each other in a chain",
    because: "Nobody follows a longer chain; real ones have fewer than ten.")

  /// How many references are followed for one value.
  public static let substitutionSteps = Limit(
    "substitution-steps", count: 65_536,
    "references followed to make one value, those after a custom property counted at each use",
    because: "Custom properties that use others ten times take 10ⁿ steps, though their text may be empty.")

  /// How much text the custom properties of one element are made of.
  public static let elementSubstitutionBytes = Limit(
    "element-substitution-bytes", bytes: 4 << 20, "the size of all values with `var()` that one element declares",
    because: "Each use of a long custom property copies it.")

  /// How many themes inherit from each other.
  public static let themeDepth = Limit(
    "theme-depth", count: 32, "themes that inherit from each other in a chain",
    because:
      "Each theme holds what all those before it say, so a long chain costs its square; real ones have two or three.")

  /// How many custom properties all themes of a sheet have together.
  public static let themeCustomProperties = Limit(
    "theme-custom-properties", count: 1_000_000,
    "custom properties at the root of a tree, those of each theme of a sheet added up",
    because: "Lint and skins look at each theme by itself: n properties and n themes would take n² steps.")

  static let sheets: [Limit] = [
    .sheetBytes, .nestingDepth, .statementDiagnostics, .selectorParts, .selectorDepth, .nestedSelectorDepth,
    .importDepth, .importCount, .insertedDeclarations, .insertionDepth, .viewTypeProperties, .substitutionBytes,
    .substitutionDepth, .substitutionSteps, .elementSubstitutionBytes, .themeDepth, .themeCustomProperties,
  ]
}
