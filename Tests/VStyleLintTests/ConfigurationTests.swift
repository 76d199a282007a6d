import Testing
import VStyleSyntax

@testable import VStyleCheck
@testable import VStyleLint

/// A configuration file, with its expected diagnostics as `line:column rule: message`.
struct ConfigurationCase: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: [String]

  init(_ text: String, _ expected: String...) {
    self.text = text
    self.expected = expected
  }

  var testDescription: String { text }

  static let all: [ConfigurationCase] = [
    ConfigurationCase("{}"),
    ConfigurationCase("// nothing yet\n{ /* … */ \"maxWarnings\": 1, }"),
    ConfigurationCase("[]", "1:1 invalid-config: the configuration takes an object, found an array"),
    ConfigurationCase("{\"root\": true}", "1:2 unknown-config-key: the configuration has no key `root`"),
    ConfigurationCase("{\"maxWarnings\": 1", "1:18 invalid-config: expected `,` or `}`, found the end of the file"),
    ConfigurationCase("{\"maxWarnings\": 1 /* ", "1:19 invalid-config: expected `,` or `}`, found `/`"),
    ConfigurationCase(
      "{\"preset\": \"stric\"}",
      "1:12 invalid-config: `preset` takes core, strict, all, none, found `stric`; did you mean `strict`?"),
    ConfigurationCase("{\"rules\": {\"VS7\": \"off\", \"vs70*\": \"info\", \"empty-rule\": \"error\"}}"),
    ConfigurationCase("{\"rules\": {\"VS12\": \"off\"}}", "1:12 unknown-rule: there is no rule `VS12`"),
    ConfigurationCase("{\"rules\": {\"VS*\": \"off\"}}"),
    ConfigurationCase(
      "{\"rules\": {\"unexpected-token\": \"off\"}}",
      "1:12 invalid-config: `unexpected-token` is always on, because the sheet does not mean what it seems to mean; "
        + "remove it"),
    ConfigurationCase(
      "{\"rules\": {\"VS00*\": [\"info\", {}]}}",
      "1:12 invalid-config: `VS00*` is always on, because the sheet does not mean what it seems to mean; remove it"),
    ConfigurationCase(
      "{\"rules\": {\"VS7013\": []}}",
      "1:22 invalid-config: `VS7013` takes a severity, or an array of one and options"),
    ConfigurationCase(
      "{\"rules\": {\"VS7013\": [\"info\", {\"limit\": 1.5}]}}",
      "1:41 invalid-config: `limit` takes a whole number from 0, found a number"),
    ConfigurationCase(
      "{\"rules\": {\"empty-rule\": [\"info\", {\"limit\": 1}]}}",
      "1:36 unknown-config-key: `empty-rule` has no key `limit`"),
    ConfigurationCase("{\"overrides\": [{\"rules\": {}}]}", "1:16 invalid-config: an override has no `files`"),
    ConfigurationCase("{\"access\": \"package\"}"),
    ConfigurationCase(
      "{\"access\": \"pubic\"}",
      "1:12 invalid-config: `access` takes internal, package, public, found `pubic`; did you mean `public`?"),
    ConfigurationCase("{\"failOn\": \"never\", \"maxWarnings\": 0, \"ignore\": [\"*.x\"], \"schemas\": []}"),
  ]
}

@Suite("configuration")
struct ConfigurationTests {
  @Test("a mistake in a configuration is reported with its location", arguments: ConfigurationCase.all)
  func mistakes(_ example: ConfigurationCase) {
    let source = SourceText(example.text)
    let found = ConfigurationFile(source).diagnostics.map { diagnostic in
      let position = LineIndex(source).position(at: diagnostic.location.range.start)
      return "\(position.line):\(position.column) \(diagnostic.rule.name): \(diagnostic.message)"
    }
    #expect(found == example.expected)
  }

  /// Configurations, each with a rule, a path, and the expected severity of the rule at the path.
  static let severities: [(String, String, String, Severity?)] = [
    ("{}", "unknown-property", "a.vstyle", .error), ("{}", "text-contrast", "a.vstyle", nil),
    ("{\"preset\": \"strict\"}", "text-contrast", "a.vstyle", .error),
    ("{\"preset\": \"strict\"}", "contrast-unknown", "a.vstyle", .warning),
    ("{\"preset\": \"strict\"}", "color-no-hex", "a.vstyle", nil),
    ("{\"preset\": \"all\"}", "color-no-hex", "a.vstyle", .warning),
    ("{\"preset\": \"none\"}", "unknown-property", "a.vstyle", nil),
    ("{\"preset\": \"none\"}", "unclosed-block", "a.vstyle", .error),
    ("{\"rules\": {\"VS*\": \"off\"}}", "unclosed-block", "a.vstyle", .error),
    ("{\"rules\": {\"VS1\": \"info\", \"unknown-property\": \"warning\"}}", "unknown-property", "a.vstyle", .warning),
    ("{\"rules\": {\"unknown-property\": \"warning\", \"VS1\": \"info\"}}", "unknown-property", "a.vstyle", .info),
    (
      "{\"overrides\": [{\"files\": [\"old/**\"], \"rules\": {\"VS1\": \"off\"}}]}", "unknown-property", "old/a.vstyle",
      nil
    ),
    (
      "{\"overrides\": [{\"files\": [\"old/**\"], \"rules\": {\"VS1\": \"off\"}}]}", "unknown-property", "a.vstyle",
      .error
    ),
  ]

  @Test("the last setting for a rule applies", arguments: severities)
  func severity(_ text: String, _ name: String, _ path: String, _ expected: Severity?) throws {
    let file = ConfigurationFile(SourceText(text))
    #expect(file.diagnostics == [])
    let rule = try #require(LintRules.named(name))
    #expect(file.configuration.severity(of: rule.known, at: path) == expected)
  }
}

@Suite("former names of rules")
struct FormerRuleNameTests {
  @Test(
    "a former name selects the renamed rule only, and is no current name",
    arguments: KnownRules.formerNames.sorted { $0.key < $1.key })
  func names(_ former: String, _ name: String) {
    #expect(RuleSelector(former).isKnown && KnownRules.byName[former] == nil)
    #expect(KnownRules.all.filter { RuleSelector(former.uppercased()).selects($0) }.map(\.name) == [name])
  }
}
