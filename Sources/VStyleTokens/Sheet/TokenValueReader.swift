import VStyleJSON

/// Reads the values of custom properties as values of tokens.
struct TokenValueReader {
  /// The paths of the tokens by their custom properties.
  let paths: [String: [String]]

  /// The value of a token; `nil` if the words are no value of the type.
  func value(_ words: [ValueWord], _ type: TokenType?) -> JSON? {
    if words.count == 1, let alias = alias(words[0]) { return alias }
    switch type {
    case nil: return scalar(words)
    case .color?: return words.count == 1 ? color(words[0]) : nil
    case .dimension?: return words.count == 1 ? measure(words[0], isTime: false) : nil
    case .duration?: return words.count == 1 ? measure(words[0], isTime: true) : nil
    case .number?, .fontWeight?: return words.count == 1 ? number(words[0]) : nil
    case .fontFamily?: return families(words)
    case .cubicBezier?: return curve(words)
    case .strokeStyle?: return strokeStyle(words)
    case .border?: return parts(words, [("width", .dimension), ("style", .strokeStyle), ("color", .color)])
    case .transition?:
      return parts(words, [("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier)])
    case .shadow?: return shadows(words)
    case .gradient?: return gradient(words)
    case .typography?: return font(words)
    }
  }

  /// Returns the type that a value has without saying so; `nil` if none is certain.
  func type(of words: [ValueWord]) -> TokenType? {
    let types: [TokenType] = [
      .color, .dimension, .duration, .number, .cubicBezier, .strokeStyle, .fontFamily, .gradient,
    ]
    guard words.count == 1, alias(words[0]) == nil else { return nil }
    return types.first { value(words, $0) != nil }
  }

  private func alias(_ word: ValueWord) -> JSON? {
    guard case .function("var", let inner) = word, case .ident(let name)? = inner.first, inner.count == 1,
      let path = paths[name]
    else { return nil }
    return .string("{" + path.joined(separator: ".") + "}")
  }

  private func scalar(_ words: [ValueWord]) -> JSON? {
    guard words.count == 1 else { return nil }
    if case .string(let text) = words[0] { return .string(text) }
    return number(words[0])
  }

  private func number(_ word: ValueWord) -> JSON? {
    guard case .number(let text, "") = word else { return nil }
    return .lexeme(TokenValueReader.lexeme(text))
  }

  /// The spelling of a number in JSON, which has neither `+5` nor `.5`.
  private static func lexeme(_ text: String) -> String {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    return (isNegative ? "-" : "") + (digits.hasPrefix(".") ? "0" : "") + digits
  }

  private func measure(_ word: ValueWord, isTime: Bool) -> JSON? {
    guard case .number(let text, let unit) = word, unit != "%", isTime == ["ms", "s"].contains(unit) else { return nil }
    if unit.isEmpty { return text == "0" ? ["value": .lexeme("0"), "unit": "px"] : nil }
    return ["value": .lexeme(TokenValueReader.lexeme(text)), "unit": .string(unit)]
  }

  private func parts(_ words: [ValueWord], _ names: [(String, TokenType)]) -> JSON? {
    guard words.count == names.count else { return nil }
    var members: [JSON.Member] = []
    for (word, (name, type)) in zip(words, names) {
      guard let value = value([word], type) else { return nil }
      members.append(.init(name, value))
    }
    return .object(members)
  }
}

// MARK: - Types

extension TokenValueReader {
  private func families(_ words: [ValueWord]) -> JSON? {
    var names: [JSON] = []
    for part in words.split(separator: .comma, omittingEmptySubsequences: false) {
      guard part.count == 1, let word = part.first else { return nil }
      if let alias = alias(word) {
        names.append(alias)
      } else if case .string(let name) = word {
        names.append(.string(name))
      } else if case .ident(let name) = word {
        names.append(.string(name))
      } else {
        return nil
      }
    }
    return names.count == 1 ? names[0] : .array(names)
  }

  private func curve(_ words: [ValueWord]) -> JSON? {
    guard words.count == 1, case .function("cubic-bezier", let inner) = words[0] else { return nil }
    let numbers = inner.split(separator: .comma).compactMap { $0.count == 1 ? $0.first.flatMap(element) : nil }
    return numbers.count == 4 ? .array(numbers) : nil
  }

  private func element(_ word: ValueWord) -> JSON? { number(word) ?? alias(word) }

  private func strokeStyle(_ words: [ValueWord]) -> JSON? {
    guard words.count == 1 else { return nil }
    if case .ident(let name) = words[0] { return TokenType.strokeStyles.contains(name) ? .string(name) : nil }
    guard case .function("dash", let inner) = words[0] else { return nil }
    let halves = inner.split(separator: .comma)
    guard halves.count == 2, case .ident(let cap)? = halves[1].first, halves[1].count == 1 else { return nil }
    let lengths = halves[0].compactMap { value([$0], .dimension) }
    return lengths.count == halves[0].count ? ["dashArray": .array(lengths), "lineCap": .string(cap)] : nil
  }

  private func shadows(_ words: [ValueWord]) -> JSON? {
    var shadows: [JSON] = []
    for part in words.split(separator: .comma, omittingEmptySubsequences: false) {
      if part.count == 1, let alias = part.first.flatMap(alias) {
        shadows.append(alias)
        continue
      }
      let isInset = part.first == .ident("inset")
      let lengths = ["offsetX", "offsetY", "blur", "spread"].map { ($0, TokenType.dimension) }
      guard let shadow = parts(Array(part.dropFirst(isInset ? 1 : 0)), lengths + [("color", .color)]) else {
        return nil
      }
      let color = shadow["color"].map { [JSON.Member("color", $0)] } ?? []
      let others = shadow.members.filter { $0.name != "color" }
      shadows.append(.object(color + others + (isInset ? [.init("inset", true)] : [])))
    }
    return shadows.count == 1 ? shadows[0] : .array(shadows)
  }

  private func gradient(_ words: [ValueWord]) -> JSON? {
    guard words.count == 1, case .function("stops", let inner) = words[0] else { return nil }
    var stops: [JSON] = []
    for part in inner.split(separator: .comma, omittingEmptySubsequences: false) {
      if part.count == 1, let alias = part.first.flatMap(alias) {
        stops.append(alias)
      } else if let stop = parts(Array(part), [("color", .color), ("position", .number)]) {
        stops.append(stop)
      } else {
        return nil
      }
    }
    return .array(stops)
  }

  private func font(_ words: [ValueWord]) -> JSON? {
    guard words.count > 2, let weight = value([words[0]], .fontWeight), let size = value([words[1]], .dimension) else {
      return nil
    }
    let hasHeight = words[2] == .slash
    guard let families = families(Array(words.dropFirst(hasHeight ? 4 : 2))) else { return nil }
    var members: [JSON.Member] = [
      .init("fontFamily", families), .init("fontSize", size), .init("fontWeight", weight),
    ]
    if hasHeight {
      guard words.count > 4, let height = value([words[3]], .number) else { return nil }
      members.append(.init("lineHeight", height))
    }
    return .object(members)
  }

  private func color(_ word: ValueWord) -> JSON? {
    if case .other(let text) = word, text.hasPrefix("#") { return hex(text) }
    guard case .function(let name, var inner) = word else { return nil }
    var space = name
    if name == "color", case .ident(let word)? = inner.first {
      space = word
      inner.removeFirst()
    }
    guard TokenColorSpace(rawValue: space) != nil else { return nil }
    let halves = inner.split(separator: .slash, omittingEmptySubsequences: false)
    guard halves.count <= 2, halves[0].count == 3 else { return nil }
    var components: [JSON] = []
    for word in halves[0] {
      if case .number(let text, _) = word {
        components.append(.lexeme(TokenValueReader.lexeme(text)))
      } else if word == .ident("none") {
        components.append("none")
      } else {
        return nil
      }
    }
    let color: [JSON.Member] = [.init("colorSpace", .string(space)), .init("components", .array(components))]
    guard halves.count == 2 else { return .object(color) }
    guard halves[1].count == 1, let alpha = halves[1].first.flatMap(number) else { return nil }
    return .object(color + [.init("alpha", alpha)])
  }

  private func hex(_ text: String) -> JSON? {
    let digits = Array(text.dropFirst())
    let pairs = digits.count == 3 || digits.count == 4 ? digits.flatMap { [$0, $0] } : digits
    guard pairs.count == 6 || pairs.count == 8 else { return nil }
    let bytes = stride(from: 0, to: pairs.count, by: 2).compactMap { UInt8(String(pairs[$0...($0 + 1)]), radix: 16) }
    guard bytes.count == pairs.count / 2 else { return nil }
    func part(_ byte: UInt8) -> JSON { .lexeme(plain(Double(byte) / 255)) }
    let color: [JSON.Member] = [
      .init("colorSpace", "srgb"), .init("components", .array(bytes.prefix(3).map(part))),
    ]
    return .object(color + (bytes.count == 4 ? [.init("alpha", part(bytes[3]))] : []))
  }
}
