/// The drawings that stand for the system's symbols.
///
/// They are our own, since a page may contain no font and no drawing of others.
enum SymbolGlyphs {
  /// A drawing in a square of 24 by 24.
  struct Glyph: Hashable {
    /// The shapes, from the back to the front.
    var shapes: [Shape]
  }

  /// A path with its kind.
  struct Shape: Hashable {
    var kind: Kind
    /// The data of the path.
    let data: String
    /// Whether it is drawn smaller, inside of a frame.
    var isInside = false
  }

  /// The ways in which a path is drawn.
  enum Kind: String {
    /// The stroke of a shape that `.fill` fills.
    case outline
    /// A stroke.
    case line
    /// A stroke on a shape, which `.fill` leaves out of the area.
    case detail
    /// An area.
    case solid
    /// An area that is left out of the area below.
    case cut
  }

  /// Returns the drawing for the name of a symbol; `nil` if there is none.
  ///
  /// The name is looked up whole, then without its last modifiers: `.fill`, a frame such as `.circle`, `.slash`, badges, and
  /// `forward` and `backward` for right and left.
  static func glyph(named name: String) -> Glyph? {
    if let glyph = table[name] { return glyph }
    let words = name.split(separator: ".").map(String.init)
    guard let last = words.last, words.count > 1 else { return nil }
    let base = words.dropLast().joined(separator: ".")
    if last == "forward" || last == "backward" {
      return glyph(named: "\(base).\(last == "forward" ? "right" : "left")")
    }
    switch last {
    case "fill": return glyph(named: base).map(filled)
    case "slash":
      guard let glyph = glyph(named: base) else { return nil }
      return Glyph(shapes: glyph.shapes + [Shape(kind: .line, data: "M3.5 3.5l17 17")])
    default:
      // A frame around another drawing: `plus.circle`, `exclamationmark.triangle`.
      if let frame = table[last], frame.shapes.first?.kind == .outline, let content = glyph(named: base) {
        return Glyph(shapes: frame.shapes + inside(content))
      }
      // Badges and other additions: `link.badge.plus`, `wifi.exclamationmark`.
      return glyph(named: base)
    }
  }

  private static func filled(_ glyph: Glyph) -> Glyph {
    Glyph(
      shapes: glyph.shapes.map { shape in
        var shape = shape
        switch shape.kind {
        case .outline: shape.kind = .solid
        case .line where shape.isInside, .solid where shape.isInside: shape.kind = shape.kind == .line ? .detail : .cut
        default: break
        }
        return shape
      })
  }

  /// The shapes of a glyph for the inside of a frame.
  private static func inside(_ glyph: Glyph) -> [Shape] {
    glyph.shapes.map { shape in
      var shape = shape
      shape.isInside = true
      if shape.kind == .outline { shape.kind = .line }
      return shape
    }
  }

  private static let table: [String: Glyph] = {
    var table: [String: Glyph] = [:]
    for line in SymbolDrawings.text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let name = words.first else { continue }
      var shapes: [(kind: Kind, words: [Substring])] = []
      for word in words.dropFirst() {
        if let kind = Kind(rawValue: String(word)) {
          shapes.append((kind, []))
        } else if !shapes.isEmpty {
          shapes[shapes.count - 1].words.append(word)
        }
      }
      table[String(name)] = Glyph(shapes: shapes.map { Shape(kind: $0.kind, data: $0.words.joined(separator: " ")) })
    }
    return table
  }()

  /// The names of all drawings.
  static var names: [String] { table.keys.sorted() }
}
