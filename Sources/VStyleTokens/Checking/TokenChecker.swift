import VStyleJSON
import VStyleSyntax

/// Checks the values and references of the tokens of one table.
struct TokenChecker {
  let table: TokenTable
  private var types: TokenTypes
  /// Whether parts of values that others refer to have a form. Many tokens may refer to one long part.
  private var trials: [Trial: Bool] = [:]
  private(set) var findings: [TokenFinding]

  /// Checks all tokens.
  init(_ table: TokenTable) {
    self.table = table
    types = TokenTypes(table)
    findings = table.findings
    addCollisions()
    let cyclic = addCycles()
    for token in table.tokens where !cyclic.contains(token) { check(token) }
  }

  /// Returns the type of a token; `nil` if it has none.
  mutating func type(of token: Int) -> TokenType? { types.type(of: token) }

  mutating func add(_ fact: TokenFact, at location: SourceLocation) {
    findings.append(TokenFinding(fact, at: location))
  }

  /// Finds tokens whose custom properties have one name.
  private mutating func addCollisions() {
    var owners: [String: Int] = [:]
    for token in table.tokens {
      let name = TokenName.property(table.entries[token].path)
      if let owner = owners.updateValue(token, forKey: name) {
        let fact = TokenFact.collision(name, other: table.entries[owner].name)
        add(fact, at: table.entries[token].object.location)
      }
    }
  }

  private mutating func addCycles() -> Set<Int> {
    var cyclic: Set<Int> = []
    for cycle in TokenCycles(table).cycles {
      for (index, token) in cycle.enumerated() where cyclic.insert(token).inserted {
        let names = TokenChecker.chain(cycle, from: index).map { table.entries[$0].name }
        let object = table.entries[token].object
        let place = object.node["$ref"] ?? object.node["$value"] ?? object.node
        add(.cycle(names), at: SourceLocation(object.source, place.range))
      }
    }
    return cyclic
  }

  /// The members of a circle from one of them on, and that one again. Of a long circle, only the first ones.
  private static func chain(_ cycle: [Int], from index: Int) -> [Int] {
    (0..<min(cycle.count, 8)).map { cycle[(index + $0) % cycle.count] } + [cycle[index]]
  }

  private mutating func check(_ token: Int) {
    let entry = table.entries[token]
    guard let value = entry.value else {
      // A token with a broken `$ref` and `$value` is reported by the table.
      return
    }
    guard let type = types.type(of: token) else {
      if TokenReference.isReference(value.node), entry.type == nil {
        checkTarget(of: value, .anyNumber, isTyped: false)
      }
      if !types.hasUnknownType(token), !hasMissingTarget(value) { add(.missingType, at: entry.object.location) }
      return
    }
    // Values of extended groups are checked where they are written.
    if !entry.isInherited || entry.type == nil { check(value, .type(type)) }
  }

  private func hasMissingTarget(_ value: PlacedNode) -> Bool {
    TokenReference.isReference(value.node) && (try? table.target(of: value.node)) == nil
  }

  /// Checks that a value has a form, or refers to a value that has it.
  mutating func check(_ value: PlacedNode, _ shape: TokenShape) {
    if TokenReference.isReference(value.node) {
      checkTarget(of: value, shape)
    } else {
      checkForm(value, shape)
    }
  }

  /// Checks the target of a reference.
  ///
  /// - Parameter isTyped: whether the target must have the form.
  private mutating func checkTarget(of value: PlacedNode, _ shape: TokenShape, isTyped: Bool = true) {
    let location = SourceLocation(value.source, value.node["$ref"]?.range ?? value.node.range)
    let text = value.node.string ?? value.node["$ref"]?.string ?? ""
    let target: ReferenceTarget
    do throws(MissingTarget) { target = try table.target(of: value.node) } catch {
      add(error.fact, at: location)
      return
    }
    guard isTyped else { return }
    switch target {
    case .token(let id):
      guard let found = types.type(of: id) else { return }
      let expected = shape.type
      if expected != found, !(expected == nil && isValid(id, shape)) {
        add(.typeMismatch(text, expected: expected?.rawValue ?? shape.words, found: found.rawValue), at: location)
      }
    case .part(let node, _):
      guard let node = try? table.followed(node) else { return }
      if !hasForm(node, shape) {
        let expected = shape.type?.rawValue ?? shape.words
        add(.typeMismatch(text, expected: expected, found: node.node.kindName), at: location)
      }
    }
  }

  private mutating func isValid(_ token: Int, _ shape: TokenShape) -> Bool {
    guard let value = table.entries[token].value, let node = try? table.followed(value) else { return true }
    return hasForm(node, shape)
  }

  private mutating func hasForm(_ value: PlacedNode, _ shape: TokenShape) -> Bool {
    let key = Trial(location: value.location, shape: shape)
    if let known = trials[key] { return known }
    let found = findings
    findings = []
    checkForm(value, shape)
    let isValid = findings.isEmpty
    findings = found
    trials[key] = isValid
    return isValid
  }

  private struct Trial: Hashable {
    let location: SourceLocation
    let shape: TokenShape
  }
}

extension TokenShape {
  /// The type of the tokens with this form; `nil` if no type has it.
  var type: TokenType? {
    switch self {
    case .type(let type), .element(let type): type
    case .number(-.infinity ... .infinity): .number
    default: nil
    }
  }
}
