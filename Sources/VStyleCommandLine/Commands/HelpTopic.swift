import VStyleLint
import VStyleSyntax

/// A help page that belongs to no single command, such as `vstyle help limits`: one element of ``all``.
struct HelpTopic: Sendable {
  /// The name after `vstyle help`.
  let name: String

  /// The contents of the page, as a phrase.
  let summary: String

  /// Returns the text of the page.
  let text: @Sendable () -> String

  /// Every topic, in the order of the help.
  static let all: [HelpTopic] = [.environment, .limits, .manual]

  /// The environment variables that commands read.
  static let environment = HelpTopic(name: "environment", summary: "the environment variables that vstyle reads") {
    FoldedText.table(Terminal.variableRows.map { ($0.name, $0.effect) })
      + "\n`--color always` and `--color never` come before all of them.\n"
  }

  /// Every limit on input, with its value and its reason.
  static let limits = HelpTopic(name: "limits", summary: "how large and how deep input may be, and why") {
    let groups = Limit.groups.map { group in
      let rows = group.limits.map { limit in
        "  \(limit.name): \(limit.phrase)\n" + FoldedText.lines(limit.reason, indent: 4)
      }
      return "\(group.title):\n\(rows.joined())"
    }
    return """
      Input beyond a limit is refused, and the message names the limit. What is written obeys the same limits,
      so it can be read again.

      \(groups.joined(separator: "\n"))
      """
  }

  /// The manual page.
  static let manual = HelpTopic(name: "manual", summary: "all of the help as a manual page, for man") {
    ManualPage.text
  }
}
