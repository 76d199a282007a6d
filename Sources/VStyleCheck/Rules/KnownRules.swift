import VStyleAdvice
import VStyleCompiler
import VStyleSelectors
import VStyleStylesheet
package import VStyleSyntax
import VStyleValues

/// The table of all rules by their names. Their pages, with examples, are in VStyleLint.
package enum KnownRules {
  /// Every rule, by code.
  package static let all = (rules(checked, isOfBuild: true) + rules(lintOnly, isOfBuild: false))
    .sorted { $0.code < $1.code }

  /// The rules that each build checks, by the presets that include them.
  private static let checked: [KnownRule.Tier: [DiagnosticRule]] = [
    .core: [
      .unexpectedToken, .unclosedBlock, .unclosedString, .unclosedComment, .missingSemicolon, .invalidNumber,
      .invalidHex, .invalidSelector, .invalidPrelude, .unknownAtRule, .misplacedAtRule, .misplacedDeclaration,
      .invalidEncoding, .confusableText, .limitExceeded, .unsupportedCSS, .lineComment, .unknownProperty,
      .valueTypeMismatch, .unknownKeyword, .unknownUnit, .unitNotAllowed, .numberOutOfRange, .integerRequired,
      .wrongArity, .unknownFunction, .badArgument, .calcTypeError, .unspacedCalcOperator,
      .propertyNotApplicable, .propertyAlias, .unknownViewType, .unknownState, .unknownPart,
      .unknownCustomProperty, .missingVar, .unknownTheme, .importNotFound, .importCycle, .duplicateImport,
      .contradictoryCondition, .unknownStyle, .styleCycle, .duplicateStyle, .unknownMediaFeature,
      .styleNotApplicable, .duplicateViewType, .layerOrderConflict, .misspelledLayer, .themeCycle, .unknownRule,
      .unknownSuppression, .unscopedSuppression, .unknownConfigurationKey, .invalidConfiguration,
    ],
    .style: [
      .suppressionWithoutReason
    ],
  ]

  /// The rules that only `vstyle lint` checks, by the presets that include them.
  private static let lintOnly: [KnownRule.Tier: [DiagnosticRule]] = [
    .core: [
      .calcDomain, .customPropertyTypeMismatch, .fallbackTypeMismatch, .stateNotSupported, .channelOutOfRange,
      .hugeLineHeight, .commaInFamily, .clippedShadow, .customPropertyCycle, .unmatchableSelector,
      .missingResource, .missingScaleVariant, .resourceType, .resourceEscapesFolder, .minGreaterThanMax,
      .gradientStops, .valueOutOfBounds, .duplicateProperty, .focusInvisible, .missingCustomPropertyInTheme,
      .themeTypeMismatch, .unknownSkinKey, .skinManifest, .themeSchemeConflict, .themeBaseConflict,
      .themeWithoutScheme, .misspelledName, .unmatchedSelector, .emptyRule, .needlessSuppression,
      .staleBaseline,
      .dtcgSyntax, .dtcgMissingType, .dtcgUnknownType, .dtcgInvalidValue, .dtcgLegacyValue, .dtcgUnit,
      .dtcgHexFallback, .dtcgUnresolvedAlias, .dtcgAliasToGroup, .dtcgCycle, .dtcgTypeMismatch, .dtcgName,
      .dtcgTokenAndGroup, .dtcgInvalidReference, .dtcgMissingSubvalue, .dtcgUnknownSubvalue, .dtcgMetadata,
      .dtcgUnknownMember, .dtcgResolver, .dtcgNameCollision,
    ],
    .strict: [
      .ineffectiveProperty, .cssMeaning, .misspelledState, .nestedState, .classNamedAsType, .typeInsideItself,
      .classNamedAsState, .duplicateSelector, .overriddenDeclaration, .neverWins, .undeclaredLayerOrder,
      .stateOrder, .repeatsStyle, .textContrast, .nonTextContrast, .contrastUnknown,
      .extraCustomPropertyInTheme, .hardCodedValue, .ruleParity, .stateParity, .unusedCustomProperty,
      .emptyFile, .unstyledName,
    ],
    .style: [
      .colorOutOfGamut, .descendingSpecificity, .important, .noID, .selectedStateOrder, .perceptualContrast,
      .themeNotDistinct, .themePolarity, .aliasDepth, .customPropertyPattern, .styleClassPattern, .idPattern,
      .layerPattern, .filePattern, .colorNoHex, .colorNoNamed, .hexLength, .keywordCase, .zeroNoUnit,
      .numberPrecision, .maxNestingDepth, .maxSelectorParts, .noUniversal, .propertyOrder, .commentMarker,
      .propertyDeny, .unitDeny, .functionDeny, .alphaNotation, .maxFileLines, .descriptionRequired,
    ],
  ]

  /// The options that a configuration can set.
  private static let options: [DiagnosticRule: [KnownRule.Option]] = [
    .perceptualContrast: [.init("difference", .count(50), "the least difference of the lightnesses, from 0 to 100")],
    .aliasDepth: [.init("limit", .count(3), "how many custom properties may lead to a value")],
    .numberPrecision: [.init("limit", .count(4), "how many digits a fraction may have")],
    .maxNestingDepth: [.init("limit", .count(3), "the number of rules that may be nested")],
    .maxSelectorParts: [.init("limit", .count(3), "how many parts a selector may have")],
    .commentMarker: [.init("markers", .names(markers), "the words that say so")],
    .propertyDeny: [.init("deny", .names(["transform-3d", "layer-transform"]), "the properties that are not allowed")],
    .unitDeny: [.init("deny", .names(["px"]), "the units that are not allowed, in lower case")],
    .functionDeny: [.init("deny", .names(["hwb", "lab", "lch"]), "the functions that are not allowed, in lower case")],
    .maxFileLines: [.init("limit", .count(400), "how many lines a sheet may have")],
  ]

  /// The default markers. The first two are concatenated, because no source of this project may contain them.
  private static let markers = ["TO" + "DO", "FIX" + "ME", "XXX", "HACK"]

  private static func rules(_ tiers: [KnownRule.Tier: [DiagnosticRule]], isOfBuild: Bool) -> [KnownRule] {
    tiers.flatMap { tier, rules in
      rules.map { KnownRule($0, tier: tier, options: options[$0] ?? [], isOfBuild: isOfBuild) }
    }
  }

  /// The names and codes to suggest for a misspelled one.
  static let spellings = SpellingCandidates(all.flatMap { [$0.name, $0.code] })

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  package static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

  /// Returns the row of a rule. A rule without one would be of the core; a test checks that each has one.
  package static func named(_ rule: DiagnosticRule) -> KnownRule {
    byCode[rule.code] ?? KnownRule(rule, tier: .core, options: [], isOfBuild: false)
  }
}
