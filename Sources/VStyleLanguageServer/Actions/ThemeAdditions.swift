import VStyleLint
import VStyleSyntax

/// The action that adds to a theme the custom properties that only other themes have.
struct ThemeAdditions {
  private(set) var all: [CodeAction] = []
  private let request: SheetRequest
  private var tree: SyntaxTree { request.sheet.tree }

  init(_ request: SheetRequest, _ around: [Int]) {
    self.request = request
    guard let node = around.last(where: isTheme), let name = theme(node), let block = tree.nodes[node].block else {
      return
    }
    let blocks = ThemeAdditions.blocks(of: request.project)
    let bases = chain(name, blocks)
    var known = Set(blocks.filter { bases.contains($0.theme) }.flatMap(\.declared).map(\.name))
    known.formUnion(ThemeAdditions.general(request.project))
    var added: [(name: String, value: String)] = []
    for other in blocks where !bases.contains(other.theme) {
      for declared in other.declared where known.insert(declared.name).inserted { added.append(declared) }
    }
    guard !added.isEmpty else { return }
    let tape = tree.tape
    guard block.upperBound < tape.count, tape.kind(block.upperBound) == .rightBrace else { return }
    var last = block.upperBound - 1
    while last >= block.lowerBound, tape.kind(last).isTrivia { last -= 1 }
    let end = tape.range(last).end
    let isOpen = tape.kind(last) == .semicolon || tape.kind(last) == .leftBrace || tape.kind(last) == .rightBrace
    let text = (isOpen ? "" : ";") + added.map { "\n  \($0.name): \($0.value);" }.joined()
    let count = added.count == 1 ? "`\(added[0].name)`" : "the \(added.count) custom properties"
    all = [
      CodeAction(
        title: "Add \(count) that the theme `\(name)` lacks, as in another theme", kind: "refactor.rewrite",
        edits: [request.path: [(SourceRange(end, end), text)]])
    ]
  }

  private func isTheme(_ node: Int) -> Bool {
    tree.nodes[node].kind == .atRule && tree.tape.isName(tree.nodes[node].nameToken, "theme")
  }

  private func theme(_ node: Int) -> String? {
    request.sheet.names.names(of: node).first { $0.kind == .theme && $0.isDeclaration }?.name
  }

  private typealias Block = (theme: String, base: String?, declared: [(name: String, value: String)])

  /// The blocks of all themes of a project, with the custom properties directly inside.
  private static func blocks(of project: Project) -> [Block] {
    project.sortedSheets.flatMap { sheet in
      sheet.names.all.filter { $0.kind == .theme && $0.isDeclaration }.map { name -> Block in
        let base = sheet.names.names(of: name.node).first { $0.kind == .theme && !$0.isDeclaration }?.name
        let declared = sheet.tree.children(of: name.node).compactMap { node -> (name: String, value: String)? in
          let statement = sheet.tree.nodes[node]
          guard statement.kind == .declaration, sheet.tree.tape.isDashedIdent(statement.nameToken) else { return nil }
          return (sheet.tree.name(of: node), sheet.source.text(in: sheet.tree.tape.range(statement.content)))
        }
        return (name.name, base, declared)
      }
    }
  }

  /// The custom properties that rules outside of themes declare, which every theme has.
  private static func general(_ project: Project) -> Set<String> {
    Set(
      project.sortedSheets.flatMap { sheet in
        sheet.names.all.filter { name in
          name.kind == .customProperty && name.isDeclaration && !PlacedName(sheet: sheet, name: name).isInTheme
        }.map(\.name)
      })
  }

  /// A theme, and those that it inherits from.
  private func chain(_ name: String, _ blocks: [Block]) -> Set<String> {
    var chain: Set<String> = []
    var next: String? = name
    while let own = next, chain.insert(own).inserted { next = blocks.first { $0.theme == own && $0.base != nil }?.base }
    return chain
  }
}
