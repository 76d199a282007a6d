import Foundation

/// The environment variables that configure the tests.
package enum Environment {
  /// The number in `TEST_SEED`, or `nil` if there is none.
  static let seed = ProcessInfo.processInfo.environment["TEST_SEED"].flatMap(UInt64.init)

  /// The number of rounds of a random test: the usual number, multiplied by `TEST_ROUNDS` if it is set.
  package static func rounds(_ usual: Int) -> Int {
    usual * (ProcessInfo.processInfo.environment["TEST_ROUNDS"].flatMap(Int.init) ?? 1)
  }

  /// The path of the accessibility checker axe-core in `AXE_SCRIPT`, or `nil` if there is none.
  package static let axeScript = ProcessInfo.processInfo.environment["AXE_SCRIPT"]

  /// The folder of VS Code's modules for TextMate grammars in `TEXTMATE_ENGINE`, or `nil` if there is none.
  package static let textMateEngine = ProcessInfo.processInfo.environment["TEXTMATE_ENGINE"]

  /// Whether tests color thousands of real sheets, with `GRAMMAR_CORPUS=1`.
  package static let readsGrammarCorpus = ProcessInfo.processInfo.environment["GRAMMAR_CORPUS"] == "1"

  /// The path of the Nu HTML checker in `HTML_CHECKER`, a Java archive, or `nil` if there is none.
  package static let htmlChecker = ProcessInfo.processInfo.environment["HTML_CHECKER"]
}
