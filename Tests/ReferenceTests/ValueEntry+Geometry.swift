extension ValueEntry {
  static let geometry = [
    ValueEntry(
      "insets",
      """
      Distances from the edges: one to four lengths for top, right, bottom and left, as in CSS, or edges by name. Edges \
      without a name are 0.
      """,
      grammar: "<length>{1,4} | insets( [ [ top | right | bottom | left ] <length> ]# )",
      source: "`UIEdgeInsets`, written as the [margins of CSS](https://www.w3.org/TR/css-box-4/#margin-shorthand)",
      examples: [
        "Button { content-edge-insets: 8; }", "Button { content-edge-insets: 8 16; }",
        "Button { content-edge-insets: 1em 8px; }", "TableView { separator-inset: insets(top 10, left 5); }",
        Example("TableView { separator-inset-left: 12; }", shows: "separator-inset"),
      ],
      mistakes: ["TableView { separator-inset: 1 2 3 4 5; }", "TableView { separator-inset-left: 1 2; }"]),
    ValueEntry(
      "directional-insets", "Insets whose sides follow the direction of the text: top, trailing, bottom and leading.",
      grammar: "<length>{1,4} | insets( [ [ top | trailing | bottom | leading ] <length> ]# )",
      source: "`NSDirectionalEdgeInsets`",
      examples: [
        "View { directional-layout-margins: 8 4 2 1; }",
        "View { directional-layout-margins: insets(leading 5, trailing 2); }",
      ],
      mistakes: ["View { directional-layout-margins: insets(left 5); }"]),
    ValueEntry(
      "size", "A width and a height, or one length for both.", grammar: "<length>{1,2}", source: "`CGSize`",
      examples: ["Layer { layer-shadow-offset: 0 2; }", "CollectionViewFlowLayout { item-size: 96; }"],
      mistakes: ["Label { shadow-offset: 0 1 2; }"]),
    ValueEntry(
      "point", "A position, x and y.", grammar: "<length>{2}", source: "`CGPoint`",
      examples: ["ScrollView { content-offset: 0 44; }", "View { anchor-point: 0.5 1; }"],
      mistakes: ["View { center: 0; }"]),
    ValueEntry(
      "offset", "A distance to the right and down.", grammar: "<length>{2}", source: "`UIOffset`",
      examples: ["TabBarItem { title-position-adjustment: 0 -3; }"],
      mistakes: ["TabBarItem { title-position-adjustment: 3; }"]),
    ValueEntry(
      "rect", "A rectangle: x, y, width and height.", grammar: "<length>{4}", source: "`CGRect`",
      examples: ["View { frame: 0 0 320 44; }", "Layer { layer-contents-center: 0.4 0.4 0.2 0.2; }"],
      mistakes: ["View { frame: 0 0 320; }"]),
    ValueEntry(
      "path", "A path: the data of SVG, or a shape. The result is always `path()`.",
      grammar: """
        path( [ nonzero | evenodd ]?, <string> )
        rect( <top> <right> <bottom> <left> [ round <radius> ]? ) | xywh( <x> <y> <width> <height> [ round <radius> ]? )
        circle( <radius> at <x> <y> ) | ellipse( <radius> <radius> at <x> <y> )
        polygon( [ nonzero | evenodd ]?, [ <x> <y> ]# )
        """,
      source: "[CSS Shapes](https://www.w3.org/TR/css-shapes-1/#basic-shape-functions), in points only",
      examples: [
        "Layer { layer-shadow-path: path(\"M0,0 h10 v10 z\"); }", "Layer { layer-shadow-path: rect(0 10 20 0); }",
        "ShapeLayer { layer-path: polygon(0 0, 10 0, 5 8); }", "ShapeLayer { layer-path: xywh(1 2 10 20); }",
      ],
      mistakes: ["ShapeLayer { layer-path: path(\"M0 0 X\"); }"]),
    ValueEntry(
      "transform",
      """
      Functions that move, scale, turn and slant a view, applied from the last to the first, or `identity`. The result is \
      a matrix.
      """,
      grammar: """
        identity | none | <function>+
        translate( <length>, <length>? ) | translateX( <length> ) | translateY( <length> )
        scale( <number-percentage>, <number-percentage>? ) | scaleX( <number-percentage> ) | scaleY( <number-percentage> )
        rotate( <angle> ) | skew( <angle>, <angle>? ) | skewX( <angle> ) | skewY( <angle> ) | matrix( <number>#{6} )
        """,
      source:
        "[CSS Transforms](https://www.w3.org/TR/css-transforms-1/#transform-functions), without percentages of a box",
      examples: [
        "View { transform: translate(10, 20); }", "View { transform: scale(50%, 2); }",
        "View { transform: rotate(90deg); }",
        "View { transform: skewX(45deg); }", "View { transform: translate(10, 0) rotate(90deg) scale(2); }",
        "View { transform: identity; }",
      ],
      mistakes: [
        "View { transform: rotate(90); }", "View { transform: rotateX(10deg); }",
        "View { transform: translate(50%, 0); }",
      ]),
    ValueEntry(
      "transform-3d", "Functions as those of [transform](#transform), and those of the third dimension.",
      grammar: """
        identity | none | <function>+
        translate3d( <length>#{3} ) | translateZ( <length> ) | scale3d( <number-percentage>#{3} ) | scaleZ( <number-percentage> )
        rotate3d( <number>#{3}, <angle> ) | rotateX( <angle> ) | rotateY( <angle> ) | rotateZ( <angle> )
        perspective( none | <length [0,∞]> ) | matrix3d( <number>#{16} )
        """,
      source: "[CSS Transforms 2](https://www.w3.org/TR/css-transforms-2/#transform-functions)",
      examples: [
        "View { transform-3d: translate3d(1, 2, 3); }", "View { transform-3d: rotateX(90deg); }",
        "Layer { layer-sublayer-transform: perspective(500px); }", "View { transform-3d: rotateZ(90deg); }",
      ],
      mistakes: ["View { transform-3d: translate3d(1, 2); }"]),
  ]
}
