import VStyleJSON
import VStyleSyntax

/// A resolver document: sets and modifiers in the order in which they apply.
///
/// - Spec: https://www.designtokens.org/tr/2025.10/resolver/
struct ResolverDocument: Sendable {
  /// The sets and modifiers in order.
  private(set) var steps: [TokenStep] = []

  private let document: TokenSource
  private var findings: [TokenFinding] = []

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - loader: reads the files that it names, and collects the mistakes.
  init(_ document: TokenSource, _ loader: inout TokenLoader) {
    self.document = document
    readRoot()
    if findings.isEmpty { readOrder(&loader) }
    loader.findings += findings
  }

  /// Whether a file is a resolver document and not a file of tokens.
  static func isOne(_ root: JSONNode, path: String) -> Bool {
    path.hasSuffix(".resolver.json") || root["resolutionOrder"] != nil || root["version"]?.string != nil
  }

  private mutating func add(_ fact: ResolverFact, at range: SourceRange) {
    findings.append(TokenFinding(.resolver(fact), at: document.location(range)))
  }

  private mutating func readRoot() {
    let root = document.root
    guard case .object = root.content else {
      return add(.form("the document", expected: "an object", found: root.kindName), at: root.range)
    }
    checkMembers(
      root, of: "a resolver document",
      known: [
        "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs", "$extensions",
      ])
    if let version = root["version"] {
      if version.string != "2025.10" { add(.version(version.shortText), at: version.range) }
    } else {
      add(.version(nil), at: root.range)
    }
    for name in ["sets", "modifiers"] {
      guard let group = root[name] else { continue }
      guard case .object(let members) = group.content else {
        add(.form(name, expected: "an object", found: group.kindName), at: group.range)
        continue
      }
      for member in members { checkPart(member.value, isSet: name == "sets", named: member.name, isInline: false) }
    }
  }

  private mutating func checkMembers(_ node: JSONNode, of owner: String, known: [String]) {
    for member in node.members where !known.contains(member.name) {
      add(.unknownMember(member.name, of: owner, known: known), at: member.nameRange)
    }
  }

  /// Checks the members of a set or a modifier.
  private mutating func checkPart(_ part: JSONNode, isSet: Bool, named name: String, isInline: Bool) {
    guard case .object = part.content else {
      return add(.form(name, expected: "an object", found: part.kindName), at: part.range)
    }
    let inline = isInline ? ["type", "name"] : []
    if isSet {
      checkMembers(part, of: "a set", known: inline + ["description", "sources", "$extensions"])
      guard let sources = part["sources"] else {
        return add(.missing("sources", of: "the set `\(name)`"), at: part.range)
      }
      if case .array = sources.content { return }
      return add(.form("sources", expected: "an array", found: sources.kindName), at: sources.range)
    }
    checkMembers(part, of: "a modifier", known: inline + ["description", "contexts", "default", "$extensions"])
    guard let contexts = part["contexts"] else {
      return add(.missing("contexts", of: "the modifier `\(name)`"), at: part.range)
    }
    guard case .object(let members) = contexts.content else {
      return add(.form("contexts", expected: "an object", found: contexts.kindName), at: contexts.range)
    }
    if members.isEmpty { add(.empty("contexts"), at: contexts.range) }
    if members.count == 1 { add(.singleContext(name), at: contexts.range) }
    for member in members {
      if case .array = member.value.content { continue }
      add(.form(member.name, expected: "an array", found: member.value.kindName), at: member.value.range)
    }
    guard let initial = part["default"] else { return }
    guard let word = initial.string else {
      return add(.form("default", expected: "a string", found: initial.kindName), at: initial.range)
    }
    let known = members.map(\.name)
    if !known.contains(word) { add(.noContext(word, of: name, known: known), at: initial.range) }
  }
}

// MARK: - The order

extension ResolverDocument {
  private mutating func readOrder(_ loader: inout TokenLoader) {
    guard let order = document.root["resolutionOrder"] else {
      return add(.missing("resolutionOrder", of: "a resolver document"), at: document.root.range)
    }
    guard case .array(let elements) = order.content else {
      return add(.form("resolutionOrder", expected: "an array", found: order.kindName), at: order.range)
    }
    if elements.isEmpty { add(.empty("resolutionOrder"), at: order.range) }
    var names: Set<String> = []
    for element in elements {
      guard let (name, place, part, isSet) = self.part(of: element) else { continue }
      if !names.insert(name).inserted { add(.duplicate(name), at: place) }
      if isSet {
        let sources = self.sources(part["sources"], [name], &loader)
        steps.append(TokenStep(name: name, contexts: [("", sources)], initial: nil))
      } else {
        let contexts = (part["contexts"]?.members ?? []).map { context in
          (name: context.name, sources: sources(context.value, [], &loader))
        }
        steps.append(TokenStep(name: name, contexts: contexts, initial: part["default"]?.string))
      }
    }
  }

