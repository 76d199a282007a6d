#if DEBUG || VSTYLE_ADVICE
  import VStyleSyntax

  /// What to write instead of a selector that cannot be read.
  package enum SelectorAdvice {
    /// The advice on a variable of a preprocessor in a selector.
    static let interpolation =
      "there is no interpolation: write the name itself, or `var(--name)` in a value"

    /// The advice on white space after the colon of a state.
    static let nameAfterColon = "write the name right after the colon"

    /// Whether the end of a comment follows without a start: the comment before contains a second one.
    private static func isLeftOfComment(_ range: SourceRange, _ source: SourceText) -> Bool {
      let text = source.text(in: SourceRange(range.start, min(range.start + 1_000, source.bytes.count)))
      guard let end = text.firstRange(of: "*/") else { return false }
      let between = text[..<end.lowerBound]
      return !between.contains("/*") && !between.contains("{")
    }

    /// Arguments of pseudo-classes that need one, apart from selectors.
    private static let arguments: [String: String] = [
      "nth-child": "2n+1", "nth-last-child": "2n+1", "nth-of-type": "2n+1", "nth-last-of-type": "2n+1",
      "state": "loading", "theme": "dark", "scheme": "dark",
    ]

    /// The advice on a sign in the wrong place, or on parentheses without contents.
    private static func sign(_ text: Substring, after before: String) -> String? {
      let last = before.last { $0 != " " }
      if text.hasPrefix("```") { return "remove this line: a sheet has no code fences" }
      if text.hasPrefix("`") { return "remove the backtick" }
      let isInAttribute = before.lastIndex(of: "[").map { !before[$0...].contains("]") } ?? false
      if text.hasPrefix("="), !isInAttribute, last != "]" {
        return "write declarations in a block, as in `Label { alpha: 0.5; }`"
      }
      if last == ".", text.first == "&" {
        return "write `&` first: `&.\(text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" })`"
      }
      if last == ".", text.first == "#" { return "remove the dot: an ID begins with `#`" }
      if text.first == "#", let next = text.dropFirst().first, ".:[>".contains(next) {
        return "write a name right after `#`, or remove it"
      }
      if last == ".", text.isEmpty || text.first == "{" {
        return "remove the dot, or write the name of a style class after it"
      }
      if before.hasSuffix("["), text.first == "]" || text.isEmpty {
        return "write the name of an attribute, as in `[kind]`"
      }
      if text.first == "!" || text.hasPrefix("!") { return "write `:not()`, as in `:not(.title)`" }
      if last == ".", text.first == ":" { return "remove the dot before the colon" }
      if before.last == ":", text.first == " " || text.first?.isLetter ?? false {
        return nameAfterColon
      }
      if last == ",", text.first == "," { return "remove one of the two commas" }
      if text.first == ",", last == nil || last == "}" || last == ";" || last == "{" {
        return "remove the comma, or write a selector before it"
      }
      if text.hasPrefix("|") { return "write a comma between two selectors" }
      if text.hasPrefix("< ") { return "there is no such combinator: write the parent first, as in `View > Label`" }
      if text.hasPrefix("@ ") { return "write the name right after `@`" }
      if text.hasPrefix("##") { return "write one `#`" }
      if before.hasSuffix(":state("), text.first == ")" { return "write the name of a state, as in `:state(loading)`" }
      if before.hasSuffix(":theme("), text.first == ")" { return "write the name of a theme, as in `:theme(dark)`" }
      if before.hasSuffix(":scheme(") { return "write `:scheme(light)` or `:scheme(dark)`" }
      if before.hasSuffix(":state("), text.first == "\"" || text.first == "'" { return "write the name without quotes" }
      if text.first == ")" || text.isEmpty, last == "(", !before.contains(":nth-") {
        return "write a selector between the parentheses"
      }
      let name = text.dropFirst().prefix { $0.isLetter || $0 == "-" }
      if text.first == ":", let argument = arguments[name.lowercased()], !text.hasPrefix(":\(name)(") {
        return "write it like `:\(name)(\(argument))`"
      }
      if text.first == ":", ["not", "is", "where", "has"].contains(name.lowercased()), !text.hasPrefix(":\(name)(") {
        return "write the selector in parentheses right after the name, as in `:\(name)(.title)`"
      }
      if let first = text.first, ">+~".contains(first), last == nil || last == "}" || last == ";" || last == "/",
        !text.dropFirst().hasPrefix(String(first))
      {
        return "write a selector before `\(first)`, or remove it"
      }
      return nil
    }

    /// The name of an ID that white space separates from its `#`; `nil` if a comment of another language is likelier.
    private static func separatedID(_ range: SourceRange, _ source: SourceText) -> String? {
      let text = source.text(in: SourceRange(range.start, min(range.start + 80, source.bytes.count)))
      guard text.hasPrefix("# ") else { return nil }
      let line = text.dropFirst(2).drop { $0 == " " }.prefix { $0 != "\n" && $0 != "\r" }
      let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      let rest = line.dropFirst(name.count)
      guard name.first?.isLetter ?? false, let next = rest.first else { return nil }
      let isFollowed = ".:[#".contains(next) && rest.dropFirst().first.map { !$0.isWhitespace } ?? false
      let sign = rest.first { $0 != " " }
      return isFollowed || sign.map { "{>+~".contains($0) } ?? false ? String(name) : nil
    }

    /// The name before a parenthesis at the start of a text; `nil` if there is none.
    private static func functionName(_ text: Substring) -> String? {
      let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      return !name.isEmpty && text.dropFirst(name.count).first == "(" ? String(name) : nil
    }

    /// The advice on a parenthesis after a selector: for an attribute, for a selector, or for the block of a rule.
    private static func parenthesis(_ range: SourceRange, _ source: SourceText) -> String {
      let text = source.text(in: SourceRange(range.start, min(range.start + 80, source.bytes.count)))
      guard let end = text.firstIndex(of: ")"), !text[..<end].contains("\n"), !text[..<end].contains(";") else {
        return "write `{` to open the block of a rule"
      }
      let inner = text[text.index(after: text.startIndex)..<end]
      if inner.contains("=") { return "write an attribute in brackets: `[\(inner)]`" }
      if let first = inner.first, ".:#[".contains(first) { return "remove the parentheses around `\(inner)`" }
      if inner.isEmpty { return "remove the parentheses" }
      return inner.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        ? "write a style class as `.\(inner)`, a state as `:\(inner)`, or an attribute as `[\(inner)]`"
        : "write `{` to open the block of a rule"
    }

    /// The advice for an error, by the text around it; `nil` if there is none.
    static func help(at range: SourceRange, in source: SourceText) -> String? {
      let text = source.text(in: SourceRange(range.start, min(range.end + 16, source.bytes.count))).drop { $0 == " " }
      let before = source.text(in: SourceRange(max(0, range.start - 16), range.start))
      let last = before.last { $0 != " " }
      if let help = sign(text, after: before) { return help }
      if text.hasPrefix("-->") || text.hasPrefix("<!--") { return "comments are `/* … */`" }
      if text.hasPrefix("# "), before.last.map({ $0.isLetter || $0.isNumber || ")]".contains($0) }) ?? false {
        return "write the name right after `#`"
      }
      if let name = separatedID(range, source) { return "write the name right after `#`: `#\(name)`" }
      if text.hasPrefix("# ") || before.hasSuffix("# ") { return "comments are `/* … */`" }
      if [">>>", "<<<", "==="].contains(where: text.hasPrefix) { return "remove what is left of a merge conflict" }
      if let name = functionName(text), !before.hasSuffix(":") {
        return parenthesis(SourceRange(range.start + name.utf8.count, range.end), source)
      }
      if text.hasPrefix("("), !before.contains("when") {
        return before.hasSuffix("media ") ? "write `@media`" : parenthesis(range, source)
      }
      if before.hasSuffix("."), text.first?.isLetter ?? false { return "write the name right after the dot" }
      if last == ":", text.hasPrefix("{") || text.isEmpty { return "remove the colon after the selector" }
      if let open = before.lastIndex(of: "["), !before[open...].contains("]"), before[open...].contains("="),
        let next = text.first, next != "]"
      {
        if next == "=" { return "write one `=`" }
        if next == "*" {
          return "write what a name begins with as `[name^=\"start\"]`, and a part of it as `[name*=\"part\"]`"
        }
        return next.isLetter ? "write a value with spaces in quotes" : "write the value in quotes: `[name=\"value\"]`"
      }
      if isLeftOfComment(range, source) { return "comments do not nest: this one ended at the first `*/`" }
      if text.hasPrefix("<") { return "remove what is around the rules: a sheet has no tags" }
      if text.hasPrefix("{"), last == nil {
        return "write a selector before the block; if this is JSON, it is no sheet"
      }
      if text.hasPrefix("%") { return "write a block to be used again as a named style: `@style name { … }`" }
      if text.contains("#{") || before.contains("#{") || text.hasPrefix("{$") { return interpolation }
      let first = text.drop { ".#".contains($0) }.first
      if text.first == ".", first?.isNumber ?? false,
        before.last.map({ $0.isLetter || $0.isNumber || $0 == "-" }) ?? false
      {
        return "write a dot inside of a name as `\\.`"
      }
      if first?.isNumber ?? false, text.first != first { return "start the name with a letter" }
      if let last, let first = text.first, ">+~".contains(last), ">+~{".contains(first) || text.isEmpty {
        return first == "{"
          ? "write a selector after the combinator, or remove it" : "remove one of the two combinators"
      }
      if last == ",", text.first == "{" || text.isEmpty { return "remove the comma, or write a selector after it" }
      if last == ".", text.first == "." { return "write one dot" }
      if before.contains("nth-") {
        if let word = ["even", "odd"].first(where: { text.lowercased().hasPrefix($0) }) {
          return "did you mean `\(word)`?"
        }
        if text.lowercased().hasPrefix("n"), before.hasSuffix(" ") {
          return "write the number and `n` together, as in `2n+1`"
        }
      }
      if before.contains("nth-") { return "write a place such as `2`, `odd`, `even` or `2n+1`" }
      return nil
    }
  }
#endif
