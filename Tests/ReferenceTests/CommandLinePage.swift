import VStyleValues

@testable import VStyleCommandLine

/// The page of all commands and options, generated from their tables.
enum CommandLinePage {
  static var text: String {
    """
    # The command line

    Look up each command and option of `vstyle` here. [Lint, format, preview and compare](Tools.md) says how to use them.

    `vstyle help COMMAND` prints the same, and the [manual page](man/vstyle.1) has all of it.

    \(Markdown.table(["command", "does"], Command.all.map { ["[\($0.name)](#\(anchor($0)))", $0.summary] }))
    Results go to standard output, and summaries, progress and errors to standard error. An option and its value are two
    words or joined by `=`: `--format json` or `--format=json`. After `--`, each word is an operand.

    \(Command.all.map(section).joined(separator: "\n"))
    ## Options of every command

    \(options(Option.shared))
    ## Environment variables

    Results are colored on a terminal. `--color always` and `--color never` decide first, then these variables, from the
    first to the last:

    \(Markdown.table(["variable", "effect"], Terminal.variableRows.map { ["`\($0.name)`", $0.effect] }))
    ## Exit codes

    Codes from 64 are those of `sysexits.h`.

    \(Markdown.table(
      ["code", "means", "for example"],
      ExitCode.rows.map { ["\($0.code.rawValue)", Markdown.prose($0.meaning), Markdown.prose($0.about)] }))
    ## Files

    \(Markdown.table(["file", "contains"], ManualPage.files.map { ["`\($0.name)`", $0.use] }))
    Next: [Configuration](Configuration.md), [file formats](FileFormats.md), [lint rules](LintRules.md)

    """
  }

  private static func section(_ command: Command) -> String {
    var text = "## vstyle \(command.name)\n\n\(Markdown.paragraph(Markdown.sentence(command.summary)))\n"
    text += Markdown.block(String(command.usage.dropFirst("usage: ".count)), "text") + "\n"
    if !command.notes.isEmpty {
      text += Markdown.paragraph(Markdown.prose(command.notes.joined(separator: " "))) + "\n"
    }
    text += Markdown.table(["example", "does"], command.examples.map { [Markdown.code($0.line), $0.effect] })
    for group in command.groups {
      text += "\n**\(Markdown.sentence(group.title).dropLast())**\n\n" + options(group.options)
    }
    return text
  }

  private static func options(_ options: [Option]) -> String {
    Markdown.table(["option", "means"], options.map { [Markdown.code($0.usage), Markdown.prose($0.help)] })
  }

  private static func anchor(_ command: Command) -> String { "vstyle-\(command.name)" }
}
