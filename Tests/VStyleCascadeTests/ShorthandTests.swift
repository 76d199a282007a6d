import Testing
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Shorthands, which declare several properties at once.
@Suite("shorthands")
struct ShorthandTests {
  @Test(
    "a shorthand sets each of its longhands",
    arguments: [
      SheetCase(
        "one value goes to every edge", "Box { margin: 2 }",
        ["root.margin-top": "2", "root.margin-right": "2", "root.margin-bottom": "2", "root.margin-left": "2"]),
      SheetCase(
        "three values leave out the left edge", "Box { margin: 1 2 3 }",
        ["root.margin-top": "1", "root.margin-right": "2", "root.margin-bottom": "3", "root.margin-left": "2"]),
      SheetCase("two values are a pair", "Box { gap: 4 6 }", ["root.row-gap": "4", "root.column-gap": "6"]),
      SheetCase(
        "values in any order, one of them for two longhands", "Box { border: red 2 dotted }",
        [
          "root.border-width": "2", "root.border-style": "dotted", "root.border-color": "rgb(255, 0, 0)",
          "root.fill": "rgb(255, 0, 0)",
        ]),
      SheetCase(
        "what is left out is initial", "Box { border-width: 9; border: dotted }",
        ["root.border-width": "3", "root.border-style": "dotted"]),
      SheetCase(
        "a later longhand wins, an earlier one loses",
        "Box { margin-left: 9; margin: 1; margin-top: 7 }", ["root.margin-left": "1", "root.margin-top": "7"]),
      SheetCase(
        "each longhand is contested for itself", "Box { margin: 1 } .a { margin-left: 5 } Box.a { margin-top: 6 }",
        ["outer.margin-left": "5", "outer.margin-top": "6", "outer.margin-right": "1"]),
      SheetCase(
        "importance holds for every longhand", "Box { margin: 1 !important } Box.a { margin-left: 5 }",
        ["outer.margin-left": "1"]),
      SheetCase(
        "a keyword goes to every longhand",
        "Box { fill: red } .a { border: initial; margin: 3 } .b { margin: inherit }",
        ["outer.fill": "rgb(0, 0, 0)", "inner.margin-left": "3"]),
      SheetCase(
        "custom properties are put in first", ":root { --m: 1 2 } Box { margin: var(--m) 3 }",
        ["root.margin-top": "1", "root.margin-right": "2", "root.margin-bottom": "3"]),
      SheetCase(
        "what custom properties leave out is initial",
        ":root { --b: dotted } Box { border-width: 9; border: var(--b) }",
        ["root.border-width": "3", "root.border-style": "dotted"]),
      SheetCase(
        "custom properties that give no value make every longhand unset",
        ":root { --m: red; margin: 4 } .a { margin: var(--m); } .b { border: var(--none) }",
        ["outer.margin-top": "0", "inner.border-width": "3"]),
      SheetCase(
        "a wrong value is dropped whole", "Box { margin: 1; margin: 2 red; margin: 1 2 3 4 5; border: 1 2 }",
        ["root.margin-top": "1", "root.border-width": "3"]),
      SheetCase(
        "`@supports` knows them",
        """
        @supports (margin: 1 2) and (not (margin: red)) and (gap: var(--x)) and (border: inherit) {
          Box { depth: 1 }
        }
        """, ["root.depth": "1"]),
    ])
  func values(_ sheet: SheetCase) { sheet.check(SmallTree.compile(sheet.css)) }

  @Test(
    "a wrong value has one diagnostic, which names the shorthand",
    arguments: [
      ("Box { margin: 1 red }", "`margin` takes a length, found the keyword `red`"),
      ("Box { gap: 1 2 3 }", "`gap` takes the values of row-gap, column-gap, found the number `3`"),
      ("Box { border: 1 2 }", "`border` takes plain | dotted || <color>, found the number `2`"),
    ])
  func diagnostics(_ css: String, message: String) {
    let found = SmallTree.compile(css).diagnostics
    #expect(found.map(\.message) == [message])
  }
}
