import VStyleCascade
import VStyleValues

/// Sheets that were edited.
extension EngineCore {
  /// Takes over other sheets. Where only values of declarations differ, only what depends on those is computed again;
  /// otherwise everything is.
  mutating func reload(_ stylesheet: CompiledStylesheet) {
    guard let changed = StylesheetDifference(matching.stylesheet, stylesheet)?.declarations else {
      replace(stylesheet)
      return
    }
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
    styles.inherited.forgetValues()
    noteRootMembers()
    dirty.append(root)
  }

  /// Gives every set of custom properties the declarations that the sheets have now.
  private mutating func rereadCustomProperties() {
    let cascades = styles.builder.rereadCustomProperties(
      matching.matchedRules, matching.states.environments, styles.rules, matching.propertyTables)
    var ofRoot: [String: Cascade] = [:]
    if let cascaded = cascadedStyle(of: root).orNil {
      let pass = styles.builder.styles.pass(0, of: styles.builder.styles[cascaded])
      ofRoot = styles.builder.styles.customProperties(of: pass)
    }
    styles.resolved += styles.customProperties.setAll(cascades, root: ofRoot, styles.builder.values.values)
  }

  /// Notes the properties of the root that reach children and have other values now.
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

/// The difference of a stylesheet from an earlier one.
struct StylesheetDifference {
  /// The declarations with other values.
  private(set) var declarations: Set<ID<EngineDeclaration>> = []

  /// `nil` if more differs than values.
  init?(_ old: CompiledStylesheet, _ new: CompiledStylesheet) {
    guard old.rules.count == new.rules.count, old.schema.isIdentical(to: new.schema),
      old.layerRanks == new.layerRanks, old.themeNames == new.themeNames,
      old.themes.allSatisfy({ name, theme in new.themes[name].map(theme.isSame) ?? false }),
      old.registrations.count == new.registrations.count,
      old.registrations.allSatisfy({ name, type in new.registrations[name].map(type.isSame) ?? false })
    else { return nil }
    var index = 0
    for (former, rule) in zip(old.rules, new.rules) {
      guard former.isSame(rule) else { return nil }
      for (before, after) in zip(former.declarations, rule.declarations) {
        guard before.isOfSameProperty(after) else { return nil }
        if !before.hasSameText(as: after) { declarations.insert(ID(index)) }
        index += 1
      }
    }
  }
}

extension StyleRule {
  /// Whether a rule is the same but for the values of its declarations.
  fileprivate func isSame(_ other: StyleRule) -> Bool {
    target == other.target && origin == other.origin && layer == other.layer && order == other.order
      && declarations.count == other.declarations.count
      && conditions.elementsEqual(other.conditions) { $0.description == $1.description }
      && (scope == nil && other.scope == nil || scope.flatMap { own in other.scope.map(own.isSame) } ?? false)
  }
}

extension ScopeClause {
  fileprivate func isSame(_ other: ScopeClause) -> Bool {
    roots == other.roots && limits == other.limits
      && (outer == nil && other.outer == nil || outer.flatMap { own in other.outer.map(own.isSame) } ?? false)
  }
}

extension Theme {
  fileprivate func isSame(_ other: Theme) -> Bool {
    base == other.base && colorScheme == other.colorScheme && firstOrder == other.firstOrder
  }
}

extension CustomPropertyRegistration {
  fileprivate func isSame(_ other: CustomPropertyRegistration) -> Bool {
    kind == other.kind && inherits == other.inherits && initial == other.initial
  }
}

extension Declaration {
  /// Whether another declaration is for the same property, state and importance, and takes part in the cascade in the
  /// same way.
  fileprivate func isOfSameProperty(_ other: Declaration) -> Bool {
    name == other.name && isCustom == other.isCustom && isImportant == other.isImportant && slot == other.slot
      && wideKeyword == other.wideKeyword && (shorthand == nil) == (other.shorthand == nil)
  }

  /// Whether another declaration has the same text.
  fileprivate func hasSameText(as other: Declaration) -> Bool {
    if content === other.content { return true }
    guard let slice, let otherSlice = other.slice else { return false }
    return slice.text == otherSlice.text
  }

  private var wideKeyword: WideKeyword? {
    if case .wide(let keyword) = value { keyword } else { nil }
  }
}
