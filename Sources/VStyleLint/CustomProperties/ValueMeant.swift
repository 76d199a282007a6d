import VStyleAdvice
import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The value that was probably meant for a custom property, by the value that reads it.
struct ValueMeant {
  let text: String

  /// The location of the value that it replaces.
  let location: SourceLocation

  /// Looks for a value; `nil` if none is likely.
  ///
  /// - Parameters:
  ///   - holder: the declaration of the custom property.
  ///   - text: the value that reads it, after substitution.
  ///   - kind: the value type that the text does not have.
  ///   - stylesheet: the stylesheet with both.
  init?(
    at holder: SourceLocation, makes text: String, _ kind: ValueKind, _ stylesheet: CompiledStylesheet
  ) {
    let tree = stylesheet.trees[holder.source.index]
    guard let node = tree.declaration(at: holder.range) else { return nil }
    let slice = TokenSlice(tape: tree.tape, tokens: tree.tape.trimmed(node.content))
    let own = slice.text
    guard !own.isEmpty, text.contains(own), !VariableReferences.appear(slice.tokens, in: slice.tape) else { return nil }
    func isRight(_ candidate: String) -> Bool { kind.value(of: text.replacing(own, with: candidate)) != nil }
    location = SourceLocation(holder.source, tree.tape.range(slice.tokens))
    var guess: String?
    do throws(ValueError) { _ = try kind.parse(text) } catch {
      if let suggestion = error.suggestion, text == own, error.range.count == own.utf8.count, isRight(suggestion) {
        guess = suggestion
        if !ValueAdvice.rulesWithBetterGuesses.contains(error.rule) {
          self.text = suggestion
          return
        }
      }
    }
    // In a calculation, another part of it may be the mistake.
    let repair = text.contains("calc(") ? nil : ValueRepair(slice, errorAt: tree.tape.range(slice.tokens).start)
    guard let meant = repair?.value(accepts: isRight) ?? guess else { return nil }
    self.text = meant
  }
}
