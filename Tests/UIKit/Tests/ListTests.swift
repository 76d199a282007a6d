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

    private let make: () -> UITableViewCell
    private(set) var made = 0

    init(rows: Int, make: @escaping () -> UITableViewCell = { UITableViewCell() }) {
      (self.rows, self.make) = (rows, make)
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
      let cell = make()
      cell.contentView.addSubview(UILabel())
      made += 1
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

  /// A cell that counts the values that are written to it.
  @MainActor
  private final class CountingCell: UITableViewCell {
    static var writes = 0

    override var backgroundColor: UIColor? { didSet { CountingCell.writes += 1 } }
  }

  @Test(
    "a table of 10,000 rows writes each of its 20 cells once, none while it scrolls, each again for another theme")
  func scrolling() {
    defer { AppearanceService.shared.force(.auto) }
    weak var cell: UITableViewCell?
    weak var label: UIView?
    do {
      let list = List(rows: 10_000) { CountingCell() }
      let window = App.window(sheet, list.table)
      list.visible = 0..<20
      CountingCell.writes = 0
      App.turn()
      #expect(CountingCell.writes == 20)
      for first in stride(from: 20, to: list.rows, by: 20) {
        list.visible = first..<first + 20
        App.turn()
      }
      #expect(CountingCell.writes == 20 && list.made == 20)
      AppearanceService.shared.force(.on)
      App.turn()
      #expect(CountingCell.writes == 40 && list.cells[0].backgroundColor == .sheet(0x000000))
      for first in stride(from: 9_960, to: 0, by: -1_000) {
        list.visible = first..<first + 20
        App.turn()
      }
      #expect(CountingCell.writes == 40 && window.subviews.count == 1)
      (cell, label) = (list.cells[0], list.cells[0].contentView.subviews[0])
      list.table.removeFromSuperview()
      App.turn()
      #expect(cell != nil)
    }
    App.turn()
    #expect(cell == nil && label == nil)
  }

  @Test("a cell that stays in the pool for a turn returns to its own values, and gets the new theme when it is shown")
  func pool() {
    defer { AppearanceService.shared.force(.auto) }
    let list = List(rows: 100) { CountingCell() }
    let window = App.window(sheet, list.table)
    list.visible = 0..<10
    App.turn()
    list.visible = 0..<4
    App.turn()
    #expect(list.waiting.count == 6 && list.waiting.allSatisfy { $0.backgroundColor == nil })
    AppearanceService.shared.force(.on)
    CountingCell.writes = 0
    list.visible = 0..<10
    App.turn()
    #expect(CountingCell.writes == 6 && list.cells.allSatisfy { $0.backgroundColor == .sheet(0x000000) })
    #expect(window.subviews.count == 1)
  }
}
