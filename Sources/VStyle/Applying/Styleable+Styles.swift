public import VStyleCascade
public import VStyleValues

/// What happens with the entries of a batch that do not fit.
public enum StyleCheckMode: Sendable {
  /// They are reported, and the rest applies.
  case report
  /// They are thrown, and nothing applies.
  case strict
}

/// The entries of a batch that do not fit.
public struct StyleIssuesError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong, sorted by property.
  public let issues: [StyleIssue]

  /// The issues, one a line.
  public var description: String { issues.map(\.description).joined(separator: "\n") }
}

extension Styleable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Sets properties in one batch, as in ViewStyle.
  ///
  /// A later assignment overrides the same properties; what it does not name stays. `nil` gives back
  /// what was there before the first one, a theme provider's value included. Reading returns everything that was
  /// assigned.
  ///
  /// Every value is checked against the property's kind and the class: what does not fit is reported
  /// to ``StyleIssues/shared`` and left out. The properties are written in the order of the class's
  /// table, those that depend on others last, so that the result does not depend on the dictionary.
  public var mi_styles: [Property: Any]? {
    get { styleStorage.applied.given.isEmpty ? nil : styleStorage.applied.given }
    set {
      let storage = styleStorage
      let table = storage.applied.table ?? ViewTypeTable.of(type(of: self))
      if let newValue {
        StyleBatch.assign(newValue, to: self, storage, table)
      } else {
        table.memory.unpinning(table).apply(to: self, storage)
        showProvidedValues()
      }
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Sets properties in one batch and says what does not fit.
  ///
  /// - Throws: in strict mode, everything that does not fit; nothing is set then.
  public func mi_setStyles(_ styles: [Property: Any], mode: StyleCheckMode) throws(StyleIssuesError) {
    let table = ViewTypeTable.of(type(of: self))
    let batch = table.batch(styles)
    guard mode == .report || batch.issues.isEmpty else { throw StyleIssuesError(issues: batch.issues) }
    batch.apply(to: self, styleStorage)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Sets properties of several objects in one batch: each gets what ``mi_styles`` would set, in less time.
  ///
  /// What does not fit is reported once for the objects of a class that stand together.
  @inlinable
  public static func mi_setStyles(_ styles: [Property: Any], of objects: [Self]) {
    StyleBatch.apply(styles, to: objects.map { $0 })
  }

  /// The style of the view itself.
  ///
  /// Assigning replaces what the last assignment set; `nil` gives back what was there before.
  /// Reading returns what was assigned. Inside a ``StyleScope`` the style takes part in the cascade
  /// as the view's own; the scope applies it at the next flush. Elsewhere it applies at once, with the custom
  /// properties and themes of its sheet, and follows the surroundings of the ``DetachedStyles`` that the view was added
  /// to. A view that was added to none shows what is in force where it is styled: on the main actor in the app,
  /// elsewhere by default.
  public var styles: Style? {
    get { styleStorage.assigned }
    set {
      styleStorage.assigned = newValue
      if let newValue { checkViewType(of: newValue) }
      if let scope = styleStorage.scope { scope.noteChange(of: styleStorage) } else { applyAssignedStyle() }
    }
  }

  private func checkViewType(of style: Style) {
    let table = ViewTypeTable.of(type(of: self))
    guard let name = style.typeName, !table.ancestry.contains(name) else { return }
    StyleIssues.shared.report(
      StyleIssue(.classMismatch, typeName: table.name, expected: "a style for \(table.name)", found: "one for \(name)")
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
      DetachedStyles.release(self)
      StyleApplier(self).setEngineValues([])
      return
    }
    if let detached = styleStorage.detached {
      detached.show(style, in: self)
    } else {
      DetachedStyles.release(self)
      let environment = MainDomain.ifCurrent { DetachedStyles.shared.environment } ?? StyleEnvironment()
      ViewTypeTable.of(type(of: self)).memory.delta(of: style, for: self, in: environment).apply(to: self)
    }
  }
}

extension Styleable {
  /// Tells the engine that something changed which selectors look at, such as a state or a class.
  ///
  /// In a scope, the next flush looks at it; a view with a style of its own is styled again at once.
  public func styleNeedsUpdate() {
    if let scope = styleStorage.scope {
      scope.noteChange(of: styleStorage)
    } else {
      applyCarriedStyle()
    }
  }

  /// Applies the style of an object that no scope styles, if it has one.
  func applyCarriedStyle() {
    if styleStorage.scope == nil, styleStorage.assigned != nil { applyAssignedStyle() }
  }
}

extension StyleNode {
  /// Tells the engine that the node has other children, or the same ones in another order.
  ///
  /// In a scope, the next flush compares them.
  public func styleChildrenNeedUpdate() { styleStorage.scope?.noteChildren(of: styleStorage) }

  /// Tells the engine that the node has left its parent. The scope lets it go at once, and the next flush gives it
  /// back what it was before.
  public func styleDidLeaveParent() { styleStorage.scope?.lose(styleStorage) }
}
