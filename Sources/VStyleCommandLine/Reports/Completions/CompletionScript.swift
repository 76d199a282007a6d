import VStyleLint
import VStyleSyntax
import VStyleValues
import VStyleViews

/// A shell script that completes command lines, generated from the tables of commands and options.
struct CompletionScript: Sendable {
  /// The name of the shell.
  let shell: String

  /// The folder of the scripts that the shell reads.
  let folder: String

  /// The name of the script in the folder.
  let file: String

  /// The text of the script.
  let text: @Sendable ([Command]) -> String

  /// Every shell.
  static let all: [CompletionScript] = [.bash, .zsh, .fish]

  /// The names of all rules.
  static var rules: [String] { LintRules.all.map(\.name) }

  /// The names of the properties and view types that have a page.
  static var pages: [String] { SchemaPage.names(in: .views) }

  /// The commands that install the script for later shells: the first makes the folder.
  var installation: [Command.Example] {
    [
      ("mkdir -p \(folder)", "for \(shell), once"),
      ("vstyle completions \(shell) > \(folder)/\(file)", "install it for \(shell)"),
    ]
  }

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
