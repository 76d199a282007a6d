import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The lowest contrast of each custom property as the color of a text, by environment.
struct ContrastTable: Sendable {
  /// A text with a low contrast.
  struct Lowest: Sendable {
    /// The contrast ratio, 1 to 21.
    let ratio: Double
    /// The view.
    let place: String
  }

  private struct Key: Hashable, Sendable {
    let name: String
    let environment: Int
  }

  private var entries: [Key: Lowest] = [:]

  /// The properties that color a text.
  static let textColors = ["text-color", "title-color", "text-label-text-color"]

  func lowest(_ name: String, _ environment: Int) -> Lowest? { entries[Key(name: name, environment: environment)] }

  /// Adds the texts of a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - engine: an engine with the values of the environment.
  ///   - environment: the number of the environment.
  ///   - references: returns the custom properties that a property of a node refers to.
  mutating func add(
    _ screen: PreviewScreen, _ engine: StyleEngine, _ environment: Int,
    _ references: (_ property: String, _ node: Int) -> [String]
  ) {
    let scheme = engine.environment.traits.colorScheme
    var grounds: [Color] = []
    for (node, element) in screen.tree.nodes.enumerated() {
      let backdrop = element.parent.map { grounds[$0] } ?? Color.systemBackground.resolved(for: scheme)
      var texts: [(String, Color)] = []
      var ground = backdrop
      for value in engine.values(of: node, styledOnly: true) where value.slot == 0 {
        guard let color = value.value[as: Color.self]?.resolved(for: scheme) else { continue }
        if value.entry.name == "background-color" { ground = color.over(backdrop) }
        if ContrastTable.textColors.contains(value.entry.name) { texts.append((value.entry.name, color)) }
      }
      grounds.append(ground)
      // A text that is not there, or transparent on purpose, has no contrast.
      guard element.text?.isEmpty == false else { continue }
      for (property, color) in texts where color.alpha > 0 {
        let ratio = color.over(ground).contrastRatio(with: ground)
        for name in references(property, node) {
          let key = Key(name: name, environment: environment)
          if let known = entries[key], known.ratio <= ratio { continue }
          entries[key] = Lowest(ratio: ratio, place: "\(element.key) in \(screen.name)")
        }
      }
    }
  }
}
