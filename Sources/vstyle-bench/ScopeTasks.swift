import VStyle
import VStyleValues
import VStyleViews

/// Tasks for the views of an app: a scope for one label, cells that come and go, and a chain of subviews.
enum ScopeTasks {
  static var all: [BenchTask] { [label, cells, chain("1k", 1_000), chain("4k", 4_000)] }

  /// The sheet of the tasks, without at-rules.
  fileprivate static let sheet = Stylesheet(
    """
    Label { text-color: #222222; number-of-lines: 2; }
    .title { text-color: #000000; alpha: 0.9; }
    .cell { background-color: white; }
    .cell.marked .title { text-color: #3366cc; }
    StackView > ImageView { alpha: 0.8; }
    """)

  /// A new scope styles one label.
  private static var label: BenchTask {
    var task = BenchTask(
      name: "scope/label", size: 1, unit: .microseconds, note: "a scope for one label, values on the label"
    ) { { 0 } }
    task.renew = {
      let label = Label()
      label.styleClasses = ["title"]
      return { StyleScope(root: label, sheets: [sheet]).flush().written }
    }
    return task
  }

  /// A frame of a list: thirty cells leave at the top and thirty come at the bottom. Half of these left in the frame
  /// before and have other style classes now; the others are new.
  private static var cells: BenchTask {
    let frame = BenchTask(
      name: "cells/30", size: 240, unit: .microseconds, note: "30 cells of 8 views leave, 30 come, 15 of them reused"
    ) {
      let list = CellList(120)
      let scope = StyleScope(root: list.view, sheets: [sheet])
      scope.flush()
      return {
        list.scroll(30)
        let report = scope.flush()
        return report.visited &+ report.written
      }
    }
    let floor = BenchTask(name: "cells/hand-written", size: 240, unit: .microseconds, note: "the same, assigned") {
      let list = CellList(120)
      for cell in list.view.subviews { Cells.assign(to: cell) }
      return {
        for cell in list.scroll(30) { Cells.assign(to: cell) }
        return list.view.subviews.count
      }
    }
    return frame.compared(with: floor)
  }

  /// Each view of a chain gets the next one as a subview, in a tree with a scope.
  private static func chain(_ name: String, _ count: Int) -> BenchTask {
    var task = BenchTask(
      name: "chain/\(name)", size: count, unit: .microseconds, note: "addSubview down a chain, flush at the end"
    ) { { 0 } }
    task.renew = {
      let root = View()
      let scope = StyleScope(root: root, sheets: [sheet])
      scope.flush()
      let views = (0..<count).map { _ in View() }
      // A view with a layer follows the themes above it.
      for view in views { view.layer.cornerRadius = 1 }
      return {
        var parent = root
        for view in views {
          parent.addSubview(view)
          parent = view
        }
        return scope.flush().visited
      }
    }
    return task
  }
}

/// A list of cells that scrolls.
private final class CellList {
  let view = View()
  private var reusable: [View] = []
  private var isMarked = false

  init(_ count: Int) {
    for _ in 0..<count { view.addSubview(Cells.make()) }
  }

  /// Removes cells at the top and adds as many at the bottom.
  ///
  /// - Returns: the cells that were added.
  @discardableResult
  func scroll(_ count: Int) -> [View] {
    isMarked.toggle()
    let reused = reusable
    for cell in reused { cell.styleClasses = isMarked ? ["cell", "marked"] : ["cell"] }
    let added = reused + (reused.count..<count).map { _ in Cells.make() }
    let gone = Array(view.subviews.prefix(count))
    for cell in gone { cell.removeFromSuperview() }
    for cell in added { view.addSubview(cell) }
    reusable = Array(gone.prefix(count / 2))
    return added
  }
}

/// Cells of eight views.
private enum Cells {
  static func make() -> View {
    let (cell, stack) = (View(), StackView())
    cell.styleClasses = ["cell"]
    cell.addSubview(stack)
    for _ in 0..<2 { stack.addSubview(ImageView()) }
    for isTitle in [true, false, false, false] {
      let label = Label()
      if isTitle { label.styleClasses = ["title"] }
      stack.addSubview(label)
    }
    return cell
  }

  /// Assigns what the sheet sets.
  @inline(never)
  static func assign(to cell: View) {
    cell.backgroundColor = .white
    for view in cell.subviews[0].subviews {
      if let label = view as? Label {
        label.numberOfLines = 2
        let isTitle = label.styleClasses.contains("title")
        let isMarked = isTitle && cell.styleClasses.contains("marked")
        label.textColor = isMarked ? Color(red: 0.2, green: 0.4, blue: 0.8) : .black
        if isTitle { label.alpha = 0.9 }
      } else {
        view.alpha = 0.8
      }
    }
  }
}
