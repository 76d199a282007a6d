import VStyleCascade
import VStyleSyntax
import VStyleValues

/// A value of which longhands are declared by themselves, such as `separator-inset` by `separator-inset-left`.
final class ComposedValue: Sendable {
  /// The parts of a value by ID.
  struct Members {
    /// The value that the declarations of the whole alone give; `nil` where they give none.
    let whole: ID<SpecifiedValue>?
    /// The value of each longhand that is declared by itself, with the longhand's index; `nil` where none decides.
    let parts: [(longhand: Int, value: ID<SpecifiedValue>?)]

    /// All of them.
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

  /// The values that decide something.
  var all: [SpecifiedValue] { [whole].compactMap(\.self) + parts.compactMap(\.value) }

  /// The outcome of the whole.
  ///
  /// - Parameter read: the outcome of one value.
  func outcome(_ read: (SpecifiedValue) -> SpecifiedOutcome) -> SpecifiedOutcome {
    var diagnostics: [Diagnostic] = []
    func result(_ value: SpecifiedValue?) -> SpecifiedResult? {
      value.map {
        let outcome = read($0)
        diagnostics += outcome.diagnostics
        return outcome.result
      }
    }
    let ofWhole = result(whole)
    let composed = ComposedResult(
      whole: ofWhole,
      parts: parts.map { .init(longhand: $0.longhand, result: result($0.value), isOfWhole: $0.isOfWhole) })
    return SpecifiedOutcome(result: .composed(composed), diagnostics: diagnostics)
  }
}

/// The results of the parts of a value.
struct ComposedResult: Equatable, Sendable {
  /// The result of the declarations of the whole alone; `nil` where there are none.
  let whole: SpecifiedResult?
  /// The results of the longhands that are declared by themselves.
  let parts: [Part]

  struct Part: Equatable, Sendable {
    /// The index of the longhand among those of the property.
    let longhand: Int
    /// `nil` where no declaration decides.
    let result: SpecifiedResult?
    /// Whether the result is a value of the whole.
    let isOfWhole: Bool
  }

  /// Whether a part or the whole is as the parent's, which may in turn be as its parent's.
  var inherits: Bool { whole?.inherits ?? false || parts.contains { $0.result?.inherits ?? false } }

  /// Whether a part or the whole may be the parent's.
  var mayAskParent: Bool { whole?.mayAskParent ?? false || parts.contains { $0.result?.mayAskParent ?? false } }
}

extension StyleSchema.PropertyEntry {
  /// The property that a declaration of this one or of one of its longhands is read as.
  func reading(_ declaration: Declaration) -> Self {
    declaration.name == name ? self : longhands.first { $0.name == declaration.name } ?? self
  }
}
