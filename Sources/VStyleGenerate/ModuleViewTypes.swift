import VStyleStylesheet

/// The view types of the generated code: those of the imported library, and those of the app.
package struct ModuleViewTypes: Sendable {
  private let builtins: Set<String>
  private let hasBuiltins: Bool

  /// The modules whose view types the code names, beside its own module and the library.
  let modules: [SwiftName]

  /// Creates the view types of generated code.
  ///
  /// - Parameters:
  ///   - builtins: the view types of VStyleViews that the sheets are checked against.
  ///   - hasBuiltins: whether the code imports VStyleViews, whose sheets know these view types. Otherwise they stand for
  ///     those of a platform.
  ///   - modules: further modules that declare view types of the app. A name that is no identifier is left out.
  package init(builtins: Set<String>, hasBuiltins: Bool, modules: [String] = []) {
    self.builtins = builtins
    self.hasBuiltins = hasBuiltins
    self.modules = modules.compactMap(SwiftName.init(exactly:))
  }

  /// Whether the imported library declares a view type.
  func isOfLibrary(_ name: SwiftName) -> Bool { hasBuiltins && builtins.contains(name.text) }

  /// Returns the Swift classes that a sheet has to be compiled with, sorted.
  func needed(by sheet: CompiledStylesheet) -> [SwiftName] {
    NeededViewTypes(of: sheet, known: hasBuiltins ? builtins : [], builtins: builtins).names
      .compactMap(SwiftName.init(exactly:))
  }
}
