import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintContext {
  /// The kinds of names in a sheet.
  enum NameKind {
    case customProperty
    case styleClass
    case id
    case customState
    case attribute
    case layer
  }

  /// The declarations whose values are checked.
  enum ValueOwner {
    /// Declarations of properties, without custom properties.
    case properties
    /// Declarations of properties and of custom properties.
    case all
  }

  /// Returns the diagnostics of a check for each declared name of a kind, or each name in a prelude.
  ///
  /// The check receives custom properties without their leading hyphens.
  func names(of kind: NameKind, _ check: (String, SourceLocation) -> Diagnostic?) -> [Diagnostic] {
    stylesheet.trees.flatMap { tree in
      tree.nodes.flatMap { node -> [Int] in
        let tape = tree.tape
        switch kind {
        case .customProperty:
          return node.kind == .declaration && tape.isDashedIdent(node.nameToken) ? [node.nameToken] : []
        case .styleClass:
          guard node.kind == .qualifiedRule else { return [] }
          return node.content.filter { tape.kind($0) == .ident && $0 > 0 && tape.isDelim($0 - 1, ".") }
        case .id:
          return node.kind == .qualifiedRule ? node.content.filter { tape.isIdentifierHash($0) } : []
        case .customState:
          guard node.kind == .qualifiedRule else { return [] }
          return node.content.filter {
            tape.kind($0) == .ident && $0 > 0 && tape.kind($0 - 1) == .function
              && tape.isName($0 - 1, "state")
          }
        case .attribute:
          guard node.kind == .qualifiedRule else { return [] }
          return node.content.filter { tape.kind($0) == .ident && $0 > 0 && tape.kind($0 - 1) == .leftSquare }
        case .layer:
          guard node.kind == .atRule, tape.isName(node.nameToken, "layer") else { return [] }
          return node.content.filter { tape.kind($0) == .ident }
        }
      }.compactMap { token in
        let name = tree.tape.name(token)
        return check(kind == .customProperty ? name.withoutDashes : name, tree.location(ofToken: token))
      }
    }
  }

  /// Returns the diagnostics of a check for each token in values.
  func valueTokens(
    of owner: ValueOwner, _ check: (TokenTape, Int, SourceLocation) -> Diagnostic?
  ) -> [Diagnostic] {
    valueTokens(of: owner) { tape, token, _, location in check(tape, token, location) }
  }

  /// Returns the diagnostics of a check for each token in values.
  ///
  /// The check also receives the opening token of the innermost function or parenthesis around the token.
  func valueTokens(
    of owner: ValueOwner, _ check: (TokenTape, Int, _ opener: Int?, SourceLocation) -> Diagnostic?
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for tree in stylesheet.trees {
      let tape = tree.tape
      for node in tree.nodes
      where node.kind == .declaration && (owner == .all || !tape.isDashedIdent(node.nameToken)) {
        var open: [Int] = []
        for token in node.content {
          let kind = tape.kind(token)
          if let diagnostic = check(tape, token, open.last, tree.location(ofToken: token)) { found.append(diagnostic) }
          switch kind {
          case .function, .leftParenthesis: open.append(token)
          case .rightParenthesis: _ = open.popLast()
          case .semicolon, .leftBrace, .rightBrace: open = []
          default: break
          }
        }
      }
    }
    return found
  }
}

extension LintContext {
  /// Returns the diagnostics of a check for each function with one of some lower-case names, in order.
  ///
  /// Functions that are nested too deep for recursive parsers are left out. They are reported as such.
  func functionTokens(
    named names: Set<String>, _ check: (SyntaxTree, Int) -> [Diagnostic]
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for tree in stylesheet.trees {
      let tape = tree.tape
      var tooDeep = tape.tooDeepTokens[...]
      var token = 0
      while token < tape.count {
        if token == tooDeep.first {
          tooDeep.removeFirst()
          token = tape.indexAfterComponentValue(token)
          continue
        }
        if tape.kind(token) == .function, names.contains(tape.name(token).lowercased()) { found += check(tree, token) }
        token += 1
      }
    }
    return found
  }
}

extension TokenTape {
  /// Returns the arguments of a function: the token ranges between its commas.
  func arguments(of function: Int) -> [Range<Int>] {
    split(function + 1..<max(min(closer(of: function), count), function + 1))
  }
}

extension SyntaxTree {
  /// Returns the selectors of a list with the number of their compound selectors, except those in functions.
  func partCounts(_ tokens: Range<Int>) -> [(tokens: Range<Int>, count: Int)] {
    var parts: [(tokens: Range<Int>, count: Int)] = []
    var start = tokens.lowerBound
    var count = 0
    var isInPart = false
    var end = start
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let isCombinator = [">", "+", "~"].contains { tape.isDelim(index, $0) }
      if tape.kind(index) == .comma {
        parts.append((start..<max(end, start), count))
        (start, count, isInPart) = (index + 1, 0, false)
      } else if tape.kind(index).isTrivia || isCombinator {
        if !tape.kind(index).isTrivia || tape.kind(index) == .whitespace { isInPart = false }
        if start == index { start += 1 }
      } else {
        if !isInPart { count += 1 }
        isInPart = true
        end = min(tape.indexAfterComponentValue(index), tokens.upperBound)
      }
      index = min(tape.indexAfterComponentValue(index), tokens.upperBound)
    }
    parts.append((start..<max(end, start), count))
    return parts
  }

  /// Returns the fix that removes a statement with its semicolon, and with its line if the line has nothing else.
  func removal(of node: SyntaxNode, _ safety: Diagnostic.Safety) -> Diagnostic.Fix {
    let bytes = source.bytes
    var (start, end) = (tape.range(node.tokens).start, tape.range(node.tokens).end)
    var next = node.tokens.upperBound
    while tape.kind(next).isTrivia { next += 1 }
    if node.block == nil, tape.kind(next) == .semicolon { end = tape.range(next).end }
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 { lineStart -= 1 }
    var lineEnd = end
    while lineEnd < bytes.count, bytes[lineEnd] == 0x20 || bytes[lineEnd] == 0x09 { lineEnd += 1 }
    let isFirst = lineStart == 0 || bytes[lineStart - 1] == 0x0A
    let isLast = lineEnd == bytes.count || bytes[lineEnd] == 0x0A || bytes[lineEnd] == 0x0D
    if isFirst, isLast {
      if lineEnd < bytes.count, bytes[lineEnd] == 0x0D { lineEnd += 1 }
      // The last line has no line break of its own, so the one before it is removed.
      if lineEnd < bytes.count { lineEnd += 1 } else if lineStart > 0 { lineStart -= 1 }
      (start, end) = (lineStart, lineEnd)
    } else if isFirst {
      end = lineEnd
    } else {
      start = lineStart
    }
    let location = SourceLocation(sourceID, SourceRange(start, end))
    return .init("remove it", safety: safety, edits: [.init(location, "")])
  }
}

/// The naming conventions of projects.
enum NamePattern {
  /// Returns whether a name is in kebab case: it has no upper-case letters and no underscores.
  static func isKebab(_ name: String) -> Bool {
    !name.unicodeScalars.contains { $0.properties.isUppercase || $0 == "_" }
  }
}
