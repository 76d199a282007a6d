import Testing

@testable import VStyleCommandLine

/// Findings on the lines of a change alone.
@Suite("changed lines")
struct ChangedLinesTests {
  private static let files = [
    (path: "a.vstyle", text: "Label { alpha: 2 }\nLabel { alpha: 3 }\nButton { alpha: 4 }\n"),
    (path: "sp ace \u{E9}.vstyle", text: "Label { alpha: 5 }\n"), (path: "same.vstyle", text: "Label { alpha: 6 }\n"),
  ]

  /// A diff, and the places of the findings that are left.
  static let cases: [(String, [String])] = [
    ("", []),
    ("not a diff", []),
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
    ("+++ b/a.vstyle\n@@ -1,0 +2 @@\n+Label { alpha: 3 }\n@@ broken @@\n+x", ["a.vstyle:2"]),
  ]

  @Test("only what a diff adds is reported", arguments: cases)
  func changes(_ diff: String, _ places: [String]) {
    let words = ["lint", ".", "--changes", "-", "--format", "concise"]
    let shell = Shell.run(words, files: ChangedLinesTests.files + [("-", diff)])
    let found = shell.output.split(separator: "\n").map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
    #expect(found == places)
    #expect(shell.code == (places.isEmpty ? .success : .findings))
  }
}
