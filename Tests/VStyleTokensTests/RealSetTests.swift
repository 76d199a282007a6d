import Foundation
import TestSupport
import Testing
import VStyleCheck
import VStyleSyntax
import VStyleTokens

/// Tests with sets of tokens that people publish, if they are beside the package. Docs/DesignTokens.md names them.
@Suite("published sets") struct RealSetTests {
  static let folder = FilePath.cleaned(PackageRoot.path + "/../shared/tokens")

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder) }

  /// The tokens of each set, and how often it breaks each rule. The numbers are those of this program: if one changes,
  /// find the reason in the set.
  static let sets: [(name: String, tokens: Int, counts: [String: Int])] = [
    ("figma-sds", 298, ["dtcg-unit": 19]),
    ("adobe-spectrum", 1_579, ["dtcg-unknown-type": 209, "dtcg-hex-fallback": 33, "dtcg-unit": 3]),
    (
      "ibm-carbon", 356,
      ["dtcg-invalid-value": 90, "dtcg-legacy-value": 28, "dtcg-hex-fallback": 6, "dtcg-unit": 4]
    ),
    (
      "github-primer", 1_353,
      [
        "dtcg-unknown-member": 36, "dtcg-missing-subvalue": 11, "dtcg-hex-fallback": 5, "dtcg-unknown-type": 3,
        "dtcg-unit": 1,
      ]
    ),
    ("open-props", 441, ["dtcg-hex-fallback": 8]),
  ]

  @Test("a set has the tokens and the mistakes that it had before", .enabled(if: isThere), arguments: sets.map(\.name))
  func counts(_ name: String) throws {
    let set = try #require(Self.sets.first { $0.name == name })
    let files = DiskFiles()
    let text = try files.text("\(Self.folder)/\(name).resolver.json", limit: .tokenFileBytes)
    let project = TokenProject([text], files: files)
    let counts = Dictionary(grouping: project.diagnostics, by: \.rule.name).mapValues(\.count)
    #expect(counts == set.counts)
    #expect(project.tokenCount == set.tokens)
  }
}
