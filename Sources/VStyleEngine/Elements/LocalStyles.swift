import VStyleStylesheet

/// The styles of one view, compared by identity.
struct LocalStyles: Hashable {
  let styles: [Style]

  /// No styles.
  static let none = LocalStyles(styles: [])

  static func == (left: LocalStyles, right: LocalStyles) -> Bool {
    left.styles.elementsEqual(right.styles) { $0.identity === $1.identity }
  }

  func hash(into hasher: inout Hasher) {
    for style in styles { hasher.combine(ObjectIdentifier(style.identity)) }
  }
}
