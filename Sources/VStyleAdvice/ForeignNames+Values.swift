#if DEBUG || VSTYLE_ADVICE
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  extension ForeignNames {
    /// The advice on a value in the syntax of another language; `nil` for any other value.
    ///
    /// - Parameters:
    ///   - property: the property as it is written.
    ///   - offset: the start of the error in the source.
    ///   - slice: the tokens of the value.
    static func value(of property: String, errorAt offset: Int, in slice: TokenSlice) -> String? {
      let token = slice.tokens.first { slice.tape.range($0).start == offset }
      if let token, let special = advice(token, of: property, slice) { return special }
      let isInFunction = slice.tokens.contains {
        slice.tape.kind($0) == .function && slice.tape.range($0).start < offset
      }
      return token.flatMap { advice($0, slice) } ?? (isInFunction ? nil : values[property])
    }

    /// The advice on a property whose values mean something else on the web, so that no value can be rewritten; `nil`
    /// for any other property.
    package static func otherValues(of property: String) -> String? { values[property] }

    /// The advice on a word after an exclamation mark; `nil` for other tokens.
    static func importance(_ token: Int, in tape: TokenTape) -> String? {
      guard tape.isDelim(token, "!") else { return nil }
      var name = token + 1
      while name < tape.count, tape.kind(name).isTrivia { name += 1 }
      guard name < tape.count, tape.kind(name) == .ident else { return nil }
      if NameStyle.lowercased(tape.name(name)) == "important" { return "write `!important` once, at the end" }
      let isMisspelled = Spelling.closest(to: tape.name(name), in: ["important"]) != nil
      return isMisspelled ? "did you mean `!important`?" : "only `!important` can be written after a value"
    }

    private static func advice(_ token: Int, of property: String, _ slice: TokenSlice) -> String? {
      let tape = slice.tape
      let isInside = slice.tokens.contains {
        tape.kind($0) == .function && $0 < token && tape.closer(of: $0) > token
      }
      guard !isInside else { return nil }
      switch tape.kind(token) {
      case .function where property == "transform" && spatial.contains(tape.name(token).lowercased()):
        return "`\(tape.name(token))()` leads out of the plane: write `transform-3d`"
      case .ident where property == "layer-border-width" && token > slice.tokens.lowerBound:
        return "write the width alone, and the color as `layer-border-color`"
      case .ident where property.hasSuffix("number-of-lines"): return "write `0` for any number of lines"
      case .number where property == "layer-corner-radius" && token > slice.tokens.lowerBound,
        .dimension where property == "layer-corner-radius" && token > slice.tokens.lowerBound:
        return "a layer has one radius; choose its corners by `layer-masked-corners`"
      case .ident
      where token + 1 < tape.count && tape.kind(token + 1) == .colon && token > slice.tokens.lowerBound:
        return "end the value before `\(tape.name(token))` with a semicolon"
      case .ident where UnitPoint.isValue(of: property), .percentage where UnitPoint.isValue(of: property):
        return UnitPoint.help(slice)
      case .percentage where property.hasSuffix("radius"):
        return "a style does not know the size of the view: write a length, such as `8`"
      default: return nil
      }
    }

    /// The advice on a unit of the web that depends on a layout; `nil` for other units.
    private static func unit(_ dimension: String) -> String? {
      switch dimension.drop(while: { $0.isNumber || "+-.".contains($0) }).lowercased() {
      case "vw", "vh", "vmin", "vmax", "vi", "vb", "svw", "svh", "lvw", "lvh", "dvw", "dvh":
        "a style does not know the size of the window: write fixed values, in rules of `@media`"
      case "cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax":
        "a style does not know the size of the view: write a fixed value"
      case "fr": "there are no shares of space; use constraints or a stack view"
      case "ch", "ex", "lh", "rlh", "cap", "ic": "lengths of the font are multiples of its size: write `em`"
      default: nil
      }
    }

    /// Whether a colon is in the place of a semicolon: a line end or another declaration follows.
    private static func endsDeclaration(_ colon: Int, in tape: TokenTape) -> Bool {
      let next = following(colon, in: tape)
      return tape.hasLineEnd(before: next)
        || tape.kind(next) == .ident && tape.kind(following(next, in: tape)) == .colon
    }

    /// The token after a token and its trivia.
    private static func following(_ token: Int, in tape: TokenTape) -> Int {
      var next = token + 1
      while next < tape.count, tape.kind(next).isTrivia { next += 1 }
      return min(next, tape.count - 1)
    }

    private static func advice(_ token: Int, _ slice: TokenSlice) -> String? {
      let tape = slice.tape
      let next = slice.tokens.contains(token + 1) ? token + 1 : token
      if let help = importance(token, in: tape) { return help }
      switch tape.kind(token) {
      case .delim where tape.isDelim(token, "$") && tape.kind(next) == .ident:
        let name = tape.namePath(at: next, end: slice.tokens.upperBound).name
        return "custom properties are read by `var()`: `var(--\(name))`"
      case .delim where tape.isDelim(token, ".") && tape.kind(next) == .ident:
        return "keywords have no dot: `\(NameStyle.kebab(tape.name(next)))`"
      case .dimension: return unit(tape.source.text(in: tape.range(token)))
      case .atKeyword: return "custom properties are read by `var()`: `var(--\(tape.name(token)))`"
      case .ident where tape.name(token) == "UIFont" && tape.isDelim(next, "."):
        return "values have no Swift type: write a font, such as `17 system` or `headline`"
      case .ident where token > slice.tokens.lowerBound && tape.kind(token - 1) == .string:
        return "write a quote inside of a text as `\\\"`"
      case .ident where ["systemName", "systemSymbolName"].contains(tape.name(token)):
        return "write a symbol as `symbol(\"star\")`"
      case .ident where ["theme", "colors", "tokens", "palette"].contains(tape.name(token)) && tape.isDelim(next, "."):
        let name = tape.kind(next + 1) == .ident ? NameStyle.kebab(tape.name(next + 1)) : "name"
        return "custom properties are read by `var()`: `var(--\(name))`"
      case .ident where tape.name(token) == "hex": return "write the digits after `#`, such as `#036eb7`"
      case .ident where ["UIColor", "Color"].contains(tape.name(token)) && tape.isDelim(next, "."):
        let name = slice.tokens.contains(next + 1) && tape.kind(next + 1) == .ident ? tape.name(next + 1) : "red"
        let color = NameStyle.kebab(name)
        return ValueKind.color.value(of: color) == nil
          ? "values have no Swift type: write a color such as `red`, or set `--\(color)` and write `var(--\(color))`"
          : "values have no Swift type: `\(color)`"
      case .ident: return corner(tape.name(token)).map { "write `\($0)`" }
      case .colon where endsDeclaration(token, in: tape): return "a declaration ends with `;`, not with `:`"
      case .delim where (tape.isDelim(token, "-") || tape.isDelim(token, "+")) && tape.kind(next).isTrivia:
        let number = tape.source.text(in: tape.range(following(token, in: tape)))
        guard number.first?.isNumber ?? false else { return nil }
        let sign = tape.isDelim(token, "-") ? "-" : ""
        return "write the sign right before its number, as in `\(sign)\(number)`, "
          + "or a calculation as `calc(8px - 2px)`"
      case .function: return function(tape.name(token).lowercased())
      default: return nil
      }
    }
  }
#endif
