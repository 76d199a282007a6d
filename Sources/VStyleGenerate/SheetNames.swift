import VStyleSyntax

/// The names that a sheet and its imports declare or select, each with the location of its first use.
struct SheetNames {
  /// The sorts of names.
  enum Sort: String, CaseIterable {
    case style, theme, layer
    case styleClass = "style class"
    case state
    case customProperty = "custom property"
  }

  /// A name with its first location.
  struct Name {
    let text: String
    let location: SheetLocation
  }

  /// The names of each sort, in the order of their first use.
  private(set) var names: [Sort: [Name]] = [:]

  private var seen: Set<[String]> = []
  private var source = SourceText("")
  private var lines = LineIndex(SourceText(""))

  /// Reads the names of sheets.
  init(_ trees: [SyntaxTree]) {
    for tree in trees { add(tree) }
  }

  private mutating func add(_ tree: SyntaxTree) {
    (source, lines) = (tree.source, LineIndex(tree.source))
    var layers: [(name: String, end: Int)] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = layers.last, index >= last.end { layers.removeLast() }
      switch node.kind {
      case .declaration where tree.tape.isDashedIdent(node.nameToken):
        add(.customProperty, tree.name(of: index), tree, at: node.nameToken)
      case .qualifiedRule: addSelectors(node.content, tree)
      case .atRule: addAtRule(index, tree, &layers)
      default: break
      }
    }
  }

  private mutating func addAtRule(_ index: Int, _ tree: SyntaxTree, _ layers: inout [(name: String, end: Int)]) {
    let (node, tape) = (tree.nodes[index], tree.tape)
    let first = node.content.first { !tape.kind($0).isTrivia }
    if tape.isName(node.nameToken, "style") {
      if let first, tape.kind(first) == .ident { add(.style, tape.name(first), tree, at: first) }
    } else if tape.isName(node.nameToken, "theme") {
      if let first, tape.kind(first) == .ident { add(.theme, tape.name(first), tree, at: first) }
    } else if tape.isName(node.nameToken, "property") {
      if let first, tape.isDashedIdent(first) { add(.customProperty, tape.name(first), tree, at: first) }
    } else if tape.isName(node.nameToken, "scope") {
      addSelectors(node.content, tree)
    } else if tape.isName(node.nameToken, "layer") {
      let outer = layers.last.map { $0.name + "." } ?? ""
      for list in node.content.split(whereSeparator: { tape.kind($0) == .comma }) {
        let parts = list.filter { tape.kind($0) == .ident }
        guard let token = parts.first else { continue }
        let name = outer + parts.map(tape.name).joined(separator: ".")
        add(.layer, name, tree, at: token)
        if node.block != nil { layers.append((name, node.subtreeEnd)) }
      }
    }
  }

  /// Adds the style classes and the states of the app in selectors.
  private mutating func addSelectors(_ tokens: Range<Int>, _ tree: SyntaxTree) {
    let tape = tree.tape
    for token in tokens {
      if tape.kind(token) == .delim, tape.isDelim(token, "."), token + 1 < tokens.upperBound,
        tape.kind(token + 1) == .ident
      {
        add(.styleClass, tape.name(token + 1), tree, at: token + 1)
      } else if tape.kind(token) == .function, tape.isName(token, "state") {
        let argument = (token + 1..<tape.closer(of: token)).first { !tape.kind($0).isTrivia }
        guard let argument, tape.kind(argument) == .ident else { continue }
        add(.state, tape.name(argument), tree, at: argument)
      }
    }
  }

  private mutating func add(_ sort: Sort, _ text: String, _ tree: SyntaxTree, at token: Int) {
    guard seen.insert([sort.rawValue, text]).inserted else { return }
    let position = lines.position(at: tree.tape.range(token).start)
    let location = SheetLocation(path: source.path, line: position.line, column: position.column)
    names[sort, default: []].append(Name(text: text, location: location))
  }
}

/// A location in a sheet, counted from 1.
package struct SheetLocation: Hashable, Sendable {
  package let path: String
  package let line: Int
  package let column: Int

  /// `path:line:column`, as compilers write it.
  package var text: String { "\(path):\(line):\(column)" }
}
