import Foundation

/// A text that repeats an item any number of times, to measure growth.
///
/// In items `$d` is the index of the item, and `$r` the index of the item that its ``Link`` refers to. `$*(…*)` is
/// repeated.
struct RepeatedShape {
  /// The name of the shape in findings.
  let name: String
  let item: String
  var before = ""
  var separator = "\n"
  var after = ""
  /// The text after the items, and the text that closes each of them: for nested items.
  var (core, closing) = ("", "")
  /// Texts before the first item, one of which is chosen. They may declare the name with the index `base`.
  var bases = [""]

  init(
    _ name: String, _ item: String, before: String = "", separator: String = "\n", after: String = "",
    core: String = "", closing: String = "", bases: [String] = [""]
  ) {
    self.name = name
    self.item = item
    self.before = before
    self.separator = separator
    self.after = after
    (self.core, self.closing) = (core, closing)
    self.bases = bases
  }

  /// The item that an item refers to.
  enum Link: String, CaseIterable {
    case constant, previous, next, first, itself, unknown, several

    fileprivate func target(of number: Int, count: Int) -> String {
      switch self {
      case .constant: "base"
      case .previous, .several: number == 0 ? "base" : "\(number - 1)"
      case .next: "\((number + 1) % count)"
      case .first: "0"
      case .itself: "\(number)"
      case .unknown: "u\(number)"
      }
    }
  }

  /// A shape with all choices except for the count.
  struct Chosen {
    /// The name of the shape and of its link.
    let name: String
    /// Returns the text with a number of items.
    let text: (Int) -> String
  }

  /// Chooses the references of the items.
  ///
  /// - Parameter link: the references, or `nil` to choose them.
  func chosen(_ choices: inout Choices, link: Link? = nil) -> Chosen {
    let link = link ?? (item.contains("$r") ? choices.pick(Link.allCases) : .constant)
    let fan = link == .several ? choices.number(2...12) : 1
    let base = choices.pick(bases)
    let pieces = RepeatedShape.pieces(of: item, fan: fan)
    return Chosen(name: item.contains("$r") ? "\(name) (\(link.rawValue))" : name) { count in
      var text = before + base
      for number in 0..<count {
        if number > 0 { text += separator }
        let target = link.target(of: number, count: count)
        for piece in pieces {
          switch piece {
          case .text(let part): text += part
          case .own: text += String(number)
          case .target: text += target
          }
        }
      }
      text += core
      for _ in 0..<(closing.isEmpty ? 0 : count) { text += closing }
      return text + after.replacing("$d", with: "\(count - 1)")
    }
  }

  private enum Piece {
    case text(String), own, target
  }

  private static func pieces(of item: String, fan: Int) -> [Piece] {
    var text = Substring(item)
    var flat = ""
    while let start = text.range(of: "$*("), let end = text[start.upperBound...].range(of: "*)") {
      flat += text[..<start.lowerBound]
      flat += String(repeating: String(text[start.upperBound..<end.lowerBound]), count: fan)
      text = text[end.upperBound...]
    }
    flat += text
    var pieces: [Piece] = []
    for (index, part) in flat.split(separator: "$", omittingEmptySubsequences: false).enumerated() {
      switch (index, part.first) {
      case (1..., "d"): pieces += [.own, .text(String(part.dropFirst()))]
      case (1..., "r"): pieces += [.target, .text(String(part.dropFirst()))]
      case (1..., _): pieces.append(.text("$" + part))
      default: pieces.append(.text(String(part)))
      }
    }
    return pieces
  }
}
