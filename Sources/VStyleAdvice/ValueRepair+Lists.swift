#if DEBUG || VSTYLE_ADVICE
  import VStyleSyntax

  /// The rows about values that consist of several, with commas or without.
  extension ValueRepair {
    /// `Day, Week` for a list of texts.
    var asTexts: [String] {
      guard parts.contains(where: { $0.kind == .comma }),
        parts.allSatisfy({ [.ident, .number, .comma, .string].contains($0.kind) })
      else { return [] }
      let texts = parts.split(omittingEmptySubsequences: false) { $0.kind == .comma }
      return [
        texts.map { $0.count == 1 && $0.first?.kind == .string ? written($0) : "\"\(written($0))\"" }
          .joined(separator: ", ")
      ]
    }

    /// `540*620` and `540x620`, a width and a height.
    var asPair: [String] {
      guard !isWord else { return [] }
      let numbers = text.split(omittingEmptySubsequences: false) { "*x×".contains($0) }
        .map { $0.split(separator: " ").joined() }
      guard numbers.count == 2, numbers.allSatisfy({ Double($0) != nil }) else { return [] }
      return [numbers.joined(separator: " ")]
    }

    /// `1,1` of a property with two numbers.
    var withSpace: [String] {
      guard parts.map(\.kind) == [.number, .comma, .number] else { return [] }
      return ["\(parts[0].text) \(parts[2].text)"]
    }

    /// `0, 16` for a value without commas, `rgb(0, 0 0)`.
    var withoutCommas: [String] {
      guard parts.contains(where: { $0.kind == .comma }) else { return [] }
      let last = parts.lastIndex { $0.kind == .comma }
      var slashed = ""
      for (index, part) in parts.enumerated() where part.kind != .comma || index == last {
        slashed += index == last ? " /" : (part.isSpaced && !slashed.isEmpty ? " " : "") + part.text
      }
      let commas = parts.indices.reversed().filter { parts[$0].kind == .comma }
      let one = commas.prefix(4).map { comma in
        written(parts.indices.filter { $0 != comma }.map { parts[$0] })
      }
      return [written(parts.filter { $0.kind != .comma }), slashed] + one
    }

    /// `rgb(1, 2, 3,)`.
    var withoutTrailingCommas: [String] {
      let kept = parts.indices.filter { index in
        parts[index].kind != .comma || index + 1 == parts.count || parts[index + 1].kind != .rightParenthesis
      }
      return [written(kept.map { parts[$0] })]
    }

    /// `light-dark(white black)`.
    var withCommas: [String] {
      guard parts.count <= 12 else { return [] }
      var out = ""
      for (index, part) in parts.enumerated() {
        let isArgument = index > 0 && part.depth == 1 && parts[index - 1].depth == 1 && part.isSpaced
        out += (isArgument && parts[index - 1].kind != .comma ? ", " : part.isSpaced ? " " : "") + part.text
      }
      let isPlain = parts.count > 1 && parts.allSatisfy { $0.depth == 0 && $0.kind != .comma && $0.kind != .delim }
      return isPlain ? [out, parts.map(\.text).joined(separator: ", ")] : [out]
    }

    /// `0,5`.
    var withDecimalPoints: [String] {
      var out = ""
      for (index, part) in parts.enumerated() {
        // Of `1,2,3`, no comma is a point.
        let isPoint = isDecimalComma(index) && !isDecimalComma(index - 2) && !isDecimalComma(index + 2)
        out += (part.isSpaced ? " " : "") + (isPoint ? "." : part.text)
      }
      return [out]
    }

    /// Whether a part is a comma between two numbers that may be the halves of one.
    private func isDecimalComma(_ index: Int) -> Bool {
      guard index > 0, index + 1 < parts.count, parts[index].kind == .comma else { return false }
      let next = parts[index + 1]
      return !parts[index].isSpaced && parts[index - 1].kind == .number && !next.isSpaced && next.kind == .number
        // `1,000` can be a thousand.
        && next.text.prefix(while: \.isNumber).count != 3
    }
  }
#endif
