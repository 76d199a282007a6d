import Testing

@testable import VStyleCommandLine

/// Tests of `lint --changes`, which reports only diagnostics on lines that a diff adds.
@Suite("changed lines")
struct ChangedLinesTests {
  private static let files = [
    (path: "a.vstyle", text: "Label { alpha: 2 }\nLabel { alpha: 3 }\nButton { alpha: 4 }\n"),
    (path: "sp ace \u{E9}.vstyle", text: "Label { alpha: 5 }\n"), (path: "same.vstyle", text: "Label { alpha: 6 }\n"),
  ]

  /// Diffs, each with the locations of the diagnostics that are reported.
  static let cases: [(String, [String])] = [
    ("", []), ("\r\n \n", []),
    ("Rename a sheet\n\ndiff --git a/a.vstyle b/c.vstyle\nsimilarity index 100%\n", []),
    (
      """
      diff --git a/a.vstyle b/a.vstyle
      index 9daeafb..180cf83 100644
      --- a/a.vstyle
      +++ b/a.vstyle
      @@ -1,2 +1,3 @@ a heading
       Label { alpha: 2 }
      -Label { alpha: 1 }
      +Label { alpha: 3 }
      +Button { alpha: 4 }
      \\ No newline at end of file
      --- /dev/null
      +++ "b/sp ace \\303\\251.vstyle"
      @@ -0,0 +1 @@
      +Label { alpha: 5 }
      --- a/gone.vstyle
      +++ /dev/null
      @@ -1 +0,0 @@
      -Label { alpha: 1 }
      """, ["a.vstyle:2", "a.vstyle:3", "sp ace \u{E9}.vstyle:1"]
    ),
    ("+++ ./same.vstyle\t2024-02-29\n@@ -1 +1 @@\n-+++ b/a.vstyle\n+Label { alpha: 6 }", ["same.vstyle:1"]),
    ("+++ b/a.vstyle\n@@ -1,0 +2 @@\n+Label { alpha: 3 }\n@ broken\n+x", ["a.vstyle:2"]),
    ("+++ b/a.vstyle\r\n@@ -1,0 +2 @@\r\n+Label { alpha: 3 }\r\n", ["a.vstyle:2"]),
    ("+++ b/a.vstyle\n@@ -1,2 +1,3 @@\n+\u{301}x\r\n\n Label\n", ["a.vstyle:1"]),
    (
      "\u{1B}[1mdiff --git a/a.vstyle b/a.vstyle\u{1B}[m\n\u{1B}[1m+++ b/a.vstyle\u{1B}[m\n\u{1B}[36m@@ -1,2 +1,2 @@"
        + "\u{1B}[m \u{1B}[mhead\u{1B}[m\n Label { alpha: 2 }\n\u{1B}[1;31m-x\u{1B}[m\n\u{1B}[32m+\u{1B}[m\u{1B}[32mx\u{1B}[m\n",
      ["a.vstyle:2"]
    ),
    ("--- i/a.vstyle\n+++ w/a.vstyle\n@@ -1,0 +2 @@\n+Label { alpha: 3 }\n", ["a.vstyle:2"]),
    ("+++ b/a.vstyle\n@@ -1,0 +\(Int.max - 1) @@\n+x\n@@ -1,0 +3 @@\n+Button { alpha: 4 }\n", ["a.vstyle:3"]),
  ]

  @Test("only diagnostics on lines that a diff adds are reported", arguments: cases)
  func changes(_ diff: String, _ places: [String]) {
    let words = ["lint", ".", "--changes", "-", "--format", "concise"]
    let shell = Shell.run(words, files: ChangedLinesTests.files + [("-", diff)])
    let found = shell.output.split(separator: "\n").map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
    #expect(found == places)
    #expect(shell.code == (places.isEmpty ? .success : .diagnostics))
  }

  @Test("a text that is no diff is rejected", arguments: ["not a diff", "Label { alpha: 2 }\n", "a.vstyle\n"])
  func noDiff(_ text: String) {
    let shell = Shell.run(["lint", ".", "--changes", "-"], files: ChangedLinesTests.files + [("-", text)])
    #expect(shell.code == .badData)
    #expect(shell.errors.hasPrefix("<stdin>:1: error: expected a diff such as that of `git diff --relative`"))
  }

  /// Paths of diffs, and whether the diff of such a file is accepted.
  static let folders: [(paths: [String], isAccepted: Bool)] = [
    (["app/a.vstyle"], false), (["app/b.txt", "app/sheets/a.vstyle"], false), (["c.vstyle"], false),
    (["sheets/c.vstyle"], true), (["app/a.vstyle", "a.vstyle"], true), (["app/other.vstyle", "app/a.txt"], true),
    (["ignored/a.vstyle"], true), (["/dev/null"], true),
  ]

