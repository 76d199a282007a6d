import Testing
import VStyle
import VStyleViews

/// The content views of cells, which are no nodes.
@Suite("Content views")
struct ContentViewTests {
  private func cells() -> [(cell: View, content: View, selector: String)] {
    let (cell, item, header) = (TableViewCell(), CollectionViewCell(), TableViewHeaderFooterView())
    return [
      (cell, cell.contentView, "TableViewCell > Label"), (item, item.contentView, "CollectionViewCell > Label"),
      (header, header.contentView, "TableViewHeaderFooterView > Label"),
    ]
  }

  @Test("the subviews of a content view are children of its cell, before and after the first flush")
  func children() {
    for (cell, content, selector) in cells() {
      let (root, label, button, late) = (View(), Label(), Button(), Label())
      root.addSubview(cell)
      content.addSubview(label)
      cell.addSubview(button)
      let sheet = Stylesheet(
        "\(selector) { tag: 3; } View > View > View > Label { tag: 9; } :nth-child(2) { alpha: 0.5; }")
      let scope = StyleScope(root: root, sheets: [sheet])
      scope.flush()
      #expect(label.tag == 3 && button.alpha == 0.5 && content.tag == 0, "\(selector)")
      #expect(cell.styleChildren.map(ObjectIdentifier.init) == [label, button].map { ObjectIdentifier($0) })
      #expect(label.styleParent === cell && label.superview === content && content.superview === cell)
      content.insertSubview(late, at: 0)
      #expect(scope.needsFlush)
      scope.flush()
      #expect(late.tag == 3 && label.alpha == 0.5 && button.alpha == 1)
      late.removeFromSuperview()
      scope.flush()
      #expect(late.tag == 0 && label.alpha == 1 && cell.viewWithTag(3) === label)
    }
  }

  @Test("a content view does not let a cell into itself, and is a usual view elsewhere")
  func odd() {
    let (cell, label, other) = (TableViewCell(), Label(), View())
    cell.contentView.addSubview(label)
    label.addSubview(cell)
    #expect(cell.superview == nil && label.subviews.isEmpty)
    other.addSubview(cell.contentView)
    #expect(cell.styleChildren.isEmpty && label.styleParent === cell.contentView)
    #expect(cell.contentView.styleParent === other)
  }

  @Test("the tint color and the theme of a cell reach its content")
  func inheritance() {
    let (cell, label) = (CollectionViewCell(), Label())
    cell.tintColor = .red
    cell.contentView.addSubview(label)
    cell.theme(of: ThemeManager()).overrideThemeStyle = "night"
    let sheet = Stylesheet("@theme night { --a: 7; } @theme day { --a: 5; } Label { tag: var(--a); }")
    let scope = StyleScope(root: cell, sheets: [sheet])
    scope.flush()
    #expect(label.tintColor == .red && label.tag == 7)
  }
}
