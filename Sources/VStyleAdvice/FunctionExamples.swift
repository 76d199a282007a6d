#if DEBUG || VSTYLE_ADVICE
  /// A correct call of each function with arguments in a fixed form, for advice.
  package enum FunctionExamples {
    /// The calls, by the name of the function.
    package static let all: [String: String] = [
      "circle": "circle(20px at 50px 50px)", "ellipse": "ellipse(40px 20px at 50px 50px)",
      "polygon": "polygon(0 0, 40 0, 20 32)", "xywh": "xywh(0 0 40 20)", "path": "path(\"M0 0 L10 0 L10 20 Z\")",
      "insets": "insets(top 10, left 5)",
      "abs": "abs(-8px)", "atan2": "atan2(1, 2)", "blur": "blur(light)", "calc": "calc(8px + 2px)",
      "clamp": "clamp(8px, 1em, 24px)", "color": "color(display-p3 1 0.5 0)",
      "color-mix": "color-mix(in oklab, red 30%, blue)", "contrast-color": "contrast-color(teal)",
      "hsl": "hsl(210 50% 40%)", "hsla": "hsl(210 50% 40% / 0.5)",
      "hwb": "hwb(210 20% 30%)", "hypot": "hypot(3px, 4px)", "image": "image(red)", "lab": "lab(50% 20 -30)",
      "lch": "lch(50% 40 210)", "light-dark": "light-dark(white, black)",
      "linear-gradient": "linear-gradient(red, blue)",
      "log": "log(8, 2)", "max": "max(8px, 1em)", "min": "min(8px, 1em)", "mod": "mod(18px, 5px)",
      "oklab": "oklab(0.6 0.1 -0.1)", "oklch": "oklch(0.6 0.1 210)",
      "perspective": "perspective(600px)", "pow": "pow(2, 3)",
      "progress": "progress(1em, 8px, 24px)", "rect": "rect(0 300 400 0)",

      "radial-gradient": "radial-gradient(red, blue)", "rem": "rem(18px, 5px)", "rgb": "rgb(3 110 183)",
      "rgba": "rgb(3 110 183 / 0.5)", "rotate": "rotate(45deg)", "round": "round(nearest, 18px, 5px)",
      "scale": "scale(1.5)", "sqrt": "sqrt(4)", "symbol": "symbol(\"star\")", "translate": "translate(10px, 20px)",
      "url": "url(\"star.png\")", "vibrancy": "vibrancy(dark label)",
    ]
  }
#endif
