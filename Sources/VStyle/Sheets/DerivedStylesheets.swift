import Synchronization
import VStyleStylesheet
import VStyleValues

/// The stylesheets that scopes make from one compiled stylesheet, so that each scope uses the same ones.
///
/// Making them for each scope would be simpler. But then several sheets are compiled again for each scope, and no tables
/// of an engine are shared.
final class DerivedStylesheets: Sendable {
  private let known = Mutex(Known())

  fileprivate struct Known {
    /// The stylesheets whose schema contains one more view type, by that type.
    var covering: [ObjectIdentifier: CompiledStylesheet] = [:]
    var merged: [Merged] = []
  }

  /// Sheets that were compiled together.
  fileprivate struct Merged {
    let parts: [Part]
    let whole: CompiledStylesheet
  }

  /// A sheet, which is not retained: another sheet may have been compiled together with it in the other order.
  fileprivate struct Part: Sendable {
    weak let sheet: CompiledStylesheet?
  }

  /// The maximum number of combinations of sheets.
  private static let limit = 8

  /// Returns the stylesheet with a view type.
  func covering(_ type: any Styleable.Type, _ make: () -> CompiledStylesheet) -> CompiledStylesheet {
    let key = ObjectIdentifier(type)
    if let stylesheet = known.withLock({ $0.covering[key] }) { return stylesheet }
    // It runs code of the app, so it runs outside the lock.
    let made = make()
    return known.withLock { known in
      let kept = known.covering[key] ?? made
      known.covering[key] = kept
      return kept
    }
  }

  /// Returns the stylesheet of several sheets.
  func merged(_ sheets: [CompiledStylesheet], _ make: () -> CompiledStylesheet) -> CompiledStylesheet {
    if let stylesheet = known.withLock({ $0.find(sheets) }) { return stylesheet }
    let made = make()
    return known.withLock { known in
      if let kept = known.find(sheets) { return kept }
      known.merged.removeAll { $0.parts.contains { $0.sheet == nil } }
      if known.merged.count == Self.limit { known.merged.removeFirst() }
      known.merged.append(Merged(parts: sheets.map(Part.init), whole: made))
      return made
    }
  }
}

extension DerivedStylesheets.Known {
  fileprivate func find(_ sheets: [CompiledStylesheet]) -> CompiledStylesheet? {
    merged.first { $0.parts.elementsEqual(sheets) { $0.sheet === $1 } }?.whole
  }
}
