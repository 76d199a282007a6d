import VStyleJSON
import VStyleLint
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// What an editor writes between the words of a sheet: values, and who overrides a declaration.
struct ValueHints {
  private(set) var all: [JSON] = []
  private let request: SheetRequest
  private let theme: String?
  private let range: SourceRange
  private var sheet: Sheet { request.sheet }
  private var tape: TokenTape { request.sheet.tree.tape }

  /// The number of characters of a hint.
  private static let longestHint = 30

  init(_ request: SheetRequest, theme: String?, in range: SourceRange) {
    (self.request, self.theme, self.range) = (request, theme, range)
    addReferences()
    addCalculations()
    addOverridden()
  }

  private mutating func add(_ label: String, at offset: Int, _ tooltip: String) {
    let label = VisibleText.line(label)
    let text = label.count > ValueHints.longestHint ? label.prefix(ValueHints.longestHint) + "…" : label[...]
    all.append([
      "position": JSON(sheet.text.position(of: offset)), "label": .string(String(text)), "paddingLeft": true,
      "tooltip": .string(VisibleText.line(tooltip)),
    ])
  }

  private static func words(_ theme: String?) -> String { theme.map { "in the theme \($0)" } ?? "in every theme" }

  /// The value of each `var()`.
  private mutating func addReferences() {
    let values = request.project.themeValues(for: request.path)
    for name in sheet.names.all
    where name.kind == .customProperty && !name.isDeclaration && range.contains(name.range) {
      guard let (value, scope) = values.value(of: name.name, in: theme), !value.text.isEmpty else { continue }
      let close = (tape.token(from: name.range.start)..<tape.count).first { tape.kind($0) == .rightParenthesis }
      if let close { add("= \(value.text)", at: tape.range(close).end, ValueHints.words(scope.theme)) }
    }
  }

  private static let calculations: Set<String> = [
    "calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "sign", "sin", "cos", "tan", "asin", "acos", "atan",
    "atan2", "pow", "sqrt", "hypot", "log", "exp",
  ]

  /// The result of each value that is one calculation, if it depends on nothing but the theme.
  private mutating func addCalculations() {
    let schema = request.project.schema(for: request.path)
    for node in sheet.tree.nodes.indices {
      let statement = sheet.tree.nodes[node]
      guard statement.kind == .declaration, let first = statement.content.first(where: { !tape.kind($0).isTrivia }),
        tape.kind(first) == .function, ValueHints.calculations.contains(tape.name(first).lowercased()),
        range.contains(sheet.tree.range(of: node))
      else { continue }
      let slice = TokenSlice(tape: tape, tokens: statement.content)
      guard let (text, scope) = request.project.themeValues(for: request.path).expanded(slice, in: theme) else {
        continue
      }
      for kind in schema.named(sheet.tree.name(of: node), in: sheet.viewTypes(around: node)).kinds {
        guard let value = kind.value(of: text), !value.dependsOnContext else { continue }
        let result = kind.serialize(value)
        if result != text { add("= \(result)", at: tape.range(slice.tokens).end, ValueHints.words(scope.theme)) }
        break
      }
    }
  }

  /// The place of the declaration that overrides each one that never wins.
  private mutating func addOverridden() {
    for (own, winner) in request.project.overridden(in: request.path) where range.contains(own) {
      let line = winner.sheet.text.line(of: winner.range.start) + 1
      let isHere = winner.sheet.source.path == request.path
      let place = isHere ? "line \(line)" : "\(winner.sheet.source.path):\(line)"
      add("overridden in \(place)", at: own.end, "this declaration never has an effect: the one in \(place) wins")
    }
  }
}

extension Project {
  /// The declarations of a sheet that never win, each with the declaration that wins.
  func overridden(in path: String) -> [(own: SourceRange, winner: PlacedRange)] {
    guard let stylesheet = stylesheets(with: path).first.flatMap(stylesheet) else { return [] }
    return overridden(stylesheet).compactMap { loser in
      let source = stylesheet.sources[loser.winner.source]
      guard stylesheet.sources[loser.location.source].path == path else { return nil }
      let winner = sheets[source.path] ?? file(source)
      return (loser.location.range, PlacedRange(sheet: winner, range: loser.winner.range))
    }
  }
}
