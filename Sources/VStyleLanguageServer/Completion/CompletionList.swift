import VStyleCascade
import VStyleJSON
import VStyleLint
import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// The completions at a cursor.
struct CompletionList {
  private(set) var items: [CompletionItem] = []
  private let request: SheetRequest
  private let context: CursorContext
  private let theme: String?
  private let schema: StyleSchema

  init(_ request: SheetRequest, _ context: CursorContext, theme: String?) {
    (self.request, self.context, self.theme) = (request, context, theme)
    schema = request.project.schema(for: request.path)
    switch context.position {
    case .statement: addStatements()
    case .atRule: addAtRules()
    case .value(let property): addValues(of: property)
    case .name(let kind): addNames(kind)
    case .pseudoClass(let type): addPseudoClasses(type)
    case .mediaFeature:
      items = MediaFeature.all.map { feature in
        var item = CompletionItem(feature.name, .property, detail: feature.keywords.joined(separator: " | "))
        item.insert = feature.keywords.isEmpty ? nil : "\(feature.name): "
        return item
      }
    case .mediaValue(let feature):
      items = (MediaFeature.all.first { $0.name == feature }?.keywords ?? []).map { CompletionItem($0, .value) }
    case .importPath: addFiles { $0.hasSuffix(".vstyle") }
    case .imagePath: addFiles { path in CompletionList.imageEnds.contains { path.lowercased().hasSuffix($0) } }
    case .words(let words): items = words.map { CompletionItem($0, .keyword) }
    case .selector: addSelectors(rank: 1)
    case .nothing: return
    }
  }

  private static let imageEnds = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic"]

  /// Whether a label has the typed characters in their order, and starts like them.
  static func fits(_ label: String, _ typed: String) -> Bool {
    var rest = typed.unicodeScalars.filter { $0 != "-" }[...]
    var isFirst = true
    for scalar in label.unicodeScalars where scalar != "-" && scalar != "." && scalar != "#" && scalar != "@" {
      if let next = rest.first, [".", "#", "@"].contains(next) { rest = rest.dropFirst() }
      guard let next = rest.first else { return true }
      if scalar == next { rest = rest.dropFirst() } else if isFirst { return false }
      isFirst = false
    }
    return rest.isEmpty || rest.allSatisfy { [".", "#", "@"].contains($0) }
  }
}

// MARK: Statements and selectors

extension CompletionList {
  private mutating func addStatements() {
    if context.isInRule { addProperties() }
    addSelectors(rank: context.isInRule ? 3 : 1)
    if !context.isInBlock || context.isInRule { addAtRules() }
  }

  private mutating func addProperties() {
    let types = context.viewTypes.filter { schema.viewTypes[$0] != nil }
    let searched = types.isEmpty ? [schema.generalViewType] : types
    var seen = context.declared
    for type in searched {
      // The properties that the view type adds come before those of its superclasses.
      for entry in schema.properties(of: type).reversed() where seen.insert(entry.name).inserted {
        items.append(property(entry, rank: 1))
        for longhand in entry.longhands where seen.insert(longhand.name).inserted {
          items.append(property(longhand, rank: 2))
        }
      }
    }
    guard types.isEmpty, !context.word.isEmpty else { return }
    for name in schema.allPropertyNames where seen.insert(name).inserted {
      guard let type = schema.viewTypes(having: name).first, let entry = schema.property(name, in: type) else {
        continue
      }
      items.append(property(entry, rank: 4))
    }
  }

  private func property(_ entry: StyleSchema.PropertyEntry, rank: Int) -> CompletionItem {
    var item = CompletionItem(entry.name, .property, rank: rank, detail: entry.kind.syntax)
    item.insert = "\(entry.name): $0;"
    item.isSnippet = true
    item.subject = ["page": .string(entry.name)]
    return item
  }

  private mutating func addSelectors(rank: Int) {
    for name in schema.viewTypeNames {
      var item = CompletionItem(name, .viewType, rank: rank)
      item.subject = ["page": .string(name)]
      items.append(item)
    }
    addUsed(.styleClass, rank: rank)
    addUsed(.id, rank: rank)
  }

  private mutating func addAtRules() {
    for row in AtRuleSyntax.all where row.isNested || !context.isInBlock {
      var item = CompletionItem("@" + row.name, .keyword, rank: 5, detail: row.summary)
      item.insert = row.snippet
      item.isSnippet = true
      items.append(item)
    }
  }

  private mutating func addPseudoClasses(_ type: String) {
    let states = schema.viewTypes[type] == nil ? schema.allStates : schema.states(of: type)
    let own = Set(states)
    items = states.map { CompletionItem($0, .event, rank: 0, detail: "state") }
    items += SelectorGrammar.controlStates.filter { !own.contains($0) }.map {
      CompletionItem($0, .event, rank: 2, detail: "state")
    }
    for row in SelectorGrammar.pseudoClasses {
      var item = CompletionItem(row.name, .function, rank: 3, detail: row.argument.map { "\(row.name)(\($0))" })
      if row.argument != nil {
        item.insert = "\(row.name)($1)"
        item.isSnippet = true
      }
      items.append(item)
    }
  }

