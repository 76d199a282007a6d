import VStyleLint
import VStyleSyntax

/// A shell script that completes command lines, generated from the tables of commands and options.
struct CompletionScript: Sendable {
  /// The name of the shell.
  let shell: String

  /// A command that installs the script, for later shells.
  let installation: String

  /// The text of the script.
  let text: @Sendable ([Command]) -> String

  /// Every shell.
  static let all: [CompletionScript] = [.bash, .zsh, .fish]

  /// The names of all rules.
  static var rules: [String] { LintRules.all.map(\.name) }

  /// The severities that an option sets for a rule.
  static let severities = Severity.allCases.map(\.rawValue) + ["off"]

  /// Returns a text in single quotes, as shells read it.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - quote: the way in which the shell writes a single quote inside of single quotes.
  static func quoted(_ text: String, _ quote: String = "'\\''") -> String { "'\(text.replacing("'", with: quote))'" }
}

extension Option {
  /// The ways to write the option: `-q` and `--quiet`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }
}
