import VStyleAdvice
import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Finds the mistake in a value with `var()` that no value of its custom properties could put right.
struct ValueFault {
  private let slice: TokenSlice
  private let kinds: [ValueKind]

  /// The parts of the value: what is written, and each `var()`.
  private var parts: [Part] = []

  private struct Part {
    let range: SourceRange
    let isReference: Bool
  }

  /// An error in the value, at its place in the sheet.
  private struct Fault {
    let error: ValueError
    let offset: Int
    /// Whether the error is in a value for a custom property.
    let isInReference: Bool

    /// Whether the error says more than another one: it is in what the sheet writes itself, or further on.
    func saysMore(than other: Fault) -> Bool {
      isInReference != other.isInReference ? other.isInReference : offset > other.offset
    }
  }

  /// Values that stand for a custom property, of all usual types.
  private static let probes = [
    "1", "8px", "50%", "45deg", "1s", "red", "\"a\"", "a", "none", "1 2", "1 2 3", "1 2 3 4", "red, blue", "url(a)",
  ]

  /// The most values that are tried.
  private static let mostTries = 400

  /// Prepares a value.
  init(_ slice: TokenSlice, _ kinds: [ValueKind]) {
    (self.slice, self.kinds) = (slice, kinds)
    let tape = slice.tape
    let whole = tape.range(slice.tokens)
    var start = whole.start
    var token = slice.tokens.lowerBound
    while token < slice.tokens.upperBound {
      guard tape.kind(token) == .function, tape.isName(token, "var") else {
        token += 1
        continue
      }
      let next = min(tape.indexAfterComponentValue(token), slice.tokens.upperBound)
      let range = SourceRange(tape.range(token).start, tape.range(next - 1).end)
      if start < range.start { parts.append(Part(range: SourceRange(start, range.start), isReference: false)) }
      parts.append(Part(range: range, isReference: true))
      (start, token) = (range.end, next)
    }
    if start < whole.end { parts.append(Part(range: SourceRange(start, whole.end), isReference: false)) }
  }

  /// The diagnostic about the value; `nil` if another value of a custom property would be valid.
  ///
  /// - Parameters:
  ///   - property: the name of the property.
  ///   - source: the source of the value.
  func diagnostic(property: String, in source: SourceID) -> Diagnostic? {
    let references = parts.count { $0.isReference }
    guard parts.count > 1, (1...2).contains(references), let kind = kinds.first else { return nil }
    let probes = ValueFault.probes + kind.examples
    guard references == 1 || probes.count * probes.count <= ValueFault.mostTries else { return nil }
    var worst: Fault?
    for first in probes {
      for second in references == 1 ? [""] : probes {
        guard let fault = fault(with: [first, second]) else { return nil }
        if worst.map({ fault.saysMore(than: $0) }) ?? true { worst = fault }
      }
    }
    guard let worst else { return nil }
    let diagnostic = worst.error.diagnostic(property: property, in: source)
    return ValueAdvice(RefusedValue(worst.error, slice, kinds, property: property)).completed(diagnostic)
  }

  /// The error of the value with values for its custom properties; `nil` if it is valid.
  private func fault(with values: [String]) -> Fault? {
    var text = ""
    var starts: [Int] = []
    var next = 0
    for part in parts {
      starts.append(text.utf8.count)
      if part.isReference {
        // As in a substitution, no token continues from one part into the next.
        text += "/**/\(values[next])/**/"
        next += 1
      } else {
        text += slice.tape.source.text(in: part.range)
      }
    }
    var farthest: Fault?
    for kind in kinds {
      do throws(ValueError) {
        _ = try kind.parse(text)
        return nil
      } catch {
        let fault = located(error, starts, text.utf8.count)
        if farthest.map({ $0.offset < fault.offset }) ?? true { farthest = fault }
      }
    }
    return farthest
  }

  /// The error at its place in the sheet.
  private func located(_ error: ValueError, _ starts: [Int], _ length: Int) -> Fault {
    var error = error
    let index = (starts.lastIndex { $0 <= error.range.start }) ?? 0
    let part = parts[index]
    if part.isReference {
      error.range = part.range
      error.found = "`\(slice.tape.source.text(in: part.range))`"
      error.suggestion = nil
    } else {
      let start = min(part.range.start + error.range.start - starts[index], part.range.end)
      let end = min(start + error.range.count, part.range.end)
      error.range = SourceRange(start, max(start, end))
    }
    return Fault(error: error, offset: error.range.start, isInReference: part.isReference)
  }
}
