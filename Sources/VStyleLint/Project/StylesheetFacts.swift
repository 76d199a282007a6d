import VStyleCheck
import VStyleCompiler
import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

/// What a project needs to know about a compiled stylesheet, without the stylesheet itself.
package struct StylesheetFacts: Sendable {
  /// The sources of the sheet and of its imports.
  package private(set) var sources: SourceMap

  /// The custom properties that the stylesheet declares, those of `@property` included.
  package private(set) var declared: Set<String> = []

  /// The custom properties that it reads.
  package private(set) var read: Set<String> = []

  /// The custom properties in statements of it that could not be read.
  private(set) var skipped: Set<String> = []

  /// The custom properties and styles in each source.
  private(set) var mentions: [SheetMentions]

  /// The types of its registered custom properties.
  package let types: [String: ValueKind]

  /// The theme that it declares first; `nil` if it has no theme.
  package let firstTheme: String?

  /// The number of its themes.
  let themeCount: Int

  /// Whether an import was not found. Its file may exist by now.
  let lacksImport: Bool

  init(_ sheet: CompiledSheet) {
    let stylesheet = sheet.stylesheet
    sources = stylesheet.sources
    mentions = stylesheet.trees.map(SheetMentions.init)
    types = stylesheet.registrations.mapValues(\.kind)
    (firstTheme, themeCount) = (stylesheet.themeNames.first, stylesheet.themeNames.count)
    lacksImport = stylesheet.diagnostics.contains { $0.rule == .importNotFound }
    unite()
  }

  private mutating func unite() {
    (declared, read, skipped) = (Set(types.keys), [], [])
    for sheet in mentions {
      declared.formUnion(sheet.declared)
      read.formUnion(sheet.read)
      skipped.formUnion(sheet.skipped)
    }
  }

  /// Replaces a source by a version of it with the same ``SheetInterface``.
  mutating func replace(_ index: Int, by source: SourceText, _ names: SheetMentions) {
    sources.replace(SourceID(index), by: source)
    let old = mentions[index]
    mentions[index] = names
    if (old.declared, old.read, old.skipped) != (names.declared, names.read, names.skipped) { unite() }
  }

  /// Uses the objects of other stylesheets for equal sources.
  mutating func share(_ known: inout [String: (source: SourceText, names: SheetMentions)]) {
    for (index, source) in sources.sources.enumerated() {
      if let own = known[source.path], own.source == source {
        mentions[index] = own.names
      } else {
        known[source.path] = (source, mentions[index])
      }
    }
  }

  /// Whether the diagnostics can be others after a change of what the project declares and reads.
  ///
  /// Those of names that no sheet declares depend on all declared names, because one of them may be meant.
  ///
  /// - Parameters:
  ///   - names: the change.
  ///   - project: the names after it.
  ///   - index: the index of a source whose diagnostics do not matter; `nil` if all matter.
  func depends(
    on names: ProjectCustomProperties.Change, _ project: ProjectCustomProperties, except index: Int?
  ) -> Bool {
    if let index {
      let others = mentions.enumerated().filter { $0.offset != index }.map(\.element)
      return others.contains { !$0.all.isDisjoint(with: names.read) || !$0.all.isDisjoint(with: names.declared) }
        || !others.allSatisfy { $0.read.isSubset(of: project.declared) }
    }
    return !names.read.isDisjoint(with: declared) || !names.declared.isDisjoint(with: read)
      || !read.isSubset(of: project.declared)
  }

  /// Whether the diagnostics of other sources can be others after an edit of the themes of one source.
  func depends(on edit: ThemeEdit, of index: Int) -> Bool {
    // The themes of another source can lack what these have. Many themes can reach a limit.
    themeCount > LintedThemes.fewest || !Limit.themeCustomProperties.allows(declared.count * 2 * LintedThemes.fewest)
      || mentions.enumerated().contains { $0 != index && ($1.hasThemes || !$1.all.isDisjoint(with: edit.names)) }
  }
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
