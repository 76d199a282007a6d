import VStyleAdvice
import VStyleCheck
import VStyleCompiler
import VStyleJSON
import VStyleLint
import VStyleSyntax
import VStyleTokens
import VStyleViews

extension Command {
  private static let into = Option(
    "into", .text("PATH"),
    "the sheet that `import` writes, or the folder for the files of `export`; standard output "
      + "by default; also -o", letter: "o")
  private static let strict = Option("strict", .flag(isOn: false), "import only what has no error for `check` either")
  private static let themeAxis = Option(
    "theme-axis", .text("NAME"), "the modifier whose contexts are themes; `theme` by default")

  private static let media = Option(
    "media", .text("MODIFIER/CONTEXT=QUERY"), "a context that a media query puts in force, instead of a state")
  private static let keep = Option(
    "keep", .flag(isOn: false), "keep the values of a sheet that exists where the tokens have others")
  private static let from = Option(
    "from", .choice(TokenDialect.allCases.map(\.rawValue)), "the form of the files; `dtcg` by default")

  private static let to = Option(
    "to", .choice(["dtcg", "css", "xcassets"]),
    "the form that `export` writes; `dtcg` by default, `css` for browsers, `xcassets` for Xcode")

  /// What to do with tokens.
  private enum TokenAction: String, CaseIterable {
    case check, `import`, export
  }

