import VStyleAdvice
import VStyleCheck
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A fallback with another value type than the property has.
  ///
  /// The declaration is then not valid where the custom property is missing.
  static let fallbackTypeMismatch = LintRule(
    .fallbackTypeMismatch, needs: .customProperties,
    summary: "The fallback of a `var()` does not have the value type of the property.",
    why: "The fallback would be ignored on the day that it is needed. Write one of the type that the property takes.",
    bad: [
      """
      :root { --ink: black; }
      Label { text-color: var(--ink, ↓8px); }
      """
    ],
    good: [
      """
      :root { --ink: black; }
      Label { text-color: var(--ink, gray); }
      """
    ],
    check: { context in
      guard let root = context.roots.first,
        context.customProperties.uses.contains(where: { $0.reference.fallback != nil })
      else { return [] }
      let project = context.projectCustomProperties
      var guesses = min(Limit.spellingGuesses.value, project.guesses.maximumGuesses)
      return context.declarations { declaration in
        guard !declaration.kinds.isEmpty, let slice = declaration.slice, let location = declaration.location else {
          return []
        }
        return VariableReferences.all(in: slice.cursor).compactMap { reference in
          guard let fallback = reference.fallback,
            case .success(let (text, _)) = root.expand(slice, without: reference.name),
            WideKeyword(rawValue: text.lowercased()) == nil,
            !declaration.kinds.contains(where: { $0.value(of: text) != nil }),
            let kind = declaration.kinds.first
          else { return nil }
          // The value is a mistake with any fallback.
          if ValueFault(slice, declaration.kinds).diagnostic(property: declaration.name, in: location.source) != nil {
            return nil
          }
          let own = slice.tape.trimmed(fallback)
          if text.isEmpty, guesses > 0, !project.declared.contains(reference.name) {
            guesses -= 1
            if let guess = project.guesses.closest(to: reference.name) {
              let end = slice.tape.range(own).start
              let place = SourceLocation(location.source, SourceRange(reference.range.start, end))
              return Diagnostic(
                .fallbackTypeMismatch, at: SourceLocation(location.source, slice.tape.range(own)),
                "no sheet declares `\(reference.name)`, and its fallback is empty, but `\(declaration.name)` takes "
                  + kind.words,
                expected: kind.syntax, found: "nothing", help: "did you mean `\(guess)`?",
                fixes: [.init("replace with `\(guess)`", safety: .suggestion, edits: [.init(place, guess)])])
            }
          }
          if text.isEmpty {
            // Then the name is the mistake.
            if context.nameMeant(by: reference.name) != nil { return nil }
            let example = kind.examples.first.map { ", or write a fallback such as `\($0)`" } ?? ""
            return Diagnostic(
              .fallbackTypeMismatch, at: SourceLocation(location.source, slice.tape.range(own)),
              "the fallback of `\(reference.name)` is empty, but `\(declaration.name)` takes \(kind.words)",
              expected: kind.syntax, found: "nothing", help: "remove the comma\(example)")
          }
          return Diagnostic(
            .fallbackTypeMismatch, at: SourceLocation(location.source, slice.tape.range(own)),
            "`\(declaration.name)` takes \(kind.words), but without `\(reference.name)` it is `\(text)`",
            expected: kind.syntax, found: "`\(text)`",
            help: kind.examples.first.map { "write a fallback such as `\($0)`" })
        }
      }
    })
}
