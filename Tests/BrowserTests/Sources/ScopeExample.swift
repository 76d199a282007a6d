import VStyle
import VStyleViews

/// Live views in a scope with a limit, around it and below the limit.
enum ScopeExample {
  static let sheet = """
    @scope (.card) to (.slot) {
      :scope, * { alpha: 0.5; }
    }
    """

  /// The views with their values, as the sheet styles them.
  static func root() -> ScopePicture.View {
    let (window, card, title, slot, inside) = (Window(), View(), Label(), View(), Label())
    (card.styleClasses, slot.styleClasses) = (["card"], ["slot"])
    for (parent, child) in [(window, card), (card, title), (card, slot), (slot, inside)] { parent.addSubview(child) }
    StyleScope(root: window, sheets: [Stylesheet(sheet)]).flush()
    return describe(window)
  }

  private static func describe(_ view: View) -> ScopePicture.View {
    let name = ([type(of: view).styleTypeName] + view.styleClasses).joined(separator: ".")
    return ScopePicture.View(
      name: name, value: "alpha \(view.alpha)", isInside: view.alpha == 0.5, children: view.subviews.map(describe))
  }
}
