import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The descriptors in the block of a `@property` rule, by name in lower case.
///
/// - Spec: https://www.w3.org/TR/css-properties-values-api-1/#at-property-rule
struct PropertyDescriptors {
  /// The values of descriptors that a rule may have, in order.
  private var slices: [String: [TokenSlice]] = [:]

  /// The declarations that are no descriptors of the rule, by their nodes in the tree.
  private(set) var unknown: [(name: String, node: Int)] = []

  /// The places of `!` in values, which no descriptor has.
  private(set) var marks: [Int] = []

  /// The rules in the block, by their nodes in the tree.
  private(set) var rules: [Int] = []

  private static let names = ["syntax", "inherits", "initial-value"]

  init(_ position: StatementPosition) {
    let tape = position.tree.tape
    for node in position.tree.children(of: position.node) {
      let statement = position.tree.nodes[node]
      switch statement.kind {
      case .declaration:
        let name = position.tree.name(of: node).lowercased()
        // The content of an empty value starts after the white space, where the tokens may have ended.
        let start = statement.content.lowerBound
        let value = start..<max(start, statement.tokens.upperBound)
        if !PropertyDescriptors.names.contains(name) {
          unknown.append((name, node))
        } else if let mark = tape.topLevelMark(in: value) {
          marks.append(mark)
        } else {
          slices[name, default: []].append(TokenSlice(tape: tape, tokens: statement.content))
        }
      case .atRule, .qualifiedRule: rules.append(node)
      case .stylesheet, .invalid: break
      }
    }
  }

  /// The values of a descriptor, in order. The last valid one counts.
  subscript(name: String) -> [TokenSlice] { slices[name] ?? [] }

  /// Returns the advice on a missing descriptor that has another name in the block; `nil` if there is none.
  ///
  /// The other name is one mistake with the missing descriptor, so it is no longer unknown.
  mutating func help(for name: String) -> String? {
    let others = Set(unknown.map(\.name)).sorted()
    let meant =
      others.first { PropertyDescriptors.otherNames[name]?.contains($0) ?? false }
      ?? Spelling.closest(to: name, in: others)
    guard let meant else { return nil }
    unknown.removeAll { $0.name == meant }
    return "write `\(name)` for `\(meant)`"
  }

  /// The descriptor that an unknown name probably means; `nil` if none is likely.
  static func meant(by name: String) -> String? {
    names.first { otherNames[$0]?.contains(name) ?? false } ?? Spelling.closest(to: name, in: names)
  }

  /// Names that authors give to descriptors.
  private static let otherNames: [String: Set<String>] = [
    "syntax": ["type", "kind", "grammar", "value"], "inherits": ["inherit", "inherited"],
    "initial-value": ["initial", "default", "default-value", "value", "init"],
  ]

  /// The value of `true` or `false`; `nil` for other tokens.
  static func bool(_ slice: TokenSlice) -> Bool? {
    var cursor = slice.cursor
    cursor.skipTrivia()
    guard cursor.kind == .ident else { return nil }
    let text = cursor.name.lowercased()
    cursor.advance()
    return cursor.isAtEnd ? ["true": true, "false": false][text] : nil
  }
}

extension TokenTape {
  /// The first `!` outside of functions and blocks; `nil` if there is none.
  fileprivate func topLevelMark(in tokens: Range<Int>) -> Int? {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if isDelim(index, "!") { return index }
      index = indexAfterComponentValue(index)
    }
    return nil
  }
}

extension StylesheetCompiler {
  /// Reports what a `@property` rule ignores: unknown descriptors, important ones, and rules.
  func reportIgnored(_ descriptors: PropertyDescriptors, _ position: StatementPosition) {
    for (name, node) in descriptors.unknown {
      let location = position.tree.location(ofToken: position.tree.nodes[node].nameToken)
      let meant = PropertyDescriptors.meant(by: name)
      var diagnostic = Diagnostic(
        .invalidPrelude, at: location, "`@property` has no descriptor `\(name)`; it is ignored",
        expected: "syntax | inherits | initial-value", found: "`\(name)`",
        help: meant.map { "did you mean `\($0)`?" } ?? "write `syntax`, `inherits` and `initial-value` only"
      ).with(.prelude(atRule: "property"))
      if let meant {
        diagnostic.fixes = [
          .init("replace with `\(meant)`", safety: .suggestion, edits: [.init(location, meant)])
        ]
      }
      report(diagnostic)
    }
    for mark in descriptors.marks {
      report(
        Diagnostic(
          .invalidPrelude, at: position.tree.location(ofToken: mark),
          "the value of a descriptor has no `!`; the descriptor is ignored", found: "`!`",
          help: "remove it: only declarations of properties can be important"))
    }
    for node in descriptors.rules {
      report(
        Diagnostic(
          .misplacedAtRule, at: position.tree.location(ofToken: position.tree.nodes[node].tokens.lowerBound),
          "`@property` contains descriptors only; this rule is ignored",
          help: "write it like `@property --accent { syntax: \"<color>\"; inherits: true; initial-value: red; }`"))
    }
  }
}
