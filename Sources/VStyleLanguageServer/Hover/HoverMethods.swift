import VStyleAdvice
import VStyleJSON
import VStyleLint
import VStyleMatching
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension ServerMethod {
  /// The request for what is known of a place.
  static let hover: [ServerMethod] = [
    ServerMethod(
      "textDocument/hover", ("hoverProvider", true),
      .sheet { server, request, parameters throws(RPCError) in
        let offset = request.sheet.text.offset(of: try parameters.position())
        let isMarkdown = server.client.hasMarkdown("hover")
        let explanation = PlaceExplanation(request, theme: server.theme, isMarkdown: isMarkdown)
        guard let (text, range) = explanation.text(at: offset) else { return .null }
        return ["contents": text.json, "range": request.sheet.range(range)]
      })
  ]
}

/// Explains the places of a sheet.
struct PlaceExplanation {
  private let request: SheetRequest
  private let chosenTheme: String?
  private let isMarkdown: Bool
  private var sheet: Sheet { request.sheet }
  private var tape: TokenTape { request.sheet.tree.tape }
  private let schema: StyleSchema

  init(_ request: SheetRequest, theme: String?, isMarkdown: Bool) {
    (self.request, chosenTheme, self.isMarkdown) = (request, theme, isMarkdown)
    schema = request.project.schema(for: request.path)
  }

  typealias Explained = (text: HoverText, range: SourceRange)

  /// Returns the explanation of a place; `nil` if there is nothing to say.
  func text(at offset: Int) -> Explained? {
    guard tape.count > 0, let node = sheet.statements(around: offset).last else { return nil }
    let token = sheet.token(at: offset)
    if let name = sheet.names.occurrence(at: offset), name.kind == .customProperty {
      return (customProperty(name.name), name.range)
    }
    let statement = sheet.tree.nodes[node]
    switch statement.kind {
    case .declaration where token == statement.nameToken:
      return page(tape.name(token)).map { ($0, tape.range(token)) }
    case .declaration where statement.content.contains(token): return value(token, in: node)
    case .qualifiedRule where statement.content.contains(token): return selector(node, at: token)
    case .atRule where token == statement.nameToken:
      guard let row = AtRuleSyntax.named(tape.name(token)) else { return nil }
      var text = HoverText(isMarkdown: isMarkdown)
      text.code(row.syntax, language: "css")
      text.paragraph(row.summary)
      return (text, tape.range(token))
    case .atRule:
      guard let name = sheet.names.occurrence(at: offset) else { return nil }
      if name.kind == .viewType { return page(name.name).map { ($0, name.range) } }
      return (summary(name), name.range)
    default: return nil
    }
  }

  /// The page of a property or a view type, as `vstyle explain` prints it.
  private func page(_ name: String) -> HoverText? {
    guard let page = SchemaPage(name, in: schema) else { return nil }
    var text = HoverText(isMarkdown: isMarkdown)
    text.code(page.text())
    return text
  }

