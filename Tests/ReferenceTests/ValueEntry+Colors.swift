extension ValueEntry {
  static let colors = [
    ValueEntry(
      "color",
      """
      A color, with an opacity. Colors are those of CSS Color Level 4, relative colors and `color-mix()` of Level 5, and \
      some additions for views: colors of Swift (`0x036EB7`), of the [skin](Themes.md), and the system colors of UIKit, \
      which have a value for dark mode. `color-mix()` mixes in `oklab` unless you write a method, and `contrast-color()` \
      is black or white, whichever has the higher contrast ratio of WCAG 2 with its color.
      """,
      grammar: """
        #rgb | #rgba | #rrggbb | #rrggbbaa | 0xrrggbb | <name of a color> | transparent | currentcolor
        rgb() | rgba() | hsl() | hsla() | hwb() | lab() | lch() | oklab() | oklch() | color() | color-mix()
        light-dark( <color>, <color> ) | contrast-color( <color> ) | skin-color( <string>, <number-percentage>? )
        """,
      source: "[CSS Color 4](https://www.w3.org/TR/css-color-4/) and [5](https://www.w3.org/TR/css-color-5/)",
      examples: [
        "Label { text-color: #036eb7; }", "Label { text-color: #0008; }", "Label { text-color: 0x036EB7; }",
        "Label { text-color: teal; }", "Label { text-color: transparent; }", "Label { shadow-color: currentcolor; }",
        "Label { text-color: rgb(3 110 183 / 50%); }", "Label { text-color: rgba(3, 110, 183, 0.5); }",
        "Label { text-color: hsl(120 100% 25%); }", "Label { text-color: hsla(120, 100%, 25%, 0.5); }",
        "Label { text-color: hwb(90 10% 10%); }", "Label { text-color: lab(52% 40 -20); }",
        "Label { text-color: lch(52% 40 330); }", "Label { text-color: oklab(60% 0.1 0); }",
        "Label { text-color: oklch(60% 0.1 240); }", "Label { text-color: oklch(50% none 240); }",
        "Label { text-color: color(display-p3 1 0.5 0); }", "Label { text-color: color-mix(in srgb, red, white 20%); }",
        "Label { text-color: color-mix(red, blue); }",
        "Label { text-color: color-mix(in srgb, red, lime, blue); }", "Label { text-color: contrast-color(teal); }",
        "Label { text-color: rgb(from teal r g b / 50%); }",
        "Label { text-color: light-dark(#111, #eee); }", "Label { text-color: system-red; }",
        "Label { text-color: skin-color(\"ink\", 50%); }",
      ],
      mistakes: [
        "Label { text-color: #12345; }", "Label { text-color: rbg(1 2 3); }", "Label { text-color: rgb(red 2 3); }",
        "Label { text-color: 12; }",
      ]),
    ValueEntry(
      "gradient",
      """
      A gradient between two or more colors. Each function also has a name that begins with `repeating-`. No view of the library has such a property: it is for properties of your own. \
      The colors of a `GradientLayer` are [lists](#list).
      """,
      grammar: """
        linear-gradient( [ <angle> | to <side or corner> ]?, <color stop># )
        radial-gradient( [ circle | ellipse ]? <size>? [ at <position> ]?, <color stop># )
        conic-gradient( [ from <angle> ]? [ at <position> ]?, <color stop># )
        """,
      source: "[CSS Images](https://www.w3.org/TR/css-images-4/#gradients)",
      examples: [
        "linear-gradient(to right, red, blue 80%)", "radial-gradient(circle at left, red, blue)",
        "conic-gradient(from 90deg, red, blue)", "repeating-linear-gradient(red, blue 10px)",
      ].map {
        Example(
          "View { --fade: \($0); }",
          before: "@property --fade { syntax: \"<gradient> | none\"; inherits: true; initial-value: none; }")
      }),
    ValueEntry(
      "image",
      """
      A reference to an image, which the app resolves: the name of an asset, a file, or a symbol. `image()` says whether it \
      is drawn in its own colors or in the tint color. It also makes an image from a color, of 1 by 1 points unless you \
      write a size. An image of a [skin](Themes.md) has a key.
      """,
      grammar: """
        <string> | url( <path> ) | symbol( <string> ) | skin-image( <string> )
        image( <image>, [ automatic | always-original | always-template ]? )
        image( <color>, <size>?, [ automatic | always-original | always-template ]? )
        """,
      source: "`UIImage`; `image()` is a part of [CSS Images](https://www.w3.org/TR/css-images-4/#image-notation)",
      examples: [
        "ImageView { image: \"logo\"; }", "ImageView { image: url(\"logo.png\"); }",
        "ImageView { image: symbol(\"star.fill\"); }", "Button { image: image(symbol(\"star\"), always-template); }",
        "Button { background-image: image(#036eb7, 8 4); }", "Button { image: skin-image(\"star\"); }",
        "Button { background-image: image(skin-color(\"ground\")); }",
      ],
      mistakes: ["ImageView { image: logo; }"]),
    ValueEntry(
      "symbol-configuration", "The size, weight and colors of a symbol, by name.",
      grammar: "symbol-configuration( [ <member> <value> ]# )", source: "`UIImage.SymbolConfiguration`",
      examples: [
        "ImageView { preferred-symbol-configuration: symbol-configuration(point-size 20, weight bold); }"
      ],
      mistakes: ["ImageView { preferred-symbol-configuration: symbol-configuration(size 20); }"]),
    ValueEntry(
      "effect", "A blur, or a vibrancy: a blur and the style of the content on it.",
      grammar: "blur( <style> ) | vibrancy( <style of the blur> <style of the content>? )",
      source: "`UIBlurEffect` and `UIVibrancyEffect`",
      examples: [
        "VisualEffectView { effect: blur(system-material); }",
        "TableView { separator-effect: vibrancy(system-material secondary-label); }",
      ],
      mistakes: ["VisualEffectView { effect: blur(glass); }"]),
  ]
}
