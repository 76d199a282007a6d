import VStyleCheck
import VStyleLint
import VStyleSyntax
import VStyleValues

/// The lint configuration of a command line and its `vstyle.json` file.
struct LintInput {
  private static let config = Option(
    "config", .file("FILE", [".json"]), "the configuration, instead of the nearest vstyle.json")
  private static let noConfig = Option("discovery", .flag(isOn: true), "ignore vstyle.json")
  private static let rule = Option(
    "rule", .rule("RULE=SEVERITY"), "the severity of a rule, or off; may be repeated",
    example: "empty-rule=off")
  private static let preset = Option(
    "preset", .choice(LintConfiguration.Preset.allCases.map(\.rawValue)),
    "the preset of rules, instead of that of vstyle.json, whose rules still apply; core by default")

  /// The options that choose the configuration file.
  static let fileOptions: [Option] = [config, noConfig]

  /// The options that choose the rules.
  static let options: [Option] = fileOptions + [preset, rule]

  /// The path of the configuration file; `nil` for the default configuration.
  let path: String?

  /// The configuration file with the files that it names.
  private let project: ProjectInput

  /// The configuration, with the options of the command line.
  var configuration: LintConfiguration { project.configuration }

  /// The folder of the configuration file; `nil` without a file.
  let folder: String?

  /// Reads the configuration for some paths: the named one, or the nearest one above the first path.
  ///
  /// - Throws: a configuration error that lists every diagnostic of the file.
  init(_ invocation: Invocation, _ terminal: Terminal) throws(CommandError) {
    var path = invocation.value(LintInput.config)
    if path == nil, invocation.isOn(LintInput.noConfig) { path = LintInput.nearest(invocation, terminal.files) }
    try self.init(configuration: path, invocation, terminal)
  }

  /// Whether each sheet has the configuration that is nearest to it, since the command line names none.
  static func isDiscovered(by invocation: Invocation) -> Bool {
    invocation.value(config) == nil && invocation.isOn(noConfig)
  }

  /// Reads a configuration.
  ///
  /// - Parameter path: the file; `nil` for the default configuration.
  /// - Throws: a configuration error that lists every diagnostic of the file.
  init(configuration path: String?, _ invocation: Invocation, _ terminal: Terminal) throws(CommandError) {
    self.path = path
    var project = try CommandError.reading { () throws(ProjectError) in try ProjectInput(path, terminal.files) }
    if let name = invocation.value(LintInput.preset) { project.configuration.preset = .init(rawValue: name) ?? .core }
    for text in invocation.all(LintInput.rule) {
      project.configuration.rules.append(try LintInput.setting(text, invocation))
    }
    self.project = project
    folder = path == nil ? nil : project.folder
  }

  /// Returns paths in the configuration, relative to the folder of the command.
  ///
  /// - Throws: `noInput` with all paths without a file or folder, each with its location in the configuration.
  func existing(_ paths: [String]) throws(CommandError) -> [String] {
    try CommandError.reading { () throws(ProjectError) in try project.existing(paths) }
  }

  /// Checks that the files exist which lint reads.
  ///
  /// - Parameter isReadingBaseline: whether the baseline of the configuration is one of them.
  /// - Throws: `noInput` with all that are missing, each with its location in the configuration.
  func checkFiles(isReadingBaseline: Bool) throws(CommandError) {
    let baseline = isReadingBaseline ? configuration.baseline.map { [$0] } ?? [] : []
    _ = try existing(configuration.schemas + configuration.trees + (configuration.resources ?? []) + baseline)
  }

  /// Returns `path:line:column` of a theme that the member `preview` of the configuration names; `nil` for another one.
  func location(ofTheme name: String) -> String? { project.location(ofTheme: name) }

  /// The files that sheets may name; `nil` if the configuration has no `resources`.
  func resources() throws(CommandError) -> ResourceFiles? {
    try CommandError.reading { () throws(ProjectError) in try project.resources() }
  }

  /// Reads the baseline of a command line, or that of the configuration; `nil` without one.
  func baseline(_ path: String?) throws(CommandError) -> Baseline? {
    try CommandError.reading { () throws(ProjectError) in try project.baseline(path) }
  }

  /// Reads the baseline that a command writes again; `nil` without one.
  func replacedBaseline(_ path: String) throws(CommandError) -> Baseline? {
    try CommandError.reading { () throws(ProjectError) in try project.replacedBaseline(path) }
  }

  /// Reads the trees of a command line and of the configuration.
  func trees(_ paths: [String]) throws(CommandError) -> [LintedTree] {
    try CommandError.reading { () throws(ProjectError) in try project.trees(paths) }
  }

  private static func nearest(_ invocation: Invocation, _ files: any Files) -> String? {
    let operand = invocation.operands.first ?? "."
    let input = FilePath.cleaned(invocation.value(WrittenSheet.standardInputName) ?? "x")
    let start = operand == "-" ? input : FilePath.cleaned(operand)
    let file = files.kind(start) == .folder ? FilePath.joined(start, "x") : start
    return ProjectInput.nearest(to: file, files)
  }

  private static func setting(
    _ text: String, _ invocation: Invocation
  ) throws(CommandError) -> LintConfiguration.RuleSetting {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    let words = Severity.allCases.map(\.rawValue) + ["off"]
    guard parts.count == 2, words.contains(parts[1]) else {
      throw invocation.misuse("`--rule` takes `RULE=\(words.joined(separator: "|"))`, found `\(text)`")
    }
    let selector = RuleSelector(parts[0])
    guard selector.isKnown else {
      let guess = Spelling.closest(to: parts[0], in: LintRules.all.flatMap { [$0.name, $0.code] })
      throw invocation.misuse(
        "there is no rule `\(parts[0])`" + (guess.map { "; did you mean `\($0)`?" } ?? ""),
        advice: guess == nil ? ["`vstyle rules` lists the rules"] : [])
    }
    guard !selector.isAlwaysOn else { throw invocation.misuse("`\(parts[0])` \(RuleSelector.reasonForAlwaysOn)") }
    return .init(selector, Severity(rawValue: parts[1]))
  }
}
