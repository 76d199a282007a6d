/// A declaration, and what a browser computes for the box of its view.
struct BoxEffect: Sendable {
  let style: String
  let property: String
  let expected: String

  init(_ style: String, _ property: String, _ expected: String) {
    (self.style, self.property, self.expected) = (style, property, expected)
  }

  static let all: [BoxEffect] = [
    BoxEffect("background-color: rgb(1 2 3)", "background-color", "rgb(1, 2, 3)"),
    BoxEffect("layer-background-color: rgb(1 2 3)", "background-color", "rgb(1, 2, 3)"),
    BoxEffect("layer-corner-radius: 9", "border-radius", "9px"),
    BoxEffect("layer-border-width: 2; layer-border-color: rgb(1 2 3)", "outline", "rgb(1, 2, 3) solid 2px"),
    BoxEffect(
      "layer-shadow-opacity: 0.5; layer-shadow-radius: 4; layer-shadow-offset: 1 2; layer-shadow-color: black",
      "box-shadow", "color(srgb 0 0 0 / 0.5) 1px 2px 8px 0px"),
    BoxEffect("alpha: 0.5; layer-opacity: 50%", "opacity", "0.25"),
    BoxEffect("hidden: true", "visibility", "hidden"),
    BoxEffect("clips-to-bounds: true", "overflow", "hidden"),
    BoxEffect("layer-z-position: 3", "z-index", "3"),
    BoxEffect("transform: scale(2)", "transform", "matrix(2, 0, 0, 2, 0, 0)"),
    BoxEffect(
      "transform-3d: translate3d(1, 2, 3)", "transform", "matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1)"),
    BoxEffect("layer-transform: scale(3)", "transform", "matrix(3, 0, 0, 3, 0, 0)"),
    BoxEffect(
      "layer-sublayer-transform: scale(3)", "transform", "matrix(3, 0, 0, 3, 0, 0)"),
    BoxEffect("anchor-point: 0 1; bounds: 0 0 40 20", "transform-origin", "0px 20px"),
    BoxEffect("layer-double-sided: false; layer-transform: rotateY(30deg)", "backface-visibility", "hidden"),
    BoxEffect("layer-geometry-flipped: true", "scale", "1 -1"),
    BoxEffect("semantic-content-attribute: force-right-to-left", "direction", "rtl"),
    BoxEffect("override-user-interface-style: dark", "color-scheme", "dark"),
    BoxEffect("frame: 5 6 70 80", "left", "5px"),
    BoxEffect("frame: 5 6 70 80", "height", "80px"),
    BoxEffect("layer-frame: 5 6 70 80", "top", "6px"),
    BoxEffect("bounds: 0 0 70 80", "width", "70px"),
    BoxEffect("layer-bounds: 0 0 70 80; layer-position: 100 100", "left", "65px"),
  ]
}
