package import VStyleSyntax

/// A diagnostic of the compiler, made when somebody reads it.
package struct ReportedDiagnostic: Sendable {
  package let location: SourceLocation
  private let make: @Sendable () -> Diagnostic

  /// A diagnostic that is complete.
  package init(complete diagnostic: Diagnostic) { (location, make) = (diagnostic.location, { diagnostic }) }

  /// A diagnostic that is made later.
  ///
  /// - Parameters:
  ///   - location: the location of the diagnostic.
  ///   - make: makes the diagnostic. It may take long: it looks for what the author meant.
  package init(at location: SourceLocation, _ make: @escaping @Sendable () -> Diagnostic) {
    (self.location, self.make) = (location, make)
  }

  /// The diagnostic with what to write instead.
  package var completed: Diagnostic { make() }

  /// Sorted diagnostics without those that repeat one at the same location.
  package static func withoutRepetitions(_ sorted: [ReportedDiagnostic]) -> [ReportedDiagnostic] {
    var kept: [ReportedDiagnostic] = []
    /// The rules and messages of the last location, made if there are several.
    var (location, texts) = (SourceLocation?.none, Set<[String]>())
    func text(_ diagnostic: ReportedDiagnostic) -> [String] {
      let made = diagnostic.completed
      return [made.rule.name, made.message]
    }
    for diagnostic in sorted {
      if diagnostic.location == location {
        if texts.isEmpty, let last = kept.last { texts.insert(text(last)) }
        guard texts.insert(text(diagnostic)).inserted else { continue }
      } else {
        (location, texts) = (diagnostic.location, [])
      }
      kept.append(diagnostic)
    }
    return kept
  }
}

/// The diagnostics of a compilation, in the order of the sources.
package final class ReportedDiagnostics: Sendable {
  private let reported: [ReportedDiagnostic]

  // OPTIMIZATION: making each at once is simpler. But an app reads none, and for a sheet with many, most of the time
  // of a compilation was the search for what the author meant.
  private let made = MadeOnce<[Diagnostic]>()

  package init(_ reported: [ReportedDiagnostic]) { self.reported = reported }

  /// The diagnostics with what to write instead.
  ///
  /// - Complexity: the first access makes them.
  var all: [Diagnostic] { reported.isEmpty ? [] : made.read({ reported.map(\.completed) }, { $0 }) }
}
