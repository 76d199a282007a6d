import VStyleAdvice
import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension CoreRules {
  /// A `var()` without a fallback whose custom property no sheet of the project declares.
  static func unknownCustomProperty(_ context: SheetContext) -> [Diagnostic] {
    let project = context.projectCustomProperties
    let unknown = context.customProperties.uses.filter { use in
      use.reference.fallback == nil && !project.declared.contains(use.reference.name)
    }
    guard !unknown.isEmpty, context.isComplete else { return [] }
    var known: [String: (guess: String?, longer: [String])] = [:]
    return unknown.map { use in
      let name = use.reference.name
      if known[name] == nil, known.count < min(Limit.spellingGuesses.value, project.guesses.maximumGuesses) {
        let guess = project.guesses.closest(to: name)
        known[name] = (guess, guess == nil ? project.longerNames(than: name) : [])
      }
      return Diagnostic.unknownCustomProperty(
        name, at: SourceLocation(use.source, use.reference.range), guess: known[name]?.guess,
        longer: known[name]?.longer ?? [])
    }
  }

}

extension ProjectCustomProperties {
  /// Returns up to three declared names that end with the words of a name, or begin with them.
  ///
  /// - Complexity: linear in the number of declared names.
  fileprivate func longerNames(than name: String) -> [String] {
    guard name.utf8.count > 3 else { return [] }
    let (end, start) = (name.dropFirst(), "\(name)-")
    let ending = declared.filter { $0.hasSuffix(end) && $0.hasPrefix("--") }.sorted()
    let starting = declared.filter { $0.hasPrefix(start) }.sorted()
    return Array((ending + starting).prefix(3))
  }
}

extension Diagnostic {
  fileprivate static func unknownCustomProperty(
    _ name: String, at location: SourceLocation, guess: String?, longer: [String]
  ) -> Diagnostic {
    let foreign = guess?.unicodeScalars.first { !$0.isASCII && !name.unicodeScalars.contains($0) }
    if let guess, let foreign {
      let code = "U+" + String(String(0x10000 + foreign.value, radix: 16, uppercase: true).suffix(4))
      return Diagnostic(
        .unknownCustomProperty, at: location, "no sheet declares the custom property `\(name)`",
        expected: "the name of a custom property", found: "`\(name)`",
        help: "`\(guess)`, which is declared, has the letter \(code): correct it there")
    }
    return Diagnostic(
      .unknownCustomProperty, at: location, "no sheet declares the custom property `\(name)`",
      expected: "the name of a custom property",
      found: "`\(name)`", help: guess.map { "did you mean `\($0)`?" } ?? alternatives(longer),
      fixes: guess.map { [.init("replace with `\($0)`", safety: .suggestion, edits: [.init(location, $0)])] } ?? [])
  }

  /// Returns the question which of some names is meant; `nil` for no names.
  private static func alternatives(_ names: [String]) -> String? {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last else { return nil }
    let first = quoted.dropLast().joined(separator: ", ")
    return "did you mean \(first.isEmpty ? "" : first + " or ")\(last)?"
  }
}
