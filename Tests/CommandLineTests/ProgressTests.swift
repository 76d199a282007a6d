import Synchronization
import Testing

@testable import VStyleCommandLine

@Suite("progress")
struct ProgressTests {
  /// A screen with a clock that only the test moves.
  private final class Screen: Sendable {
    let time = Mutex(Duration.zero)
    let text = Mutex("")

    func line() -> ProgressLine {
      ProgressLine(now: { self.time.withLock(\.self) }, write: { text in self.text.withLock { $0 += text } })
    }

    func wait(_ milliseconds: Int) { time.withLock { $0 += .milliseconds(milliseconds) } }

    func shown() -> String {
      text.withLock { text in
        defer { text = "" }
        return text
      }
    }
  }

  @Test("a task of less than a second shows nothing")
  func short() {
    let screen = Screen()
    let line = screen.line()
    screen.wait(999)
    line.update(1, of: 2, "sheets checked")
    line.end()
    #expect(screen.shown() == "")
  }

  @Test("a longer task shows how far it is, ten times a second at most, and removes the line")
  func long() {
    let screen = Screen()
    let line = screen.line()
    screen.wait(1_000)
    line.update(10, of: 30, "sheets checked")
    #expect(screen.shown() == "\r10 of 30 sheets checked\u{1B}[K")
    screen.wait(99)
    line.update(11, of: 30, "sheets checked")
    #expect(screen.shown() == "")
    screen.wait(1)
    line.update(12, of: 30, "sheets checked")
    #expect(screen.shown() == "\r12 of 30 sheets checked\u{1B}[K")
    line.end()
    line.end()
    #expect(screen.shown() == "\r\u{1B}[K")
  }
}
