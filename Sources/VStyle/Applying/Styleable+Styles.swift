public import VStyleCascade
import VStyleSyntax
public import VStyleValues

/// What happens with the entries of a batch that do not fit.
public enum StyleCheckMode: Sendable {
  /// They are reported, and the rest applies.
  case report
  /// They are thrown, and nothing applies.
  case strict
}

/// The entries of a batch that do not fit.
public struct StyleIssuesError: Error, Sendable, Equatable {
  /// What is wrong, sorted by property.
  public let issues: [StyleIssue]
}

extension Styleable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Sets properties in one batch, as in ViewStyle.
  ///
  /// A later assignment overrides the same properties; what it does not name stays. `nil` gives back
  /// what was there before the first one. Reading returns everything that was assigned.
  ///
  /// Every value is checked against the property's kind and the class: what does not fit is reported
  /// to ``StyleIssues/shared`` and left out. The properties are written in the order of the class's
  /// table, those that depend on others last, so that the result does not depend on the dictionary.
  public var mi_styles: [Property: Any]? {
    get { styleStorage.pinned.isEmpty ? nil : styleStorage.pinned }
    set {
      guard let newValue else {
        styleStorage.pinned = [:]
        StyleApplier(self).unpinAll()
        return
      }
      for issue in applyBatch(newValue) { StyleIssues.shared.report(issue) }
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Sets properties in one batch and says what does not fit.
  ///
  /// - Throws: in strict mode, everything that does not fit; nothing is set then.
  public func mi_setStyles(_ styles: [Property: Any], mode: StyleCheckMode) throws(StyleIssuesError) {
    switch mode {
    case .report: mi_styles = styles
    case .strict:
      let batch = StyleBatch(styles, for: ClassTable.of(type(of: self)))
      guard batch.issues.isEmpty else { throw StyleIssuesError(issues: batch.issues) }
      _ = applyBatch(styles)
    }
  }

  private func applyBatch(_ styles: [Property: Any]) -> [StyleIssue] {
    let table = ClassTable.of(type(of: self))
    let batch = StyleBatch(styles, for: table)
    StyleApplier(self).pin(batch.assignments)
    styleStorage.pinned.merge(batch.given) { _, new in new }
    for warning in batch.warnings { StyleIssues.shared.report(warning) }
    return batch.issues
  }

  /// The style of the view itself.
  ///
  /// Assigning replaces what the last assignment set; `nil` gives back what was there before.
  /// Reading returns what was assigned. Inside a ``StyleScope`` the style takes part in the cascade
  /// as the view's own; the scope applies it at the next flush. Elsewhere it applies at once.
  public var styles: Style? {
    get { styleStorage.assigned }
    set {
      styleStorage.assigned = newValue
      if let newValue { checkClass(of: newValue) }
      if let scope = styleStorage.scope { scope.setNeedsFlush() } else { applyAssignedStyle() }
    }
  }

  private func checkClass(of style: Style) {
    let table = ClassTable.of(type(of: self))
    guard let name = style.className, !table.ancestry.contains(name) else { return }
    StyleIssues.shared.report(
      StyleIssue(.classMismatch, className: table.name, expected: "a style for \(table.name)", found: "one for \(name)")
    )
  }

  /// Applies the assigned style of a view that no scope styles. Called again when a state changes.
  ///
  /// A value that changes a state, such as `enabled: false`, leads to another pass, eight of them at most.
  public func applyAssignedStyle() {
    guard !styleStorage.isApplying else {
      styleStorage.needsAnotherPass = true
      return
    }
    styleStorage.isApplying = true
    defer { styleStorage.isApplying = false }
    for _ in 0..<8 {
      styleStorage.needsAnotherPass = false
      applyAssignedStyleOnce()
      guard styleStorage.needsAnotherPass else { return }
    }
  }

  private func applyAssignedStyleOnce() {
    guard styleStorage.scope == nil else { return }
    guard let style = styleStorage.assigned else {
      StyleApplier(self).setEngineValues([])
      return
    }
    let table = ClassTable.of(type(of: self))
    let program = style.program ?? StyleProgram.compile([], vocabulary: StyleVocabulary(classes: [type(of: self)]))
    var node = ElementNode(key: "0", typeName: table.name)
    if let element = self as? any StyleNode { node.take(element) }
    node.localStyles = [style]
    var tree = ElementTree()
    tree.add(node)
    let evaluator = StyleEvaluator(program.covering(type(of: self)), tree: tree)
    StyleApplier(self).apply(evaluator.styles[0], of: style)
  }
}

extension Styleable {
  /// Tells the engine that something changed which selectors look at, such as a state or a class.
  ///
  /// In a scope, the next flush looks at it; a view with a style of its own is styled again at once.
  public func styleNeedsUpdate() {
    if let scope = styleStorage.scope {
      scope.setNeedsFlush()
    } else if styleStorage.assigned != nil {
      applyAssignedStyle()
    }
  }
}

extension ElementNode {
  /// Takes over what selectors ask of a live node.
  mutating func take(_ element: any StyleNode) {
    id = element.styleID
    classes = element.styleClasses.sorted()
    states = element.styleStates
    attributes = element.styleAttributes
    text = element.styleText
    themeName = element.styleThemeName
  }
}

extension StyleApplier {
  /// Makes the object's values those that a computed style declares.
  @discardableResult
  func apply(_ style: ComputedStyle, of assigned: Style? = nil) -> Int {
    var assignments: [Assignment] = []
    for (position, row) in table.rows.enumerated() {
      for (slot, name) in row.slots.enumerated() {
        let computed = slot == 0 ? style.properties[row.property.name] : style.slots[name]?[row.property.name]
        guard let computed, computed.isStyled else { continue }
        assignments.append(
          Assignment(
            place: PropertyPlace(row: position, slot: slot), value: computed.value, location: computed.location))
      }
    }
    return setEngineValues(assignments)
  }
}

extension ComputedValue {
  /// The place of the declaration that gives the value; `nil` for a style of Swift code.
  fileprivate var location: SourceLocation? {
    if case .declared(let declaration) = source { declaration.location } else { nil }
  }
}
