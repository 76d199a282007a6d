import VStyleCascade
package import VStyleSyntax
package import VStyleValues

/// What a project needs to know about a compiled stylesheet, without the stylesheet itself.
package struct StylesheetFacts: Sendable {
  /// The sources of the sheet and of its imports.
  package let sources: SourceMap

  /// The custom properties that the stylesheet declares, those of `@property` included.
  package let declared: Set<String>

  /// The custom properties that it reads.
  package let read: Set<String>

  /// The custom properties in statements of it that could not be read.
  let skipped: Set<String>

  /// The types of its registered custom properties.
  package let types: [String: ValueKind]

  /// The theme that it declares first; `nil` if it has no theme.
  package let firstTheme: String?

  /// Whether an import was not found. Its file may exist by now.
  let lacksImport: Bool

  init(_ sheet: CompiledSheet) {
    let stylesheet = sheet.stylesheet
    sources = stylesheet.sources
    declared = sheet.customProperties.declared
    read = sheet.customProperties.read
    skipped = sheet.customProperties.skipped
    types = stylesheet.registrations.mapValues(\.kind)
    firstTheme = stylesheet.themeNames.first
    lacksImport = stylesheet.diagnostics.contains { $0.rule == .importNotFound }
  }

  /// Whether the diagnostics can be others after a change of what the project declares and reads.
  ///
  /// Those of names that no sheet declares depend on all declared names, because one of them may be meant.
  func depends(on names: ProjectCustomProperties.Change, _ project: ProjectCustomProperties) -> Bool {
    !names.read.isDisjoint(with: declared) || !names.declared.isDisjoint(with: read)
      || !read.isSubset(of: project.declared)
  }
}

extension CustomPropertyNames {
  /// The names that are read.
  var read: Set<String> { Set(uses.map(\.reference.name)) }
}

extension ProjectCustomProperties {
  /// The names that only one of two states of a project has.
  struct Change {
    /// The declared names.
    let declared: Set<String>
    /// The names that are read, or that may be.
    let read: Set<String>

    /// Whether both states have the same names.
    var isEmpty: Bool { declared.isEmpty && read.isEmpty }
  }

  /// Returns the names that only one of two states has.
  func change(from other: ProjectCustomProperties) -> Change {
    Change(
      declared: declared.symmetricDifference(other.declared),
      read: read.union(skipped).symmetricDifference(other.read.union(other.skipped)))
  }
}