  @Test("a diff whose paths are relative to another folder is rejected", arguments: folders)
  func folder(_ paths: [String], _ isAccepted: Bool) {
    let diff = paths.map { "+++ b/\($0)\n@@ -0,0 +9 @@\n+x\n" }.joined()
    let files = [
      (path: "a.vstyle", text: "Label { alpha: 1 }\n"), ("sheets/c.vstyle", ""), ("ignored/a.vstyle", ""), ("-", diff),
    ]
    let shell = Shell.run(["lint", "a.vstyle", "sheets", "--changes", "-", "--quiet"], files: files)
    #expect(shell.code == (isAccepted ? .success : .badData))
    let path = paths.last ?? ""
    let line = paths.count * 3 - 2
    let error = """
      <stdin>:\(line): error: the paths of this diff are relative to another folder: `\(path)` is not in this one
      make the diff in this folder, with `git diff --relative`

      """
    #expect(shell.errors == (isAccepted ? "" : error))
  }

  /// Paths of sheets, and the operands by which they are named, in the folder `/home/project`.
  static let namings: [(path: String, operand: String)] = [
    ("/home/project/a.vstyle", "/home/project/a.vstyle"), ("../project/a.vstyle", "../project"),
  ]

  @Test("sheets outside of the current folder are in no diff of it")
  func outside() {
    let files = [
      (path: "../project/a.vstyle", text: "Label { alpha: 2 }\n"), ("-", "+++ b/a.vstyle\n@@ -0,0 +1 @@\n+x\n"),
    ]
    let shell = Shell.run(["lint", "..", "--changes", "-"], files: files)
    #expect(shell.code == .usage && shell.errors.contains("`..` is not below this folder"))
  }

  @Test("the diff of the current folder fits sheets that are named by other paths", arguments: namings)
  func naming(_ path: String, _ operand: String) {
    let files = [(path: path, text: "Label { alpha: 2 }\n"), ("-", "+++ b/a.vstyle\n@@ -0,0 +1 @@\n+x\n")]
    let shell = Shell.run(["lint", operand, "--changes", "-", "--quiet"], files: files)
    #expect(shell.code == .diagnostics && shell.errors == "")
  }

  /// The text of a diff after the path of a file, the number of its malformed line, and the text reported for it.
  static let mistakes: [(String, Int, String)] = [
    ("@@ -1,3 +\(Int.max),3 @@\n a\n b\n c\n", 2, "`@@ -1,3 +\(Int.max),3 @@`"),
    ("@@ -\(Int.max),1 +1 @@\n", 2, "`@@ -\(Int.max),1 +1 @@`"),
    ("@@ -1,\(Int.min) +1,5 @@\n a\n", 2, "`@@ -1,\(Int.min) +1,5 @@`"),
    ("@@ -1,99999999999999999999 +1,5 @@\n a\n", 2, "`@@ -1,99999999999999999999 +1,5 @@`"),
    ("@@ --1 +1 @@\n", 2, "`@@ --1 +1 @@`"), ("@@ -1,+1 +1 @@\n", 2, "`@@ -1,+1 +1 @@`"),
    ("@@ -1,1,1 +1 @@\n", 2, "`@@ -1,1,1 +1 @@`"), ("@@ -, +1 @@\n", 2, "`@@ -, +1 @@`"), ("@@", 2, "`@@`"),
    ("@@@ -1 -1 +1 @@@\n", 2, "`@@@ -1 -1 +1 @@@`"),
    ("@@ -1 +1 @@\n+a\n+b\n", 4, "`+b`"), ("@@ -1 +1 @@\n-a\n c\n", 4, "` c`"),
    ("@@ -1 +1,2 @@\n a\n@@ -7 +7 @@\n", 4, "`@@ -7 +7 @@`"), ("@@ -1 +1,2 @@\n a", 3, "the end of the diff"),
  ]

  @Test("a malformed diff is rejected with the number of the malformed line", arguments: mistakes)
  func mistake(_ text: String, _ line: Int, _ found: String) {
    let shell = Shell.run(
      ["lint", "a.vstyle", "--changes", "-"],
      files: ChangedLinesTests.files + [("-", "+++ b/a.vstyle\n" + text)])
    #expect(shell.code == .badData)
    #expect(shell.errors.contains("<stdin>:\(line): error: expected"))
    #expect(shell.errors.contains("found \(found)"))
  }
}
