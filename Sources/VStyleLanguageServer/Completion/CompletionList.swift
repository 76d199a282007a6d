import VStyleAdvice
import VStyleCheck
import VStyleJSON
import VStyleLint
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The completions at a cursor.
struct CompletionList {
  /// The completions that fit the typed word.
  private(set) var items: [CompletionItem] = []
  private let request: SheetRequest
  private let context: CursorContext
  private let chosenTheme: String?
  private let schema: StyleSchema

  /// The word before the cursor, without case and signs.
  private let typed: TypedWord

  init(_ request: SheetRequest, _ context: CursorContext, theme: String?) {
    (self.request, self.context, chosenTheme) = (request, context, theme)
    typed = TypedWord(request.sheet.source.text(in: context.word))
    schema = request.project.schema(for: request.path)
    switch context.position {
    case .statement: addStatements()
    case .atRule: addAtRules()
    case .value(let property): addValues(of: property)
    case .name(let kind): addNames(kind)
    case .pseudoClass(let type): addPseudoClasses(type)
    case .environmentVariable:
      for name in EnvironmentName.standard {
        add(CompletionItem(name, .variable, rank: 0, detail: "environment variable"))
      }
    case .mediaFeature:
      addUsed(.mediaQuery, rank: 0)
      for feature in MediaFeature.all {
        var item = CompletionItem(feature.name, .property, detail: feature.keywords.joined(separator: " | "))
        item.insert =
          feature.keywords.isEmpty || [.colon, .pseudoClass].contains(context.following) ? nil : "\(feature.name): "
        add(item)
      }
    case .mediaValue(let feature):
      for word in MediaFeature.all.first(where: { $0.name == feature })?.keywords ?? [] {
        add(CompletionItem(word, .value))
      }
    case .importPath: addFiles { $0.hasSuffix(".vstyle") }
    case .imagePath: addFiles { path in CompletionList.imageEnds.contains { path.lowercased().hasSuffix($0) } }
    case .words(let words): for word in words { add(CompletionItem(word, .keyword)) }
    case .selector: addSelectors(rank: 1)
    case .nothing: return
    }
  }

  /// Adds a completion if its label fits the typed word.
  private mutating func add(_ item: CompletionItem) {
    if typed.fits(item.label) { items.append(item) }
  }

  private static let imageEnds = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic"]
}

// MARK: Statements and selectors

extension CompletionList {
  private mutating func addStatements() {
    if context.isInRule { addProperties() }
    // Nothing but a property has a value.
    guard context.following != .colon else { return }
    addSelectors(rank: context.isInRule ? 3 : 1)
    if !context.isInBlock || context.isInRule { addAtRules() }
  }

  private mutating func addProperties() {
    if isDashed { addDeclaredCustomProperties() }
    let types = context.viewTypes.filter { schema.viewTypes[$0] != nil }
    let searched = types.isEmpty ? [schema.generalViewType] : types
    var seen = context.declared
    for type in searched {
      // The properties that the view type adds come before those of its superclasses.
      for entry in schema.properties(of: type).reversed() where seen.insert(entry.name).inserted {
        add(entry, rank: 1)
        for longhand in entry.longhands where seen.insert(longhand.name).inserted { add(longhand, rank: 2) }
      }
    }
    addMotionProperties(except: seen)
    guard types.isEmpty, !context.word.isEmpty else { return }
    for entry in request.project.propertyOwners(schema).all
    where typed.fits(entry.name) && seen.insert(entry.name).inserted {
      add(entry, rank: 4)
    }
  }

  /// Whether the typed word is the start of the name of a custom property.
  private var isDashed: Bool { request.sheet.source.text(in: context.word).hasPrefix("-") }

  /// Adds the custom properties that the project declares, as the start of another declaration.
  private mutating func addDeclaredCustomProperties() {
    var seen = context.declared
    for sheet in request.project.sortedSheets {
      for name in sheet.names.all where name.kind == .customProperty && name.isDeclaration {
        // The word that is being typed is no name yet.
        if sheet.source.path == request.path, name.range.start == context.word.start { continue }
        guard seen.insert(name.name.lowercased()).inserted else { continue }
        let text = CSSSerialization.serialize(identifier: name.name)
        var item = CompletionItem(text, .variable, rank: 0, detail: NameKind.customProperty.words)
        if context.following != .colon { item.setSnippet("\(CompletionText.inSnippet(text)): $0;") }
        add(with(item, CompletionList.subject(.customProperty, name.name)))
      }
    }
  }

