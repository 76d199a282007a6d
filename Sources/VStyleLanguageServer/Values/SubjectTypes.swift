import VStyleSyntax

/// The view types that a rule styles, as far as its selector names them.
enum SubjectTypes {
  /// Returns the view types of the subjects of some selectors; empty if a subject can be of any view type.
  ///
  /// - Parameters:
  ///   - tokens: the selectors.
  ///   - tape: the tokens of the sheet.
  ///   - outer: the view types that `&` means.
  static func of(_ tokens: Range<Int>, _ tape: TokenTape, outer: [String]) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var hasOuter = false
    var start = tokens.lowerBound
    while start <= tokens.upperBound {
      var end = start
      while end < tokens.upperBound, tape.kind(end) != .comma { end = tape.indexAfterComponentValue(end) }
      end = min(end, tokens.upperBound)
      let subject = subject(start..<end, tape)
      start = end + 1
      if subject == .parent {
        // Its types are added once, however often it is there.
        if hasOuter { continue }
        hasOuter = true
      }
      let own = subject.types(outer: outer)
      if own.isEmpty { return [] }
      found += own.filter { seen.insert($0).inserted }
    }
    return found
  }

  /// The subject of a selector.
  private enum Subject: Equatable {
    case any
    case type(String)
    /// That of the rule around, as with `&`.
    case parent

    func types(outer: [String]) -> [String] {
      switch self {
      case .any: []
      case .type(let name): [name]
      case .parent: outer
      }
    }
  }

  private static func subject(_ tokens: Range<Int>, _ tape: TokenTape) -> Subject {
    var (types, isNew): (Subject, Bool) = (.any, true)
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      switch tape.kind(index) {
      case .whitespace: isNew = true
      case .comment: break
      case .delim where [">", "+", "~"].contains(tape.delim(index)): isNew = true
      case .ident where index == tokens.lowerBound || isNew:
        types = .type(tape.name(index))
        isNew = false
      case .delim where tape.isDelim(index, "&"):
        types = .parent
        isNew = false
      case .colon:
        if isNew { types = .any }
        isNew = false
        // The name is no view type.
        index = tape.indexAfterComponentValue(min(index + 1, tokens.upperBound))
        continue
      case .delim where tape.isDelim(index, "."):
        if isNew { types = .any }
        isNew = false
        index += 2
        continue
      default:
        if isNew { types = .any }
        isNew = false
      }
      index = tape.indexAfterComponentValue(index)
    }
    return types
  }
}

extension Sheet {
  /// Returns the view types that a statement is about: those of the rule around it; empty if they are not known.
  func viewTypes(around node: Int) -> [String] {
    var types: [String] = []
    for outer in statements(around: tree.range(of: node).start) where outer != node {
      let statement = tree.nodes[outer]
      if statement.kind == .qualifiedRule {
        types = SubjectTypes.of(statement.content, tree.tape, outer: types)
      } else if statement.kind == .atRule, tree.tape.isName(statement.nameToken, "style") {
        types = styleTypes(statement.content)
      }
    }
    return types
  }

  private func styleTypes(_ prelude: Range<Int>) -> [String] {
    let words = prelude.filter { tree.tape.kind($0) == .ident }
    guard words.count > 2, tree.tape.isIdent(words[1], "for") else { return [] }
    return [tree.tape.name(words[2])]
  }
}
