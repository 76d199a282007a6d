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

  /// A property with its registered syntax, two values, and the texts at -1, 0 and 0.5.
  static let values: [(property: String, syntax: String?, start: String, end: String, texts: [String])] = [
    ("padding-left", nil, "1em", "40px", ["0px", "20px", "30px"]), ("opacity", nil, "1", "0", ["1", "1", "0.5"]),
    ("letter-spacing", nil, "normal", "4px", ["-4px", "normal", "2px"]), ("order", nil, "1", "4", ["-2", "1", "3"]),
    ("visibility", nil, "hidden", "visible", ["hidden", "hidden", "visible"]),
    ("visibility", nil, "hidden", "collapse", ["hidden", "hidden", "collapse"]),
    ("color", nil, "currentcolor", "rgb(100 100 100)", ["rgb(0, 0, 0)", "rgb(0, 0, 0)", "rgb(50, 50, 50)"]),
    ("background-color", nil, "currentcolor", "rgb(1 2 3)", ["rgb(1, 2, 3)", "rgb(1, 2, 3)", "rgb(1, 2, 3)"]),
    ("background-color", nil, "white", "oklab(0 0 0)", ["oklab(1 0 0)", "oklab(1 0 0)", "oklab(0.5 0 0)"]),
    (
      "transform", nil, "none", "translateX(1em)",
      ["matrix(1, 0, 0, 1, -20, 0)", "matrix(1, 0, 0, 1, 0, 0)", "matrix(1, 0, 0, 1, 10, 0)"]
    ),
    ("--a", nil, "1px", "3px", ["1px", "1px", "3px"]), ("--a", "<length>", "1px", "3px", ["-1px", "1px", "2px"]),
    ("--a", "<length-percentage>", "10px", "10%", ["calc(-10% + 20px)", "calc(0% + 10px)", "calc(5% + 5px)"]),
    ("--a", "<number>+", "1 2", "3 4", ["-1 0", "1 2", "2 3"]),
    (
      "--a", "<color>#", "red, lime", "red",
      ["rgb(255, 0, 0), rgb(0, 255, 0)", "rgb(255, 0, 0), rgb(0, 255, 0)", "rgb(255, 0, 0)"]
    ),
    ("--a", "<transform-list>", "scale(2)", "scale(4)", ["scale(0)", "scale(2)", "scale(3)"]),
  ]

  @Test("a property has a text at each progress", arguments: values)
  func interpolate(_ row: (property: String, syntax: String?, start: String, end: String, texts: [String])) {
    var request: [JSON.Member] = [
      .init("id", "interpolate/1"), .init("op", "interpolate"), .init("property", .string(row.property)),
      .init("from", .string(row.start)), .init("to", .string(row.end)), .init("at", [-1, 0, .number(0.5)]),
    ]
    if let syntax = row.syntax { request.append(.init("register", ["syntax": .string(syntax)])) }
    let answer = Operation.answer(.object(request))
    #expect(answer["values"]?.elements?.compactMap(\.text) == row.texts)
  }

  @Test("a property that no suite has is skipped, and a text that is no value is an error")
  func invalid() {
    let unknown: JSON = [
      "id": "interpolate/1", "op": "interpolate", "property": "speed", "from": "1", "to": "2", "at": [0],
    ]
    #expect(Operation.answer(unknown)["skip"]?.text == "property speed")
    let wrong: JSON = [
      "id": "interpolate/1", "op": "interpolate", "property": "order", "from": "a", "to": "2", "at": [0],
    ]
    #expect(Operation.answer(wrong)["error"] != nil)
  }
}
