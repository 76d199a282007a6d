import Testing
import VStyleJSON

@testable import vstyle_conformance

/// The texts of computed values. Each of them is that of Chromium 156.
@Suite("properties of the suites")
struct SuitePropertyTests {
  static let values: [(property: String, value: String, text: String)] = [
    ("left", "10px", "10px"), ("left", "calc(5px + 1em)", "21px"), ("top", "2em", "32px"),
    ("inset", "1px 2px", "1px 2px"),
    ("text-indent", "3", "0px"), ("letter-spacing", "calc(5)", "normal"), ("padding-left", "calc(5)", "0px"),
    ("margin", "1px 2px 1px 2px", "1px 2px"), ("margin", "3px", "3px"), ("margin", "1px 2px 3px", "1px 2px 3px"),
    ("border-color", "red blue", "rgb(255, 0, 0) rgb(0, 0, 255)"), ("border-width", "5", "3px"),
    ("border-color", "red blue red lime", "rgb(255, 0, 0) rgb(0, 0, 255) rgb(255, 0, 0) rgb(0, 255, 0)"),
    ("border-style", "solid dashed", "solid dashed"), ("outline-style", "auto", "auto"),
    ("outline-style", "dashed", "dashed"), ("fill", "currentcolor", "rgb(1, 2, 3)"), ("fill", "none", "none"),
    ("stroke", "rgb(1 2 3 / 50%)", "rgba(1, 2, 3, 0.5)"), ("opacity", "calc(5 / 2)", "1"), ("opacity", "-1", "0"),
    ("background-clip", "padding-box", "padding-box"), ("background-origin", "content-box", "content-box"),
    ("background-size", "10px", "10px auto"), ("background-size", "10px 10px", "10px 10px"),
    ("background-size", "cover", "cover"), ("background-position", "right 10px", "100% 10px"),
    (
      "background-image", "linear-gradient(red 10px, blue 2em)",
      "linear-gradient(rgb(255, 0, 0) 10px, rgb(0, 0, 255) 32px)"
    ),
    ("background-image", "linear-gradient(red 10, blue)", "none"),
    (
      "background-image", "radial-gradient(10px, red, currentcolor)",
      "radial-gradient(10px, rgb(255, 0, 0), rgb(1, 2, 3))"
    ),
    (
      "background-image", "conic-gradient(from 45deg, red, blue)",
      "conic-gradient(from 45deg, rgb(255, 0, 0), rgb(0, 0, 255))"
    ),
    ("box-shadow", "1px 2px red", "rgb(255, 0, 0) 1px 2px 0px 0px"),
    ("box-shadow", "inset 1px 2px 3px 4px red", "rgb(255, 0, 0) 1px 2px 3px 4px inset"),
    ("box-shadow", "1px 1em, 0 0 red", "rgb(1, 2, 3) 1px 16px 0px 0px, rgb(255, 0, 0) 0px 0px 0px 0px"),
    ("box-shadow", "1 2 red", "none"), ("text-shadow", "red 1px 1em 2px", "rgb(255, 0, 0) 1px 16px 2px"),
    ("text-shadow", "1px 2px 3px 4px red", "none"), ("filter", "blur(5px)", "blur(5px)"),
    ("filter", "blur()", "blur(0px)"),
    ("filter", "blur(1)", "none"), ("filter", "contrast(200%) sepia(30%)", "contrast(2) sepia(0.3)"),
    ("filter", "grayscale(150%)", "grayscale(1)"), ("filter", "hue-rotate(1turn)", "hue-rotate(360deg)"),
    ("filter", "drop-shadow(blue 1em 2px)", "drop-shadow(rgb(0, 0, 255) 16px 2px 0px)"),
    ("filter", "none", "none"), ("clip", "rect(1px 2em 3px auto)", "rect(1px, 32px, 3px, auto)"),
    ("transition-duration", "100ms, 2s", "0.1s, 2s"), ("transition-duration", "-1s", "0s"),
    ("border-spacing", "1em 2px", "16px 2px"), ("border-spacing", "1em", "16px"),
    ("quotes", "\"a\" \"a\"", "\"a\" \"a\""),
  ]

  @Test("computed values are those of a browser", arguments: values)
  func table(_ property: String, _ value: String, _ text: String) {
    let sheet = "a { position: relative; color: rgb(1, 2, 3); border-style: solid }"
    #expect(Requests.computed(sheet, property, style: "\(property): \(value)") == text)
    let substituted = "--value: \(value); \(property): var(--value)"
    #expect(Requests.computed(sheet, property, style: substituted) == text)
  }

  @Test("borders have widths without a style in the suites of the oracle alone")
  func borders() {
    let sheet = "a { border-top-width: 2px }"
    #expect(Requests.computed(sheet, "border-top-width", suite: "oracle-cascade") == "2px")
    #expect(Requests.computed(sheet, "border-top-width") == "0px")
  }

  @Test("selectors have the limit of the product", arguments: [(2048, "2"), (2049, "1")])
  func limit(_ count: Int, _ order: String) {
    let classes = String(repeating: ".c", count: count)
    #expect(Requests.computed("a { order: 1 } \(classes) { order: 2 }", "order") == order)
  }

  @Test("an element with a presentation attribute is left out, one with another attribute is not")
  func attributes() {
    #expect(Requests.computed("a { order: 1 }", "order", attributes: ["order": "2"]) == "presentation attributes")
    #expect(Requests.computed("a { order: 1 }", "order", attributes: ["title": "order"]) == "1")
  }

  @Test(
    "halves of surrogate pairs are found in JSON",
    arguments: [
      (#"{"id": "\\ud83d"}"#, false), (#"{"id": "\\ud83dx"}"#, false), (#"{"id": "a\ud83d\udd11b"}"#, false),
      (#"{"id": "\ufffd"}"#, false), (#"{"id": "\n\u00e9"}"#, false), (#"{"id": "\ud83db"}"#, true),
      (#"{"id": "\udd11"}"#, true), (#"{"id": "\ud83d\ud83d\udd11"}"#, true), (#"{"id": "\\\\\ud83d"}"#, true),
      (#"{"id": "\ud83d\n"}"#, true),
    ])
  func halves(_ json: String, _ expected: Bool) { #expect(SurrogateHalf.appears(in: json) == expected) }

  @Test("a property that the program does not know is named")
  func unknown() { #expect(Requests.computed("a {}", "bogus") == "property bogus") }
}
