import VStyleSyntax

/// The places where a sheet inserts named styles: `@apply` in rules and styles, and `extends`.
struct StyleInsertions {
  /// One name of an inserted style.
  struct Insertion {
    let style: String
    let location: SourceLocation
    /// The view types of the views that get the style; empty if some of them are unknown.
    let types: [String]
  }

  /// The view type of a style in its prelude.
  struct Declaration {
    /// The location of the view type after `for`.
    let type: SourceLocation
    /// The bytes of the block.
    let block: SourceRange
  }

  private(set) var all: [Insertion] = []

  /// The styles for a view type, by name.
  private(set) var declarations: [String: Declaration] = [:]
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) {
    self.tree = tree
    var open: [(end: Int, types: [String])] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, index >= last.end { open.removeLast() }
      if node.kind == .qualifiedRule {
        open.append((node.subtreeEnd, types(of: node.content, in: open.last?.types ?? [])))
      }
      guard node.kind == .atRule else { continue }
      if tree.tape.isName(node.nameToken, "apply") {
        for token in idents(node.content) { add(token, open.last?.types ?? []) }
      } else if tree.tape.isName(node.nameToken, "style") {
        let words = idents(node.content)
        let typeToken = word(after: "for", words)
        let type = typeToken.map { [tree.tape.name($0)] } ?? []
        if let name = words.first.map(tree.tape.name), let typeToken, declarations[name] == nil {
          declarations[name] = Declaration(
            type: tree.location(ofToken: typeToken), block: tree.tape.range(node.tokens))
        }
        if let base = word(after: "extends", words) { add(base, type) }
        open.append((node.subtreeEnd, type))
      }
    }
  }

  private mutating func add(_ token: Int, _ types: [String]) {
    all.append(Insertion(style: tree.tape.name(token), location: tree.location(ofToken: token), types: types))
  }

  private func idents(_ tokens: Range<Int>) -> [Int] { tokens.filter { tree.tape.kind($0) == .ident } }

  private func word(after keyword: StaticString, _ words: [Int]) -> Int? {
    words.dropFirst().firstIndex { tree.tape.isIdent($0, keyword) }.flatMap { index in
      index + 1 < words.count ? words[index + 1] : nil
    }
  }

  /// Returns the view types of the subjects of a selector list; empty if one of them names none.
  private func types(of tokens: Range<Int>, in outer: [String]) -> [String] {
    var types: [String] = []
    for part in tree.tape.split(tokens) {
      guard let start = subject(of: tree.tape.trimmed(part)) else { return [] }
      if tree.tape.kind(start) == .ident {
        types.append(tree.tape.name(start))
      } else if tree.tape.isDelim(start, "&"), !outer.isEmpty {
        types += outer
      } else {
        return []
      }
    }
    var seen: Set<String> = []
    return types.filter { seen.insert($0).inserted }
  }

  /// Returns the first token of the last compound selector.
  private func subject(of tokens: Range<Int>) -> Int? {
    var start: Int?
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let isCombinator = [">", "+", "~"].contains { tree.tape.isDelim(index, $0) }
      if isCombinator || tree.tape.kind(index).isTrivia { start = nil } else { start = start ?? index }
      index = tree.tape.indexAfterComponentValue(index)
    }
    return start
  }
}
