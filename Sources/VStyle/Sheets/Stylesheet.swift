public import VStyleCascade
public import VStyleSyntax
public import VStyleValues

/// A sheet, read and checked: its named styles, its rules, and what is wrong with it.
///
/// Reading never fails on what is inside: a bad declaration costs itself alone and is in
/// ``diagnostics``. A sheet may be used from any thread.
@dynamicMemberLookup
public struct Stylesheet: Sendable {
  /// The compiled sheet.
  public let compiled: CompiledStylesheet

  private let inputs: [SheetInput]
  private let loader: any SheetLoader

  /// Reads a sheet from a source.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - schema: the classes and properties to check against.
  ///   - origin: where the sheet comes from.
  ///   - loader: reads what the sheet imports.
  public init(
    source: SourceText, schema: StyleSchema, origin: Origin = .app, loader: any SheetLoader = NoImports()
  ) {
    let input = SheetInput(source, origin: origin)
    self.init([input], schema: schema, loader: loader)
  }

  /// Reads a sheet from a text, for classes of an app that works without the view types of VStyleViews.
  ///
  /// - Parameters:
  ///   - text: the sheet.
  ///   - classes: what the sheet may style. Superclasses come along.
  @_disfavoredOverload
  public init(_ text: String, viewTypes: [any Styleable.Type] = []) {
    self.init(source: SourceText(text), schema: StyleSchema(viewTypes: viewTypes))
  }

  private init(_ inputs: [SheetInput], schema: StyleSchema, loader: any SheetLoader) {
    self.inputs = inputs
    self.loader = loader
    compiled = CompiledStylesheet.compile(inputs, schema: schema, loader: loader)
  }

  /// What is wrong with the sheet and what it imports, in order of the sources.
  public var diagnostics: [Diagnostic] { compiled.diagnostics }

  /// The style of a name.
  ///
  /// A name that the sheet does not have is reported to ``StyleIssues/shared``.
  public subscript(name: String) -> Style? {
    if let style = compiled.style(named: name) { return style }
    let guess = Spelling.closest(to: name, in: compiled.styleNames)
    StyleIssues.shared.report(
      StyleIssue(
        .unknownStyle, typeName: "Stylesheet",
        expected: guess.map { "the name of a style, such as `\($0)`" } ?? "the name of a style", found: "`\(name)`"))
    return nil
  }

  /// The style of a name, as a member: `sheet.tableView`.
  public subscript(dynamicMember name: String) -> Style? { self[name] }

  /// Throws what is wrong with the sheet if one of it is an error.
  ///
  /// - Returns: the sheet itself.
  @discardableResult
  public func checked() throws(StylesheetError) -> Stylesheet {
    guard diagnostics.contains(where: { $0.severity == .error }) else { return self }
    throw StylesheetError(diagnostics: diagnostics, sources: compiled.sources)
  }

  /// One program of several sheets, the weakest first.
  static func merged(_ sheets: [Stylesheet]) -> CompiledStylesheet {
    if sheets.count == 1 { return sheets[0].compiled }
    var schema = sheets.first?.compiled.schema ?? StyleSchema()
    for sheet in sheets.dropFirst() { schema.add(contentsOf: sheet.compiled.schema) }
    let loader = SeveralLoaders(loaders: sheets.map(\.loader))
    return CompiledStylesheet.compile(sheets.flatMap(\.inputs), schema: schema, loader: loader)
  }
}

extension Style {
  /// The style of the same name in an edited sheet, or the sum of such styles; `nil` if the style is none of the sheet,
  /// or gone from the edited one.
  func counterpart(of sheet: Stylesheet, in edited: Stylesheet) -> Style? {
    let counterparts = operands.map { $0.counterpart(of: sheet, in: edited) }
    if counterparts.contains(where: { $0 != nil }) {
      return zip(counterparts, operands).map { $0 ?? $1 }.dropFirst().reduce(counterparts[0] ?? operands[0], +)
    }
    guard stylesheet === sheet.compiled, let name else { return nil }
    return edited.compiled.style(named: name)
  }
}

/// A sheet that was to be without errors and is not.
public struct StylesheetError: Error, Sendable, CustomStringConvertible {
  /// Everything that is wrong.
  public let diagnostics: [Diagnostic]

  /// The sources that the diagnostics are about.
  public let sources: SourceMap

  /// The messages with their places, one a line.
  public var description: String { diagnostics.map(sources.description).joined(separator: "\n") }
}

/// Asks several loaders in turn.
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
}
