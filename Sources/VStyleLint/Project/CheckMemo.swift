import Synchronization
import VStyleCompiler
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Results of a thread that the checks of several sheets share: those of values, and those of imports.
///
/// A check with an empty memo has the same result and takes longer. The sheets of a project repeat the values and the
/// imports of each other: without it, a sheet of a hundred lines with three themes takes twice as long.
///
/// - Complexity: its size grows with the number of different values. The owner has to bound the number of sheets.
final class CheckMemo: Sendable {
  private struct Known {
    /// Whether texts are values. The value type keeps its identity from being used again.
    var values: [TypedText: (kind: ValueKind, isValue: Bool)] = [:]
    var natures: [String: CustomPropertyNature?] = [:]
    /// The texts that are values after substitution. The value type and the scope keep their identities from being used
    /// again.
    var right: [ReadText: (kind: ValueKind, scope: CustomPropertyScope)] = [:]
    /// The custom properties of the last imports, the latest last.
    var roots: [(imports: PlainImports, properties: RootCustomProperties)] = []
  }

  private struct TypedText: Hashable {
    let kind: ObjectIdentifier
    let text: String
  }

  /// A text that reads custom properties of a scope.
  private struct ReadText: Hashable {
    let scope: ObjectIdentifier
    let typed: TypedText
  }

  private let known = Mutex(Known())

  /// The number of different imports that are kept.
  private static let mostImports = 8

  /// Returns whether a text is a value of a value type.
  func isValue(_ text: String, of kind: ValueKind) -> Bool {
    isValue(text, of: kind) { kind.value(of: text) != nil }
  }

  /// Returns whether tokens are a value of a value type.
  func isValue(_ slice: TokenSlice, of kind: ValueKind) -> Bool {
    // Where tokens are nested too deep depends on the blocks around the value.
    guard slice.tape.tooDeepTokens.isEmpty else { return kind.value(of: slice.cursor) != nil }
    return isValue(slice.text, of: kind) { kind.value(of: slice.cursor) != nil }
  }

  private func isValue(_ text: String, of kind: ValueKind, _ parses: () -> Bool) -> Bool {
    let key = TypedText(kind: kind.identity, text: text)
    if let known = known.withLock({ $0.values[key]?.isValue }) { return known }
    let isValue = parses()
    known.withLock { $0.values[key] = (kind, isValue) }
    return isValue
  }

  /// Returns whether a text is known to be a value of a value type after substitution in a scope.
  func isRight(_ text: String, _ kind: ValueKind, in scope: CustomPropertyScope) -> Bool {
    let key = ReadText(scope: ObjectIdentifier(scope), typed: TypedText(kind: kind.identity, text: text))
    return known.withLock { $0.right[key] != nil }
  }

  /// Notes that a text is a value of a value type after substitution in a scope.
  func setRight(_ text: String, _ kind: ValueKind, in scope: CustomPropertyScope) {
    let key = ReadText(scope: ObjectIdentifier(scope), typed: TypedText(kind: kind.identity, text: text))
    known.withLock { $0.right[key] = (kind, scope) }
  }

  /// Returns the general type of a custom property's value; `nil` if it is none.
  func nature(of text: String) -> CustomPropertyNature? {
    if let known = known.withLock({ $0.natures[text] }) { return known }
    let nature = CustomPropertyNature(text)
    known.withLock { $0.natures[text] = .some(nature) }
    return nature
  }

  /// Returns the custom properties at the roots of a stylesheet.
  ///
  /// - Parameters:
  ///   - imports: the imports that they follow from; `nil` if they follow from the stylesheet as a whole.
  ///   - make: computes them.
  func roots(of imports: PlainImports?, _ make: () -> RootCustomProperties) -> RootCustomProperties {
    guard let imports else { return make() }
    if let known = known.withLock({ $0.roots.last { $0.imports == imports }?.properties }) { return known }
    let made = make()
    known.withLock { known in
      if known.roots.count >= CheckMemo.mostImports { known.roots.removeFirst() }
      known.roots.append((imports, made))
    }
    return made
  }
}

/// What a thread keeps from one sheet to the next while it compiles and checks many.
struct CheckCache: Sendable {
  /// The results of the compiler.
  var compiler = CompilerCache()

  private var knownMemo: CheckMemo?

  /// The results of checks, which belong to one thread: others would wait for each other.
  var memo: CheckMemo {
    mutating get {
      if let knownMemo { return knownMemo }
      let memo = CheckMemo()
      knownMemo = memo
      return memo
    }
  }
}
