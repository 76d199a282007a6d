import VStyleConfiguration
public import VStyleSyntax

/// What a project asks for: which rules hold, how severe they are, and where.
public struct LintConfiguration: Sendable {
  /// The rules that hold where nothing else is said.
  public var preset = Preset.core

  /// What is said about rules, the last one counts.
  public var rules: [RuleSetting] = []

  /// What is said about rules in some files, after ``rules``.
  public var overrides: [Override] = []

  /// The files about which nothing is reported.
  public var ignoredFiles: [String] = []

  /// The schema files to read, relative to the configuration.
  public var schemas: [String] = []

  /// The baseline to compare with, relative to the configuration.
  public var baseline: String?

  /// The folders with the images that sheets may name, relative to the configuration; `nil` if nothing is known.
  public var resources: [String]?

  /// The severity from which on a run fails; `nil` for what the command says.
  public var failOn: String?

  /// How many warnings a run may have; `nil` for any number.
  public var maximumWarnings: Int?

  /// Whether folders further up are not searched.
  public var isRoot = false

  /// Gives the path of a sheet relative to the folder of the configuration, which patterns speak of.
  public var relativePath: @Sendable (String) -> String = { $0 }

  /// Makes the configuration of a project that has none.
  public init() {}

  /// The rules that hold where nothing else is said.
  public enum Preset: String, Sendable, CaseIterable {
    /// What is wrong, or almost surely not meant.
    case core
    /// Also what a project can be held to; each diagnostic is one step more severe.
    case strict
    /// Every rule, those of style included.
    case all
    /// What the parser finds, and nothing else.
    case none
  }

  /// What is said about some rules.
  public struct RuleSetting: Sendable {
    /// The rules.
    public let rules: RuleSelector
    /// The severity; `nil` turns the rules off.
    public let severity: Severity?
    /// The options by name.
    public let options: [String: LintRule.Setting]

    /// Makes a setting.
    public init(_ rules: RuleSelector, _ severity: Severity?, options: [String: LintRule.Setting] = [:]) {
      self.rules = rules
      self.severity = severity
      self.options = options
    }
  }

  /// What is said about rules in some files.
  public struct Override: Sendable {
    /// Patterns of paths.
    public let files: [String]
    /// The settings, the last one counts.
    public let rules: [RuleSetting]

    private let globs: [Glob]

    /// Makes an override. Patterns that ``ConfigurationFile`` refuses match no file.
    public init(files: [String], rules: [RuleSetting]) {
      self.files = files
      self.rules = rules
      globs = files.compactMap { try? Glob($0) }
    }

    /// Whether it is about a file, by its path relative to the configuration.
    func matches(_ path: String) -> Bool { globs.contains { $0.matches(path) } }
  }
}

extension LintConfiguration {
  /// The severity of a rule in a file; `nil` if it is off there.
  ///
  /// What the parser finds is an error whatever the configuration says.
  public func severity(of rule: LintRule, at path: String) -> Severity? {
    guard !rule.code.hasPrefix("VS00") else { return rule.diagnostic.severity }
    var severity = presetSeverity(of: rule)
    for setting in rules where setting.rules.selects(rule) { severity = setting.severity }
    guard !overrides.isEmpty else { return severity }
    let path = relativePath(path)
    for override in overrides where override.matches(path) {
      for setting in override.rules where setting.rules.selects(rule) { severity = setting.severity }
    }
    return severity
  }

  /// Whether a rule is on in any file.
  func isOnAnywhere(_ rule: LintRule) -> Bool {
    if presetSeverity(of: rule) != nil || rule.code.hasPrefix("VS00") { return true }
    return (rules + overrides.flatMap(\.rules)).contains { $0.severity != nil && $0.rules.selects(rule) }
  }

  /// Whether nothing is reported about a file.
  public func ignores(_ path: String) -> Bool {
    !ignoredFiles.isEmpty && ignoredFiles.contains { (try? Glob($0).matches(relativePath(path))) ?? false }
  }

  /// What an option of a rule is set to: its default, unless ``rules`` says something else.
  func option(_ name: String, of rule: LintRule) -> LintRule.Setting? {
    let written = rules.last { $0.rules.selects(rule) && $0.options[name] != nil }
    return written?.options[name] ?? rule.options.first { $0.name == name }?.initial
  }

  private func presetSeverity(of rule: LintRule) -> Severity? {
    switch (preset, rule.standing) {
    case (.core, .core), (.all, _): return rule.diagnostic.severity
    case (.strict, .core), (.strict, .strict): return rule.diagnostic.severity == .info ? .warning : .error
    case (.core, _), (.strict, .style), (.none, _): return nil
    }
  }
}
