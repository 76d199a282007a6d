public import VStyleCompiler
public import VStyleStylesheet
public import VStyleSyntax
public import VStyleValues

/// A parsed and checked sheet: its named styles, its rules, and its diagnostics.
///
/// Parsing never fails. An invalid declaration is skipped and reported in ``diagnostics``. A sheet is safe to use from
/// any thread.
@dynamicMemberLookup
public struct Stylesheet: Sendable {
  /// The compiled sheet.
  package let compiled: CompiledStylesheet

  private let inputs: [SheetInput]
  private let loader: any SheetLoader

  /// Parses a sheet from a source.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - schema: the view types and properties to check against.
  ///   - origin: the origin of the rules. Default: the app.
  ///   - loader: loads the imports of the sheet. Default: none are allowed.
  public init(
    source: SourceText, schema: StyleSchema, origin: CascadeOrigin = .app, loader: any SheetLoader = NoImports()
  ) {
    let input = SheetInput(source, origin: origin)
    self.init([input], schema: schema, loader: loader)
  }

  /// Parses a sheet from a text, for apps without the view types of VStyleViews.
  ///
  /// - Parameters:
  ///   - text: the sheet.
  ///   - viewTypes: the view types that the sheet may style. Their superclasses are included.
  @_disfavoredOverload
  public init(_ text: String, viewTypes: [any Styleable.Type] = []) {
    self.init(source: SourceText(text), schema: StyleSchema(viewTypes: viewTypes))
  }

  private init(_ inputs: [SheetInput], schema: StyleSchema, loader: any SheetLoader) {
    compiled = CompiledStylesheet.compile(inputs, schema: schema, loader: loader, advice: BuildAdvice.current)
    self.inputs = inputs
    self.loader = loader
  }

  /// The diagnostics of the sheet and its imports, in the order of the sources.
  ///
  /// In debug builds, the errors of a sheet whose diagnostics nobody reads are reported to ``StyleDiagnostics/shared`` when
  /// a scope applies it.
  public var diagnostics: [Diagnostic] {
    #if DEBUG
      compiled.sharedData.value { ReadDiagnostics() }.noteRead()
    #endif
    return compiled.diagnostics
  }

  #if DEBUG
    /// Whether the app has read ``diagnostics``.
    var hasReadDiagnostics: Bool { compiled.sharedData.value { ReadDiagnostics() }.isRead }
  #endif

  /// The style with a name.
  ///
  /// An unknown name returns `nil` and is reported to ``StyleDiagnostics/shared``.
  public subscript(name: String) -> Style? {
    if let style = compiled.style(named: name) { return style }
    let guess = Spelling.closest(to: name, in: compiled.styleNames)
    StyleDiagnostics.shared.report(
      StyleDiagnostic(
        .unknownStyle, typeName: "Stylesheet",
        expected: guess.map { "the name of a style, such as `\($0)`" } ?? "the name of a style", found: "`\(name)`"))
    return nil
  }

  /// The style with a name, as a member: `sheet.tableView`.
  public subscript(dynamicMember name: String) -> Style? { self[name] }

  /// The errors of the sheet in a scope with other sheets, whose styles and custom media queries its rules may use.
  func errors(among others: [Stylesheet]) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      diagnostic.severity == .error
        && !diagnostic.isResolved(
          by: { name in
            others.contains {
              $0.compiled.styleRules[name] != nil || $0.compiled.atRules.customQueries[name] != nil
            }
          }, in: compiled.sources)
    }
  }

  /// Throws the diagnostics of the sheet if one of them is an error.
  ///
  /// - Returns: the sheet itself.
  /// - Throws: ``StylesheetError`` with all diagnostics.
  @discardableResult
  public func checked() throws(StylesheetError) -> Stylesheet {
    guard diagnostics.contains(where: { $0.severity == .error }) else { return self }
    throw StylesheetError(diagnostics: diagnostics, sources: compiled.sources)
  }

  /// Whether two sheets and their imports have the same texts, in files of any names.
  func hasTexts(of other: Stylesheet) -> Bool {
    compiled.sources.sources.map(\.bytes) == other.compiled.sources.sources.map(\.bytes)
  }

  /// Compiles several sheets into one stylesheet. The sheets are in ascending order of precedence.
  static func merged(_ sheets: [Stylesheet]) -> CompiledStylesheet {
    if sheets.count == 1 { return sheets[0].compiled }
    guard let first = sheets.first else { return .empty }
    return first.compiled.sharedData.value { DerivedStylesheets() }.merged(sheets.map(\.compiled)) {
      compiledTogether(sheets)
    }
  }

  private static func compiledTogether(_ sheets: [Stylesheet]) -> CompiledStylesheet {
    var schema = sheets.first?.compiled.schema ?? StyleSchema()
    for sheet in sheets.dropFirst() { schema.add(contentsOf: sheet.compiled.schema) }
    let loader = SeveralLoaders(loaders: sheets.map(\.loader))
    return CompiledStylesheet.compile(
      sheets.flatMap(\.inputs), schema: schema, loader: loader, advice: BuildAdvice.current)
  }
}

extension Style {
  /// Returns the style of the same name in an edited sheet, or the sum of such styles.
  ///
  /// It returns `nil` if the style is not from the sheet, or if the edited sheet lacks it.
  func counterpart(of sheet: Stylesheet, in edited: Stylesheet) -> Style? {
    let counterparts = operands.map { $0.counterpart(of: sheet, in: edited) }
    if counterparts.contains(where: { $0 != nil }) {
      return zip(counterparts, operands).map { $0 ?? $1 }.dropFirst().reduce(counterparts[0] ?? operands[0], +)
    }
    guard stylesheet === sheet.compiled, let name else { return nil }
    return edited.compiled.style(named: name)
  }
}

/// The error for a sheet with errors.
public struct StylesheetError: Error, Sendable, CustomStringConvertible {
  /// All diagnostics.
  public let diagnostics: [Diagnostic]

  /// The sources of the diagnostics.
  public let sources: SourceMap

  /// The messages with their locations and help, one per line.
  public var description: String { diagnostics.map(sources.description).joined(separator: "\n") }
}

/// A loader that tries several loaders in turn.
struct SeveralLoaders: SheetLoader {
  let loaders: [any SheetLoader]

  func load(_ path: String) throws(ImportFailure) -> SourceText {
    var last = ImportFailure("does not exist")
    for loader in loaders {
      do { return try loader.load(path) } catch { last = error }
    }
    throw last
  }

  func isInside(_ path: String, folder: String) -> Bool { loaders.allSatisfy { $0.isInside(path, folder: folder) } }

  func names(in folder: String) -> [String] { loaders.flatMap { $0.names(in: folder) } }
}
