import Foundation
import TestSupport
import Testing

/// Tests of the completion scripts in the shells themselves.
@Suite("completions")
struct ShellCompletionTests {
  /// The words of a command line, the last of which is completed, and some of the results.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let expected: [String]
    var absent: [String] = []

    var testDescription: String { words.joined(separator: " ") }

    static let all = [
      Case(words: ["li"], expected: ["lint"], absent: ["fmt"]),
      Case(words: ["lint", "--fo"], expected: ["--format"], absent: ["--fix"]),
      Case(words: ["lint", "--format", "sar"], expected: ["sarif"], absent: ["json"]),
      Case(words: ["lint", "--rule", "empty-r"], expected: ["empty-rule"], absent: ["empty-file"]),
      Case(words: ["lint", "ap"], expected: ["app.vstyle"], absent: ["app.json", "app.txt"]),
      Case(words: ["lint", "--schema", "ap"], expected: ["app.json"], absent: ["app.txt"]),
      Case(words: ["lint", "--skin", "app.z"], expected: ["app.zip"]),
      Case(words: ["lint", "--changes", "app.t"], expected: ["app.txt"]),
      Case(words: ["lint", "She"], expected: ["Sheets"]),
      Case(words: ["computed", "--tree", "ap"], expected: ["app.json"], absent: ["app.txt"]),
      Case(words: ["explain", "never-w"], expected: ["never-wins"], absent: ["empty-rule"]),
      Case(words: ["explain", "app."], expected: ["app.vstyle"], absent: ["app.txt"]),
      Case(words: ["explain", "title-col"], expected: ["title-color"], absent: ["text-color"]),
      Case(words: ["explain", "NavigationB"], expected: ["NavigationBar"], absent: ["Button"]),
      Case(words: ["help", "expl"], expected: ["explain"], absent: ["lint"]),
      Case(words: ["help", "lim"], expected: ["limits"]),
      Case(words: ["completions", "fi"], expected: ["fish"], absent: ["bash"]),
    ]
  }

  /// A folder with files of several types, and the script of a shell.
  private static func folder(_ shell: String) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["app.vstyle", "app.json", "app.txt", "app.zip"] { _ = try folder.write("", to: name) }
    _ = try folder.write(ProcessRun(["completions", shell]).output, to: "completions")
    try FileManager.default.createDirectory(atPath: folder.path + "/Sheets", withIntermediateDirectories: false)
    return folder
  }

  private static func bashScript(_ words: [String]) -> String {
    """
    . ./completions
    COMP_WORDS=(vstyle \(words.joined(separator: " "))) COMP_CWORD=\(words.count)
    _vstyle
    printf '%s\\n' "${COMPREPLY[@]}"
    """
  }

  @Test("bash completes commands, options, words, rules and files", arguments: Case.all)
  func bash(_ example: Case) throws { try check(example, "bash", ShellCompletionTests.bashScript) }

  @Test("bash completes the severity of a rule, and words after an equals sign")
  func equalsSigns() throws {
    let cases = [
      (["lint", "--rule", "empty-rule", "=", "o"], ["off"]), (["lint", "--rule", "empty-rule", "="], ["info", "off"]),
      (["lint", "--format", "=", "conc"], ["concise"]), (["lint", "--rule", "=", "empty-rule", "=", "w"], ["warning"]),
    ]
    for (words, expected) in cases {
      try check(
        Case(words: words, expected: expected, absent: ["empty-rule", "json"]), "bash", ShellCompletionTests.bashScript)
    }
  }

  @Test("fish completes commands, options, words, rules and files", arguments: Case.all)
  func fish(_ example: Case) throws {
    try check(example, "fish") { words in
      """
      source ./completions
      complete -C 'vstyle \(words.joined(separator: " "))'
      """
    }
  }

  @Test("fish completes the severity of a rule")
  func fishSeverity() throws {
    let example = Case(words: ["lint", "--rule", "empty-rule=o"], expected: ["empty-rule=off"], absent: ["warning"])
    try check(example, "fish") { "source ./completions; complete -C 'vstyle \($0.joined(separator: " "))'" }
  }

  @Test("zsh completes commands, options, words, rules and files", arguments: Case.all)
  func zsh(_ example: Case) throws {
    try check(example, "zsh") { words in
      // A second shell runs in a terminal of its own, where a tab completes. The line is shown between marks that
      // the text of the command does not have, because the terminal shows that too.
      """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell 'PS1= PS2= RPS1=; autoload -U compinit; compinit -u -D; . ./completions'
      zpty -w shell 'show() { print -r -- "@""@$BUFFER@""@"; }; zle -N show; bindkey "^X" show; print re''ady'
      zpty -r shell output '*ready*'
      zpty -n -w shell $'vstyle \(words.joined(separator: " "))\\t\\C-x'
      zpty -r shell output '*@@*@@*' && print -r -- "${${output%@@*}##*@@}"
      zpty -d shell
      """
    }
  }

  private func check(_ example: Case, _ shell: String, _ script: ([String]) -> String) throws {
    let folder = try ShellCompletionTests.folder(shell)
    guard let found = try RealProgram.run([shell, "-c", script(example.words)], in: folder.path) else { return }
    for word in example.expected { #expect(found.output.contains(word), "\(found)") }
    for word in example.absent { #expect(!found.output.contains(word), "\(found)") }
  }
}
