import Testing
import VStyleJSON

@testable import vstyle_conformance

/// Requests about motion.
@Suite("requests about motion")
struct MotionRequestTests {
  @Test("an easing function has an output for each input, and a text that is none has `null`")
  func easing() {
    let inputs: JSON = [0, .number(0.25), 1]
    func answer(_ text: String) -> JSON {
      Operation.answer(["id": "easing/1", "op": "easing", "function": .string(text), "at": inputs])
    }
    #expect(answer("steps(2, start)")["values"]?.elements?.compactMap(\.double) == [0.5, 0.5, 1])
    #expect(answer("steps(0)")["values"] == .null)
  }
}
