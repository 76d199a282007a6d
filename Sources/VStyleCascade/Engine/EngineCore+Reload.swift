import VStyleSelectors
import VStyleValues

/// Sheets that were edited.
extension EngineCore {
  /// Takes over other sheets. Where only values of declarations differ, only what depends on those is found out
  /// again; otherwise everything is.
  mutating func reload(_ program: StyleProgram) {
    guard let changed = ProgramDifference(self.program, program)?.declarations else {
      replace(program)
      return
    }
    self.program = program
    styles.builder.program = program
    styles.rules.take(program)
    guard let expressions = styles.builder.read(changed, styles.rules) else {
      replace(program)
      return
    }
    styles.customProperties.note(expressions, styles.builder.expressions)
    let isCustomPropertyChanged = changed.contains { styles.rules.entries[$0].isCustom }
    if isCustomPropertyChanged { rereadCustomProperties() }
    guard root != NodeTable.none, nodes.outcomes[Int(root)].record >= 0 else { return }
    isSpreading = true
    styles.states.forgetValues()
    noteRootMembers()
    dirty.append(root)
  }

  /// Gives every environment the custom properties that the sheets declare now.
  private mutating func rereadCustomProperties() {
    let contests = styles.builder.rereadCustomProperties(matchedRules, contexts.ambients, styles.rules, layouts)
    let own = look(of: root)
    let ofRoot =
      own < 0
      ? [:] : styles.builder.looks.customProperties(of: styles.builder.looks.pass(0, of: styles.builder.looks[own]))
    styles.resolved += styles.customProperties.setAll(contests, root: ofRoot, styles.builder.expressions)
  }

  /// Notes what the root hands on that says something else now.
  private mutating func noteRootMembers() {
    let look = styles.builder.looks[look(of: root)]
    let layout = layouts[look.type]
    for (isContext, members) in [(false, layout.inherited), (true, layout.context)] {
      for member in members {
        for pass in look.passes {
          guard let expression = styles.builder.looks.expression(at: member.place, styles.builder.looks.passes[pass]),
            styles.customProperties.isChanged(expression, in: CustomPropertyEnvironments.root)
          else { continue }
          if isContext { styles.states.states[0].isContextChanged = true }
          styles.states.states[0].changed |= member.bit
        }
      }
    }
  }
}

/// How a program differs from an earlier one.
struct ProgramDifference {
  /// The numbers of the declarations that say something else.
  private(set) var declarations: Set<Int> = []

  /// `nil` if more differs than what declarations say.
  init?(_ old: StyleProgram, _ new: StyleProgram) {
    guard old.rules.count == new.rules.count, old.schema.isIdentical(to: new.schema),
      old.layerRanks == new.layerRanks, old.themeNames == new.themeNames,
      old.themes.allSatisfy({ name, theme in new.themes[name].map(theme.isSame) ?? false }),
      old.registrations.count == new.registrations.count,
      old.registrations.allSatisfy({ name, type in new.registrations[name].map(type.isSame) ?? false })
    else { return nil }
    var number = 0
    for (former, rule) in zip(old.rules, new.rules) {
      guard former.isSame(rule) else { return nil }
      for (before, after) in zip(former.declarations, rule.declarations) {
        guard before.isOfSameProperty(after) else { return nil }
        if !before.saysSame(after) { declarations.insert(number) }
        number += 1
      }
    }
  }
}

extension StyleRule {
  /// Whether a rule is the same but for what its declarations say.
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
  /// Whether another declaration is for the same property, state and importance, and takes part in the cascade in
  /// the same way.
  fileprivate func isOfSameProperty(_ other: Declaration) -> Bool {
    name == other.name && isCustom == other.isCustom && isImportant == other.isImportant && slot == other.slot
      && wideKeyword == other.wideKeyword && (shorthand == nil) == (other.shorthand == nil)
  }

  /// Whether another declaration was written in the same words.
  fileprivate func saysSame(_ other: Declaration) -> Bool {
    if content === other.content { return true }
    guard let slice, let otherSlice = other.slice else { return false }
    return slice.text == otherSlice.text
  }

  private var wideKeyword: WideKeyword? {
    if case .wide(let keyword) = value { keyword } else { nil }
  }
}
