import VStyleAdvice
import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintContext {
  /// Returns the diagnostics about each `var()` with a fallback whose name no sheet declares, and which is nearly a
  /// declared one.
  ///
  /// An empty fallback is reported itself if it is the mistake.
  func misspelledReads() -> [Diagnostic] {
    let project = projectCustomProperties
    let unknown = customProperties.uses.filter { use in
      guard let fallback = use.reference.fallback, !project.declared.contains(use.reference.name) else { return false }
      return !stylesheet.trees[use.source.index].tape.trimmed(fallback).isEmpty
    }
    guard !unknown.isEmpty, isComplete else { return [] }
    var known: [String: String?] = [:]
    let most = min(Limit.spellingGuesses.value, project.guesses.maximumGuesses)
    return unknown.compactMap { use in
      let name = use.reference.name
      if known[name] == nil, known.count < most { known[name] = .some(likelyName(for: name)) }
      guard let guess = known[name].flatMap(\.self) else { return nil }
      return .misspelledName(
        name, guess, at: SourceLocation(use.source, use.reference.range),
        "no sheet declares the custom property `\(name)`, so its fallback is used")
    }
  }

  /// Returns the diagnostics about each `@property` whose name no sheet sets or reads, and which is nearly one that is
  /// set and not registered.
  func misspelledRegistrations() -> [Diagnostic] {
    let (registered, project) = (stylesheet.registrations, projectCustomProperties)
    guard registered.keys.contains(where: { !project.mayRead($0) }), isComplete else { return [] }
    var set: Set<String> = []
    var names: [(name: String, location: SourceLocation)] = []
    for tree in stylesheet.trees {
      for node in tree.nodes {
        if node.kind == .declaration, tree.tape.isDashedIdent(node.nameToken) {
          set.insert(tree.tape.name(node.nameToken))
        }
        guard node.kind == .atRule, tree.tape.isName(node.nameToken, "property"),
          let token = node.content.first(where: { tree.tape.isDashedIdent($0) })
        else { continue }
        names.append((tree.tape.name(token), tree.location(ofToken: token)))
      }
    }
    var guesses = TypoGuesses(set.filter { registered[$0] == nil }.sorted())
    return names.compactMap { name, location in
      guard registered[name] != nil, !project.mayRead(name), !set.contains(name), let guess = guesses.meant(by: name)
      else { return nil }
      return .misspelledName(name, guess, at: location, "no sheet sets or reads the custom property `\(name)`")
    }
  }

  /// The declared name that a name almost surely stands for; `nil` if there is none.
  private func likelyName(for name: String) -> String? {
    guard let guess = projectCustomProperties.guesses.closest(to: name) else { return nil }
    let isSpelling = NameStyle.folded(name) == NameStyle.folded(guess)
    return isSpelling || LikelyTypo.isTypo(name, of: guess) ? guess : nil
  }
}

extension Diagnostic {
  fileprivate static func misspelledName(
    _ name: String, _ guess: String, at location: SourceLocation, _ message: String
  ) -> Diagnostic {
    Diagnostic(
      .misspelledName, at: location, message, found: "`\(name)`", help: "did you mean `\(guess)`?",
      fixes: [.init("replace with `\(guess)`", safety: .suggestion, edits: [.init(location, guess)])])
  }
}
