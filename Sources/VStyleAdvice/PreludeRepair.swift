#if DEBUG || VSTYLE_ADVICE
  /// Looks for the prelude of an at-rule that an author probably meant.
  ///
  /// Each at-rule has a row in ``repairs`` that rewrites the prelude, as words of other languages and with other signs.
  enum PreludeRepair {
    /// The longest prelude that is rewritten, in bytes.
    private static let longest = 200

    /// The rewritten prelude; `nil` if none is likely.
    ///
    /// - Parameters:
    ///   - rule: the name of the at-rule.
    ///   - prelude: the prelude as it is written.
    ///   - hasBlock: whether a block follows.
    static func repaired(_ rule: String, _ prelude: String, hasBlock: Bool) -> String? {
      guard prelude.utf8.count <= longest, let repair = repairs[rule] else { return nil }
      let words = prelude.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !words.isEmpty, let repaired = repair(words, hasBlock), repaired != words else { return nil }
      return repaired
    }

    /// The advice on a prelude that lacks its name; `nil` for other preludes.
    static func help(_ rule: String, _ prelude: String) -> String? {
      if rule == "apply", hasState(prelude) {
        return "write names of styles only, and nest a rule for a state: `&:highlighted { @apply name; }`"
      }
      let words = prelude.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, let last = words.last, ["style", "theme"].contains(rule) else { return nil }
      let joined = words.joined(separator: " ")
      if ["for", "extends", "from"].contains(first) {
        return "write a name before `\(first)`: `@\(rule) name \(joined)`"
      }
      return ["for", "extends", "from"].contains(last)
        ? "write a name after `\(last)`: `@\(rule) \(joined) name`" : nil
    }

    private static let repairs: [String: @Sendable (String, Bool) -> String?] = [
      "theme": { text, _ in
        let parts = names(text)
        if let first = parts.first, let last = parts.last, inheritance.contains(first) || inheritance.contains(last) {
          return nil
        }
        switch parts.count {
        case 1: return parts[0]
        case 2:
          return text.contains(":") || text.contains("(") ? "\(parts[0]) from \(parts[1])" : "\(parts[0])-\(parts[1])"
        case 3 where inheritance.contains(parts[1]): return "\(parts[0]) from \(parts[2])"
        default: return nil
        }
      },
      "style": { text, _ in
        var parts = names(text)
        for index in parts.indices.dropFirst() where ["from", "inherits", ":extends"].contains(parts[index]) {
          parts[index] = "extends"
        }
        for index in parts.indices.dropFirst() where ["of", "on", "to"].contains(parts[index]) { parts[index] = "for" }
        guard let last = parts.last, last != "for", last != "extends", parts[0] != "for", parts[0] != "extends" else {
          return nil
        }
        let end = parts.firstIndex { $0 == "for" || $0 == "extends" } ?? parts.count
        if end > 1, parts.count > 2 { parts.replaceSubrange(..<end, with: [parts[..<end].joined(separator: "-")]) }
        if parts.count == 2 {
          guard text.contains(":") || text.contains("(") else { return parts.joined(separator: "-") }
          parts.insert("for", at: 1)
        }
        return isStyle(parts) ? parts.joined(separator: " ") : nil
      },
      "view": { text, _ in
        let parts = names(text)
        if parts.count == 2 { return "\(parts[0]): \(parts[1])" }
        return parts.count == 3 && inheritance.contains(parts[1]) ? "\(parts[0]): \(parts[2])" : nil
      },
      // `hover:bold` names a state, which is none of the styles.
      "apply": { text, _ in hasState(text) ? nil : names(text).joined(separator: " ") },
      "layer": { text, hasBlock in
        let joined = text.filter { !"\"'".contains($0) }.replacing(" .", with: ".").replacing(". ", with: ".")
        return hasBlock ? joined : joined.split { ", ".contains($0) }.joined(separator: ", ")
      },
      "scope": { text, _ in
        let parts = text.split(separator: " ").map { ["until", "till", "through"].contains($0) ? "to" : String($0) }
        let sides = parts.split(separator: "to").map { $0.joined(separator: " ") }
        guard sides.count == parts.count(where: { $0 == "to" }) + 1 else { return nil }
        return sides.map { $0.hasPrefix("(") ? $0 : "(\($0))" }.joined(separator: " to ")
      },
      "supports": { text, _ in
        if text.hasPrefix("("), text.contains("&&") != text.contains("||") {
          return text.replacing("&&", with: " and ").replacing("||", with: " or ").split(separator: " ")
            .joined(separator: " ")
        }
        if text.hasPrefix("!("), text.hasSuffix(")") { return "not \(text.dropFirst())" }
        return text.contains("(") || !text.contains(":") ? nil : "(\(text))"
      },
      "property": { text, _ in
        text.contains(" ") ? nil : "--\(text.drop { "-$@\"'".contains($0) }.filter { $0 != "\"" })"
      },
    ]

    /// Words that say from what something inherits.
    private static let inheritance: Set<String> = [
      "extends", "inherits", "from", "for", "of", "is", "as", "with", "<", ":",
    ]

    /// Whether a colon joins two words, as a state of a selector.
    private static func hasState(_ text: String) -> Bool {
      let sides = text.split(separator: ":", omittingEmptySubsequences: false)
      return sides.count > 1 && sides.allSatisfy { ($0.first?.isLetter ?? false) && !($0.last?.isWhitespace ?? true) }
    }

    /// The words of a prelude without quotes, colons, parentheses and commas.
    private static func names(_ text: String) -> [String] {
      text.split { " :(),\"'.".contains($0) }.map(String.init)
    }

    private static func isStyle(_ parts: [String]) -> Bool {
      switch parts.count {
      case 1: true
      case 3: ["for", "extends"].contains(parts[1])
      case 5: parts[1] == "for" && parts[3] == "extends"
      default: false
      }
    }
  }
#endif