  private mutating func add(_ entry: StyleSchema.PropertyEntry, rank: Int) {
    guard typed.fits(entry.name) else { return }
    let name = CSSSerialization.serialize(identifier: entry.name)
    var item = CompletionItem(name, .property, rank: rank, detail: entry.kind.syntax)
    if ![.colon, .pseudoClass].contains(context.following) {
      item.setSnippet("\(CompletionText.inSnippet(name)): $0;")
    }
    item.subject = ["page": .string(entry.name)]
    items.append(item)
  }

  private mutating func addSelectors(rank: Int) {
    for name in schema.viewTypeNames where typed.fits(name) {
      var item = CompletionItem(CSSSerialization.serialize(identifier: name), .viewType, rank: rank)
      item.subject = ["page": .string(name)]
      items.append(item)
    }
    addUsed(.styleClass, rank: rank)
    addUsed(.id, rank: rank)
  }

  private mutating func addAtRules() {
    for row in AtRuleSyntax.all where row.isNested || !context.isInBlock {
      var item = CompletionItem("@" + row.name, .keyword, rank: 5, detail: row.summary)
      // The rest of the statement is there already.
      if context.following == .end { item.setSnippet(row.snippet) }
      add(item)
    }
  }

  private mutating func addPseudoClasses(_ type: String) {
    let states = schema.viewTypes[type] == nil ? schema.allStates : schema.states(of: type)
    let own = Set(states)
    for state in states {
      add(CompletionItem(CSSSerialization.serialize(identifier: state), .event, rank: 0, detail: "state"))
    }
    for state in SelectorGrammar.controlStates where !own.contains(state) {
      add(CompletionItem(state, .event, rank: 2, detail: "state"))
    }
    for row in SelectorGrammar.pseudoClasses {
      var item = CompletionItem(row.name, .function, rank: 3, detail: row.argument.map { "\(row.name)(\($0))" })
      if row.argument != nil, context.following != .arguments { item.setSnippet("\(row.name)($1)") }
      add(item)
    }
  }

  private mutating func addNames(_ kind: NameKind) {
    switch kind {
    case .viewType:
      for name in schema.viewTypeNames {
        add(CompletionItem(CSSSerialization.serialize(identifier: name), .viewType))
      }
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
        guard !name.name.isEmpty, typed.fits(name.name), seen.insert(name.name).inserted else { continue }
        let sign = kind == .styleClass ? "." : kind == .id ? "#" : ""
        let item = CompletionItem(
          sign + CSSSerialization.serialize(identifier: name.name), .reference, rank: rank, detail: kind.words)
        add(with(item, CompletionList.subject(kind, name.name)))
      }
    }
  }

  private static func subject(_ kind: NameKind, _ name: String) -> JSON? {
    switch kind {
    case .style: ["style": .string(name)]
    case .styleClass: ["styleClass": .string(name)]
    case .id: ["id": .string(name)]
    case .customProperty: ["customProperty": .string(name)]
    case .theme, .layer, .mediaQuery, .viewType: nil
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
      let relative = folder == "." ? path : FilePath.below(folder, path) ?? path
      var item = CompletionItem(relative, .file)
      item.insert = context.quoting == .address ? CompletionText.inAddress(relative) : CompletionText.inQuotes(relative)
      add(item)
    }
  }
}

// MARK: Values

extension CompletionList {
  private mutating func addValues(of property: String) {
    if property.isDashedName {
      return addCustomProperties(for: request.project.themeValues(for: request.path).kind(of: property))
    }
    let kinds = schema.named(property, in: context.viewTypes).kinds
    for kind in kinds {
      let colors = Set(kind.syntax.contains("<color>") ? NamedColor.names : [])
      for keyword in kind.keywords where typed.fits(keyword) {
        let isNamed = colors.contains(keyword)
        let text = CSSSerialization.serialize(identifier: keyword)
        add(CompletionItem(text, isNamed ? .color : .value, rank: isNamed ? 4 : 1, detail: kind.syntax))
      }
      for name in CompletionList.functions(kind) {
        guard let example = FunctionExamples.all[name] else { continue }
        var item = CompletionItem(name + "()", .function, rank: 3, detail: example)
        if context.following == .arguments { item.insert = name } else { item.setSnippet(name + "($1)") }
        add(item)
      }
      addCustomProperties(for: kind)
    }
    if MotionProperties.contains(property) { addMotionValues(of: property.lowercased()) }
    for keyword in WideKeyword.allCases { add(CompletionItem(keyword.rawValue, .keyword, rank: 5)) }
  }

