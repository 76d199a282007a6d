import VStyleCheck
import VStyleJSON
import VStyleSyntax

extension TokenStep {
  /// The index of the default context; that of the first one if the document names none.
  var initialContext: Int { contexts.firstIndex { $0.name == initial } ?? 0 }

  /// Returns the context whose sources are the first ones of another context, with their number.
  func base(of index: Int) -> (name: String?, count: Int)? {
    guard index != initialContext else { return nil }
    let own = contexts[index].sources.map { $0.location($0.root.range) }
    var best: (name: String?, count: Int)?
    for (other, context) in contexts.enumerated() where other != index {
      let sources = context.sources.map { $0.location($0.root.range) }
      guard sources.count <= own.count, own.starts(with: sources), sources.count > best?.count ?? 0 else { continue }
      if sources.count == own.count, other > index { continue }
      best = (other == initialContext ? nil : context.name, sources.count)
    }
    return best
  }
}

extension TokenStep {
  /// The contexts that lack a token of another context.
  func contextsWithout(tokensOf index: Int) -> [String] {
    let properties = TokenTable(contexts[index].sources).properties
    return contexts.filter { !properties.isSubset(of: TokenTable($0.sources).properties) }.map(\.name)
  }
}

extension TokenTable {
  /// The custom properties of the tokens.
  var properties: Set<String> { Set(tokens.map { TokenName.property(entries[$0].path) }) }
}

extension TokenProject {
  /// The path of a file, relative to the folder of the first one.
  func name(of id: SourceID) -> String {
    let path = FilePath.cleaned(sources[id].path)
    let folder = sources.sources.first.map { FilePath.folder(FilePath.cleaned($0.path)) } ?? "."
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// The sources of a combination: the default contexts, and one context of a modifier.
  func sources(with context: String, of step: TokenStep) -> [TokenSource] {
    steps.flatMap { other -> [TokenSource] in
      guard !other.contexts.isEmpty else { return [] }
      let index = other.name == step.name ? other.contexts.firstIndex { $0.name == context } : nil
      return other.contexts[index ?? other.initialContext].sources
    }
  }
}

/// Resolver documents without the tokens in them.
enum ResolverText {
  /// A document in which `null` stands for each source that has tokens.
  static func withoutSources(_ document: JSON) -> JSON {
    switch document {
    case .object(let members):
      return .object(members.map { .init($0.name, withoutSources($0.value, name: $0.name)) })
    default: return document
    }
  }

  private static func withoutSources(_ value: JSON, name: String) -> JSON {
    switch (name, value) {
    case ("sources", .array(let sources)): return .array(sources.map(emptied))
    case ("contexts", .object(let contexts)):
      return .object(contexts.map { .init($0.name, withoutSources($0.value, name: "sources")) })
    case ("$extensions", _), ("$defs", _): return value
    case (_, .object): return withoutSources(value)
    case (_, .array(let elements)): return .array(elements.map(withoutSources))
    default: return value
    }
  }

  private static func emptied(_ source: JSON) -> JSON {
    if case .object = source, source["$ref"] == nil { return .null }
    return source
  }

  /// A document with its sources again, in their order.
  static func withSources(_ document: JSON, _ sources: inout [JSON]) -> JSON {
    switch document {
    case .null: return sources.isEmpty ? .null : sources.removeFirst()
    case .array(let elements): return .array(elements.map { withSources($0, &sources) })
    case .object(let members):
      return .object(
        members.map { member in
          let isOpaque = member.name == "$extensions" || member.name == "$defs"
          return .init(member.name, isOpaque ? member.value : withSources(member.value, &sources))
        })
    default: return document
    }
  }
}
