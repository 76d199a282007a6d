/// The rules.
public enum LintRules {
  /// Every rule, by code.
  public static let all: [LintRule] = [
    .unexpectedToken,
    .unclosedBlock,
    .unclosedString,
    .unclosedComment,
    .missingSemicolon,
    .invalidNumber,
    .invalidHex,
    .invalidSelector,
    .invalidPrelude,
    .unknownAtRule,
    .misplacedAtRule,
    .misplacedDeclaration,
    .invalidEncoding,
    .limitExceeded,
    .unsupportedCSS,
    .lineComment,
    .unknownProperty,
    .valueTypeMismatch,
    .unknownKeyword,
    .unknownUnit,
    .unitNotAllowed,
    .numberOutOfRange,
    .integerRequired,
    .wrongArity,
    .unknownFunction,
    .badArgument,
    .calcTypeError,
    .propertyNotApplicable,
    .tokenTypeMismatch,
    .propertyAlias,
    .unknownClass,
    .unknownState,
    .unknownPart,
    .unknownToken,
    .tokenCycle,
    .missingVar,
    .unknownTheme,
    .importNotFound,
    .importCycle,
    .duplicateImport,
    .unknownStyle,
    .styleCycle,
    .duplicateStyle,
    .unknownMediaFeature,
    .unknownSkinKey,
  ]

  /// The rule with a code, in any case, or a name.
  public static func named(_ text: String) -> LintRule? {
    all.first { $0.code == text.uppercased() || $0.name == text.lowercased() }
  }
}
