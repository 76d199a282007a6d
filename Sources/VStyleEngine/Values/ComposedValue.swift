import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// A value whose longhands have declarations of their own, such as `separator-inset` with `separator-inset-left`.
final class ComposedValue: Sendable {
  /// The parts of a composed value, as IDs.
  struct Members {
    /// The value from the declarations of the whole property alone; `nil` if there is none.
    let whole: ID<SpecifiedValue>?
    /// The value of each longhand with declarations of its own, with the longhand's index; `nil` if no declaration
    /// decides.
    let parts: [(longhand: Int, value: ID<SpecifiedValue>?)]

    /// All values, that of the whole first.
    var all: [ID<SpecifiedValue>] { [whole].compactMap(\.self) + parts.compactMap(\.value) }
  }

  private let whole: SpecifiedValue?
  private let parts: [(longhand: Int, value: SpecifiedValue?, isOfWhole: Bool)]

  init(_ members: Members, _ values: [SpecifiedValue], _ entry: StyleSchema.PropertyEntry) {
    whole = members.whole.map { values[$0] }
    parts = members.parts.map { longhand, id in
      let value = id.map { values[$0] }
      return (longhand, value, value?.declaration.name != entry.longhands[longhand].name)
    }
  }

  /// All values, that of the whole first.
  var all: [SpecifiedValue] { [whole].compactMap(\.self) + parts.compactMap(\.value) }

  /// The composed result, with the diagnostics of all values.
  ///
  /// - Parameter read: computes the result of one value.
  func diagnosedResult(_ read: (SpecifiedValue) -> DiagnosedResult) -> DiagnosedResult {
    var diagnostics: [Diagnostic] = []
    func result(_ value: SpecifiedValue?) -> SpecifiedResult? {
      value.map {
        let diagnosedResult = read($0)
        diagnostics += diagnosedResult.diagnostics
        return diagnosedResult.result
      }
    }
    let ofWhole = result(whole)
    let composed = ComposedResult(
      whole: ofWhole,
      parts: parts.map { .init(longhand: $0.longhand, result: result($0.value), isOfWhole: $0.isOfWhole) })
    return DiagnosedResult(result: .composed(composed), diagnostics: diagnostics)
  }
}

/// The results of the parts of a value.
struct ComposedResult: Equatable, Sendable {
  /// The result of the declarations of the whole property alone; `nil` if there are none.
  let whole: SpecifiedResult?
  /// The results of the longhands with declarations of their own.
  let parts: [Part]

  struct Part: Equatable, Sendable {
    /// The index of the longhand among those of the property.
    let longhand: Int
    /// The result; `nil` if no declaration decides.
    let result: SpecifiedResult?
    /// Whether the result is a value of the whole property.
    let isOfWhole: Bool
  }

  /// Whether a part or the whole is `inherit`.
  var inherits: Bool { whole?.inherits ?? false || parts.contains { $0.result?.inherits ?? false } }

  /// Whether a part or the whole may be that of the parent.
  var mayDependOnParent: Bool {
    whole?.mayDependOnParent ?? false || parts.contains { $0.result?.mayDependOnParent ?? false }
  }
}

extension StyleSchema.PropertyEntry {
  /// The property that a declaration is parsed as: this one or one of its longhands.
  func reading(_ declaration: Declaration) -> StyleSchema.PropertyEntry {
    declaration.name == name ? self : longhands.first { $0.name == declaration.name } ?? self
  }
}
