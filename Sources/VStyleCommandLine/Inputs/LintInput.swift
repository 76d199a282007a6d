import VStyleLint
import VStyleSyntax
import VStyleValues

/// The lint configuration of a command line and its `vstyle.json` file.
struct LintInput {
  private static let config = Option(
    "config", .file("FILE", [".json"]), "the configuration, instead of the nearest vstyle.json")
  private static let noConfig = Option("discovery", .flag(isOn: true), "ignore vstyle.json")
  private static let rule = Option(
    "rule", .rule("RULE=SEVERITY"), "the severity of a rule, or off; may be repeated")
  private static let preset = Option(
    "preset", .choice(LintConfiguration.Preset.allCases.map(\.rawValue)),
    "the rules that apply, unless vstyle.json says otherwise; core by default")

  /// The options that choose the rules.
  static let options: [Option] = [config, noConfig, preset, rule]

  let configuration: LintConfiguration

  /// The folder that paths in the configuration are relative to.
  let folder: String

  /// The configuration file and its source; `nil` without a file.
  private let file: (content: ConfigurationFile, source: SourceText)?

  /// Reads the configuration for some paths: the named one, or the nearest one above the first path.
  ///
  /// - Throws: a configuration error that lists every diagnostic of the file.
  init(_ invocation: Invocation, _ terminal: Terminal) throws(CommandError) {
    var path = invocation.value(LintInput.config)
    if path == nil, invocation.isOn(LintInput.noConfig) { path = LintInput.nearest(invocation, terminal.files) }
    var configuration = LintConfiguration()
    var read: (ConfigurationFile, SourceText)?
    if let path {
      let source = try terminal.files.source(path, limit: .configurationBytes)
      let file = ConfigurationFile(source)
      guard file.diagnostics.isEmpty else {
        let renderer = DiagnosticRenderer(SourceMap(source))
        throw CommandError(
          .badConfiguration, "`\(path)` cannot be followed", remarks: file.diagnostics.map { renderer.line($0) })
      }
      configuration = file.configuration
      read = (file, source)
    }
    file = read
    if let name = invocation.value(LintInput.preset) { configuration.preset = .init(rawValue: name) ?? .core }
    for text in invocation.all(LintInput.rule) {
      configuration.rules.append(try LintInput.setting(text, invocation))
    }
    let folder = path.map(FilePath.folder) ?? "."
    let files = terminal.files
    configuration.relativePath = { files.path($0, relativeTo: folder) }
    self.folder = folder
    self.configuration = configuration
  }

  /// Returns a path in the configuration, relative to the folder of the command.
  func path(_ path: String) -> String { path.hasPrefix("/") ? path : FilePath.cleaned(FilePath.joined(folder, path)) }

  /// Returns paths in the configuration, relative to the folder of the command.
  ///
  /// - Throws: `noInput` for the first path without a file or folder, with its location in the configuration.
  func existing(_ paths: [String], _ files: any Files) throws(CommandError) -> [String] {
    for text in paths where files.kind(path(text)) == .nothing {
      let message = "`\(path(text))` does not exist"
      guard let file, let range = file.content.strings[text] else { throw CommandError(.noInput, message) }
      throw CommandError(.noInput, MessageLocation.describe(message, at: range, in: file.source))
    }
    return paths.map(path)
  }

  /// Returns the files that sheets may name; `nil` if the configuration has no `resources`.
  func resources(_ files: any Files) throws(CommandError) -> ResourceFiles? {
    guard let folders = configuration.resources else { return nil }
    var paths: [String] = []
    for folder in try existing(folders, files) { paths += try files.paths(below: folder) }
    return ResourceFiles(paths)
  }

  private static func nearest(_ invocation: Invocation, _ files: any Files) -> String? {
    let operand = invocation.operands.first ?? "."
    let start = operand == "-" ? "x" : FilePath.cleaned(operand)
    let file = files.kind(start) == .folder ? FilePath.joined(start, "x") : start
    return files.foldersUpwards(from: file).lazy.map { FilePath.joined($0, "vstyle.json") }.first {
      files.kind($0) == .file
    }
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
      throw invocation.misuse("there is no rule `\(parts[0])`" + (guess.map { "; did you mean `\($0)`?" } ?? ""))
    }
    guard !selector.isAlwaysOn else { throw invocation.misuse("`\(parts[0])` \(RuleSelector.reasonForAlwaysOn)") }
    return .init(selector, Severity(rawValue: parts[1]))
  }
}

extension DiagnosticRenderer {
  /// Returns a diagnostic on one line, with its help.
  func line(_ diagnostic: Diagnostic) -> String {
    let text = concise(diagnostic).split(separator: "\n").first.map(String.init) ?? ""
    return diagnostic.help.map { "\(text); \($0)" } ?? text
  }
}
