import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The view types that a sheet has to be compiled with at run time, so that it means the same as at its check.
///
/// These are the view types that it names, and those with the properties and states that no other one has. Those that
/// the module or the sheet itself declares are left out.
struct NeededViewTypes {
  /// The names of the view types, sorted.
  var names: [String] { needed.sorted() }

  private let schema: StyleSchema
  private let builtins: Set<String>
  private var known: Set<String>
  private var needed: Set<String> = []
  /// The properties, and after a colon the states, that were looked at.
  private var seen: Set<String> = []

  /// Reads the view types that a sheet and its imports need.
  ///
  /// - Parameters:
  ///   - sheet: the sheet.
  ///   - known: the view types that the sheet knows at run time in any case.
  ///   - builtins: the view types that stand for those of a platform. They are needed only if the sheet names them.
  init(of sheet: CompiledStylesheet, known: Set<String>, builtins: Set<String>) {
    (schema, self.builtins, self.known) = (sheet.schema, builtins, known)
    let module = known
    let rules = sheet.trees.map { tree in
      (tree: tree, nodes: tree.nodes.indices.filter { tree.nodes[$0].kind == .atRule })
    }
    func each(_ name: StaticString, _ body: (Range<Int>, SyntaxTree) -> Void) {
      for (tree, nodes) in rules {
        for node in nodes where tree.tape.isName(tree.nodes[node].nameToken, name) {
          body(tree.nodes[node].content, tree)
        }
      }
    }
    each("view") { addDeclared($0, $1) }
    // A typed style is one of the class, whether or not `@view` declares it.
    each("style") { tokens, tree in
      let words = tokens.filter { tree.tape.kind($0) == .ident }
      guard words.count > 2, tree.tape.isName(words[1], "for") else { return }
      let name = tree.tape.name(words[2])
      if schema.viewTypes[name] != nil, !module.contains(name) { needed.insert(name) }
    }
    each("scope") { addNames($0, $1) }
    each("view") { tokens, tree in
      let name = tokens.first { tree.tape.kind($0) == .ident }.map(tree.tape.name)
      if name.map({ !needed.contains($0) }) ?? true { addNames(tokens, tree) }
    }
    for tree in sheet.trees {
      for node in tree.nodes where node.kind == .qualifiedRule { addNames(node.content, tree) }
    }
    for tree in sheet.trees { addOwners(tree) }
  }

  /// Adds a view type that the sheet itself declares.
  private mutating func addDeclared(_ tokens: Range<Int>, _ tree: SyntaxTree) {
    let name = tokens.first { tree.tape.kind($0) == .ident }
    if let name { known.insert(tree.tape.name(name)) }
  }

  /// Adds the view types in selectors and other preludes.
  private mutating func addNames(_ tokens: Range<Int>, _ tree: SyntaxTree) {
    for token in tokens where tree.tape.kind(token) == .ident {
      let isStyleClass = token > tokens.lowerBound && tree.tape.isDelim(token - 1, ".")
      if !isStyleClass { add(tree.tape.name(token)) }
    }
  }

  private mutating func add(_ name: String) {
    if schema.viewTypes[name] != nil, !known.contains(name) { needed.insert(name) }
  }

  /// Adds the view types with properties and states that none of the others has.
  private mutating func addOwners(_ tree: SyntaxTree) {
    for (index, node) in tree.nodes.enumerated() {
      if node.kind == .declaration, !tree.tape.isDashedIdent(node.nameToken) {
        let name = tree.name(of: index)
        guard seen.insert(name).inserted else { continue }
        addOwners(schema.viewTypes(having: name)) { [schema] in schema.property(name, in: $0) != nil }
      } else if node.kind == .qualifiedRule {
        for token in node.content.dropFirst() where tree.tape.kind(token) == .ident {
          let state = tree.tape.name(token)
          guard seen.insert(":" + state).inserted else { continue }
          let owners = schema.viewTypeNames.filter { schema.viewTypes[$0]?.states.contains(state) == true }
          addOwners(owners) { [schema] in schema.states(of: $0).contains(state) }
        }
      }
    }
  }

  private mutating func addOwners(_ owners: [String], where hasIt: (String) -> Bool) {
    guard !owners.isEmpty, !known.contains(where: hasIt), !needed.contains(where: hasIt) else { return }
    for owner in owners where !builtins.contains(owner) || owner == schema.generalViewType { add(owner) }
  }
}
