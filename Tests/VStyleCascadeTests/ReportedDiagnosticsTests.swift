import Synchronization
import Testing
import VStyleSyntax

@testable import VStyleStylesheet

@Suite("Diagnostics of the compiler")
struct ReportedDiagnosticsTests {
  @Test("A diagnostic is made when the first reader asks, and once")
  func makesOnce() {
    let count = Mutex(0)
    let location = SourceLocation(SourceID(0), SourceRange(0, 1))
    let reported = ReportedDiagnostics([
      ReportedDiagnostic(at: location) {
        count.withLock { $0 += 1 }
        return Diagnostic(.unexpectedToken, at: location, "unexpected")
      }
    ])
    #expect(count.withLock { $0 } == 0)
    #expect(reported.all == reported.all)
    #expect(count.withLock { $0 } == 1)
  }
}
