package import VStyleSyntax

/// The configuration of a project: which rules apply, how severe they are, and in which files.
package struct LintConfiguration: Sendable {
  /// The rules that apply without a setting of their own. The default is ``Preset/core``.
  package var preset = Preset.core

  /// The settings of rules. The last matching setting wins.
  package var rules: [RuleSetting] = []

  /// The settings of rules in some files. They override ``rules``.
  package var overrides: [Override] = []

  /// Patterns of the files without diagnostics.
  package var ignoredFiles: [String] = []

  /// The schema files to read, relative to the configuration.
  package var schemas: [String] = []

  /// The trees of views that the sheets are checked with, relative to the configuration.
  package var trees: [String] = []

  /// The baseline to compare with, relative to the configuration.
  package var baseline: String?

  /// The folders with the images that sheets may name, relative to the configuration; `nil` if they are unknown.
  package var resources: [String]?

  /// The lowest severity that makes a run fail; `nil` for the default of the command.
  package var failOn: String?

  /// The largest number of warnings that a run may have; `nil` for any number.
  package var maximumWarnings: Int?

  /// Which code may use the Swift names of the sheets.
  package var access = NameAccess.internal

  /// What `vstyle preview` shows; `nil` if the file does not say so.
  package var preview: PreviewSettings?

  /// Whether only the rules apply that each build checks.
  private var isOfBuild = false

  /// The same configuration, in which only the rules apply that each build checks.
  var ofBuilds: LintConfiguration {
    var copy = self
    copy.isOfBuild = true
    return copy
  }

  /// The files and folders that lint and previews read, without the baseline, which a command can write.
  var inputs: [String] {
    let preview = preview.map { $0.sheets + $0.trees + $0.skins } ?? []
    return schemas + trees + (resources ?? []) + preview
  }

  /// Returns the path of a sheet relative to the folder of the configuration. Patterns match this path.
  package var relativePath: @Sendable (String) -> String = { $0 }

  /// Creates the default configuration, for a project without a file.
  package init() {}

  /// The rules that apply without a setting of their own.
  package enum Preset: String, Sendable, CaseIterable {
    /// Rules about mistakes and about code that is almost surely not intended.
    case core
    /// The rules of `core`, one severity higher, and further rules that a project can follow.
    case strict
    /// Every rule, including those of style.
    case all
    /// The rules of the parser only.
    case none
  }

  /// A severity and options for some rules.
  package struct RuleSetting: Sendable {
    /// The rules.
    package let rules: RuleSelector
    /// The severity; `nil` turns the rules off.
    package let severity: Severity?
    /// The options by name.
    package let options: [String: KnownRule.Setting]

    /// Creates a setting.
    package init(_ rules: RuleSelector, _ severity: Severity?, options: [String: KnownRule.Setting] = [:]) {
      self.rules = rules
      self.severity = severity
      self.options = options
    }
  }

  /// Settings of rules in some files.
  package struct Override: Sendable {
    /// Patterns of paths.
    package let files: [String]
    /// The settings. The last matching setting wins.
    package let rules: [RuleSetting]

    private let globs: [Glob]

    /// Creates an override. Patterns that ``ConfigurationFile`` rejects match no file.
    package init(files: [String], rules: [RuleSetting]) {
      self.files = files
      self.rules = rules
      globs = files.compactMap { try? Glob($0) }
    }

    /// Returns whether the override applies to a file.
    ///
    /// - Parameter path: the path of the file relative to the configuration.
    func matches(_ path: String) -> Bool { globs.contains { $0.matches(path) } }
  }
}

extension LintConfiguration {
  /// Returns the severity of a rule in a file; `nil` if the rule is off there.
  ///
  /// The rules of the parser (`VS00…`) keep their own severity in every configuration.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - path: the path of the file, before ``relativePath`` is applied.
  package func severity(of rule: KnownRule, at path: String) -> Severity? {
    guard !rule.isOfParser else { return rule.diagnostic.severity }
    guard rule.isOfBuild || !isOfBuild else { return nil }
    var severity = presetSeverity(of: rule)
    for setting in rules where setting.rules.selects(rule) { severity = setting.severity }
    guard !overrides.isEmpty else { return severity }
    let path = relativePath(path)
    for override in overrides where override.matches(path) {
      for setting in override.rules where setting.rules.selects(rule) { severity = setting.severity }
    }
    return severity
  }

  /// Returns the severity of a diagnostic in a file; `nil` if it is not reported.
  package func severity(of diagnostic: Diagnostic, at path: String) -> Severity? {
    if ignores(path) { return nil }
    guard let rule = KnownRules.byCode[diagnostic.rule.code] else { return diagnostic.severity }
    return severity(of: rule, at: path)
  }

  /// The rules that the configuration makes errors, and that no build checks.
  package var errorsOfLint: [KnownRule] {
    let settings = (rules + overrides.flatMap(\.rules)).filter { $0.severity == .error }
    return KnownRules.all.filter { rule in
      guard !rule.isOfBuild else { return false }
      let isRaised = rule.diagnostic.severity != .error && presetSeverity(of: rule) == .error
      return settings.contains { $0.rules.selects(rule) }
        || isRaised && !rules.contains { $0.severity != .error && $0.rules.selects(rule) }
    }
  }

  /// Returns whether a rule is on in any file.
  package func isOnAnywhere(_ rule: KnownRule) -> Bool {
    if presetSeverity(of: rule) != nil || rule.isOfParser { return true }
    return (rules + overrides.flatMap(\.rules)).contains { $0.severity != nil && $0.rules.selects(rule) }
  }

  /// Returns whether the configuration ignores a file.
  package func ignores(_ path: String) -> Bool {
    !ignoredFiles.isEmpty && ignoredFiles.contains { (try? Glob($0).matches(relativePath(path))) ?? false }
  }

  /// Returns the value of an option of a rule: the one in ``rules``, or the default.
  package func option(_ name: String, of rule: KnownRule) -> KnownRule.Setting? {
    let written = rules.last { $0.rules.selects(rule) && $0.options[name] != nil }
    return written?.options[name] ?? rule.options.first { $0.name == name }?.initial
  }

  private func presetSeverity(of rule: KnownRule) -> Severity? {
    switch (preset, rule.tier) {
    case (.core, .core), (.all, _): return rule.diagnostic.severity
    case (.strict, .core), (.strict, .strict): return rule.diagnostic.severity == .info ? .warning : .error
    case (.core, _), (.strict, .style), (.none, _): return nil
    }
  }
}
