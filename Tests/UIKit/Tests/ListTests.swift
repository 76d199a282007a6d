import Testing
import UIKit
import VStyleUIKit

/// Tests of cells that appear while a list is laid out, and that are used again.
@MainActor
@Suite(.serialized) struct ListTests {
  private let sheet = """
    @theme light { color-scheme: light; --back: #ffffff }
    @theme dark { color-scheme: dark; --back: #000000 }
    TableViewCell { background-color: var(--back); &:selected { alpha: 0.5 } }
    TableViewCell Label { text-color: #333333 }
    """

  /// A table that shows some of its rows with cells that it uses again.
  @MainActor
  private final class List {
    let table = UITableView()
    let rows: Int
    private var pool: [UITableViewCell] = []
    private var shown: [Int: UITableViewCell] = [:]
    var visible = 0..<0 { didSet { table.setNeedsLayout() } }

    init(rows: Int) {
      self.rows = rows
      table.cellsForLayout = { [unowned self] in layOut() }
    }

    private func layOut() -> [UITableViewCell] {
      for (row, cell) in shown where !visible.contains(row) {
        shown[row] = nil
        pool.append(cell)
      }
      for row in visible where shown[row] == nil { shown[row] = pool.popLast() ?? makeCell() }
      return visible.compactMap { shown[$0] }
    }

    private func makeCell() -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentView.addSubview(UILabel())
      return cell
    }

    var cells: [UITableViewCell] { visible.compactMap { shown[$0] } }
    var waiting: [UITableViewCell] { pool }
  }

  @Test("cells that the layout creates are styled in the turn in which they appear")
  func created() throws {
    let list = List(rows: 100)
    let window = App.window(sheet, list.table)
    list.visible = 0..<10
    App.turn()
    #expect(list.cells.count == 10 && list.table.window === window)
    #expect(list.cells.allSatisfy { $0.backgroundColor == .sheet(0xFFFFFF) })
    let label = try #require(list.cells[0].contentView.subviews[0] as? UILabel)
    #expect(label.textColor == .sheet(0x333333))
    list.cells[3].isSelected = true
    App.turn()
    #expect(list.cells[3].alpha == 0.5 && list.cells[4].alpha == 1)
  }

  @Test("a cell that waits during a change of the theme has the new one when it is used again")
  func waiting() {
    defer { AppearanceService.shared.force(.auto) }
    let list = List(rows: 100)
    let window = App.window(sheet, list.table)
    list.visible = 0..<10
    App.turn()
    list.visible = 0..<5
    App.turn()
    #expect(list.waiting.count == 5)
    AppearanceService.shared.force(.on)
    list.visible = 0..<10
    App.turn()
    #expect(list.cells.allSatisfy { $0.backgroundColor == .sheet(0x000000) } && window.subviews.count == 1)
  }

  @Test("a table of 10,000 rows writes the values of new cells alone while it scrolls, and its cells go with it")
  func scrolling() {
    weak var cell: UITableViewCell?
    do {
      let list = List(rows: 10_000)
      let window = App.window(sheet, list.table)
      let scope = window.style(with: App.stylesheet(sheet))
      list.visible = 0..<20
      App.turn()
      for first in stride(from: 20, to: list.rows, by: 500) {
        list.visible = first..<first + 20
        App.turn()
      }
      cell = list.cells[0]
      // Nothing has changed, so nothing is visited.
      #expect(scope.flush().written == 0)
      list.table.removeFromSuperview()
      App.turn()
      #expect(cell != nil)
    }
    App.turn()
    #expect(cell == nil)
  }
}