  /// The functions that a value of a type can have.
  private static func functions(_ kind: ValueKind) -> [String] {
    rows.filter { kind.syntax.contains($0.part) }.flatMap(\.functions)
  }

  private static let calculations = ["calc", "min", "max", "clamp", "round", "progress"]

  private static let rows: [(part: String, functions: [String])] = [
    ("<color>", ["rgb", "hsl", "oklch", "color-mix", "contrast-color", "light-dark", "color"]),
    ("<image>", ["url", "symbol", "image", "linear-gradient", "radial-gradient"]),
    ("<gradient>", ["linear-gradient", "radial-gradient"]), ("<length", calculations), ("<number", calculations),
    ("<integer", calculations), ("<time", calculations), ("<effect>", ["blur", "vibrancy"]),
    ("<transform", ["rotate", "scale", "translate"]),
  ]

  /// Adds the custom properties whose value in the theme is of a value type; all of them for `nil`.
  private mutating func addCustomProperties(for kind: ValueKind?) {
    let isArgument = context.position == .name(.customProperty)
    guard isArgument || context.following != .arguments else { return }
    let values = request.project.themeValues(for: request.path)
    let theme = request.project.theme(chosenTheme)
    for name in values.names where typed.fits(isArgument || isDashed ? name : "var(\(name))") {
      guard let (value, _) = values.value(of: name, in: theme) else { continue }
      if let kind, !kind.isAny, kind.value(of: value.text) == nil { continue }
      let text = CSSSerialization.serialize(identifier: name)
      var item = CompletionItem(
        isArgument ? text : "var(\(text))", .variable, rank: 0, detail: String(value.text.prefix(40)))
      item.subject = ["customProperty": .string(name)]
      if !isArgument, isDashed { item.filter = text }
      items.append(item)
    }
  }
}

// MARK: Motion

extension CompletionList {
  /// Adds the properties of motion and their shorthands, which every view type has.
  private mutating func addMotionProperties(except declared: Set<String>) {
    for name in [TransitionList.name, AnimationList.name] + MotionProperties.names where !declared.contains(name) {
      var item = CompletionItem(name, .property, rank: 3, detail: schema.named(name, in: []).kind?.syntax)
      if ![.colon, .pseudoClass].contains(context.following) { item.setSnippet("\(name): $0;") }
      add(item)
    }
  }

  /// Adds what a property of motion takes: keywords, easing functions, and properties that move.
  private mutating func addMotionValues(of property: String) {
    let longhands = MotionProperties.names.filter { $0 == property || $0.hasPrefix("\(property)-") }
    let words = longhands.flatMap { longhand in
      (schema.named(longhand, in: []).kind?.syntax ?? "").replacing(/<[^>]*>/, with: " ")
        .split { !$0.isLetter && $0 != "-" }.map(String.init)
    }
    let takesEasing = longhands.contains { $0.hasSuffix("-timing-function") }
    var seen: Set<String> = []
    for word in words + (takesEasing ? CompletionList.easings : []) where seen.insert(word).inserted {
      add(CompletionItem(word, .value, rank: 1))
    }
    for name in takesEasing ? CompletionList.easingFunctions : [] {
      var item = CompletionItem(name + "()", .function, rank: 3)
      if context.following == .arguments { item.insert = name } else { item.setSnippet(name + "($1)") }
      add(item)
    }
    // A list of all properties would leave no room for others.
    guard longhands.contains("transition-property"), !context.word.isEmpty else { return }
    let types = context.viewTypes.filter { schema.viewTypes[$0] != nil }
    for type in types.isEmpty ? [schema.generalViewType] : types {
      for entry in schema.properties(of: type) where seen.insert(entry.name).inserted {
        add(CompletionItem(CSSSerialization.serialize(identifier: entry.name), .property, rank: 2))
      }
    }
  }

  private static let easings = ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"]
  private static let easingFunctions = ["cubic-bezier", "linear", "steps", "spring"]
}
