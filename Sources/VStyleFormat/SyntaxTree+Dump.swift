package import VStyleSyntax

extension SyntaxTree {
  /// A text description of the tree for people and golden tests, one statement on each line.
  ///
  /// ```
  /// stylesheet 1:1-3:1
  ///   qualified-rule 1:1-1:22 `Button` {
  ///     declaration 1:10-1:20 color: `red`
  /// ```
  package func dump() -> String {
    let lines = LineIndex(source)
    var out = ""
    var ends: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let end = ends.last, index >= end { ends.removeLast() }
      out += String(repeating: "  ", count: ends.count)
      let range = range(of: index)
      let start = lines.position(at: range.start)
      let end = lines.position(at: range.end)
      out += "\(node.kind.title) \(start.line):\(start.column)-\(end.line):\(end.column)\(words(index))\n"
      ends.append(node.subtreeEnd)
    }
    return out
  }

  private func words(_ index: Int) -> String {
    let node = nodes[index]
    let content = "`\(oneLine(source.text(in: tape.range(node.content))))`"
    let block = node.block == nil ? "" : " {"
    return switch node.kind {
    case .stylesheet: ""
    case .atRule: " @\(oneLine(name(of: index))) \(content)\(block)"
    case .qualifiedRule: " \(content)\(block)"
    case .declaration: " \(oneLine(name(of: index))): \(content)\(node.isImportant ? " !important" : "")"
    case .invalid: " \(content)"
    }
  }

  private func oneLine(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 || scalar == "\\" {
        out += scalar.escaped(asASCII: false)
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}

extension SyntaxNode.Kind {
  /// The name of the kind with hyphens, as in the specification.
  package var title: String {
    switch self {
    case .stylesheet: "stylesheet"
    case .atRule: "at-rule"
    case .qualifiedRule: "qualified-rule"
    case .declaration: "declaration"
    case .invalid: "invalid"
    }
  }
}
