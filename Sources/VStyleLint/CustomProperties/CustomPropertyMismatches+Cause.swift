import VStyleAdvice
import VStyleCheck
import VStyleCompiler
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension CustomPropertyMismatches {
  /// How many custom properties that only read another one are followed.
  private static let longestChain = 8

  /// Returns the declaration of a custom property whose value is no value of any type, such as `#12345`, and the
  /// diagnostic about it; `nil` if another declaration is the mistake.
  func cause(
    of name: String, _ kinds: [ValueKind], _ scope: CustomPropertyScope
  ) -> (holder: SourceLocation, diagnostic: Diagnostic)? {
    var name = name
    for _ in 0..<CustomPropertyMismatches.longestChain {
      guard let location = scope.value(of: name)?.location else { return nil }
      if let known = causes[location] { return (location, known) }
      let tree = context.stylesheet.trees[location.source.index]
      guard let node = tree.declaration(at: location.range) else { return nil }
      let slice = TokenSlice(tape: tree.tape, tokens: tree.tape.trimmed(node.content))
      if let found = fault(in: slice, of: name, at: location, kinds, scope) { return (location, found) }
      guard let reference = VariableReferences.all(in: slice.cursor).first else { return nil }
      name = reference.name
    }
    return nil
  }

  /// Returns the diagnostics about values of custom properties that no sheet reads, such as a calculation that is no
  /// calculation with any number.
  func unreadFaults() -> [RootFindings.Finding] {
    var found: [SourceLocation: Diagnostic] = [:]
    let isRead = !context.customProperties.uses.isEmpty
    let roots = isRead ? context.customPropertyRoots : context.stylesheet.rootCustomProperties(in: [StyleEnvironment()])
    for root in roots {
      for (name, declaration) in root.declared
      where !context.projectCustomProperties.read.contains(name) && context.stylesheet.registrations[name] == nil {
        guard let slice = declaration.slice, let location = declaration.location, found[location] == nil,
          let first = slice.tokens.first
        else { continue }
        let kinds = CustomPropertyMismatches.likelyKinds(first, in: slice.tape)
        // OPTIMIZATION: the search for a fault tries all value types. Most values are right.
        guard !kinds.isEmpty, !kinds.contains(where: { context.memo.isValue(slice, of: $0) }) else { continue }
        found[location] = fault(in: slice, of: name, at: location, kinds, root)
      }
    }
    return found.sorted { $0.key.isBefore($1.key) }.map { RootFindings.Finding(holder: $0.key, diagnostic: $0.value) }
  }

  /// The value types that a value may have that begins with a token; empty if they are not known.
  private static func likelyKinds(_ token: Int, in tape: TokenTape) -> [ValueKind] {
    guard tape.kind(token) == .function else { return tape.kind(token) == .hash ? [.color] : [] }
    let name = tape.name(token).lowercased()
    if ["calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "hypot"].contains(name) {
      return [.length, .number]
    }
    let ofColors = ["rgb", "rgba", "hsl", "hsla", "hwb", "oklch", "oklab", "color-mix", "contrast-color"]
    return ofColors.contains(name) ? [.color] : []
  }

  private func fault(
    in slice: TokenSlice, of name: String, at location: SourceLocation, _ kinds: [ValueKind],
    _ scope: CustomPropertyScope
  ) -> Diagnostic? {
    let tape = slice.tape
    guard let first = slice.tokens.first, [.function, .hash].contains(tape.kind(first)), !tape.isName(first, "var"),
      tape.indexAfterComponentValue(first) == slice.tokens.upperBound,
      case .success(let (text, _)) = scope.expand(slice),
      !ValueKind.named.contains(where: { $0.value(of: text) != nil })
    else { return nil }
    // The error has to be inside of the function, or in the digits of a color.
    let start = tape.range(first).end
    guard !VariableReferences.appear(slice.tokens, in: slice.tape) else {
      let fault = ValueFault(slice, kinds).diagnostic(property: name, in: location.source)
      return fault.flatMap { $0.location.range.start >= start ? $0 : nil }
    }
    for kind in kinds {
      do throws(ValueError) { _ = try kind.parseWhole(slice.cursor) } catch {
        guard tape.kind(first) == .hash ? error.rule == .invalidHex : error.range.start >= start else { continue }
        let diagnostic = error.diagnostic(property: name, in: location.source)
        return ValueAdvice(RefusedValue(error, slice, kinds, property: name)).completed(diagnostic)
      }
    }
    return nil
  }
}
