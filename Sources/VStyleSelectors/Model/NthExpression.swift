import VStyleSyntax

/// Provisional until the syntax module has its own.
public struct NthExpression: Sendable, Hashable {
  /// A
  public let step: Int
  /// B
  public let offset: Int
  /// Whether a place is one of them.
  public func contains(_ place: Int) -> Bool {
    let distance = place - offset
    return step == 0 ? distance == 0 : distance % step == 0 && distance / step >= 0
  }
  static func parse(_ cursor: inout TokenCursor) -> NthExpression? {
    var text = ""
    while cursor.kind != .endOfFile, !cursor.isIdent("of") {
      if cursor.kind == .whitespace { text += " " } else if cursor.kind != .comment { text += cursor.tape.source.text(in: cursor.range) }
      cursor.advance()
    }
    while text.last == " " { text.removeLast() }
    text = text.lowercased()
    if text == "odd" { return NthExpression(step: 2, offset: 1) }
    if text == "even" { return NthExpression(step: 2, offset: 0) }
    func int(_ s0: some StringProtocol) -> Int? {
      let s = String(s0); var d = s[...]
      if let f = d.first, f == "+" || f == "-" { d = d.dropFirst() }
      return !d.isEmpty && d.utf8.allSatisfy { $0 >= 48 && $0 <= 57 } ? Int(s) : nil
    }
    guard let n = text.firstIndex(of: "n") else { return int(text).map { NthExpression(step: 0, offset: $0) } }
    let a = text[..<n]
    guard let step = a == "" || a == "+" ? 1 : a == "-" ? -1 : int(a) else { return nil }
    let tail = text[text.index(after: n)...]
    if tail.isEmpty { return NthExpression(step: step, offset: 0) }
    let t = tail.filter { $0 != " " }
    guard let sign = t.first, sign == "+" || sign == "-", let b = int(t), t.dropFirst().first != "+", t.dropFirst().first != "-" else { return nil }
    return NthExpression(step: step, offset: b)
  }
}
