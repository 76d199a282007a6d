import Testing
import VStylePreview
import VStyleSyntax

@testable import VStyleCommandLine

/// Tests of the output of `explain` and `computed` for sheets with long selectors and many declarations.
@Suite("long explanations")
struct ExplanationTests {
  private static let tree = (path: "tree.json", text: #"{"type": "View", "children": [{"type": "Label", "key": "l"}]}"#)

  private static func explain(_ sheet: String, _ words: [String] = []) -> (
    code: ExitCode, output: String, errors: String
  ) {
    Shell.run(
      ["explain", "a.vstyle", "--tree", "tree.json", "--node", "l"] + words, files: [("a.vstyle", sheet), tree])
  }

  /// A rule with a selector of 300,000 characters and 50 declarations.
  private static let sheet =
    "Label:not(.\(String(repeating: "a", count: 300_000))) { " + (0..<50).map { "--t\($0): \($0);" }.joined() + "}"

  @Test(
    "declarations are listed up to a limit, with a warning; every value is shown",
    arguments: [[], ["--format", "json"]])
  func limit(_ words: [String]) {
    let (code, output, errors) = ExplanationTests.explain(ExplanationTests.sheet, words)
    #expect(code == .success)
    #expect(output.utf8.count < 2 * Limit.explanationBytes.value)
    let starts = output.split(separator: "\n").map { $0.prefix(40) }
    for number in 0..<50 { #expect(starts.contains { $0.contains("--t\(number)") }) }
    #expect(
      errors
        == "warning: not everything is listed; ask for one with `--property`: \(Limit.explanationBytes.sentence())\n")
  }

  @Test("the declarations of one property are listed without a warning")
  func one() {
    let (_, output, errors) = ExplanationTests.explain(ExplanationTests.sheet, ["--property", "--t49"])
    #expect(output.contains("won") && errors.isEmpty)
  }

  @Test("a tree shows changed custom properties per node; a single node shows all")
  func customProperties() {
    let files = [
      (path: "a.vstyle", text: ":root { --a: 1; --b: 2 } Label { --b: 3 }"), ExplanationTests.tree,
    ]
    func tokens(_ words: [String]) -> [Substring] {
      let (_, output, _) = Shell.run(
        ["computed", "a.vstyle", "--tree", "tree.json", "--format", "json"] + words, files: files)
      return output.matches(of: /"customProperties": ({[^}]*})/).map(\.1)
    }
    #expect(tokens([]) == [#"{"--a": "1", "--b": "2"}"#, #"{"--b": "3"}"#])
    #expect(tokens(["--node", "l"]) == [#"{"--a": "1", "--b": "3"}"#])
    #expect(tokens(["--property", "--a"]) == [#"{"--a": "1"}"#, #"{"--a": "1"}"#])
  }

  @Test("the declaration of a property in `@view` is no rule that could set it")
  func declaredProperty() {
    let sheet = "@view Dial: View { ring: <color>; }\nButton { alpha: 1; }"
    let (code, output, _) = ExplanationTests.explain(sheet, ["--why-not", "ring"])
    #expect(code == .success && output.contains("`@view` declares the property, and gives it no value"), "\(output)")
    #expect(!output.contains("the sheet has no rule"))
  }

  @Test("rules that repeat the selectors around them stay short, and are explained quickly", arguments: ["& &", "&&"])
  func repeatedNesting(_ selector: String) {
    let depth = 24
    let sheet =
      "Button.a > View { " + String(repeating: "\(selector) { ", count: depth) + "alpha: 0.5;"
      + String(repeating: " }", count: depth + 1)
    let (code, output, _) = ExplanationTests.explain(sheet, ["--why-not", "alpha"])
    #expect(code == .success)
    #expect(output.contains("does not match") || output.contains("no view around it matches"))
    #expect(output.utf8.count < 20_000)
  }
}
