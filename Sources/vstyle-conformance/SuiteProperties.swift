import VStyleValues

extension SuiteProperty {
  private static let lineStyle = ValueKind.words(
    "none hidden dotted dashed solid double groove ridge inset outset")
  private static let breaks = ValueKind.words(
    """
    auto avoid always all avoid-page page left right recto verso avoid-column column avoid-region region
    """)
  private static let alignment = """
    flex-start flex-end center start end baseline stretch space-between space-around space-evenly
    """

  static let colors: [SuiteProperty] =
    [
      .init("color", .cssColor, "light-dark(black, white)", inherits: true),
      .init("background-color", .cssColor, "transparent"),
      .init("color-scheme", .colorScheme, "normal", inherits: true),
      .init("outline-color", .cssColor, "currentcolor"),
      .init("column-rule-color", .cssColor, "currentcolor"),
      .init("caret-color", ValueKind.cssColor.or("auto"), "auto", inherits: true),
      .init("opacity", .opacity, "1"),
    ] + ["top", "right", "bottom", "left"].map { .init("border-\($0)-color", .cssColor, "currentcolor") }

  static let boxes: [SuiteProperty] =
    [
      .init("order", .integer, "0"),
      .init("z-index", ValueKind.integer.or("auto"), "auto"),
      .init("width", ValueKind.cssLength(least: 0).orPercentage.or("auto"), "auto"),
      .init("height", ValueKind.cssLength(least: 0).orPercentage.or("auto"), "auto"),
      .init(
        "display",
        .words(
          """
          inline block none inline-block flex inline-flex grid inline-grid contents list-item table inline-table \
          table-row-group table-header-group table-footer-group table-row table-column-group table-column table-cell \
          table-caption flow-root
          """),
        "inline"),
      .init("position", .words("static relative absolute fixed sticky"), "static"),
      .init("overflow", .words("visible hidden scroll auto clip"), "visible"),
      .init("float", .words("none left right"), "none"),
      .init("clear", .words("none left right both"), "none"),
      .init("box-sizing", .words("content-box border-box"), "content-box"),
      .init("visibility", .words("visible hidden collapse"), "visible", inherits: true),
      .init("empty-cells", .words("show hide"), "show", inherits: true),
      .init("border-spacing", .several(.cssLength(least: 0), atMost: 2, collapses: true), "0", inherits: true),
      .init("flex-direction", .words("row row-reverse column column-reverse"), "row"),
      .init("flex-wrap", .words("nowrap wrap wrap-reverse"), "nowrap"),
      .init("flex-grow", .number(0...), "0"),
      .init("flex-shrink", .number(0...), "1"),
      .init("flex-basis", ValueKind.cssLength(least: 0).orPercentage.or("auto"), "auto"),
      .init("align-content", .words("normal " + alignment), "normal"),
      .init("align-items", .words("normal " + alignment), "normal"),
      .init("align-self", .words("auto normal " + alignment), "auto"),
      .init("justify-content", .words("normal left right " + alignment), "normal"),
      .init("break-after", breaks, "auto"),
      .init("break-before", breaks, "auto"),
      .init("break-inside", .words("auto avoid avoid-page avoid-column avoid-region"), "auto"),
      .init("column-span", .words("none all"), "none"),
      .init("column-rule-style", lineStyle, "none"),
      .init("column-rule-width", .borderWidth, "medium"),
      .init("counter-increment", ValueKind.counters(step: 1).or("none"), "none"),
      .init("counter-reset", ValueKind.counters(step: 0).or("none"), "none"),
    ]
    + ["top", "right", "bottom", "left"].flatMap { edge -> [SuiteProperty] in
      [
        .init("padding-\(edge)", ValueKind.cssLength(least: 0).orPercentage, "0"),
        .init("margin-\(edge)", ValueKind.cssLength.orPercentage.or("auto"), "0"),
        .init("border-\(edge)-width", .borderWidth, "medium"),
        .init("border-\(edge)-style", lineStyle, "none"),
        .init(edge, ValueKind.cssLength.orPercentage.or("auto"), "auto"),
      ]
    }

  static let backgrounds: [SuiteProperty] = [
    .init("background-image", ValueKind.cssImage.or("none").list, "none"),
    .init("background-attachment", ValueKind.words("scroll fixed local").list, "scroll"),
    .init(
      "background-repeat", ValueKind.words("repeat no-repeat repeat-x repeat-y space round").list, "repeat"),
    .init("background-position", ValueKind.position.list, "0% 0%"),
    .init("background-clip", ValueKind.words("border-box padding-box content-box text").list, "border-box"),
    .init("background-origin", ValueKind.words("border-box padding-box content-box").list, "padding-box"),
    .init(
      "background-size", ValueKind.imageSize.orElse(.words("auto cover contain")).list, "auto"),
  ]

