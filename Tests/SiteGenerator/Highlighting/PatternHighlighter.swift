/// Highlights a language by patterns: the first pattern that matches at a position decides.
struct PatternHighlighter {
  private let patterns: [(sort: TokenSort?, pattern: Regex<Substring>)]

  /// The parts of a text.
  func runs(_ text: String) -> [HighlightedRun] {
    var runs: [HighlightedRun] = []
    var rest = text[...]
    while let first = rest.first {
      let found = patterns.lazy.compactMap { row in rest.prefixMatch(of: row.pattern).map { (row.sort, $0.output) } }
        .first { !$0.1.isEmpty }
      let (sort, part) = found ?? (nil, rest.prefix(1))
      if found == nil, let last = runs.last, last.sort == nil {
        runs[runs.count - 1].text.append(first)
      } else {
        runs.append((sort, String(part)))
      }
      rest = rest[part.endIndex...]
    }
    return runs
  }

  static var swift: PatternHighlighter {
    PatternHighlighter(patterns: [
      (.comment, /\/\/[^\n]*/), (.comment, /(?s)\/\*.*?\*\//), (.string, /(?s)"""."""|""".*?"""/),
      (.string, /#?"(?:[^"\\\n]|\\.)*"#?/),
      (.keyword, /(?:actor|any|as|async|await|case|catch|class|default|defer|do|else|enum|extension|false|final)\b/),
      (.keyword, /(?:for|func|guard|if|import|in|init|inout|is|lazy|let|mutating|nil|nonisolated|open|override)\b/),
      (.keyword, /(?:package|private|protocol|public|repeat|return|self|Self|some|static|struct|super|switch)\b/),
      (.keyword, /(?:throw|throws|true|try|typealias|var|weak|where|while)\b/), (.keyword, /[@#][A-Za-z]\w*/),
      (.number, /0x[0-9A-Fa-f_]+|\d[\d_]*(?:\.\d+)?/), (.name, /[A-Z]\w*/),
      (.property, /\.[a-z_]\w*/), (nil, /[a-z_]\w*/), (nil, /\s+/),
    ])
  }

  static var json: PatternHighlighter {
    PatternHighlighter(patterns: [
      (.comment, /\/\/[^\n]*/), (.property, /"(?:[^"\\\n]|\\.)*"(?=\s*:)/), (.string, /"(?:[^"\\\n]|\\.)*"/),
      (.number, /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/), (.keyword, /(?:true|false|null)\b/), (nil, /\s+/),
    ])
  }

  static var yaml: PatternHighlighter {
    PatternHighlighter(patterns: [
      (.comment, /#[^\n]*/), (.string, /"(?:[^"\\\n]|\\.)*"/), (.property, /[A-Za-z_][\w.-]*(?=:(?:\s|$))/),
      (nil, /[^\s#"]+/), (nil, /\s+/),
    ])
  }
}
