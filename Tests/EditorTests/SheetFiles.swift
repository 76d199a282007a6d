import TestSupport
import VStyleSyntax

/// The sheets that grammars are checked with.
enum SheetFiles {
  /// The sheets of the project: samples, sheets with mistakes, fixtures of tests.
  static let project = files(in: "/Stylesheets") + files(in: "/Tests")

  /// The sheets of the sample apps.
  static let samples = files(in: "/Stylesheets/Settings")

  /// The small sheets of the project, which a slow editor colors too.
  static let small = project.filter { $0.bytes.count < 1500 }

  private static func files(in folder: String) -> [Fixture] {
    Fixture.all(in: PackageRoot.path + folder, of: "vstyle").filter(isUTF8)
  }

  /// Whether tests read the real sheets, which takes minutes: with `GRAMMAR_CORPUS=1`, if they are beside the package.
  static let hasCorpus = Environment.readsGrammarCorpus && PackageRoot.conformanceSuites != nil

  /// Real sheets of many dialects from outside of the project.
  static let corpus: [Fixture] = ["css", "tcss", "qss", "nss"].flatMap { type in
    Fixture.all(in: (PackageRoot.conformanceSuites ?? "") + "/corpus", of: type).filter(isUTF8)
  }

  /// Each tenth of these, if it is small.
  static let someOfCorpus = corpus.enumerated().filter { $0.offset % 10 == 0 && $0.element.bytes.count < 4000 }
    .map(\.element)

  /// Whether Vim reads the lines of a file as the tokenizer does: all of them end in one way, and none
  /// with a form feed.
  static func isReadable(_ file: Fixture) -> Bool {
    let bytes = file.bytes
    let returns = bytes.count { $0 == 0x0D }
    let breaks = bytes.count { $0 == 0x0A }
    return !bytes.contains(0x0C) && !bytes.contains(0) && (returns == 0 || returns == breaks)
  }

  /// Whether a file is UTF-8, so that an engine counts its bytes as the tokenizer does.
  private static func isUTF8(_ file: Fixture) -> Bool { String(validating: file.bytes, as: UTF8.self) != nil }
}
