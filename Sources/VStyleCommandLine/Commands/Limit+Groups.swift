import VStyleAdvice
import VStyleCheck
import VStyleFormat
import VStyleJSON
import VStyleLanguageServer
import VStyleLint
import VStylePacks
import VStylePreview
package import VStyleSyntax
import VStyleTokens
import VStyleTrace

/// Limits of the files that options name.
extension Limit {
  /// The maximum size of a diff.
  package static let diffBytes = Limit(
    "diff-bytes", bytes: 64 << 20, "the size of the diff of `--changes`", because: "It is in memory.")

  /// The maximum size of a file with a skin pack.
  package static let packFileBytes = Limit(
    "pack-file-bytes", bytes: 64 << 20, "the size of a skin pack that `--skin` names",
    because: "It is in memory; a download has the same limit.")
}

extension Limit {
  /// All limits, in the groups and the order of `vstyle help limits`.
  package static let groups: [(title: String, limits: [Limit])] = [
    (
      "sheets",
      [
        .sheetBytes, .nestingDepth, .valueDepth, .statementDiagnostics, .selectorParts, .selectorDepth,
        .nestedSelectorDepth, .importDepth, .importCount, .copiedSheetBytes, .customMediaSize, .insertedDeclarations,
        .insertionDepth, .viewTypeProperties, .substitutionBytes, .substitutionDepth, .substitutionSteps,
        .elementSubstitutionBytes, .themeDepth, .themeCustomProperties, .scopeAnswers, .guessedKeywords,
      ]
    ),
    (
      "skins",
      [
        .archiveEntries, .archiveEntryBytes, .archiveBytes, .archiveRatio, .archiveNameBytes, .fileNameBytes,
        .folderEntries, .folderDepth, .propertyListBytes, .propertyListValues, .propertyListDepth, .imagePixels,
        .downloadBytes,
      ]
    ),
    (
      "what the library stores",
      [
        .libraryIndexBytes, .packRecordBytes, .packImageBytes, .settingBytes, .settingKeyBytes, .storedFiles,
        .desktopSettingsBytes,
      ]
    ),
    (
      "files of the tools",
      [
        .jsonDepth, .treeDepth, .indentWidth, .patternBytes, .patternDepth, .treeBytes, .configurationBytes,
        .schemaBytes, .baselineBytes, .diffBytes, .packFileBytes, .editorConfigBytes, .explanationBytes, .components,
        .columnViews, .stateVisits, .explanationVisits, .messageBytes, .messageHeaderBytes, .tokenFileBytes, .tokens,
        .permutations, .referenceDepth,
      ]
    ),
    (
      "lint",
      [
        .themeLookups, .contrastViews, .contrastLookups, .diagnostics, .listedNames, .spellingGuesses,
        .spellingComparisons,
      ]
    ),
  ]
}
