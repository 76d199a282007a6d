#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle

  /// The views of a window and their states at one time, in document order.
  ///
  /// UIKit tells nobody that a view was added or that a control was disabled. So each turn of the run loop compares the
  /// views with those of the last turn. A comparison that finds nothing creates nothing.
  ///
  /// An entry has the identity of its view alone. The scope retains its views until it is notified that they left, so none
  /// of them has the identity of an earlier one.
  @MainActor
  final class ViewSnapshot {
    /// A view at one time.
    private struct Entry {
      let view: ObjectIdentifier
      let states: StateReader.States
      let childCount: Int
    }

    private var entries: [Entry] = []

    /// The number of views.
    var count: Int { entries.count }

    /// Compares the views below a root with those of the last comparison, and notifies the engine of the differences.
    func compare(_ root: UIView) {
      var changed: [(view: UIView, index: Int, states: StateReader.States)] = []
      var next = 0
      guard walk(root, &next, &changed), next == entries.count else { return replace(root) }
      for (view, index, states) in changed {
        entries[index] = Entry(view: entries[index].view, states: states, childCount: entries[index].childCount)
        view.styleNeedsUpdate()
      }
    }

    /// Compares a view and the views below it with the next entries.
    ///
    /// - Returns: whether the tree is the same. The views with other states are added to a list.
    private func walk(
      _ view: UIView, _ next: inout Int, _ changed: inout [(view: UIView, index: Int, states: StateReader.States)]
    ) -> Bool {
      guard next < entries.count, entries[next].view == ObjectIdentifier(view) else { return false }
      let entry = entries[next]
      let states = StateReader.reader(of: type(of: view)).read?(view) ?? []
      if states != entry.states { changed.append((view, next, states)) }
      next += 1
      if ViewTree.isLeaf(view) { return true }
      let subviews = view.subviews
      guard subviews.count == entry.childCount else { return false }
      for subview in subviews where !walk(subview, &next, &changed) { return false }
      return true
    }

    /// Replaces all entries after a change of the tree, and notifies the engine of each view with other children.
    private func replace(_ root: UIView) {
      let former = formerChildren
      let states = Dictionary(entries.map { ($0.view, $0.states) }) { $1 }
      entries.removeAll(keepingCapacity: true)
      var pending: [(view: UIView, node: UIView)] = [(root, root)]
      while let (view, node) = pending.popLast() {
        let id = ObjectIdentifier(view)
        let now = StateReader.reader(of: type(of: view)).read?(view) ?? []
        if let then = states[id], then != now { view.styleNeedsUpdate() }
        let subviews = ViewTree.isLeaf(view) ? [] : view.subviews
        entries.append(Entry(view: id, states: now, childCount: subviews.count))
        if former[id] != subviews.map({ ObjectIdentifier($0) }) { node.styleChildrenNeedUpdate() }
        for subview in subviews.reversed() {
          pending.append((subview, ViewTree.isWrapper(subview, in: view) ? node : subview))
        }
      }
    }

    /// The subviews of each view at the last comparison.
    private var formerChildren: [ObjectIdentifier: [ObjectIdentifier]] {
      var children: [ObjectIdentifier: [ObjectIdentifier]] = [:]
      children.reserveCapacity(entries.count)
      // The views whose subviews are not complete, from the root down.
      var open: [(view: ObjectIdentifier, left: Int)] = []
      for entry in entries {
        while let last = open.last, last.left == 0 { open.removeLast() }
        if let parent = open.indices.last {
          children[open[parent].view, default: []].append(entry.view)
          open[parent].left -= 1
        }
        children[entry.view] = []
        open.append((entry.view, entry.childCount))
      }
      return children
    }
  }
#endif
