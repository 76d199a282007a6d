import VStyleStylesheet
import VStyleValues

/// Reloads of edited sheets.
extension EngineCore {
  /// Replaces the sheets.
  ///
  /// If only values of declarations differ, only the dependent results are computed again. All are computed again after
  /// other edits, and if a value newly depends on its context, uses `var()` or rolls the cascade back.
  mutating func reload(_ stylesheet: CompiledStylesheet) {
    let stylesheet = stylesheet.applying(environment)
    guard let indices = StylesheetDifference(matching.stylesheet, stylesheet)?.declarations else {
      replace(stylesheet)
      return
    }
    hasReloadedValues = true
    revision += 1
    let changed = Set(indices.map { ID<EngineDeclaration>($0) })
    matching.stylesheet = stylesheet
    styles.builder.stylesheet = stylesheet
    styles.rules.replaceValues(stylesheet)
    guard let values = styles.builder.values.read(changed, styles.rules) else {
      replace(stylesheet)
      return
    }
    styles.customProperties.noteChanges(of: values, styles.builder.values.values)
    if changed.contains(where: { styles.rules.declarations[$0].isCustom }) { rereadCustomProperties() }
    guard !root.isNone, !nodes.computed[root].style.isNone else { return }
    hasRootChanged = true
    styles.inherited.removeCachedValues()
    noteRootMembers()
    dirty.append(root)
  }

  /// Replaces the declarations of all sets of custom properties by those of the new sheets.
  private mutating func rereadCustomProperties() {
    let cascades = styles.builder.rereadCustomProperties(
      matching.matchedRules, matching.states.environments, styles.rules, matching.propertyTables)
    var ofRoot: [String: Cascade] = [:]
    if let cascaded = cascadedStyle(of: root).orNil {
      let pass = styles.builder.styles.pass(0, of: styles.builder.styles[cascaded])
      ofRoot = styles.builder.styles.customProperties(of: pass)
    }
    styles.resolved += styles.customProperties.setAll(
      cascades, root: ofRoot, CustomPropertySets.Update(), styles.builder.values.values)
  }

  /// Records the properties of the root that reach children and whose values changed.
  private mutating func noteRootMembers() {
    let cascaded = styles.builder.styles[cascadedStyle(of: root)]
    let table = matching.propertyTables[cascaded.type]
    for (isContext, members) in [(false, table.inherited), (true, table.context)] {
      for member in members {
        for pass in cascaded.passes {
          guard let value = styles.builder.styles.value(of: member.index, in: styles.builder.styles.passes[pass]),
            styles.customProperties.isChanged(value, in: CustomPropertySets.root)
          else { continue }
          noteRootChange(of: member, isContext: isContext)
        }
      }
    }
  }
}