  private mutating func addNames(_ kind: NameKind) {
    switch kind {
    case .viewType:
      for name in schema.viewTypeNames { items.append(CompletionItem(name, .viewType)) }
      addUsed(kind, rank: 0)
    case .customProperty: addCustomProperties(for: nil)
    default: addUsed(kind, rank: 1)
    }
  }

  /// Adds the names of a kind that the project has.
  private mutating func addUsed(_ kind: NameKind, rank: Int) {
    var seen = Set(kind == .viewType ? schema.viewTypeNames : [])
    let path = request.path
    for sheet in request.project.sortedSheets {
      for name in sheet.names.all where name.kind == kind {
        // The word that is being typed is no name yet.
        if sheet.source.path == path, name.range.start <= context.word.start, context.word.end <= name.range.end {
          continue
        }
        guard !name.name.isEmpty, seen.insert(name.name).inserted else { continue }
        let sign = kind == .styleClass ? "." : kind == .id ? "#" : ""
        let item = CompletionItem(
          sign + CSSSerialization.serialize(identifier: name.name), .reference, rank: rank, detail: kind.words)
        items.append(with(item, CompletionList.subject(kind, name.name)))
      }
    }
  }

  private static func subject(_ kind: NameKind, _ name: String) -> JSON? {
    switch kind {
    case .style: ["style": .string(name)]
    case .styleClass: ["styleClass": .string(name)]
    case .id: ["id": .string(name)]
    case .customProperty: ["customProperty": .string(name)]
    case .theme, .layer, .viewType: nil
    }
  }

  private func with(_ item: CompletionItem, _ subject: JSON?) -> CompletionItem {
    var copy = item
    copy.subject = subject
    return copy
  }

  private mutating func addFiles(_ isWanted: (String) -> Bool) {
    let folder = FilePath.folder(request.path)
    guard let all = try? request.project.files.files(below: folder) else { return }
    for path in all where isWanted(path) && path != request.path {
      let relative = folder == "." ? path : String(path.dropFirst(folder.utf8.count + 1))
      items.append(CompletionItem(relative, .file))
    }
  }
}

// MARK: Values

extension CompletionList {
  private mutating func addValues(of property: String) {
    if property.hasPrefix("--") {
      return addCustomProperties(for: request.project.themeValues(for: request.path).kind(of: property))
    }
    let kinds = schema.named(property, in: context.viewTypes).kinds
    for kind in kinds {
      let colors = Set(kind.syntax.contains("<color>") ? NamedColor.names : [])
      for keyword in kind.keywords {
        let isNamed = colors.contains(keyword)
        items.append(CompletionItem(keyword, isNamed ? .color : .value, rank: isNamed ? 4 : 1, detail: kind.syntax))
      }
      for name in CompletionList.functions(kind) {
        guard let example = FunctionExamples.all[name] else { continue }
        var item = CompletionItem(name + "()", .function, rank: 3, detail: example)
        item.insert = name + "($1)"
        item.isSnippet = true
        items.append(item)
      }
      addCustomProperties(for: kind)
    }
    items += WideKeyword.allCases.map { CompletionItem($0.rawValue, .keyword, rank: 5) }
  }

  /// The functions that a value of a type can have.
  private static func functions(_ kind: ValueKind) -> [String] {
    rows.filter { kind.syntax.contains($0.part) }.flatMap(\.functions)
  }

  private static let calculations = ["calc", "min", "max", "clamp", "round"]

  private static let rows: [(part: String, functions: [String])] = [
    ("<color>", ["rgb", "hsl", "oklch", "color-mix", "light-dark", "color"]),
    ("<image>", ["url", "symbol", "image", "linear-gradient", "radial-gradient"]),
    ("<gradient>", ["linear-gradient", "radial-gradient"]), ("<length", calculations), ("<number", calculations),
    ("<integer", calculations), ("<time", calculations), ("<effect>", ["blur", "vibrancy"]),
    ("<transform", ["rotate", "scale", "translate"]),
  ]

  /// Adds the custom properties whose value in the theme is of a value type; all of them for `nil`.
  private mutating func addCustomProperties(for kind: ValueKind?) {
    let isArgument = context.position == .name(.customProperty)
    let values = request.project.themeValues(for: request.path)
    for name in values.names {
      guard let (value, _) = values.value(of: name, in: theme) else { continue }
      if let kind, !kind.isAny, (try? kind.parse(value.text)) == nil { continue }
      let text = CSSSerialization.serialize(identifier: name)
      var item = CompletionItem(
        isArgument ? text : "var(\(text))", .variable, rank: 0, detail: String(value.text.prefix(40)))
      item.subject = ["customProperty": .string(name)]
      items.append(item)
    }
  }
}
