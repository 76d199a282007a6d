#if DEBUG || VSTYLE_ADVICE
  import VStyleCompiler
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  /// What to write instead of a media query that cannot be read.
  enum MediaAdvice {
    /// A diagnostic with what may be meant.
    static func completed(_ diagnostic: Diagnostic, _ query: RefusedMediaQuery) -> Diagnostic {
      var diagnostic = diagnostic
      let error = query.error
      let guess = guess(error.reason, query)
      let ownHelp = query.isOfImport && guess == nil ? layerHelp(error, in: query.source) : nil
      if let help = help(error.reason) ?? ownHelp ?? help(error, in: query.source) {
        diagnostic.help = help
        if let guess { diagnostic.message += "; did you mean \(guess)?" }
      } else {
        diagnostic.help = guess.map { "did you mean \($0)?" } ?? example(error.reason)
      }
      return diagnostic
    }

    /// What may be meant; `nil` if there is no guess.
    private static func guess(_ reason: MediaQueryError.Reason, _ query: RefusedMediaQuery) -> String? {
      switch reason {
      case .tokenAfterQuery(let meaning?), .noComparison(let meaning?): "`\(meaning)`"
      case .prefixWithoutValue(let name): "`(\(name): 600)`"
      case .unordered(let feature, let value): "`(\(feature.name): \(value))`"
      case .wrongValue(_, _, let cursor) where cursor.kind == .percentage: "a length such as `600`"
      case .unknownCustomQuery(let name):
        Spelling.closest(to: name, in: query.customQueries.keys.sorted()).map { "`\($0)`" }
      case .unknownFeature(let name): feature(closestTo: name).map { "`\($0)`" }
      case .noKeyword(let feature, let found?): keyword(of: feature, closestTo: found).map { "`\($0)`" }
      default: nil
      }
    }

    /// The help for a name in parentheses, which is rather a layer than a media feature; `nil` for other errors.
    private static func layerHelp(_ error: MediaQueryError, in source: SourceText) -> String? {
      let (text, range) = (source.text(in: error.range), error.range)
      let after = source.text(in: SourceRange(range.end, min(range.end + 1, source.bytes.count)))
      guard case .unknownFeature = error.reason, after == ")" else { return nil }
      return "write the name of a layer as `layer(\(text))`, and a media feature as `(width >= 600)`"
    }

    private static func feature(closestTo name: String) -> String? {
      let prefix = ["min-", "max-"].first { name.hasPrefix($0) } ?? ""
      let rest = String(name.dropFirst(prefix.count))
      return (otherNames[rest] ?? Spelling.closest(to: rest, in: MediaFeature.all.map(\.name))).map { prefix + $0 }
    }

    private static func keyword(of feature: MediaFeature, closestTo word: String) -> String? {
      (otherKeywords[word] ?? []).first { feature.keywords.contains($0) } ?? feature.keyword(meaning: word)
        ?? KeywordGuess.closest(to: word, in: feature.keywords)
    }

    /// The names of features on the web and in Swift that have another name here.
    private static let otherNames = [
      "device-width": "width", "device-height": "height", "size-class": "horizontal-size-class",
      "width-class": "horizontal-size-class", "height-class": "vertical-size-class",
      "color-scheme": "prefers-color-scheme", "appearance": "prefers-color-scheme",
      "interface-style": "prefers-color-scheme", "device": "idiom", "os": "platform",
      "operating-system": "platform", "system": "platform", "version": "os-version", "os-major-version": "os-version",
      "ios-version": "os-version", "system-version": "os-version", "direction": "layout-direction",
      "dir": "layout-direction", "user-interface-style": "prefers-color-scheme",
      "contrast": "prefers-contrast", "reduced-motion": "prefers-reduced-motion",
    ]

    /// Keywords of the web and of Swift that have another name here.
    private static let otherKeywords: [String: [String]] = [
      "tablet": ["pad"], "ipad": ["pad", "ios"], "iphone": ["phone", "ios"], "mobile": ["phone"], "handset": ["phone"],
      "desktop": ["mac", "macos"], "macos": ["mac"], "mac": ["macos"], "osx": ["macos"], "os-x": ["macos"],
      "ipados": ["ios"], "mac-catalyst": ["catalyst"], "maccatalyst": ["catalyst"], "tv": ["tvos"],
      "vision": ["visionos"], "watch": ["watchos"], "horizontal": ["landscape"], "vertical": ["portrait"],
      "high": ["more"],
      "low": ["less"], "increased": ["more"], "night": ["dark"], "day": ["light"], "black": ["dark"],
      "white": ["light"], "xs": ["extra-small"], "s": ["small"], "m": ["medium"], "l": ["large"],
      "xl": ["extra-large"], "xxl": ["extra-extra-large"], "xxxl": ["extra-extra-extra-large"],
      "left-to-right": ["ltr"], "right-to-left": ["rtl"], "ltr": ["left-to-right"], "rtl": ["right-to-left"],
      "large": ["regular"], "big": ["regular", "large"], "wide": ["regular"], "tall": ["regular"],
      "expanded": ["regular"], "full": ["regular"], "normal": ["regular", "large"], "small": ["compact"],
      "narrow": ["compact"], "short": ["compact"], "mouse": ["fine", "hover"], "touch": ["coarse", "none"],
    ]

    /// The advice that what is wrong implies; `nil` if there is none.
    private static func help(_ reason: MediaQueryError.Reason) -> String? {
      switch reason {
      case .noParenthesis(let word): ForeignNames.mediaType(word)
      case .lateClause(let clause): "write `\(clause)` right after the file, before the media query"
      case .unknownFeature(let name): ForeignNames.mediaType(name)
      case .wrongValue(_, let kind, let cursor) where cursor.kind != .percentage: help(on: kind, at: cursor)
      default: nil
      }
    }

    /// What to write instead of the current token as a value of a type.
    private static func help(on kind: ValueKind, at cursor: TokenCursor) -> String? {
      if cursor.kind == .function, NameStyle.lowercased(cursor.name) == "var" {
        return "a media query has no view, and so no custom properties: write the number itself"
      }
      if ["<", ">", "="].contains(where: { cursor.isDelim($0) }) {
        return "a comparison takes the place of the colon, as in `(width > 600)`"
      }
      return kind.examples.first.map { "write a value such as `\($0)`" }
    }

    /// A correct example of what the query tests; `nil` if the query names no feature.
    private static func example(_ reason: MediaQueryError.Reason) -> String? {
      switch reason {
      case .unknownFeature: "write a feature such as `(width >= 600)` or `(orientation: landscape)`"
      case .unknownCustomQuery(let name):
        "declare it as `@custom-media \(name) (width >= 600);`, or `@import` the sheet that does"
      case .valueOfCustomQuery(let name): "write `(\(name))`"
      case .noKeyword(let feature, _), .unordered(let feature, _):
        feature.example.map { "write it like `(\(feature.name): \($0))`" }
      default: nil
      }
    }

    /// The advice for an error, by the text around it; `nil` if there is none.
    private static func help(_ error: MediaQueryError, in source: SourceText) -> String? {
      let range = error.range
      let text = source.text(in: SourceRange(range.start, min(range.end + 60, source.bytes.count))).prefix { $0 != "{" }
      let before = source.text(in: SourceRange(max(0, range.start - 40), range.start))
      let word = text.prefix { $0.isLetter || $0 == "-" }.lowercased()
      if text.hasPrefix("!") {
        let feature = text.drop { "! (".contains($0) }.prefix { $0 != ")" }
        return feature.isEmpty ? "write `not (…)`" : "write `not (\(feature))`"
      }
      if text.hasPrefix(":"), let ratio = ratio(before, text.dropFirst()) {
        return "write a ratio with a slash: `\(ratio)`"
      }
      if text.hasPrefix(":"), let name = lastWord(before), MediaFeature.named(name) != nil {
        let value = text.dropFirst().prefix { !",;{".contains($0) }.split(separator: " ").first ?? "…"
        return "write the feature in parentheses: `(\(name): \(value))`"
      }
      if let first = text.first, "<>=".contains(first), case .tokenAfterQuery = error.reason,
        let name = lastWord(before), MediaFeature.named(name) != nil
      {
        let value = text.prefix { !",;{".contains($0) }.split(separator: " ").prefix(2).joined(separator: " ")
        return "write the feature in parentheses: `(\(name) \(value))`"
      }
      if text.hasPrefix("("), before.last(where: { $0 != " " }) == ")" {
        return isAlternative(before, text) ? "write `or` between two conditions" : "write `and` between two conditions"
      }
      if case .prefixInComparison = error.reason {
        return "write it like `(min-width: 600)` or `(width >= 600)`"
      }
      if let first = text.first, "<>=".contains(first), before.last.map({ "<>=".contains($0) }) ?? false {
        return "a comparison is one of `=`, `<`, `<=`, `>` and `>=`"
      }
      if ["and", "or"].contains(word), case .noParenthesis = error.reason {
        return "write a condition before `\(word)`, or remove it"
      }
      if text.allSatisfy(\.isWhitespace), before.last(where: { !$0.isWhitespace }) == "," { return "remove the comma" }
      if text.isEmpty || text.allSatisfy(\.isWhitespace), ["and", "or", "not"].contains(lastWord(before) ?? "") {
        return "write a condition after `\(lastWord(before) ?? "and")`, or remove it"
      }
      if ["and", "or"].contains(word), case .tokenAfterFeature = error.reason {
        return "write each condition in parentheses of its own"
      }
      let sides = text.prefix { !")".contains($0) && !$0.isWhitespace }.split(separator: "x")
      if sides.count == 2, sides.allSatisfy({ $0.allSatisfy(\.isNumber) }) {
        return "write a ratio with a slash: `\(sides[0]) / \(sides[1])`"
      }
      if ["and", "or", "not"].contains(word) {
        return text.dropFirst(word.count).first == "(" || before.last == ")"
          ? "write a space on both sides of `\(word)`"
          : "write parentheses around one of them where `and` and `or` meet"
      }
      if case .opposedComparisons = error.reason {
        return "write `<` or `<=` on both sides of the feature, as in `(400 <= width < 900)`"
      }
      if case .wrongValue(_, of: .resolution, _) = error.reason { return "write it like `(resolution >= 2x)`" }
      if case .tokenAfterFeature = error.reason, !text.isEmpty, !text.hasPrefix(":") {
        return "remove `\(text.prefix { $0 != ")" && $0 != " " })`: a feature has one value"
      }
      return nil
    }

    /// Whether the conditions before and after an offset give the same feature two values.
    private static func isAlternative(_ before: String, _ after: Substring) -> Bool {
      let left = before.split(separator: "(").last?.prefix { $0 != ")" }.split(separator: ":") ?? []
      let right = after.drop { $0 == "(" }.prefix { $0 != ")" }.split(separator: ":")
      return left.count == 2 && right.count == 2 && left[0] == right[0]
    }

    /// `16 / 9` for the numbers before and after a colon.
    private static func ratio(_ before: String, _ after: Substring) -> String? {
      let left = before.reversed().drop { $0 == " " }.prefix(while: \.isNumber).reversed()
      let right = after.drop { $0 == " " }.prefix(while: \.isNumber)
      return left.isEmpty || right.isEmpty ? nil : "\(String(left)) / \(right)"
    }

    private static func lastWord(_ text: String) -> String? {
      let word = String(text.reversed().drop { $0 == " " }.prefix { $0.isLetter || $0 == "-" }.reversed())
      return word.isEmpty ? nil : word.lowercased()
    }
  }
#endif