  private typealias Part = (name: String, place: SourceRange, node: JSONNode, isSet: Bool)

  /// Returns the set or the modifier that an element of the order is or refers to.
  private mutating func part(of element: JSONNode) -> Part? {
    if let reference = element["$ref"] { return referredPart(reference) }
    guard let name = element["name"] else {
      add(.missing("name", of: "a set or a modifier in `resolutionOrder`"), at: element.range)
      return nil
    }
    guard let text = name.string else {
      add(.form("name", expected: "a string", found: name.kindName), at: name.range)
      return nil
    }
    guard let type = element["type"] else {
      add(.missing("type", of: "a set or a modifier in `resolutionOrder`"), at: element.range)
      return nil
    }
    guard let word = type.string, ["set", "modifier"].contains(word) else {
      add(.form("type", expected: "\"set\" or \"modifier\"", found: type.shortText), at: type.range)
      return nil
    }
    let before = findings.count
    checkPart(element, isSet: word == "set", named: text, isInline: true)
    return findings.count == before ? (text, name.range, element, word == "set") : nil
  }

  private mutating func referredPart(_ reference: JSONNode) -> Part? {
    guard let text = reference.string else {
      add(.form("$ref", expected: "a string", found: reference.kindName), at: reference.range)
      return nil
    }
    let allowed = "`#/sets/NAME` or `#/modifiers/NAME`"
    guard let parts = (try? JSONPointer(fragment: text))?.parts, let kind = parts.first else {
      add(.target(text, found: "no place in this document", allowed: allowed), at: reference.range)
      return nil
    }
    guard parts.count == 2, kind == "sets" || kind == "modifiers" else {
      let found = kind == "resolutionOrder" ? "an element of the order itself" : "neither a set nor a modifier"
      add(.target(text, found: found, allowed: allowed), at: reference.range)
      return nil
    }
    guard let node = document.root[kind]?[parts[1]] else {
      add(.unresolved(text), at: reference.range)
      return nil
    }
    return (parts[1], reference.range, node, kind == "sets")
  }

  /// Returns the sources of a list.
  ///
  /// - Parameter open: the sets around the list.
  private mutating func sources(_ list: JSONNode?, _ open: [String], _ loader: inout TokenLoader) -> [TokenSource] {
    guard case .array(let elements)? = list?.content else { return [] }
    var found: [TokenSource] = []
    for element in elements {
      guard case .object = element.content else {
        add(.form("a source", expected: "an object", found: element.kindName), at: element.range)
        continue
      }
      guard let reference = element["$ref"] else {
        found.append(TokenSource(document.id, element))
        continue
      }
      guard let text = reference.string else {
        add(.form("$ref", expected: "a string", found: reference.kindName), at: reference.range)
        continue
      }
      if text.hasPrefix("#") {
        found += referredSources(text, reference, open, &loader)
      } else if let source = loader.source(text, at: document.location(reference.range)) {
        found.append(source)
      }
    }
    return found
  }

  private mutating func referredSources(
    _ text: String, _ reference: JSONNode, _ open: [String], _ loader: inout TokenLoader
  ) -> [TokenSource] {
    let parts = (try? JSONPointer(fragment: text))?.parts ?? []
    guard parts.count == 2, parts[0] == "sets" else {
      let found = parts.first == "modifiers" ? "a modifier" : "no set"
      add(.target(text, found: found, allowed: "a file, or `#/sets/NAME`"), at: reference.range)
      return []
    }
    guard let set = document.root["sets"]?[parts[1]] else {
      add(.unresolved(text), at: reference.range)
      return []
    }
    guard !open.contains(parts[1]), Limit.referenceDepth.allows(open.count) else {
      add(.cycle(open + [parts[1]]), at: reference.range)
      return []
    }
    return sources(set["sources"], open + [parts[1]], &loader)
  }
}
