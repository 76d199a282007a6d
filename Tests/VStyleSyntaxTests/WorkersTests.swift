import Synchronization
import Testing

@testable import VStyleSyntax

@Suite("workers")
struct WorkersTests {
  @Test("a limit of threads changes no result", arguments: [0, 1, 2, 3, 100], [0, 1, 2, 50])
  func results(_ limit: Int, _ count: Int) {
    #expect(Workers.map(count: count, limit: limit) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }

  @Test("no more pieces run at the same time than the limit allows", arguments: [1, 2, 3])
  func limit(_ limit: Int) {
    let state = Mutex((running: 0, most: 0))
    _ = Workers.map(count: 40, limit: limit) { _ in
      state.withLock { state in
        state.running += 1
        state.most = max(state.most, state.running)
      }
      state.withLock { $0.running -= 1 }
    }
    #expect((1...limit).contains(state.withLock(\.most)))
  }
}
