/// A piece of the text of a block.
indirect enum Inline: Equatable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case link([Inline], destination: String)
  case image(alt: String, source: String)
  /// A tag, a comment or a character reference, as it is written.
  case html(String)
  case lineBreak
}

extension [Inline] {
  /// The text without its markup.
  var plainText: String {
    map { piece in
      switch piece {
      case .text(let text), .code(let text), .image(let text, _): text
      case .emphasis(let inner), .strong(let inner), .link(let inner, _): inner.plainText
      case .html: ""
      case .lineBreak: " "
      }
    }.joined()
  }

  /// The destinations of the links, in order.
  var destinations: [String] {
    flatMap { piece -> [String] in
      switch piece {
      case .emphasis(let inner), .strong(let inner): inner.destinations
      case .link(let inner, let destination): [destination] + inner.destinations
      default: []
      }
    }
  }
}
