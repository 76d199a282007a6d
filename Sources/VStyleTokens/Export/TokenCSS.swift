package import VStyleSyntax

/// The custom properties of a sheet as CSS for browsers.
///
/// A theme is chosen by `data-theme` at the root, or follows the appearance of the system; a state of the root is in
/// `data-state`. Rules about views are left out.
package struct TokenCSS {
  /// The sheet for browsers.
  package private(set) var text = ""

  /// The places of what CSS cannot say.
  package private(set) var unsaid: [SourceRange] = []

  private let tree: SyntaxTree
  private let themes: CSSThemes
  private var tape: TokenTape { tree.tape }
  private var lengths: Set<String> = []
  private var indent = ""

  /// Writes the custom properties of a sheet.
  package init(_ sheet: SourceText) {
    tree = SyntaxTree(parsing: sheet)
    themes = CSSThemes(tree)
    write(0)
  }

  private mutating func write(_ parent: Int) {
    for node in tree.children(of: parent) {
      switch tree.nodes[node].kind {
      case .atRule: write(atRule: node)
      case .qualifiedRule: write(rule: node)
      default: break
      }
    }
  }

  private mutating func add(_ line: String) { text += indent + line + "\n" }

  private func prelude(of node: Int) -> String { tape.source.text(in: tape.range(tree.nodes[node].content)) }

  private mutating func write(atRule node: Int) {
    switch tree.name(of: node).lowercased() {
    case "property": write(registration: node)
    case "layer" where tree.nodes[node].block == nil: add("@layer \(prelude(of: node));")
    case let name where ["layer", "media", "supports"].contains(name):
      let start = text.utf8.count
      add("@\(name) \(prelude(of: node)) {")
      let inner = text.utf8.count
      indent += "  "
      write(node)
      indent.removeLast(2)
      if text.utf8.count == inner { text = String(decoding: text.utf8.prefix(start), as: UTF8.self) } else { add("}") }
    case "theme": write(theme: node)
    default: break
    }
  }

  // MARK: Rules

  private mutating func write(theme node: Int) {
    guard let theme = themes[node] else { return }
    let body = declarations(of: node)
    guard !body.isEmpty else { return }
    let chosen = theme.heirs.map { name in
      ":root" + String(repeating: "[data-theme=\(CSSThemes.quoted(name))]", count: theme.depth)
    }
    block(chosen.joined(separator: ", "), body)
    for scheme in theme.schemes {
      add("@media (prefers-color-scheme: \(scheme)) {")
      indent += "  "
      block(":root" + String(repeating: ":not([data-theme])", count: theme.depth), body)
      indent.removeLast(2)
      add("}")
    }
  }

  private mutating func write(rule node: Int) {
    let body = declarations(of: node)
    guard !body.isEmpty else { return }
    if let excluded = excludedThemes(prelude(of: node)) { return write(body, inAllThemesBut: excluded) }
    guard let selector = selector(tree.nodes[node].content) else {
      if prelude(of: node).hasPrefix(":root") { unsaid.append(tape.range(tree.nodes[node].content)) }
      return
    }
    block(selector, body)
  }

  /// The themes of a rule such as `:root:where(:not(:theme(dark), :theme(dim)))`; `nil` for another rule.
  private func excludedThemes(_ prelude: String) -> [String]? {
    let (start, end) = (":root:where(:not(", "))")
    guard prelude.hasPrefix(start), prelude.hasSuffix(end) else { return nil }
    let names = prelude.dropFirst(start.count).dropLast(end.count).split(separator: ",").map { part -> String? in
      let words = part.drop { $0 == " " }
      guard words.hasPrefix(":theme("), words.hasSuffix(")") else { return nil }
      return String(words.dropFirst(":theme(".count).dropLast())
    }
    return names.contains(nil) ? nil : names.compactMap(\.self)
  }

  /// Writes a rule for all themes but some, which the system can put in force without an attribute.
  private mutating func write(_ body: [String], inAllThemesBut names: [String]) {
    let attributes = names.map { "[data-theme=\(CSSThemes.quoted($0))]" }.joined(separator: ", ")
    let schemes = names.compactMap { themes.scheme(of: $0) }.unique
    guard !schemes.isEmpty else { return block(":root:where(:not(\(attributes)))", body) }
    block(":root:where([data-theme]:not(\(attributes)))", body)
    guard schemes.count == 1 else { return }
    add("@media not all and (prefers-color-scheme: \(schemes[0])) {")
    indent += "  "
    block(":root:where(:not([data-theme]))", body)
    indent.removeLast(2)
    add("}")
  }

  private mutating func block(_ selector: String, _ body: [String]) {
    add(selector + " {")
    for line in body { add("  " + line) }
    add("}")
  }

  /// The selector of a rule of the root; `nil` for another rule.
  private func selector(_ tokens: Range<Int>) -> String? {
    var out = ""
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let text = tape.source.text(in: tape.range(index))
      switch tape.kind(index) {
      case .ident where text != "root": return nil
      case .function where ["state(", "theme("].contains(text):
        let close = tape.closer(of: index)
        let names = (index + 1..<close).filter { !tape.kind($0).isTrivia }
        guard out.hasSuffix(":"), names.count == 1, tape.kind(names[0]) == .ident else { return nil }
        let name = tape.name(names[0])
        guard text == "state(" || !themes.followsSystem(name) else { return nil }
        let attribute = text == "state(" ? "data-state~" : "data-theme"
        out = out.dropLast() + "[\(attribute)=\(CSSThemes.quoted(name))]"
        index = close
      case .function where !["is(", "where(", "not("].contains(text): return nil
      case .hash, .delim, .leftSquare: return nil
      default: out += text
      }
      index += 1
    }
    return out.hasPrefix(":root") ? out : nil
  }

  private mutating func declarations(of node: Int) -> [String] {
    var lines: [String] = []
    for child in tree.children(of: node) where tree.nodes[child].kind == .declaration {
      let name = tree.name(of: child)
      guard name.hasPrefix("--") || name == "color-scheme" else { continue }
      if let value = value(tree.nodes[child].content, of: name) {
        lines.append("\(name): \(value)\(tree.nodes[child].isImportant ? " !important" : "");")
      } else {
        unsaid.append(tape.range(tree.nodes[child].nameToken))
      }
    }
    return lines
  }

  // MARK: Values

  /// The syntaxes that CSS can check.
  private static let syntaxes: Set<String> = [
    "<color>", "<length>", "<time>", "<number>", "<integer>", "<percentage>", "<angle>", "<length-percentage>",
  ]

  private mutating func write(registration node: Int) {
    var members: [String: Range<Int>] = [:]
    for child in tree.children(of: node) where tree.nodes[child].kind == .declaration {
      members[tree.name(of: child).lowercased()] = tree.nodes[child].content
    }
    guard let syntax = members["syntax"].flatMap({ $0.first }).map({ tape.string($0) }),
      TokenCSS.syntaxes.contains(syntax), let initial = members["initial-value"]
    else { return }
    let name = prelude(of: node)
    if syntax == "<length>" { lengths.insert(name) }
    guard let value = value(initial, of: name) else { return }
    let inherits = members["inherits"].map { tape.source.text(in: tape.range($0)) } ?? "true"
    add("@property \(name) { syntax: \"\(syntax)\"; inherits: \(inherits); initial-value: \(value); }")
  }

  /// A value for browsers; `nil` if CSS has none.
  private func value(_ tokens: Range<Int>, of name: String) -> String? {
    let words = ValueWord.words(tape, tokens)
    if words.count == 1 {
      switch words[0] {
      // A length without a unit is in points.
      case .number(let number, "") where lengths.contains(name): return "\(number)px"
      case .function("stops", let inner): return stops(inner)
      case .function("dash", _): return nil
      default: break
      }
    }
    return tokens.isEmpty ? nil : tape.source.text(in: tape.range(tokens))
  }

  /// The stops of a gradient, with percentages as CSS has them.
  private func stops(_ words: [ValueWord]) -> String {
    let parts = words.split(separator: .comma).map { part in
      part.enumerated().map { index, word in
        guard index > 0, case .number(let text, "") = word, let number = Double(text) else { return word.text }
        return "\(plain((number * 100_000).rounded() / 1_000))%"
      }.joined(separator: " ")
    }
    return parts.joined(separator: ", ")
  }
}
