import VStyleCascade
import VStyleSyntax

/// The tokens that sheets declare, wherever that is: in rules, styles and themes.
enum DeclaredTokens {
  /// The names, sorted.
  static func names(in programs: [StyleProgram]) -> [String] {
    var names: Set<String> = []
    for program in programs {
      names.formUnion(program.tokenTypes.keys)
      for tree in program.trees {
        for node in tree.nodes where node.kind == .declaration && tree.tape.isDashedIdent(node.nameToken) {
          names.insert(tree.tape.name(node.nameToken))
        }
      }
    }
    return names.sorted()
  }
}

/// The tokens that sheets read by `var()`.
enum ReadTokens {
  /// The names.
  static func names(in programs: [StyleProgram]) -> Set<String> {
    var names: Set<String> = []
    for tree in programs.flatMap(\.trees) {
      for node in tree.nodes where node.kind == .declaration {
        for reference in VariableReferences.all(in: TokenCursor(tree.tape, node.content)) {
          names.insert(reference.name)
        }
      }
    }
    return names
  }
}
