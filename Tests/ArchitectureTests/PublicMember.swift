/// A public member of a type that apps can use, read from the sources.
struct PublicMember: Sendable {
  /// The name of the type, after the names of the types around it.
  let owner: String

  /// The declaration without its body, attributes and access level: `func flush() -> FlushReport`.
  let declaration: String

  /// The first sentence of its documentation comment, in Markdown.
  let summary: String

  /// The public members of a module, in the order of the sources, without deprecated ones. The files that declare types
  /// come before those that extend them, such as `Color+Contrast.swift`.
  ///
  /// Requirements of the standard library with an underscore are for its types only.
  static func all(of module: String) -> [PublicMember] {
    (byModule[module] ?? []).filter { !$0.declaration.contains("func _") }
  }

  private static let byModule = Dictionary(
    uniqueKeysWithValues: PublicType.modules.map { ($0.0, members(of: $0.0)) })

  private static func members(of module: String) -> [PublicMember] {
    let files = RepositoryFile.sources.filter { $0.target == module }
    let extensions = files.filter { $0.path.contains("+") }
    return (files.filter { !$0.path.contains("+") } + extensions).flatMap { file in
      var scanner = Scanner()
      return file.declarationLines.compactMap { scanner.member(in: $0) }
    }
  }

  /// The types around a line, by the indentation that the formatter writes, and the comment above it.
  private struct Scanner {
    /// A type or an extension around a line.
    struct Scope {
      let name: String
      let keyword: Substring
      let isPublic: Bool
    }

    private var scopes: [Scope] = []
    private var comment: [Substring] = []
    private var isDeprecated = false
    private var started: String?

    private let type =
      /(?<modifiers>(?:[\w@()]+ )*?)(?<keyword>struct|class|enum|protocol|actor|extension) `?(?<name>[A-Z][\w.]*)/
    private let member =
      /(?:[\w@()*:", ]+ )?(?:func|var|let|init|subscript|case|associatedtype)\b/

    /// Returns the member that a line ends, or that is on it.
    mutating func member(in line: Substring) -> PublicMember? {
      let text = line.drop { $0 == " " }
      if let begun = started {
        started = nil
        return finished("\(begun) \(text)")
      }
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3))
        return nil
      }
      guard !text.hasPrefix("@") || text.contains(#/ (func|var|let|init|subscript)\b/#) else {
        isDeprecated = isDeprecated || text.contains("deprecated")
        return nil
      }
      scopes = Array(scopes.prefix(line.prefix { $0 == " " }.count / 2))
      if let match = text.prefixMatch(of: type) {
        let isPublic = match.modifiers.contains("public") || match.modifiers.contains("open")
        scopes.append(Scope(name: String(match.name), keyword: match.keyword, isPublic: isPublic))
        (comment, isDeprecated) = ([], false)
        return nil
      }
      guard isMember(text) else {
        (comment, isDeprecated) = ([], false)
        return nil
      }
      return finished(String(text))
    }

    /// Whether a line begins a public member of the innermost type.
    private func isMember(_ text: Substring) -> Bool {
      guard let scope = scopes.last, text.prefixMatch(of: member) != nil else { return false }
      if text.contains(#/^(?:[\w@()]+ )*(?:public|open) /#) { return true }
      guard scope.isPublic else { return false }
      return scope.keyword == "protocol" || scope.keyword == "enum" && text.hasPrefix("case ")
    }

    /// Returns the member of a declaration, unless the declaration continues on the next line.
    private mutating func finished(_ text: String) -> PublicMember? {
      let declaration = Scanner.declaration(text)
      guard let declaration else {
        started = text
        return nil
      }
      defer { (comment, isDeprecated) = ([], false) }
      guard !isDeprecated, !comment.isEmpty else { return nil }
      return PublicMember(
        owner: scopes.map(\.name).joined(separator: "."), declaration: declaration,
        summary: PublicType.summary(comment))
    }

    /// A declaration without its body, its initial value, and the modifiers that a caller does not see; `nil` if its
    /// parentheses are not closed.
    private static func declaration(_ text: String) -> String? {
      var depth = 0
      var end = text.endIndex
      let isFunction = text.contains(/\b(func|init|subscript)\b/)
      for index in text.indices {
        let character = text[index]
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        let isValue = character == "=" && !isFunction && !text.hasPrefix("case ")
        guard depth == 0, character == "{" || isValue else { continue }
        end = index
        break
      }
      guard depth == 0 else { return nil }
      let value = text[end...].prefixMatch(of: #/= ([\w.]+(\(\))?)(?= \{|$)/#)
      if !text[..<end].contains(":"), let value { end = value.range.upperBound }
      let hidden: Set<Substring> = ["public", "open", "final", "@inlinable", "@discardableResult", "@inline(__always)"]
      return text[..<end].split(separator: " ").filter { !hidden.contains($0) }.joined(separator: " ")
        .replacing("( ", with: "(").replacing(" )", with: ")").replacing("public private(set) ", with: "")
        .replacing("private(set) ", with: "")
    }
  }
}
