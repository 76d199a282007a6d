extension View {
  /// Adds a view as the frontmost subview and removes it from its previous superview. UIKit: `addSubview(_:)`.
  ///
  /// - Parameter view: the view. This view and its ancestors are refused: both views stay in place, and a diagnostic is
  ///   reported to `StyleDiagnostics.shared` (`node-listed-twice`).
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Inserts a view at an index and removes it from its previous superview. UIKit: `insertSubview(_:at:)`.
  ///
  /// - Parameters:
  ///   - view: the view. This view and its ancestors are refused: both views stay in place, and a diagnostic is
  ///     reported to `StyleDiagnostics.shared` (`node-listed-twice`).
  ///   - index: the index among the subviews, in `0...subviews.count`. A value outside is clamped. A subview of this
  ///     view is removed before it is inserted.
  public func insertSubview(_ view: View, at index: Int) {
    let fit = fit(of: view)
    guard fit != .circle else { return reportCycle(view) }
    let index = min(max(index, 0), subviews.count)
    if view.superview === self {
      move(view, to: index)
      return
    }
    view.removeFromSuperview()
    subviews.insert(view, at: index)
    view.superview = self
    styleDidChange(.children)
    view.styleDidChange(.parent)
    if fit == .mayFollowTheme, ThemeOverrides.exist, hasThemeOverride { view.themeNeedsUpdate() }
  }

  /// Inserts a view in front of a subview. UIKit: `insertSubview(_:aboveSubview:)`.
  ///
  /// - Parameters:
  ///   - view: the view. Nothing happens if it is the sibling.
  ///   - sibling: the subview. If it is no subview of this view, the view becomes the frontmost subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    guard view !== sibling else { return }
    insertSubview(view, at: indexAmongSubviews(of: sibling, without: view) + 1)
  }

  /// Inserts a view behind a subview. UIKit: `insertSubview(_:belowSubview:)`.
  ///
  /// - Parameters:
  ///   - view: the view. Nothing happens if it is the sibling.
  ///   - sibling: the subview. If it is no subview of this view, the view becomes the frontmost subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    guard view !== sibling else { return }
    insertSubview(view, at: indexAmongSubviews(of: sibling, without: view))
  }

  /// Removes the view from its superview. Does nothing for a root. UIKit: `removeFromSuperview()`.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    if let index = parent.subviews.lastIndex(where: { $0 === self }) { parent.subviews.remove(at: index) }
    superview = nil
    parent.styleDidChange(.children)
    styleDidChange(.parent)
    if ThemeOverrides.exist, followsTheme || !styleChildren.isEmpty, parent.hasThemeOverride { themeNeedsUpdate() }
  }

  /// Moves a subview in front of its siblings. Ignores a view that is not a subview. UIKit: `bringSubviewToFront(_:)`.
  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    move(view, to: subviews.count)
  }

  /// Moves a subview behind its siblings. Ignores a view that is not a subview. UIKit: `sendSubviewToBack(_:)`.
  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    move(view, to: 0)
  }

  /// Exchanges two subviews. Does nothing if an index is out of range. UIKit: `exchangeSubview(at:withSubviewAt:)`.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let indices = subviews.indices
    guard first != second, indices.contains(first), indices.contains(second) else { return }
    subviews.swapAt(first, second)
    styleDidChange(.children)
  }

  /// Returns whether the view is another view or one of its descendants. UIKit: `isDescendant(of:)`.
  public func isDescendant(of view: View) -> Bool {
    var next: View? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// Returns the first view with a tag in depth-first order, beginning with this view. UIKit: `viewWithTag(_:)`.
  public func viewWithTag(_ tag: Int) -> View? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += (view.contentSubviews + view.subviews).reversed()
    }
    return nil
  }

  /// The window that contains the view. For a window, the window itself. UIKit: `UIView.window`.
  public var window: Window? {
    var next: View? = self
    while let current = next {
      if let window = current as? Window { return window }
      next = current.superview
    }
    return nil
  }
}

extension View {
  /// Whether a view can become a subview, and whether a theme override can then affect it.
  private enum Fit {
    /// The view is this view or an ancestor of it.
    case circle
    /// The view can become a subview, and nothing in it follows a theme.
    case fits
    /// The view can become a subview, and a theme override above it may affect it.
    case mayFollowTheme
  }

  /// Checks whether a view can become a subview.
  ///
  /// The walk up from this view and the walk down into the other view advance together, and the shorter one ends both.
  /// So the total work of building a tree from its leaves or from its root stays linear.
  ///
  /// - Complexity: O(min(*a*, *d*)), where *a* is the number of ancestors of this view and *d* is the number of
  ///   descendants of the other view.
  private func fit(of view: View) -> Fit {
    if view === self { return .circle }
    // Only a view with subviews can be an ancestor.
    if view.subviews.isEmpty, view.contentSubviews.isEmpty { return view.followsTheme ? .mayFollowTheme : .fits }
    var (above, inside): (View?, [View]) = (self, [view])
    var followsTheme = false
    while let outer = above {
      if outer === view { return .circle }
      guard let inner = inside.popLast() else { return followsTheme ? .mayFollowTheme : .fits }
      if inner === self { return .circle }
      followsTheme = followsTheme || inner.followsTheme
      above = outer.superview
      inside += inner.subviews + inner.contentSubviews
    }
    return .mayFollowTheme
  }

  private func reportCycle(_ view: View) {
    StyleDiagnostics.shared.report(
      StyleDiagnostic(
        .nodeListedTwice, typeName: type(of: view).styleTypeName,
        expected: "a view that is not above \(diagnosticName)", found: view.diagnosticName))
  }

  /// Moves a subview to an index that is counted after its removal.
  private func move(_ view: View, to index: Int) {
    var reordered = subviews
    reordered.removeAll { $0 === view }
    reordered.insert(view, at: min(index, reordered.count))
    guard !zip(reordered, subviews).allSatisfy({ $0 === $1 }) else { return }
    subviews = reordered
    styleDidChange(.children)
  }

  private func indexAmongSubviews(of sibling: View, without view: View) -> Int {
    // As in UIKit, the view becomes the frontmost subview if the sibling is not a subview.
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling } ?? subviews.count
  }
}
