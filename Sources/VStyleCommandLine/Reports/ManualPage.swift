import VStyleLint

/// The manual page, in the macros of man, generated from the tables of commands and options.
///
/// - Spec: https://man7.org/linux/man-pages/man7/groff_man.7.html
enum ManualPage {
  /// The text of the page.
  static var text: String {
    var text = """
      .TH VSTYLE 1 \(Version.date) "vstyle \(Version.current)" "vstyle manual"
      .SH NAME
      vstyle \\- check, compute and explain stylesheets for native views
      .SH SYNOPSIS
      .B vstyle
      .I command
      .RI [ options ]
      .RI [ paths ...]
      .SH DESCRIPTION
      Results go to standard output, all else to standard error.
      .SH COMMANDS

      """
    for command in Command.all { text += section(command) }
    text += ".SH OPTIONS OF EVERY COMMAND\n" + Option.shared.map(row).joined()
    text += ".SH ENVIRONMENT\n"
    for variable in Terminal.variableRows { text += row(variable.name, variable.effect) }
    text += ".SH FILES\n"
    for file in files { text += row(file.name, file.use) }
    text += ".SH EXIT STATUS\n"
    for (code, meaning, _) in ExitCode.rows { text += row("\(code.rawValue)", meaning) }
    return text
  }

  /// The files that commands read by themselves.
  static let files: [(name: String, use: String)] = [
    ("vstyle.json", "the configuration; the nearest one above a sheet applies"),
    (".editorconfig", "the settings of fmt"),
  ]

  private static func section(_ command: Command) -> String {
    let usage = command.usage.dropFirst("usage: ".count)
    var text = ".SS \(escaped(String(usage)))\n"
    text += paragraph(command.summary + ".")
    if !command.notes.isEmpty { text += ".PP\n" + paragraph(command.notes.joined(separator: " ")) }
    for group in command.groups {
      text += ".PP\n" + paragraph(group.title + ":")
      text += group.options.map(row).joined()
    }
    text += ".PP\nExamples:\n"
    return text + command.examples.map { row($0.line, $0.effect) }.joined()
  }

  private static func row(_ option: Option) -> String { row(option.usage, option.help) }

  private static func row(_ name: String, _ text: String) -> String {
    ".TP\n.B \(escaped(name))\n" + paragraph(text + ".")
  }

  /// Returns sentences in lines, each with a capital letter at its start.
  private static func paragraph(_ text: String) -> String {
    let lines = FoldedText.lines(escaped(text.prefix(1).uppercased() + text.dropFirst()), width: 80)
    // A point at the start of a line would be a command.
    return lines.split(separator: "\n").map { ($0.hasPrefix(".") ? "\\&" : "") + $0 + "\n" }.joined()
  }

  /// Returns a text with the characters that have a meaning in a page escaped.
  private static func escaped(_ text: String) -> String {
    let special: [Character: String] = [
      "\\": "\\e", "-": "\\-", "`": "\\(ga", "'": "\\(aq", "^": "\\(ha", "~": "\\(ti", "…": "\\[u2026]", "\"": "\\(dq",
    ]
    return text.map { special[$0] ?? String($0) }.joined()
  }
}
