import VStyleAdvice
import VStyleCheck
import VStyleCompiler
import VStylePacks
import VStyleStylesheet
import VStyleSyntax

/// An edit of a sheet that others import, after which they need not be compiled to know the facts about them.
struct FollowedEdit: Sendable {
  /// The new version of the sheet.
  let source: SourceText

  /// The custom properties that it names.
  let names: SheetMentions

  /// What changed, if most of the others need no new check; `nil` if all have to be checked.
  fileprivate let edit: ThemeEdit?

  /// Whether both versions declare the same names.
  fileprivate let keepsNames: Bool

  /// The diagnostics of the old version, checked alone; none if all have to be checked.
  fileprivate let diagnostics: [Diagnostic]

  /// Whether some checks may still be right.
  var keepsChecks: Bool { edit != nil }

  /// Whether the sheet appears once among some sources.
  func isOnce(in sources: SourceMap) -> Bool { sources.sources.count { $0.path == source.path } == 1 }

  /// Returns the results of a check with the locations of the new version, without the diagnostics of the sheet alone;
  /// `nil` if the check has to be repeated.
  ///
  /// - Parameters:
  ///   - check: the results with the old version.
  ///   - facts: the facts about the stylesheet with the old version.
  ///   - index: the index of the sheet among the sources.
  func follow(_ check: CheckedSheet, _ facts: StylesheetFacts, _ index: Int) -> CheckedSheet? {
    let found = check.found.diagnostics
    guard let edit, !facts.depends(on: edit, of: index), !found.contains(where: { $0.rule == .limitExceeded }) else {
      return nil
    }
    var own = FollowedEdit.moved(diagnostics, to: index)[...]
    var moved: [Diagnostic] = []
    for diagnostic in found {
      if diagnostic == own.first {
        own.removeFirst()
        continue
      }
      // What other sources find wrong with the sheet can name each of its custom properties.
      guard keepsNames || diagnostic.location.source.index != index, let new = edit.relocated(diagnostic, index) else {
        return nil
      }
      moved.append(new)
    }
    return own.isEmpty ? check.with(moved, check.found.sources) : nil
  }

  /// Returns diagnostics of a sheet alone as those of a source of another map.
  static func moved(_ diagnostics: [Diagnostic], to index: Int) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      diagnostic.relocated { SourceLocation(SourceID(index), $0.range) } ?? diagnostic
    }
  }
}

extension ThemeEdit {
  /// Returns a diagnostic with the locations after the edit; `nil` if one of them is in what changed.
  fileprivate func relocated(_ diagnostic: Diagnostic, _ index: Int) -> Diagnostic? {
    diagnostic.relocated { location in
      guard location.source.index == index else { return location }
      return moved(location.range).map { SourceLocation(location.source, $0) }
    }
  }
}

extension Linter {
  /// Returns the edit of an imported sheet; `nil` if the stylesheets with it have to be compiled again.
  ///
  /// - Parameters:
  ///   - old: the old version.
  ///   - loader: has the new version.
  ///   - sheets: all sheets of the project.
  ///   - names: the custom properties of the project before the edit.
  func edit(
    of old: SourceText, _ loader: ProjectLoader, _ sheets: [SourceText], _ names: ProjectCustomProperties
  ) -> FollowedEdit? {
    guard let new = try? loader.load(old.path), ![old, new].contains(where: SheetImports.mayAppear) else { return nil }
    let (before, after) = (
      SyntaxTree(parsing: old, as: SourceID(0)).withoutNoise, SyntaxTree(parsing: new, as: SourceID(0)).withoutNoise
    )
    let edit = ThemeEdit(from: before, to: after)
    guard edit != nil || SheetInterface(before).map({ $0 == SheetInterface(after) }) ?? false else { return nil }
    let mentions = SheetMentions(after)
    return FollowedEdit(
      source: new, names: mentions, edit: edit, keepsNames: mentions.declared == SheetMentions(before).declared,
      diagnostics: edit == nil ? [] : diagnostics(ofOnly: old, names, in: sheets))
  }

  /// Returns the diagnostics of a sheet without imports.
  func diagnostics(
    ofOnly sheet: SourceText, _ names: ProjectCustomProperties, in sheets: [SourceText]
  ) -> [Diagnostic] {
    let compiled = CompiledSheet(CompiledStylesheet.compile([SheetInput(sheet)], schema: schema))
    let begin = beginning(names, SkinManifest.packs(of: sheets))
    return begin(compiled, CheckMemo()).checking(checkingRules).found.diagnostics
  }
}
