import VStyleCascade
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
    guard !own.isEmpty, text.contains(own), VariableReferences.all(in: slice.cursor).isEmpty else { return nil }
    func isRight(_ candidate: String) -> Bool { (try? kind.parse(text.replacing(own, with: candidate))) != nil }
    location = SourceLocation(holder.source, tree.tape.range(slice.tokens))
    do throws(ValueError) { _ = try kind.parse(text) } catch {
      if let guess = error.suggestion, text == own, error.range.count == own.utf8.count, isRight(guess) {
        self.text = guess
        return
      }
    }
    // In a calculation, another part of it may be the mistake.
    guard !text.contains("calc("),
      let meant = ValueRepair(slice, errorAt: tree.tape.range(slice.tokens).start)?.value(accepts: isRight)
    else {
      return nil
    }
    self.text = meant
  }
}
