import VStyleJSON
import VStyleSyntax

/// Writes the tokens of a project as a sheet.
///
/// Each file is a rule: of the root for sets and default contexts, of a theme or a state of the root for the other
/// contexts. What a sheet cannot say is in comments, which ``TokenSheetReader`` reads again.
struct TokenSheetWriter {
  private let project: TokenProject
  private let themeAxis: String
  private let media: [ModifierContext: String]
  private var rules = ""
  private var registrations = TokenRegistrations()
  private var written: Set<SourceLocation> = []
  private var paths: [String: [String]] = [:]

  /// The tokens that a sheet cannot say, with the places of their objects.
  private(set) var unsaid: [SourceLocation] = []

  /// The custom properties that these tokens would be.
  private(set) var unsaidNames: [String] = []

  /// The sheet.
  private(set) var text = ""

  init(_ project: TokenProject, themeAxis: String, media: [ModifierContext: String]) {
    (self.project, self.themeAxis, self.media) = (project, themeAxis, media)
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
    let layers = Layers(project.steps, themeAxis, media)
    for (index, (step, tables)) in zip(project.steps, tables).enumerated() {
      let former = rules
      rules = ""
      write(step, tables)
      rules = former + layers.text(of: index, rules)
    }
    text = documents.joined() + registrations.text + rules
  }

  private mutating func write(_ step: TokenStep, _ tables: [TokenTable]) {
    let initial = step.initialContext
    for index in [initial] + step.contexts.indices.filter({ $0 != initial }) where step.contexts.indices.contains(index)
    {
      let context = step.contexts[index]
      let base = step.base(of: index)
      let others = index == initial ? step.contextsWithout(tokensOf: index) : []
      let selector = Selector(
        step, context.name, isInitial: index == initial, themeAxis, from: base?.name, without: others)
      let own = context.sources.dropFirst(base?.count ?? 0)
      var isEmpty = true
      for source in own where index != initial || written.insert(source.location(source.root.range)).inserted {
        isEmpty = false
        let isRepeated = index != initial && !written.insert(source.location(source.root.range)).inserted
        var writer = TokenRuleWriter(source, tables[index], project, paths, isRepeated: isRepeated)
        writer.write()
        let query = media[ModifierContext(step.name, context.name)].flatMap { index == initial ? nil : $0 }
        if let query {
          let rule = TokenSheetWriter.indented(":root {\n\(writer.lines)\(selector.end)")
          rules += "\n@media \(query) {\n\(rule)}\n"
        } else {
          rules += "\n\(selector.start)\(writer.lines)\(selector.end)"
        }
        registrations.add(writer.registered)
        unsaid += writer.unsaid
        unsaidNames += writer.unsaidNames
      }
      if index == initial ? selector.isTheme : isEmpty, let empty = selector.empty { rules += "\n" + empty }
    }
  }

  /// Lines with two more spaces before each.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
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

    init(
      _ step: TokenStep, _ context: String, isInitial: Bool, _ themeAxis: String, from base: String?,
      without others: [String]
    ) {
      let isTheme = step.isModifier && step.name == themeAxis
      self.isTheme = isTheme
      end = "}\n"
      guard step.isModifier, !isInitial else {
        // The rule of the default context has the specificity of the root, so that the others win.
        let conditions = others.map { name in
          isTheme ? ":theme(\(TokenName.property([name]).dropFirst(2)))" : Selector.state(step, name)
        }
        start = others.isEmpty ? ":root {\n" : ":root:where(:not(\(conditions.joined(separator: ", ")))) {\n"
        empty = isTheme ? Selector.theme(context, nil) + "}\n" : nil
        return
      }
      if isTheme {
        start = Selector.theme(context, base)
        empty = start + end
      } else {
        start = ":root\(Selector.state(step, context)) {\n"
        empty = nil
      }
    }

    private static func state(_ step: TokenStep, _ context: String) -> String {
      ":state(\(TokenName.property([step.name, context]).dropFirst(2)))"
    }

    private static func theme(_ name: String, _ base: String?) -> String {
      let scheme = ["dark", "light"].first { name.lowercased().hasPrefix($0) }
      let from = base.map { " from \(TokenName.property([$0]).dropFirst(2))" } ?? ""
      return "@theme \(TokenName.property([name]).dropFirst(2))\(from) {\n"
        + (scheme.map { "  color-scheme: \($0);\n" } ?? "")
    }
  }
}

extension TokenSheetWriter {
  /// A layer for each step, if a later step must win over a state of the root, whose specificity is greater.
  private struct Layers {
    private var names: [String] = []

    init(_ steps: [TokenStep], _ themeAxis: String, _ media: [ModifierContext: String]) {
      guard Layers.areNeeded(steps, themeAxis, media) else { return }
      for step in steps {
        let name = step.name.isEmpty ? "files" : String(TokenName.property([step.name]).dropFirst(2))
        let number = names.count { $0 == name || $0.hasPrefix(name + "-step-") }
        names.append(number == 0 ? name : "\(name)-step-\(number + 1)")
      }
    }

    private static func areNeeded(
      _ steps: [TokenStep], _ themeAxis: String, _ media: [ModifierContext: String]
    ) -> Bool {
      var ofStates: Set<String> = []
      for step in steps {
        var own: Set<String> = []
        for (index, context) in step.contexts.enumerated() {
          let count = step.base(of: index)?.count ?? 0
          let properties = TokenTable(Array(context.sources.dropFirst(count))).properties
          let isMedia = media[ModifierContext(step.name, context.name)] != nil
          if step.isModifier, step.name != themeAxis, index != step.initialContext, !isMedia {
            own.formUnion(properties)
          } else if !ofStates.isDisjoint(with: properties) {
            return true
          }
        }
        ofStates.formUnion(own)
      }
      return false
    }

    /// The rules of a step in its layer.
    func text(of step: Int, _ rules: String) -> String {
      guard names.indices.contains(step), !rules.isEmpty else { return rules }
      return "\n@layer tokens.\(names[step]) {\n\(TokenSheetWriter.indented(String(rules.dropFirst())))}\n"
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
