extension View {
  /// Puts a view in front of all subviews, taking it from its superview. UIKit: `addSubview(_:)`.
  ///
  /// - Parameter view: the view. This view and one that contains it are refused: both stay where they are, and
  ///   it is reported to ``StyleIssues/shared`` (`node-listed-twice`).
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Puts a view among the subviews, taking it from its superview. UIKit: `insertSubview(_:at:)`.
  ///
  /// - Parameters:
  ///   - view: the view. This view and one that contains it are refused: both stay where they are, and
  ///     it is reported to ``StyleIssues/shared`` (`node-listed-twice`).
  ///   - index: the place among the subviews, `0...subviews.count`; a view of this superview is taken out first. One
  ///     beyond them is the nearest of them.
  public func insertSubview(_ view: View, at index: Int) {
    let fit = fit(of: view)
    guard fit != .circle else { return reportCircle(view) }
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
    if fit == .mayFollowTheme, hasThemeOverride { view.themeNeedsUpdate() }
  }

  /// Puts a view in front of a subview. UIKit: `insertSubview(_:aboveSubview:)`.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    guard view !== sibling else { return }
    insertSubview(view, at: indexAmongSubviews(of: sibling, without: view) + 1)
  }

  /// Puts a view behind a subview. UIKit: `insertSubview(_:belowSubview:)`.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    guard view !== sibling else { return }
    insertSubview(view, at: indexAmongSubviews(of: sibling, without: view))
  }

  /// Takes the view out of its superview; does nothing at the root. UIKit: `removeFromSuperview()`.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    if let place = parent.subviews.lastIndex(where: { $0 === self }) { parent.subviews.remove(at: place) }
    superview = nil
    parent.styleDidChange(.children)
    styleDidChange(.parent)
    if followsTheme || !subviews.isEmpty, parent.hasThemeOverride { themeNeedsUpdate() }
  }

  /// Puts a subview in front of its siblings; any other view stays where it is. UIKit: `bringSubviewToFront(_:)`.
  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    move(view, to: subviews.count)
  }

  /// Puts a subview behind its siblings; any other view stays where it is. UIKit: `sendSubviewToBack(_:)`.
  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    move(view, to: 0)
  }

  /// Swaps two subviews; nothing happens if there is none at an index. UIKit: `exchangeSubview(at:withSubviewAt:)`.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let places = subviews.indices
    guard first != second, places.contains(first), places.contains(second) else { return }
    subviews.swapAt(first, second)
    styleDidChange(.children)
  }

  /// Whether the view is another one or lies below it. UIKit: `isDescendant(of:)`.
  public func isDescendant(of view: View) -> Bool {
    var next: View? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// The first view with a tag, this one included, in depth-first order. UIKit: `viewWithTag(_:)`.
  public func viewWithTag(_ tag: Int) -> View? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += view.subviews.reversed()
    }
    return nil
  }

  /// The window that the view is in; a window is in itself. UIKit: `UIView.window`.
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
  /// What becoming a subview means for a view.
  private enum Fit {
    /// The view is this one or contains it.
    case circle
    /// No theme shows in it.
    case fits
    /// An override of the theme above this view may show in it.
    case mayFollowTheme
  }

  /// Whether a view can become a subview. Takes at most as many steps as this view has views above it, and as the other
  /// one has views inside: growing a tree by views at its leaves or by views around it stays linear.
  private func fit(of view: View) -> Fit {
    if view === self { return .circle }
    // Only a view with subviews contains another one.
    if view.subviews.isEmpty { return view.followsTheme ? .mayFollowTheme : .fits }
    var (above, inside): (View?, [View]) = (self, [view])
    var followsTheme = false
    while let outer = above {
      if outer === view { return .circle }
      guard let inner = inside.popLast() else { return followsTheme ? .mayFollowTheme : .fits }
      if inner === self { return .circle }
      followsTheme = followsTheme || inner.followsTheme
      above = outer.superview
      inside += inner.subviews
    }
    return .mayFollowTheme
  }

  private func reportCircle(_ view: View) {
    StyleIssues.shared.report(
      StyleIssue(
        .nodeListedTwice, typeName: type(of: view).styleTypeName,
        expected: "a view that is not above \(issueName)", found: view.issueName))
  }

  /// Moves a subview to where it stands once it has been taken out.
  private func move(_ view: View, to index: Int) {
    var reordered = subviews
    reordered.removeAll { $0 === view }
    reordered.insert(view, at: min(index, reordered.count))
    guard !zip(reordered, subviews).allSatisfy({ $0 === $1 }) else { return }
    subviews = reordered
    styleDidChange(.children)
  }

  private func indexAmongSubviews(of sibling: View, without view: View) -> Int {
    // As in UIKit, a view beside none of the subviews comes in front of them.
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling } ?? subviews.count
  }
}
