import TestSupport
import Testing

@testable import VStyleCommandLine

@Suite("console")
struct ConsoleTests {
  @Test("a command has the recorded exit code, output and written files", arguments: Fixture.all(in: "", of: "console"))
  func golden(_ fixture: Fixture) {
    let console = Console(fixture.text)
    let files = MemoryFiles(console.files)
    let (code, output, errors) = Shell.run(console.words, on: files)
    let transcript = console.transcript(exit: code.rawValue, output: output, errors: errors, written: files.texts)
    #expect(Golden.mismatch(transcript, with: fixture.path) == nil)
  }

  @Test("every command has a help page that lists its options", arguments: Command.all)
  func help(_ command: Command) {
    let (code, page, _) = Shell.run(["help", command.name])
    #expect(code == .success)
    #expect(Shell.run([command.name, "--help"]).output == page)
    for option in command.options {
      #expect(page.contains(option.usage))
      if let letter = option.letter { #expect(option.summary.hasSuffix("; also -\(letter)"), "\(option.name)") }
    }
  }

  @Test("help lines have at most 100 characters", arguments: Command.all)
  func width(_ command: Command) {
    for line in Shell.run(["help", command.name]).output.split(separator: "\n") { #expect(line.count <= 100) }
  }

  @Test("completion scripts contain every command and option", arguments: CompletionScript.all.map(\.shell))
  func completions(_ shell: String) {
    let script = Shell.run(["completions", shell]).output
    for command in Command.all {
      #expect(script.contains(command.name))
      for option in command.options { #expect(script.contains(option.spelling.dropFirst(shell == "fish" ? 2 : 0))) }
    }
  }

  @Test("every choice of the help has a default")
  func defaults() {
    for option in Command.all.flatMap(\.options) + Option.shared {
      if case .choice = option.value { #expect(option.help.contains("by default"), "\(option.name)") }
    }
  }

  @Test("--color decides about colors first, then NO_COLOR, then FORCE_COLOR, then the terminal")
  func colors() {
    let files = [(path: "a.vstyle", text: "Label { alpha: 2 }\n")]
    func isColored(_ words: [String], _ variables: [String: String], _ screen: Terminal.Screen) -> Bool {
      Shell.run(["lint", "a.vstyle"] + words, files: files, variables: variables, screen: screen).output.contains(
        "\u{1B}")
    }
    #expect(isColored([], [:], .terminal))
    #expect(!isColored([], [:], .none))
    #expect(!isColored([], ["NO_COLOR": "1"], .terminal))
    #expect(isColored([], ["NO_COLOR": ""], .terminal))
    #expect(!isColored([], ["TERM": "dumb"], .terminal))
    #expect(isColored(["--color", "always"], ["NO_COLOR": "1"], .none))
    #expect(!isColored(["--color=never"], [:], .terminal))
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      #expect(isColored([], [name: "1"], .none))
      #expect(isColored([], [name: "1", "TERM": "dumb"], .none))
      #expect(!isColored([], [name: "0"], .none))
      #expect(!isColored([], [name: ""], .none))
      #expect(!isColored([], [name: "1", "NO_COLOR": "1"], .terminal))
      #expect(!isColored(["--color", "never"], [name: "1"], .terminal))
    }
  }

  @Test(
    "headings of pages are bold if results are colored, and plain otherwise",
    arguments: [
      (["help"], ["usage:", "commands:", "topics:", "options of every command:"]),
      (["help", "lint"], ["usage:", "examples:", "rules:"]), (["lint", "--help"], ["usage:", "examples:", "rules:"]),
      (["help", "limits"], ["sheets:"]), (["help", "manual"], []), (["explain", "empty-rule"], ["Bad:", "Good:"]),
      (["explain", "Button"], ["properties:", "from Control:"]),
    ])
  func headings(_ words: [String], _ headings: [String]) {
    let page = Shell.run(words).output
    let colored = Shell.run(words, variables: ["FORCE_COLOR": "1"]).output
    #expect(colored == Shell.run(words, screen: .terminal).output)
    for heading in headings {
      #expect(page.contains("\(heading)"))
      #expect(colored.contains("\u{1B}[1m\(heading)\u{1B}[0m"), "\(heading)")
    }
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == page)
    #expect(headings.isEmpty == (colored == page))
  }

  @Test("a failed write of the output ends with the exit code for write errors")
  func unwritable() {
    let terminal = Terminal(files: MemoryFiles([])) { stream, _ in stream == .errors }
    #expect(VStyleProgram.run(["--version"], terminal) == .writeFailed)
  }
}

/// Runs commands in the process of the tests.
enum Shell {
  /// Runs a command on files in memory and returns its exit code and its output.
  static func run(
    _ words: [String], files: [(path: String, text: String)] = [], variables: [String: String] = [:],
    screen: Terminal.Screen = .none
  ) -> (code: ExitCode, output: String, errors: String) {
    run(words, on: MemoryFiles(files), variables: variables, screen: screen)
  }

  /// Runs a command that may write to the files, and returns its exit code and its output.
  static func run(
    _ words: [String], on files: MemoryFiles, variables: [String: String] = [:], screen: Terminal.Screen = .none
  ) -> (code: ExitCode, output: String, errors: String) {
    let written = Written()
    let terminal = Terminal(files: files, variables: variables, screen: screen) { stream, text in
      if stream == .output { written.output += text } else { written.errors += text }
      return true
    }
    let code = VStyleProgram.run(words, terminal)
    return (code, written.output, written.errors)
  }

  private final class Written {
    var output = ""
    var errors = ""
  }
}

extension Command: CustomTestStringConvertible {
  var testDescription: String { name }
}