  /// `vstyle tokens`
  static let tokens = Command(
    "tokens", Operands("check|import|export FILE…", .files([".json", ".tokens", ".vstyle"])),
    summary: "check files of design tokens, and turn them into sheets and back",
    options: [
      OptionGroup("rules", LintInput.options), OptionGroup("files", [from, to, into, keep, strict, themeAxis, media]),
      OptionGroup("output", ReportInput.options + [.quiet]),
    ],
    notes: [
      "A file is one of tokens or a resolver document, in the format of the Design Tokens Community Group,",
      "edition 2025.10. Files of tokens are one set, so a token may refer to one of another file. A",
      "resolver document names its files itself; only those below the folder of the first file are read.",
      "It is checked in every combination of its contexts. Exit code 1 as for `vstyle lint`.",
      "`--from` reads the files of other programs, and reports each mistake at its place in them.",
      "`export --to css` writes custom properties for browsers: `data-theme` at the root chooses a theme,",
      "or the appearance of the system does, and a state of the root is a word in `data-state`.",
      "`export --to xcassets` writes the colors of the root for Xcode: light, dark, and with high contrast.",
      "`import` writes a sheet. Types, units and members that the format lacks are warnings then; after an",
      "error nothing is written, and the exit code is 65. `export` writes the files of a sheet again, with",
      "the edits of the sheet.",
    ],
    examples: [
      ("vstyle tokens check brand.tokens.json", "check one file"),
      ("vstyle tokens check base.tokens.json dark.tokens.json", "check files that refer to each other"),
      ("vstyle tokens import brand.resolver.json -o brand.vstyle", "write a sheet with a theme for each context"),
      (
        "vstyle tokens import --from figma Light.tokens.json Dark.tokens.json -o brand.vstyle",
        "read the modes of Figma as themes"
      ),
      ("vstyle tokens export brand.vstyle > brand.tokens.json", "write the tokens of the sheet again"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard let action = invocation.operands.first.flatMap(TokenAction.init) else {
      throw invocation.misuse(
        "`tokens` needs what to do: `check`, `import` or `export`",
        advice: ["`vstyle tokens check brand.tokens.json` checks a file"])
    }
    let paths = Array(invocation.operands.dropFirst())
    guard !paths.isEmpty else { throw invocation.misuse("`tokens \(action.rawValue)` needs a file") }
    switch action {
    case .check, .import: return try read(paths, action, invocation, terminal)
    case .export where invocation.value(to) == "css": return try exportCSS(paths, invocation, terminal)
    case .export where invocation.value(to) == "xcassets":
      guard let folder = invocation.value(into) else {
        throw invocation.misuse("`--to xcassets` needs the folder, such as `-o Colors.xcassets`")
      }
      return try exportAssets(try sheet(paths, invocation, terminal), to: folder, terminal)
    case .export: return try export(paths, invocation, terminal)
    }
  }

  /// Checks token files, and writes them as a sheet for `import`.
  private static func read(
    _ paths: [String], _ action: TokenAction, _ invocation: Invocation, _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    let reports = try ReportInput(invocation)
    let input = try LintInput(invocation, terminal)
    var texts: [SourceText] = []
    for path in paths { texts.append(try terminal.files.source(path, limit: .tokenFileBytes)) }
    let dialect = invocation.value(from).flatMap(TokenDialect.init) ?? .dtcg
    let project = TokenProject(texts, dialect: dialect, files: terminal.files)
    let isTolerant = action == .import && !invocation.isOn(strict)
    let found = isTolerant ? project.tolerantDiagnostics : project.diagnostics
    let report = LintReport(configured(found, project.originals, input.configuration), in: project.originals)
    guard action == .import else {
      try reports.write(report, input.configuration, terminal, to: .output)
      return reports.exitCode(report, input.configuration)
    }
    if !report.diagnostics.isEmpty { try reports.write(report, input.configuration, terminal, to: .errors) }
    guard !found.contains(where: { $0.severity == .error }) else { return .badData }
    guard project.tokenCount > 0 else {
      throw CommandError(
        .badData, "there is no token in `\(paths.joined(separator: "`, `"))`; nothing is written",
        remarks: ["for a file of another program, write `--from` with figma, tokens-studio or style-dictionary"])
    }
    let axis = invocation.value(themeAxis) ?? "theme"
    if invocation.value(themeAxis) != nil, !project.steps.contains(where: { $0.isModifier && $0.name == axis }) {
      let names = project.steps.filter(\.isModifier).map { "`\($0.name)`" }.joined(separator: ", ")
      throw invocation.misuse(
        "there is no modifier `\(axis)`", advice: [names.isEmpty ? "there is none at all" : "there are \(names)"])
    }
    let sheet = TokenSheet(project, themeAxis: axis, media: try queries(project, axis, invocation))
    if !sheet.unsaid.isEmpty {
      let count = LintSummary.counted(sheet.unsaid.count, "token")
      let names = sheet.unsaidNames.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
      let rest = sheet.unsaid.count > 5 ? " and others" : ""
      terminal.inform(
        TerminalText(lines: "\(count) in comments only, since a sheet cannot say the value: \(names)\(rest)\n"))
    }
    if let path = invocation.value(into) {
      try WrittenSheet.checkName(path, [".vstyle"])
      try write(sheet, to: path, invocation, terminal)
    } else {
      terminal.print(result: sheet.text)
    }
    return .success
  }

  /// The media queries of contexts.
  private static func queries(
    _ project: TokenProject, _ axis: String, _ invocation: Invocation
  ) throws(CommandError) -> [ModifierContext: String] {
    let known = project.contexts(besides: axis)
    var queries: [ModifierContext: String] = [:]
    for text in invocation.all(media) {
      let sides = text.split(separator: "=", maxSplits: 1)
      let context = known.first { sides.count == 2 && "\($0.modifier)/\($0.name)" == sides[0] }
      guard let context else {
        let names = known.map { "\($0.modifier)/\($0.name)" }.joined(separator: ", ")
        throw invocation.misuse(
          "`--media` takes a context and a media query, such as `size/mobile=(width < 600px)`, found `\(text)`",
          advice: [names.isEmpty ? "there is no context besides the default ones" : "the contexts are \(names)"])
      }
      let query = String(sides[1])
      let sheet = SourceText("@media \(query) { View { alpha: 1; } }")
      let compiled = CompiledStylesheet.compile([SheetInput(sheet)], schema: .views, loader: NoImports())
      if let mistake = compiled.diagnostics.first(where: { $0.severity == .error }) {
        throw invocation.misuse("`\(query)` is no media query: \(mistake.message)")
      }
      queries[context] = query
    }
    return queries
  }

  /// Writes a sheet of tokens to a file. What people wrote into the file stays.
  private static func write(
    _ sheet: TokenSheet, to path: String, _ invocation: Invocation, _ terminal: Terminal
  ) throws(CommandError) {
    guard terminal.files.kind(path) == .file else {
      try terminal.files.create(path, with: sheet.text, limit: .sheetBytes)
      return terminal.print("\(path)\n")
    }
    let old = try terminal.files.source(path, limit: .sheetBytes)
    guard TokenSheetMerge.isOfTokens(old) else {
      throw CommandError(
        .cannotCreate, "`\(path)` is no sheet of tokens; nothing is written",
        remarks: ["name another file, and import it in this one: `@import \"tokens.vstyle\";`"])
    }
    let isKeeping = invocation.isOn(keep)
    let merge = TokenSheetMerge(old, sheet.text, isKeeping: isKeeping)
    for change in merge.changes.prefix(shownChanges) {
      terminal.inform(TerminalText(lines: TokenChangeText(change, isKeeping: isKeeping).line))
    }
    let count = merge.changes.count - shownChanges
    if count > 0 { terminal.inform(TerminalText(lines: "\(LintSummary.counted(count, "more change"))\n")) }
    try terminal.files.create(path, with: merge.text, limit: .sheetBytes, over: .bytes(Array(old.bytes)))
    terminal.print("\(path)\n")
  }

  /// The number of changes that are named one by one.
  private static let shownChanges = 20

  /// Reads the sheet of `export`.
  private static func sheet(
    _ paths: [String], _ invocation: Invocation, _ terminal: Terminal
  ) throws(CommandError) -> SourceText {
    guard paths.count == 1 else {
      throw invocation.misuse("`tokens export` takes one sheet, found \(paths.count)")
    }
    return try terminal.files.source(paths[0], limit: .sheetBytes)
  }

  /// Writes the tokens of a sheet for browsers.
  private static func exportCSS(
    _ paths: [String], _ invocation: Invocation, _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    let sheet = try sheet(paths, invocation, terminal)
    let css = TokenCSS(sheet)
    for range in css.unsaid {
      let line = LineIndex(sheet).position(at: range.start).line
      let text = "\(paths[0]):\(line): CSS cannot say `\(sheet.text(in: range))`; it is left out\n"
      terminal.inform(TerminalText(lines: text))
    }
    if let path = invocation.value(into) {
      try WrittenSheet.checkName(path, [".css"])
      try terminal.files.create(path, with: css.text, limit: .sheetBytes)
      terminal.print("\(path)\n")
    } else {
      terminal.print(result: css.text)
    }
    return .success
  }

  /// Writes the token files of a sheet.
  private static func export(
    _ paths: [String], _ invocation: Invocation, _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    let sheet = try sheet(paths, invocation, terminal)
    let export = TokenSheet.files(of: sheet)
    let files = export.files
    guard !files.isEmpty else {
      throw CommandError(.badData, "`\(paths[0])` has no tokens: no custom property in a rule `:root`")
    }
    let lines = LineIndex(sheet)
    for range in export.leftOut.prefix(shownChanges) {
      let line = lines.position(at: range.start).line
      let text = "\(paths[0]):\(line): `\(sheet.text(in: range))` is in no token file here; it is left out\n"
      terminal.inform(TerminalText(lines: text))
    }
    if let first = export.unsaid.first {
      let line = lines.position(at: first.start).line
      throw CommandError(
        .badData,
        "\(paths[0]):\(line): the format cannot say the value of `\(sheet.text(in: first))`; nothing is written",
        remarks: ["write a color, a length in px or rem, a time, a number, a font or a `var()` of another token"])
    }
    guard let folder = invocation.value(into) else {
      guard files.count <= 1 else {
        throw invocation.misuse("the sheet has \(files.count) files; name a folder for them with `--into`")
      }
      terminal.print(result: files.first?.value.pretty ?? "{}\n")
      return .success
    }
    let written = files.map { (path: FilePath.cleaned(FilePath.joined(folder, $0.path)), file: $0) }
    // Every path is checked before the first file is written.
    for (path, file) in written {
      guard !file.path.hasPrefix("/"), terminal.files.isInside(path, folder: folder), !terminal.files.isLink(path)
      else {
        throw CommandError(.cannotCreate, "`\(file.path)` is outside of `\(folder)`, and is not written")
      }
      let parent = FilePath.folder(path)
      guard terminal.files.kind(parent) == .folder else { throw .missingFolder(parent) }
    }
    for (path, file) in written {
      try terminal.files.create(path, with: file.value.pretty, limit: .tokenFileBytes)
      terminal.print("\(path)\n")
    }
    return .success
  }

  /// Returns diagnostics of token files with the severities of a configuration.
  private static func configured(
    _ diagnostics: [Diagnostic], _ sources: SourceMap, _ configuration: LintConfiguration
  ) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      let path = sources[diagnostic.location.source].path
      guard let severity = configuration.severity(of: diagnostic, at: path) else { return nil }
      // A mistake that an import tolerates stays a warning.
      var changed = diagnostic
      if diagnostic.severity == diagnostic.rule.severity { changed.severity = severity }
      return changed
    }
  }
}

/// A change of a token in words.
private struct TokenChangeText {
  /// The line.
  let line: String

  init(_ change: TokenSheetMerge.Change, isKeeping: Bool) {
    let name = "`\(change.property)`"
    line =
      switch (change.old, change.new) {
      case (let old?, let new?) where isKeeping: "\(name) stays `\(old)`; the tokens say `\(new)`\n"
      case (let old?, let new?): "\(name) is `\(new)`, was `\(old)`\n"
      case (let old?, nil): isKeeping ? "\(name) stays, but is no token\n" : "\(name) is gone, was `\(old)`\n"
      case (nil, let new): "\(name) is new: `\(new ?? "")`\n"
      }
  }
}
