#if DEBUG || VSTYLE_ADVICE
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  /// The rows about words, units and functions of other languages and of everyday English.
  extension ValueRepair {
    /// `extra-bold`, `ceil`.
    var withOtherKeyword: [String] {
      parts.indices.filter { parts[$0].kind == .ident && ($0 == 0 || parts[$0 - 1].text != ".") }.flatMap { index in
        let others = ValueRepair.keywords[parts[index].text.lowercased()] ?? []
        return (others + [ForeignNames.corner(parts[index].text)].compactMap(\.self)).map { replacing([index: $0]) }
      }
    }

    private static let keywords: [String: [String]] = [
      "extra-bold": ["heavy"], "extrabold": ["heavy"], "ultra-bold": ["heavy"], "ultrabold": ["heavy"],
      "demi-bold": ["semibold"], "demibold": ["semibold"], "semi-bold": ["semibold"], "demi": ["semibold"],
      "extra-light": ["ultra-light"], "hairline": ["ultra-light"], "book": ["regular"], "roman": ["regular"],
      "bolder": ["bold"], "lighter": ["light"], "oblique": ["italic"], "normal": ["regular"],
      "sans-serif": ["system"], "sans": ["system"], "-apple-system": ["system"], "system-ui": ["system"],
      "monospace": ["monospaced"], "ui-monospace": ["monospaced"], "ui-rounded": ["rounded"], "ui-serif": ["serif"],
      "ceil": ["up"], "ceiling": ["up"], "floor": ["down"], "truncate": ["to-zero"], "trunc": ["to-zero"],
      "grey": ["gray"], "lightgrey": ["lightgray"], "darkgrey": ["darkgray"], "centre": ["center"],
      "thin": ["1"], "medium": ["3"], "thick": ["5"], "zero": ["0"],
      "unlimited": ["0"], "infinite": ["0"], "p3": ["display-p3"], "clear": ["transparent"],
    ]

    /// `300msec`, `2degrees`, and a height of lines in `em`.
    var withOtherUnit: [String] {
      var changes: [Int: String] = [:]
      for (index, part) in parts.enumerated() where part.kind == .dimension {
        let number = String(part.text.prefix { $0.isNumber || "+-.".contains($0) })
        let unit = part.text.dropFirst(number.count).lowercased()
        if index > 0, parts[index - 1].text == "/", ["em", "rem", "x"].contains(unit) {
          changes[index] = number
        } else if let other = ValueRepair.units[unit] {
          changes[index] = number + other
        }
      }
      return changes.isEmpty ? [] : [replacing(changes)]
    }

    private static let units: [String: String] = [
      "msec": "ms", "msecs": "ms", "millis": "ms", "milliseconds": "ms", "sec": "s", "secs": "s", "second": "s",
      "seconds": "s", "degree": "deg", "degrees": "deg", "degs": "deg", "°": "deg", "radian": "rad", "radians": "rad",
      "rads": "rad", "turns": "turn", "tr": "turn", "gon": "grad", "percent": "%", "pct": "%", "dppx": "dpx",
      "dp": "px",
      "dip": "px", "sp": "px", "pts": "px", "pixel": "px", "pixels": "px", "f": "", "cgfloat": "", "lines": "",
    ]

    /// `28px/34px Inter`, with a length as the height of lines.
    var withLineMultiple: [String] {
      guard let slash = parts.firstIndex(where: { $0.text == "/" && $0.depth == 0 }), slash > 0,
        slash + 1 < parts.count,
        parts[slash + 1].kind == .dimension,
        let (size, unit) = length(parts[slash - 1]), let (height, other) = length(parts[slash + 1]), size > 0,
        unit == other || ValueRepair.pixels.isSuperset(of: [unit, other])
      else { return [] }
      let multiple = "\((height / size * 100).rounded() / 100)"
      return [replacing([slash + 1: multiple.hasSuffix(".0") ? String(multiple.dropLast(2)) : multiple])]
    }

    /// The number and the unit of a length.
    private func length(_ part: Part) -> (number: Double, unit: String)? {
      let digits = part.text.prefix { $0.isNumber || $0 == "." }
      guard part.kind == .dimension || part.kind == .number, let number = Double(digits) else { return nil }
      return (number, part.text.dropFirst(digits.count).lowercased())
    }

    /// The units of equal length, or none.
    private static let pixels: Set<String> = ["", "px", "pt", "pts", "dp", "dip", "sp"]

    /// `sin(30px)`, `rotate(45px)`.
    var asAngle: [String] {
      guard let wrong, parts[wrong].kind == .dimension,
        let function = parts[..<wrong].last(where: { $0.kind == .function && $0.depth < parts[wrong].depth }),
        ValueRepair.angular.contains(function.text.lowercased())
      else { return [] }
      return [replacing([wrong: parts[wrong].text.prefix { $0.isNumber || "+-.".contains($0) } + "deg"])]
    }

    private static let angular: Set<String> = [
      "sin(", "cos(", "tan(", "rotate(", "rotatex(", "rotatey(", "rotatez(", "skew(", "skewx(", "skewy(", "hsl(",
      "hsla(",
      "hwb(", "lch(", "oklch(",
    ]

    /// `inset(left 8)`, `systemImage("star")`.
    var withOtherFunction: [String] {
      parts.indices.filter { parts[$0].kind == .function }.flatMap { index in
        (ValueRepair.functions[parts[index].text.lowercased()] ?? []).map { replacing([index: $0 + "("]) }
      }
    }

    private static let functions: [String: [String]] = [
      "inset(": ["insets"], "edge-insets(": ["insets"], "uiedgeinsets(": ["insets"], "edgeinsets(": ["insets"],
      "systemimage(": ["symbol"], "system-image(": ["symbol"], "sf-symbol(": ["symbol"], "icon(": ["symbol"],
      "rotate-x(": ["rotateX"], "rotate-y(": ["rotateY"], "rotate-z(": ["rotateZ"],
      "sf(": ["symbol"], "systemname(": ["symbol"], "rotation(": ["rotate"], "rotated(": ["rotate"],
      "scaled(": ["scale"], "translation(": ["translate"], "offset(": ["translate"],
      "display-p3(": ["color"], "cubic-bezier(": ["timing-function"], "average(": ["calc"], "maximum(": ["max"],
      "minimum(": ["min"], "power(": ["pow"], "modulo(": ["mod"], "squareroot(": ["sqrt"],
    ]

    /// `floor(12.4)`, `ceil(var(--gap))`.
    var withRounding: [String] {
      guard let start = parts.firstIndex(where: { ValueRepair.roundings[$0.text.lowercased()] != nil }),
        let end = parts[(start + 1)...].firstIndex(where: {
          $0.kind == .rightParenthesis && $0.depth == parts[start].depth
        }), let strategy = ValueRepair.roundings[parts[start].text.lowercased()]
      else { return [] }
      return ["1", "1px"].map { replacing([start: "round(\(strategy), ", end: ", \($0))"]) }
    }

    private static let roundings = ["floor(": "down", "ceil(": "up", "ceiling(": "up", "trunc(": "to-zero"]

    /// `2 ** 3`, `calc(2 ^ 3)`, `5 % 2`.
    var asMathFunction: [String] {
      let isInCalc = parts.first?.text.lowercased() == "calc(" && parts.last?.kind == .rightParenthesis
      let inner = isInCalc ? Array(parts.dropFirst().dropLast()) : parts
      guard let sign = inner.firstIndex(where: { ["*", "^", "%"].contains($0.text) }), sign > 0, sign + 1 < inner.count
      else { return [] }
      let isDouble = inner[sign].text == "*"
      guard !isDouble || inner[sign + 1].text == "*" else { return [] }
      let (left, right) = (written(inner[..<sign]), written(inner[(sign + (isDouble ? 2 : 1))...]))
      return right.isEmpty ? [] : ["\(inner[sign].text == "%" ? "mod" : "pow")(\(left), \(right))"]
    }

    /// `calc(var(--width) x 1.4)`.
    var asProduct: [String] {
      let signs = parts.indices.filter { ["x", "×", "X"].contains(parts[$0].text) }
      guard !signs.isEmpty else { return [] }
      let product = replacing(Dictionary(uniqueKeysWithValues: signs.map { ($0, "*") }))
      return [product, "calc(\(product))"]
    }

    /// `symbol(paperplane.fill)`, `path(M0 0 L10 10)`.
    var withQuotedArgument: [String] {
      guard parts.count > 2, let first = parts.first, first.kind == .function, first.text.lowercased() != "var(",
        parts.last?.kind == .rightParenthesis,
        !parts.contains(where: { $0.kind == .string || $0.kind == .comma })
      else { return [] }
      return ["\(first.text)\"\(written(parts[1..<(parts.count - 1)]))\")"]
    }

    /// `symbol-configuration(point-size: 32)`.
    var withoutColons: [String] {
      guard parts.first?.kind == .function, parts.contains(where: { $0.kind == .colon }) else { return [] }
      return [written(parts.filter { $0.kind != .colon })]
    }

    /// `rgb(0 0 51 5.9%)`.
    var withSlash: [String] {
      guard let function = parts.first?.text.lowercased(), ValueRepair.colors.contains(function),
        parts.last?.kind == .rightParenthesis, parts.count > 4
      else { return [] }
      let index = parts.count - 2
      guard parts[index].isSpaced, parts[index - 1].kind != .comma else { return [] }
      return [replacing([index: "/ " + parts[index].text])]
    }

    private static let colors: Set<String> = [
      "rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(",
    ]

    /// `red/50%`, `red 50%`.
    var withOpacity: [String] {
      guard let first = parts.first, let last = parts.last, first.kind == .ident || first.kind == .hash,
        [.number, .percentage].contains(last.kind), parts.count == 2 || parts.count == 3 && parts[1].text == "/"
      else { return [] }
      return ["rgb(from \(first.text) r g b / \(last.text))"]
    }

    /// `2var(--gap)`, `calc(1px + 2var(--gap))`.
    var asMultiple: [String] {
      var products: [Int: String] = [:]
      for (index, part) in parts.enumerated().dropLast()
      where part.kind == .dimension && part.text.lowercased().hasSuffix("var")
        && parts[index + 1].kind == .leftParenthesis && !parts[index + 1].isSpaced
      {
        products[index] = "\(part.text.dropLast(3)) * var"
      }
      let product = replacing(products)
      return products.isEmpty ? [] : [product, "calc(\(product))"]
    }

    /// `rotate 45deg`.
    var withCall: [String] {
      guard parts.count == 2, parts[0].kind == .ident,
        [.dimension, .number, .percentage, .string, .ident].contains(parts[1].kind)
      else { return [] }
      return ["\(parts[0].text)(\(parts[1].text))"]
    }

    /// `2024/01/31`, `"31.01.2024"`.
    var asDate: [String] {
      guard !isWord else { return [] }
      let fields = text.filter { !"\"' ".contains($0) }.split { "/.-".contains($0) }.map(String.init)
      guard fields.count == 3, fields.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return [] }
      let isYearLast = fields[2].count == 4
      let ordered = isYearLast ? [fields[2], fields[1], fields[0]] : fields
      guard ordered[0].count == 4 else { return [] }
      return ["\"" + ordered.map { $0.count == 1 ? "0\($0)" : $0 }.joined(separator: "-") + "\""]
    }

    /// `enabled`, `1`, `not true`.
    var asBoolean: [String] {
      switch text.lowercased() {
      case "1", "enabled", "y", "t": ["true"]
      case "0", "disabled", "n", "f", "none", "!true", "not true": ["false"]
      case "!false", "not false": ["true"]
      default: []
      }
    }

    /// `#dOd7de`.
    var withDigits: [String] {
      guard text.hasPrefix("#"), text.utf8.count <= 9 else { return [] }
      return [String(text.map { "oO".contains($0) ? "0" : "lIi".contains($0) ? "1" : $0 })]
    }

    /// `system 17/1.5`.
    var withFamilyLast: [String] {
      guard parts.count > 2, let first = parts.first, first.kind == .ident || first.kind == .string,
        parts.contains(where: { $0.text == "/" })
      else { return [] }
      return ["\(written(parts.dropFirst())) \(first.text)"]
    }

    /// `mix(red, blue, 20%)`, as preprocessors have it.
    var asColorMix: [String] {
      guard parts.first?.text.lowercased() == "mix(", parts.last?.kind == .rightParenthesis else { return [] }
      let arguments = parts[1..<(parts.count - 1)].split { $0.kind == .comma && $0.depth == 1 }.map { written($0) }
      guard (2...3).contains(arguments.count) else { return [] }
      let share = arguments.count == 3 ? " \(arguments[2])" : ""
      return ["color-mix(in srgb, \(arguments[0])\(share), \(arguments[1]))"]
    }

    /// `var(--sale, )x`.
    var withoutRest: [String] {
      guard text.hasPrefix("var("),
        let end = parts.firstIndex(where: { $0.kind == .rightParenthesis && $0.depth == 0 }),
        end + 1 < parts.count, !parts[(end + 1)...].contains(where: { $0.text.lowercased() == "var(" })
      else { return [] }
      return [end > 2 && parts[end - 1].kind == .comma ? "\(written(parts[..<(end - 1)])))" : written(parts[...end])]
    }

    /// The value with other texts for some tokens.
    func replacing(_ texts: [Int: String]) -> String {
      var out = ""
      for (index, part) in parts.enumerated() {
        let text = texts[index] ?? part.text
        let isJoined = out.isEmpty || text.hasPrefix(",") || out.hasSuffix(" ")
        out += (part.isSpaced && !isJoined ? " " : "") + text
      }
      return out
    }
  }
#endif