  /// How often a name is used, and where it is declared.
  private func summary(_ name: NameOccurrence) -> HoverText {
    let all = request.project.occurrences(of: name)
    var text = HoverText(isMarkdown: isMarkdown)
    text.paragraph("\(name.kind.words) \(HoverText.code(name.name))")
    if name.kind == .mediaQuery {
      let rules = request.project.declarations(of: name).prefix(Limit.listedNames.value).map { place in
        place.sheet.source.text(in: place.sheet.tree.range(of: place.name.node))
      }
      text.code(rules.joined(separator: "\n"), language: "css")
    }
    text.paragraph("In the project: \(PlaceExplanation.counted(all.count, "place")).")
    return text
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The values of a custom property in each theme.
  func customProperty(_ name: String) -> HoverText {
    let values = request.project.themeValues(for: request.path)
    var text = HoverText(isMarkdown: isMarkdown)
    text.paragraph(
      "custom property \(HoverText.code(name))" + (values.kind(of: name).map { ", " + HoverText.code($0.syntax) } ?? "")
    )
    let scopes = values.scopes(with: name)
    let rows = scopes.prefix(Limit.listedNames.value).map { scope -> [String] in
      let theme = scope.theme.map(HoverText.word)
      guard let value = scope.scope.value(of: name) else { return [theme ?? "", "no value", ""] }
      return [
        theme ?? "every theme", HoverText.code(value.text), value.chain.map(HoverText.code).joined(separator: " → "),
      ]
    }
    if rows.isEmpty { text.paragraph("It has no value at the root.") }
    text.table(["theme", "value", "through"], Array(rows))
    let probe = NameOccurrence(
      kind: .customProperty, name: name, range: SourceRange(0, 0), isDeclaration: false, node: 0)
    let uses = request.project.occurrences(of: probe).count { !$0.name.isDeclaration }
    text.paragraph("Used \(PlaceExplanation.counted(uses, "time")) in the project.")
    return text
  }
}

// MARK: Values and selectors

extension PlaceExplanation {
  /// What a token of a value means.
  private func value(_ token: Int, in node: Int) -> Explained? {
    let statement = sheet.tree.nodes[node]
    let property = tape.name(statement.nameToken)
    let range = tape.range(token)
    var text = HoverText(isMarkdown: isMarkdown)
    let written = sheet.source.text(
      in: tape.kind(token) == .function ? tape.range(token..<tape.indexAfterComponentValue(token)) : range)
    if let color = color(token) {
      text.paragraph("color \(HoverText.code(written))")
      text.code(ColorText.all(color).joined(separator: "\n"), language: "css")
    }
    if tape.kind(token) == .ident, let wide = WideKeyword(rawValue: tape.name(token).lowercased()) {
      text.paragraph("`\(wide.rawValue)`: \(PlaceExplanation.meaning(wide))")
    }
    if tape.kind(token) == .function, let example = FunctionExamples.all[tape.name(token).lowercased()] {
      text.paragraph("function \(HoverText.code(tape.name(token) + "()")), as in `\(example)`")
    }
    let named = schema.named(property, in: sheet.viewTypes(around: node))
    for kind in named.kinds.prefix(3) {
      let words = GrammarInWords.words(for: kind.syntax)
      let syntax = HoverText.code(kind.syntax)
      text.paragraph("\(HoverText.code(property)) takes \(words == kind.syntax ? syntax : words + ": " + syntax).")
    }
    return text.text.isEmpty ? nil : (text, range)
  }

  private func color(_ token: Int) -> Color? {
    let range = SourceRange(
      tape.range(token).start, tape.range(max(tape.indexAfterComponentValue(token) - 1, token)).end)
    return SheetColors(request, theme: request.project.theme(chosenTheme), around: token).all.first {
      $0.range == range
    }?.color
  }

  private static func meaning(_ keyword: WideKeyword) -> String {
    switch keyword {
    case .inherit: "the value of the view around."
    case .initial: "the value of a fresh view."
    case .unset: "the value of the view around for an inherited property, otherwise that of a fresh view."
    case .revert: "the value from before the sheets of this origin."
    case .revertLayer: "the value from the layers below."
    }
  }

  /// What a selector matches, and how specific it is.
  private func selector(_ node: Int, at token: Int) -> Explained? {
    let statement = sheet.tree.nodes[node]
    guard let selectors = NestedSelectors(of: node, in: sheet, schema) else { return nil }
    let list = selectors.written
    var text = HoverText(isMarkdown: isMarkdown)
    for (selector, resolved) in zip(list.selectors, selectors.resolved.selectors).prefix(5) {
      text.paragraph("\(HoverText.code(selector.description)): specificity \(resolved.specificity)")
      text.paragraph(SelectorWords.sentence(selector))
    }
    let trees = request.project.trees
    if !trees.isEmpty, selectors.nesting == .topLevel,
      let stylesheet = request.project.stylesheets(with: request.path).first.flatMap(request.project.stylesheet)
    {
      let counts = trees.map { tree in stylesheet.nodes(matching: list, in: tree.tree).count }
      let views = PlaceExplanation.counted(counts.reduce(0, +), "view")
      text.paragraph("Matches \(views) in \(PlaceExplanation.counted(trees.count, "tree")).")
    }
    if let name = sheet.names.occurrence(at: tape.range(token).start), name.kind == .viewType,
      let page = SchemaPage(name.name, in: schema)
    {
      text.code(page.text())
    }
    return (text, tape.range(statement.content))
  }
}
