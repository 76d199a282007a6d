public import VStyleStylesheet
public import VStyleValues

/// The treatment of batch entries that do not fit.
public enum StyleCheckMode: Sendable {
  /// They are reported, and the other entries apply.
  case report
  /// They are thrown, and no entry applies.
  case strict
}

/// The error for batch entries that do not fit.
public struct StyleDiagnosticsError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The diagnostics, sorted by property.
  public let diagnostics: [StyleDiagnostic]

  /// The diagnostics, one per line.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

extension Styleable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Sets properties in one batch, as in ViewStyle.
  ///
  /// A later assignment overrides the same properties and leaves the others. `nil` removes all assigned values: each
  /// property returns to its value before the first assignment, or to the value of a theme provider. Reading returns
  /// all assigned values.
  ///
  /// Each value is checked against the view type and the property's value type. A value that does not fit is reported
  /// to ``StyleDiagnostics/shared`` and left out. Properties are written in the order of the view type's table,
  /// dependent ones last, so that the result does not depend on the dictionary.
  public var mi_styles: [Property: Any]? {
    get { styleStorage.applied.given.isEmpty ? nil : styleStorage.applied.given }
    set {
      let storage = styleStorage
      let table = storage.applied.table ?? ViewTypeTable.of(type(of: self))
      if let newValue {
        StyleBatch.assign(newValue, to: self, storage, table)
      } else {
        table.cache.unpinning(table).apply(to: self, storage)
        showProvidedValues()
      }
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Sets properties in one batch and treats invalid entries according to a mode.
  ///
  /// - Parameters:
  ///   - styles: the values by property.
  ///   - mode: whether entries that do not fit are reported or thrown.
  /// - Throws: ``StyleDiagnosticsError`` in strict mode, with all entries that do not fit. No property is set then.
  public func mi_setStyles(_ styles: [Property: Any], mode: StyleCheckMode) throws(StyleDiagnosticsError) {
    let table = ViewTypeTable.of(type(of: self))
    let batch = table.batch(styles)
    guard mode == .report || batch.diagnostics.isEmpty else {
      throw StyleDiagnosticsError(diagnostics: batch.diagnostics)
    }
    batch.apply(to: self, styleStorage)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Sets properties of several objects in one batch, in less time than ``mi_styles`` on each object.
  ///
  /// Diagnostics are reported once for adjacent objects of one view type.
  ///
  /// - Parameters:
  ///   - styles: the values by property.
  ///   - objects: the objects.
  @inlinable
  public static func mi_setStyles(_ styles: [Property: Any], of objects: [Self]) {
    StyleBatch.apply(styles, to: objects.map { $0 })
  }

  /// The style of the view itself.
  ///
  /// An assignment replaces the values of the last one. `nil` restores the values from before. Reading returns the
  /// assigned style.
  ///
  /// Inside a ``StyleScope`` the style joins the cascade as the view's own, and the scope applies it at the next flush.
  ///
  /// Outside a scope the style applies at once, with the custom properties and themes of its sheet. Its environment is
  /// that of the ``DetachedStyles`` that the view was added to. A view that was added to none uses the app's shared
  /// environment on the main actor, and the default environment elsewhere.
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
    StyleDiagnostics.shared.report(
      StyleDiagnostic(
        .viewTypeMismatch, typeName: table.name, expected: "a style for \(table.name)", found: "one for \(name)")
    )
  }

  /// Applies the assigned style of a view outside a scope. Call it again when a state changes.
  ///
  /// A value that changes a state, such as `enabled: false`, causes another pass, up to eight in total.
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
      ViewTypeTable.of(type(of: self)).cache.delta(of: style, for: self, in: environment).apply(to: self)
    }
  }
}

extension Styleable {
  /// Notifies the engine of a change that selectors can match, such as a state or a style class.
  ///
  /// In a scope, the next flush updates the view. Outside a scope, a view with a style of its own is styled again at
  /// once.
  public func styleNeedsUpdate() {
    if let scope = styleStorage.scope {
      scope.noteChange(of: styleStorage)
    } else {
      applyDetachedStyle()
    }
  }

  /// Applies the style of an object outside a scope, if it has one.
  func applyDetachedStyle() {
    if styleStorage.scope == nil, styleStorage.assigned != nil { applyAssignedStyle() }
  }
}

extension StyleNode {
  /// Notifies the engine that the node's children or their order have changed.
  ///
  /// In a scope, the next flush compares them.
  public func styleChildrenNeedUpdate() { styleStorage.scope?.noteChildren(of: styleStorage) }

  /// Notifies the engine that the node has left its parent.
  ///
  /// The scope releases the node at once, and the next flush restores its baselines.
  public func styleDidLeaveParent() { styleStorage.scope?.lose(styleStorage) }
}
