package import VStyleCheck
package import VStyleStylesheet
import VStyleSyntax

/// A file of generated Swift code.
package struct GeneratedFile: Hashable, Sendable {
  /// The name of the file.
  package let name: String

  /// The contents.
  package let text: String
}

/// Creates typed Swift names for the names in sheets.
///
/// One file has the names, and another one the texts of the sheets. The same sheets always give the same files.
package struct CodeGenerator: Sendable {
  /// The module with the view types.
  private let module: SwiftName

  private let viewTypes: ModuleViewTypes

  /// Whether comments show the values of custom properties and the declarations of styles.
  private let showsValues: Bool

  private let access: NameAccess

  private let output: OutputFolder

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - module: the module with the view types.
  ///   - viewTypes: the view types that the module has, and those that the app has.
  ///   - showsValues: whether comments show values. Without them, the file with the names changes only when a name or
  ///     a type does.
  ///   - access: which code may use the names.
  ///   - output: the folder of the files.
  /// - Returns: `nil` if `module` is no identifier.
  package init?(
    module: String, viewTypes: ModuleViewTypes, showsValues: Bool, access: NameAccess = .internal, output: OutputFolder
  ) {
    guard let module = SwiftName(exactly: module) else { return nil }
    self.module = module
    self.viewTypes = viewTypes
    self.showsValues = showsValues
    self.access = access
    self.output = output
  }

  /// Returns the files for some sheets.
  ///
  /// - Parameter sheets: the sheets, each compiled with its imports. The first source of each is the sheet itself.
  /// - Throws: ``NameCollisions`` if two names become the same in Swift.
  package func files(for sheets: [CompiledStylesheet]) throws(NameCollisions) -> [GeneratedFile] {
    let sheets = sheets.compactMap { sheet in
      sheet.sources.sources.first.map { GeneratedSheet(compiled: sheet, path: $0.path) }
    }.sorted { $0.path < $1.path }
    let texts = EmbeddedTexts(of: sheets)
    var writer = NameWriter(texts: texts, viewTypes: viewTypes, showsValues: showsValues, access: access)
    for sheet in sheets { writer.add(sheet) }
    writer.addHotReload(in: output.relativePath(of: texts.folder))
    writer.addSharedNames(of: sheets)
    guard writer.collisions.isEmpty else { throw NameCollisions(all: writer.collisions) }
    // The compiler warns of a public import that no public declaration needs.
    let further = writer.namesFurtherViewTypes ? access.importModifier : ""
    let imports = viewTypes.modules.map { "\(further)import \($0)\n" as SwiftCode }.joined()
    let names: SwiftCode = "\(SwiftCode.header)\n\(access.importModifier)import \(module)\n\(imports)\(writer.code)"
    return [
      GeneratedFile(name: "Styles.swift", text: names.text),
      GeneratedFile(name: "Styles+Texts.swift", text: texts.code(module: module).text),
    ]
  }
}

/// The names of some sheets that become the same in Swift.
package struct NameCollisions: Error {
  /// The collisions, in the order of the sheets.
  package let all: [NameCollision]
}