  static let effects: [SuiteProperty] = [
    .init("outline-style", lineStyle.or("auto"), "none"),
    .init("outline-width", .borderWidth, "medium"),
    .init("box-shadow", ValueKind.cssShadow(ofBox: true).list.or("none"), "none"),
    .init("text-shadow", ValueKind.cssShadow(ofBox: false).list.or("none"), "none", inherits: true),
    .init("filter", ValueKind.several(.filter).or("none"), "none"),
    .init("transform", .cssTransform, "none"),
    .init("clip", ValueKind.clipRectangle.or("auto"), "auto"),
    .init("transition-duration", ValueKind.time(0...).list, "0s"),
    // Not answered: the names show which animations run.
    .init("animation-name", .any, "none"),
  ]

  static let text: [SuiteProperty] = fonts + lines

  private static let fonts: [SuiteProperty] = [
    .init("font-size", .fontSize, "medium", inherits: true),
    .init("font-style", .words("normal italic oblique"), "normal", inherits: true),
    .init(
      "font-weight", ValueKind.words(["normal": "400", "bold": "700"]).orElse(.number(1...1000)), "400", inherits: true),
    .init("font-variant", .words("normal small-caps"), "normal", inherits: true),
    .init(
      "font-stretch",
      ValueKind.words([
        "normal": "100%", "ultra-condensed": "50%", "extra-condensed": "62.5%", "condensed": "75%",
        "semi-condensed": "87.5%", "semi-expanded": "112.5%", "expanded": "125%", "extra-expanded": "150%",
        "ultra-expanded": "200%",
      ]).orPercentage, "normal", inherits: true),
    .init("font-size-adjust", ValueKind.number(0...).or("none"), "none", inherits: true),
    .init("font-family", .families, "serif", inherits: true),
  ]

  private static let lines: [SuiteProperty] = [
    .init("line-height", ValueKind.lineHeight.or("normal"), "normal", inherits: true),
    .init("letter-spacing", .letterSpacing, "normal", inherits: true),
    .init("word-spacing", ValueKind.cssLength.orElse(.words(["normal": "0px"])), "normal", inherits: true),
    .init("text-indent", ValueKind.cssLength.orPercentage, "0", inherits: true),
    .init(
      "text-transform", .words("none capitalize uppercase lowercase full-width full-size-kana"), "none",
      inherits: true),
    .init("text-decoration-line", .several(.words("none underline overline line-through blink")), "none"),
    .init("text-decoration-style", .words("solid double dotted dashed wavy"), "solid"),
    .init("white-space", .words("normal nowrap pre pre-wrap pre-line break-spaces"), "normal", inherits: true),
    .init("direction", .words("ltr rtl"), "ltr", inherits: true),
    .init("writing-mode", .words("horizontal-tb vertical-rl vertical-lr"), "horizontal-tb", inherits: true),
    .init(
      "cursor",
      .words(
        """
        auto default pointer text move wait help crosshair none progress e-resize ne-resize nw-resize n-resize \
        se-resize sw-resize s-resize w-resize
        """), "auto", inherits: true),
    .init("quotes", ValueKind.several(.quotedText).or("none").or("auto"), "auto", inherits: true),
    .init("content", ValueKind.several(.quotedText).or("none").or("normal"), "normal"),
  ]

  static let shapes: [SuiteProperty] = [
    .init("fill", ValueKind.cssColor.or("none").orElse(.address), "black", inherits: true),
    .init("stroke", ValueKind.cssColor.or("none").orElse(.address), "none", inherits: true),
    .init("clip-rule", .words("nonzero evenodd"), "nonzero", inherits: true),
    .init("fill-rule", .words("nonzero evenodd"), "nonzero", inherits: true),
    .init(
      "dominant-baseline",
      .words(
        """
        auto text-bottom alphabetic ideographic middle central mathematical hanging text-top text-after-edge \
        text-before-edge
        """), "auto", inherits: true),
    .init("text-anchor", .words("start middle end"), "start", inherits: true),
    .init("stroke-width", ValueKind.cssLength(least: 0).orElse(.pixels).orPercentage, "1px", inherits: true),
    .init("stroke-dashoffset", ValueKind.cssLength.orElse(.pixels).orPercentage, "0", inherits: true),
    .init("stroke-dasharray", ValueKind.several(.cssLength(least: 0)).or("none"), "none", inherits: true),
    .init("stroke-linecap", .words("butt round square"), "butt", inherits: true),
    .init("stroke-linejoin", .words("miter round bevel"), "miter", inherits: true),
    .init("stroke-miterlimit", .number(1...), "4", inherits: true),
    .init("stroke-opacity", .opacity, "1", inherits: true),
    .init("fill-opacity", .opacity, "1", inherits: true),
    .init("flood-opacity", .opacity, "1"),
    .init("stop-opacity", .opacity, "1"),
  ]
}
