#if DEBUG || VSTYLE_ADVICE
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  /// The rows about the order of parts, the arguments of functions, and signs.
  extension ValueRepair {
    /// `- 12`, `0 - 2`: the signs right before their numbers; `nil` if there are none.
    var withJoinedSigns: String? {
      var out = ""
      var isAfterSign = false
      for (index, part) in parts.enumerated() {
        let isJoined = out.isEmpty || isAfterSign || part.kind == .rightParenthesis
        let isSign =
          (part.text == "-" || part.text == "+") && index + 1 < parts.count && parts[index + 1].isSpaced
          && parts[index + 1].kind.isOperand && parts[index + 1].text.first.map { !"+-".contains($0) } ?? false
          && (index == 0 || part.isSpaced || parts[index - 1].kind == .comma || parts[index - 1].kind == .function)
        out += (part.isSpaced && !isJoined ? " " : "") + (isSign && part.text == "+" ? "" : part.text)
        isAfterSign = isSign
      }
      return out == written(parts) ? nil : out
    }

    /// `-max(1, 2)`, `2 * -var(--gap)`: products, because a function has no sign.
    var withFactors: [String] {
      var (factors, products): ([Int: String], [Int: String]) = ([:], [:])
      for (index, part) in parts.enumerated() where part.kind == .function {
        guard let sign = part.text.first, "+-".contains(sign), part.text.dropFirst().first?.isLetter ?? false,
          let end = parts[index...].firstIndex(where: { $0.kind == .rightParenthesis && $0.depth == part.depth })
        else { continue }
        let name = part.text.dropFirst()
        let plain = name.lowercased() == "calc(" ? "(" : String(name)
        factors[index] = sign == "-" ? "-1 * \(plain)" : String(name)
        products[index] = sign == "-" ? "calc(-1 * \(plain)" : String(name)
        products[end] = sign == "-" ? "))" : ")"
      }
      guard !factors.isEmpty else { return [] }
      return [replacing(factors), replacing(products), "calc(\(replacing(factors)))"]
    }

    /// `symbol-configuration(pointSize: 32, scale: .large)`, `button-configuration(preset .tinted(); title "A")`.
    var withPlainMembers: [String] {
      guard parts.first?.kind == .function, parts.count > 2 else { return [] }
      var out = ""
      var index = 0
      while index < parts.count {
        let part = parts[index]
        let isAfterDot = index > 0 && parts[index - 1].text == "."
        let isEmptyCall =
          isAfterDot && part.kind == .function && index + 1 < parts.count
          && parts[index + 1].kind == .rightParenthesis
        let text =
          isEmptyCall
          ? NameStyle.kebab(String(part.text.dropLast()))
          : part.kind == .ident ? NameStyle.kebab(part.text) : part.kind == .semicolon ? "," : part.text
        if part.kind != .colon, part.text != "." {
          let isSpaced = part.isSpaced || isAfterDot && parts[index - 1].isSpaced
          out += (isSpaced && !out.hasSuffix("(") && part.kind != .rightParenthesis ? " " : "") + text
        }
        index += isEmptyCall ? 2 : 1
      }
      return [out]
    }

    /// `[red, blue]`.
    var withoutBrackets: [String] {
      guard parts.count > 2, parts[0].text == "[", parts.last?.text == "]" else { return [] }
      let inner = Array(parts.dropFirst().dropLast())
      // `[.flexibleWidth, .flexibleHeight]`, the options of Swift.
      let words = inner.filter { $0.kind == .ident }.map { NameStyle.kebab($0.text) }
      let isOfCases = inner.allSatisfy { $0.kind == .ident || $0.kind == .comma || $0.text == "." }
      return [written(inner)] + (isOfCases ? [words.joined(separator: " "), words.joined(separator: ", ")] : [])
    }

    /// `semi bold 17 system`, `blur(system material)`.
    var withJoinedWords: [String] {
      guard let wrong else { return [] }
      return [wrong, wrong - 1].filter { index in
        // Words after a number are the name of a family.
        index >= 0 && index + 1 < parts.count
          && !parts[..<index].contains { $0.kind.isOperand && $0.depth == parts[index].depth }
          && parts[index...(index + 1)].allSatisfy { $0.kind == .ident && $0.text == $0.text.lowercased() }
      }.flatMap { index in
        ["-", ""].map { sign in
          var copy = parts
          let word = parts[index].text + sign + parts[index + 1].text
          copy[index] = Part(kind: .ident, text: word, isSpaced: parts[index].isSpaced, depth: parts[index].depth)
          copy.remove(at: index + 1)
          return written(copy)
        }
      }
    }

    /// `1_000`.
    var withoutSeparators: [String] {
      guard parts.count == 1, text.contains("_"), text.allSatisfy({ $0.isNumber || "_.-".contains($0) }) else {
        return []
      }
      return [text.filter { $0 != "_" }]
    }

    /// `17 "Inter" "Arial"`, `insets(left 8 right 8)`: commas between texts, and before names after a value.
    var withCommasBetween: [String] {
      var out = ""
      for (index, part) in parts.enumerated() {
        let before = index > 0 ? parts[index - 1] : nil
        let isText = part.kind == .string && before?.kind == .string
        let isMember =
          part.kind == .ident && part.depth == 1 && before.map { $0.kind.isOperand || $0.kind == .string } ?? false
        let isJoined = out.isEmpty || part.kind == .rightParenthesis
        out += (isText || isMember ? "," : "") + (part.isSpaced && !isJoined ? " " : "") + part.text
      }
      return [out]
    }

    /// `20/1.4 600 system`.
    var withWeightFirst: [String] {
      guard parts.count > 4, parts[1].text == "/", parts[3].kind == .number, let weight = Int(parts[3].text),
        (100...1000).contains(weight)
      else { return [] }
      return ["\(weight) \(written(parts[..<3])) \(written(parts[4...]))"]
    }

    /// `oklch(from red lightness chroma hue)`.
    var withChannels: [String] {
      guard parts.count > 5, parts[0].kind == .function, parts[1].text.lowercased() == "from" else { return [] }
      var copy = parts
      for index in parts.indices where parts[index].kind == .ident {
        guard let channel = ValueRepair.channels[parts[index].text.lowercased()] else { continue }
        copy[index] = Part(kind: .ident, text: channel, isSpaced: parts[index].isSpaced, depth: parts[index].depth)
      }
      // The color itself is not the channel of the same name.
      copy[2] = parts[2]
      return [written(copy)]
    }

    private static let channels = [
      "red": "r", "green": "g", "blue": "b", "hue": "h", "saturation": "s", "lightness": "l", "chroma": "c",
      "whiteness": "w", "blackness": "b", "luminance": "l", "opacity": "alpha",
    ]

    /// `rgba(#036eb7, 0.5)`, as preprocessors have it, and `rgb(var(--brand) / 30%)`.
    var asRelativeColor: [String] {
      guard parts.count >= 5, ["rgb(", "rgba(", "hsl(", "hsla("].contains(parts[0].text.lowercased()),
        let sign = parts.indices.first(where: {
          (parts[$0].kind == .comma || parts[$0].text == "/") && parts[$0].depth == 1
        }), parts.last?.kind == .rightParenthesis, sign > 1, sign + 1 < parts.count - 1, parts[1].text != "from",
        !parts[(sign + 1)...].contains(where: { $0.kind == .comma && $0.depth == 1 })
      else { return [] }
      let (color, opacity) = (written(parts[1..<sign]), written(parts[(sign + 1)..<(parts.count - 1)]))
      return ["rgb(from \(color) r g b / \(opacity))"]
    }

    /// `polygon(0, 0, 40, 0, 20, 32)`.
    var asPoints: [String] {
      guard parts.count > 4, parts[0].text.lowercased() == "polygon(", parts.last?.kind == .rightParenthesis else {
        return []
      }
      let inner = parts[1..<(parts.count - 1)]
      let rule = inner.first.flatMap { $0.kind == .ident ? $0.text : nil }
      let numbers = inner.dropFirst(rule == nil ? 0 : 1).filter { $0.kind != .comma }.map(\.text)
      guard numbers.count.isMultiple(of: 2), inner.allSatisfy({ $0.depth == 1 }) else { return [] }
      let points = stride(from: 0, to: numbers.count, by: 2).map { "\(numbers[$0]) \(numbers[$0 + 1])" }
      return ["\(parts[0].text)\(([rule].compactMap(\.self) + points).joined(separator: ", ")))"]
    }

    /// `linear-gradient(red, blue)` for a list of colors. One with a direction says more than its colors.
    var withoutGradient: [String] {
      guard let first = parts.first, first.kind == .function, first.text.lowercased().hasSuffix("-gradient("),
        parts.last?.kind == .rightParenthesis
      else { return [] }
      return [written(parts[1..<(parts.count - 1)])]
    }

    /// `calc(100% / 2px)`.
    var withPlainDivisor: [String] {
      var changes: [Int: String] = [:]
      for index in parts.indices.dropFirst()
      where parts[index].kind == .dimension && parts[index - 1].text == "/" && parts[index].depth > 0 {
        changes[index] = String(parts[index].text.prefix { $0.isNumber || "+-.".contains($0) })
      }
      return changes.isEmpty ? [] : [replacing(changes)]
    }

    /// `vibrancy(label dark)`.
    var withSwappedArguments: [String] {
      guard parts.count == 4, parts[0].kind == .function, parts[1].kind == .ident, parts[2].kind == .ident else {
        return []
      }
      return ["\(parts[0].text)\(parts[2].text) \(parts[1].text))"]
    }
  }
#endif
