import VStyleJSON
import VStyleSyntax

/// Writes the tokens of a project as a sheet.
///
/// - Sheet: each file is a rule: of the root for sets and default contexts, of a theme or a state of the root for the
///   other contexts. What a sheet cannot say is in comments, which ``TokenSheetReader`` reads again.
struct TokenSheetWriter {
  private let project: TokenProject
  private let themeAxis: String
  private var rules = ""
  private var registrations = TokenRegistrations()
  private var written: Set<SourceLocation> = []
  private var paths: [String: [String]] = [:]

  /// The tokens that a sheet cannot say, with the places of their objects.
  private(set) var unsaid: [SourceLocation] = []

  /// The sheet.
  private(set) var text = ""

  init(_ project: TokenProject, themeAxis: String) {
    (self.project, self.themeAxis) = (project, themeAxis)
    let tables = project.steps.map { step in step.contexts.map { TokenTable(project.sources(with: $0.name, of: step)) }
    }
    for table in tables.joined() {
      for id in table.tokens { paths[TokenName.property(table.entries[id].path)] = table.entries[id].path }
    }
    let documents = project.documents.map { document in
      let source = project.sources[document.id]
      let members: [JSON.Member] = [
        .init("document", .string(project.name(of: document.id))),
        .init("members", ResolverText.withoutSources(JSON(document.root, in: source))),
      ]
      return TokenComment.text(members) + "\n"
    }
    for (step, tables) in zip(project.steps, tables) { write(step, tables) }
    text = documents.joined() + registrations.text + rules
  }

  private mutating func write(_ step: TokenStep, _ tables: [TokenTable]) {
    let initial = step.initialContext
    for index in [initial] + step.contexts.indices.filter({ $0 != initial }) where step.contexts.indices.contains(index)
    {
      let context = step.contexts[index]
      let base = step.base(of: index)
      let selector = Selector(step, context.name, isInitial: index == initial, themeAxis, from: base?.name)
      let own = context.sources.dropFirst(base?.count ?? 0)
      var isEmpty = true
      for source in own where index != initial || written.insert(source.location(source.root.range)).inserted {
        isEmpty = false
        let isRepeated = index != initial && !written.insert(source.location(source.root.range)).inserted
        var writer = TokenRuleWriter(source, tables[index], project, paths, isRepeated: isRepeated)
        writer.write()
        rules += "\n\(selector.start)\(writer.lines)\(selector.end)"
        registrations.add(writer.registered)
        unsaid += writer.unsaid
      }
      if isEmpty, index != initial || selector.isTheme, let empty = selector.empty { rules += "\n" + empty }
    }
  }

}

extension TokenSheetWriter {
  /// The rule of a context.
  private struct Selector {
    let start: String
    let end: String
    /// The rule without tokens, so that an app can choose the context; `nil` if none is needed.
    let empty: String?
    let isTheme: Bool

    init(_ step: TokenStep, _ context: String, isInitial: Bool, _ themeAxis: String, from base: String?) {
      end = "}\n"
      isTheme = step.isModifier && step.name == themeAxis
      guard step.isModifier, !isInitial else {
        start = ":root {\n"
        empty = isTheme ? Selector.theme(context, nil) + "}\n" : nil
        return
      }
      if isTheme {
        start = Selector.theme(context, base)
        empty = start + end
      } else {
        let state = TokenName.property([step.name, context]).dropFirst(2)
        start = ":root:state(\(state)) {\n"
        empty = nil
      }
    }

    private static func theme(_ name: String, _ base: String?) -> String {
      let scheme = ["dark", "light"].first { name.lowercased().hasPrefix($0) }
      let from = base.map { " from \(TokenName.property([$0]).dropFirst(2))" } ?? ""
      return "@theme \(TokenName.property([name]).dropFirst(2))\(from) {\n"
        + (scheme.map { "  color-scheme: \($0);\n" } ?? "")
    }
  }
}

/// The types of custom properties, for `@property`.
struct TokenRegistrations {
  private var syntaxes: [String: String?] = [:]
  private var order: [String] = []

  /// Adds the syntaxes of properties. A property with two of them has none.
  mutating func add(_ new: [(name: String, syntax: String?)]) {
    for (name, syntax) in new {
      if let known = syntaxes[name] {
        if known != syntax { syntaxes[name] = .some(nil) }
      } else {
        syntaxes[name] = .some(syntax)
        order.append(name)
      }
    }
  }

  /// The initial values, which say nothing about the tokens.
  private static let initial = ["<color>": "black", "<length>": "0", "<time>": "0s", "<number>": "0"]

  /// The rules.
  var text: String {
    order.compactMap { name in
      guard let syntax = syntaxes[name] ?? nil, let value = TokenRegistrations.initial[syntax] else { return nil }
      return "@property \(name) { syntax: \"\(syntax)\"; inherits: true; initial-value: \(value); }\n"
    }.joined()
  }
}
