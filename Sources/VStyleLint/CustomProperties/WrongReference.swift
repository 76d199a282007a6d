import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The part of a value with several `var()` that does not fit.
struct WrongReference {
  /// The `var()` whose value does not fit; the first one if that is not known.
  let reference: VariableReferences.Reference

  /// The last custom property that the value of the `var()`, or the whole value, comes from.
  let lastName: String?

  /// Whether ``reference`` alone is wrong.
  let isAlone: Bool

  /// Looks for the wrong part.
  ///
  /// - Parameters:
  ///   - slice: the value.
  ///   - kinds: the value types, none of which the value has after substitution.
  ///   - scope: the custom properties.
  ///   - lastName: the last custom property that the whole value comes from.
  /// - Returns: `nil` if the value has no `var()`.
  init?(_ slice: TokenSlice, _ kinds: [ValueKind], _ scope: CustomPropertyScope, lastName: String?) {
    guard let first = VariableReferences.all(in: slice.cursor).first else { return nil }
    let parts = WrongReference.parts(of: slice)
    guard parts.count(where: \.isReference) > 1 else {
      (reference, self.lastName, isAlone) = (first, lastName, true)
      return
    }
    let found = WrongReference.error(in: parts, slice.tape, kinds, scope)
    guard let found, let own = VariableReferences.all(in: TokenCursor(slice.tape, found.tokens)).first else {
      (reference, self.lastName, isAlone) = (first, lastName, false)
      return
    }
    (reference, self.lastName, isAlone) = (own, found.lastName, true)
  }

  /// Some tokens of a value: one `var()`, or what is between two of them.
  private struct Part {
    let tokens: Range<Int>
    let isReference: Bool
  }

  private static func parts(of slice: TokenSlice) -> [Part] {
    let tape = slice.tape
    var parts: [Part] = []
    var (start, token) = (slice.tokens.lowerBound, slice.tokens.lowerBound)
    while token < slice.tokens.upperBound {
      guard tape.kind(token) == .function, tape.isName(token, "var") else {
        token += 1
        continue
      }
      let next = min(tape.indexAfterComponentValue(token), slice.tokens.upperBound)
      if start < token { parts.append(Part(tokens: start..<token, isReference: false)) }
      parts.append(Part(tokens: token..<next, isReference: true))
      (start, token) = (next, next)
    }
    if start < slice.tokens.upperBound {
      parts.append(Part(tokens: start..<slice.tokens.upperBound, isReference: false))
    }
    return parts
  }

  /// The `var()` in whose value the parser stops, and the last custom property that this value comes from.
  ///
  /// - Returns: `nil` if the parser stops elsewhere, or because the value has too many parts or too few.
  private static func error(
    in parts: [Part], _ tape: TokenTape, _ kinds: [ValueKind], _ scope: CustomPropertyScope
  ) -> (tokens: Range<Int>, lastName: String?)? {
    var text = ""
    var found: [(start: Int, tokens: Range<Int>, lastName: String?)] = []
    for part in parts {
      // As in a substitution, no token continues from one part into the next.
      text += "/**/"
      guard part.isReference else {
        text += tape.source.text(in: tape.range(part.tokens))
        continue
      }
      guard case .success(let (expanded, name)) = scope.expand(TokenSlice(tape: tape, tokens: part.tokens)) else {
        return nil
      }
      found.append((text.utf8.count, part.tokens, name))
      text += expanded
      found.append((text.utf8.count, part.tokens, nil))
    }
    var farthest: ValueError?
    for kind in kinds {
      do throws(ValueError) { _ = try kind.parse(text) } catch {
        if farthest.map({ $0.range.start < error.range.start }) ?? true { farthest = error }
      }
    }
    guard let error = farthest, error.rule != .wrongArity else { return nil }
    // The entries are the starts and ends of the values in turn.
    let next = found.partitioningIndex { $0.start > error.range.start }
    guard next > 0, next % 2 == 1 else { return nil }
    return (found[next - 1].tokens, found[next - 1].lastName)
  }
}
