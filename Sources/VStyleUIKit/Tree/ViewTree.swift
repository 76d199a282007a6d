#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle

  /// The tree of nodes in the views of UIKit.
  ///
  /// It is that of the headless views, which lint, previews and tests show. A node is a view that an app added. Views that
  /// UIKit adds inside of its own are parts: they are skipped, or replaced by what an app added to them, such as the
  /// children of a content view.
  @MainActor
  enum ViewTree {
    /// How the nodes below a view are found.
    private enum Role {
      /// The view is a node, and its subviews may be nodes.
      case node
      /// The view is a node, and what is inside of it is not.
      case leaf
      /// The view is no node, and its subviews are those of its superview.
      case wrapper
    }

    private static var roles: [ObjectIdentifier: Role] = [:]

    /// The children of a view, in the order of UIKit.
    static func children(of view: UIView) -> [any StyleNode] {
      guard role(of: view) != .leaf else { return [] }
      let subviews = view.subviews
      guard subviews.contains(where: { isWrapper($0, in: view) }) else { return subviews }
      return subviews.flatMap { isWrapper($0, in: view) ? children(of: $0) : [$0] }
    }

    /// The nearest superview that is a node.
    static func parent(of view: UIView) -> UIView? {
      var (inner, outer) = (view, view.superview)
      while let next = outer, isWrapper(next, in: next.superview) { (inner, outer) = (next, next.superview) }
      _ = inner
      return outer
    }

    /// Whether a view has no node of its own in a superview.
    static func isWrapper(_ view: UIView, in superview: UIView?) -> Bool {
      role(of: view) == .wrapper || superview.map { contentView(of: $0) === view } ?? false
    }

    /// Whether the views inside of a view are no nodes.
    static func isLeaf(_ view: UIView) -> Bool { role(of: view) == .leaf }

    /// The view that UIKit has for what an app adds to a cell or an effect.
    static func contentView(of view: UIView) -> UIView? {
      switch view {
      case let cell as UITableViewCell: cell.contentView
      case let cell as UICollectionViewCell: cell.contentView
      case let view as UITableViewHeaderFooterView: view.contentView
      case let view as UIVisualEffectView: view.contentView
      default: nil
      }
    }

    private static func role(of view: UIView) -> Role {
      let type = type(of: view)
      if let known = roles[ObjectIdentifier(type)] { return known }
      let made = makeRole(type)
      roles[ObjectIdentifier(type)] = made
      return made
    }

    private static func makeRole(_ type: UIView.Type) -> Role {
      let name = "\(type)"
      if closedNames.contains(where: name.hasPrefix) { return .leaf }
      if UIKitClass.chain(of: type).contains(where: \.hidesSubviews) { return .leaf }
      return isPrivate(name) ? .wrapper : .node
    }

    /// The beginnings of the names of UIKit's own views that have no views of an app inside: those of hosting controllers,
    /// which belong to SwiftUI, of alerts, and of menus and cursors in texts.
    private static let closedNames = [
      "_UIHostingView", "_UIAlertController", "_UIInterfaceAction", "_UIContextMenu", "_UIEditMenu", "UICalloutBar",
      "UITextSelectionView", "_UITextSelection", "_UITextCursor",
    ]

    /// Whether the name of a class is one of UIKit's own, other than the classes that apps can use.
    private static func isPrivate(_ name: String) -> Bool {
      if name.hasPrefix("_UI") { return true }
      guard name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true else { return false }
      return !publicNames.contains(name)
    }

    /// The names of the views of UIKit that apps can use.
    private static let publicNames: Set<String> = Set(UIKitClass.all.map { "\($0.type)" })
      .union([
        "UICalendarView", "UIContentUnavailableView", "UIInputView", "UIListContentView", "UIPasteControl",
        "UICollectionViewListCell", "UIPopoverBackgroundView",
      ])
  }
#endif
