import VStyleJSON
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension ServerMethod {
  /// The requests about colors.
  static let colors: [ServerMethod] = [
    ServerMethod(
      "textDocument/documentColor", ("colorProvider", true),
      .sheet { server, request, _ in
        .array(
          SheetColors(request, theme: request.project.theme(server.theme)).all.map { found in
            ["range": request.sheet.range(found.range), "color": json(found.color)]
          })
      }),
    ServerMethod(
      "textDocument/colorPresentation",
      .sheet { server, request, parameters throws(RPCError) in
        let range = request.sheet.bytes(try parameters.range())
        let color = parameters.json["color"]
        guard let red = color?["red"]?.number, let green = color?["green"]?.number, let blue = color?["blue"]?.number,
          let alpha = color?["alpha"]?.number
        else { throw RPCError(.invalidParameters, "`color` has a `red`, a `green`, a `blue` and an `alpha`") }
        // A computed color has no notation that could replace it.
        guard !request.sheet.source.text(in: range).contains("var(") else { return [] }
        let texts = ColorText.all(Color(red: red, green: green, blue: blue, alpha: alpha))
        return .array(
          texts.map { ["label": .string($0), "textEdit": request.sheet.edit(range, $0)] })
      }),
  ]

  private static func json(_ color: Color) -> JSON {
    func component(_ value: Double) -> JSON { .number(min(max(value, 0), 1)) }
    return [
      "red": component(color.red), "green": component(color.green), "blue": component(color.blue),
      "alpha": component(color.alpha),
    ]
  }
}

/// The colors of a sheet: literals, `var()` and functions, as they are in one theme.
struct SheetColors {
  /// A color with its location.
  struct Found {
    let range: SourceRange
    let color: Color
  }

  private(set) var all: [Found] = []
  private let tree: SyntaxTree
  private let theme: String?
  private let values: ThemeValues
  private let scheme: Appearance
  private let schema: StyleSchema

  /// The colors of texts that repeat.
  private var known: [String: Color?] = [:]

  init(_ request: SheetRequest, theme: String?, around token: Int? = nil) {
    tree = request.sheet.tree
    self.theme = theme
    schema = request.project.schema(for: request.path)
    values = request.project.themeValues(for: request.path)
    scheme = request.project.scheme(of: theme, for: request.path)
    for node in tree.nodes where node.kind == .declaration {
      if let token, !node.content.contains(token) { continue }
      let isCustom = tree.tape.isDashedIdent(node.nameToken)
      let mayHaveNames = isCustom || takesColors(tree.tape.name(node.nameToken))
      read(node.content, mayHaveNames: mayHaveNames)
    }
  }

  private func takesColors(_ property: String) -> Bool {
    schema.named(property, in: []).kinds.contains { $0.syntax.contains("<color>") || $0.syntax.contains("<image>") }
  }

  private mutating func read(_ tokens: Range<Int>, mayHaveNames: Bool) {
    let tape = tree.tape
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let end = min(tape.indexAfterComponentValue(index), tokens.upperBound)
      switch tape.kind(index) {
      case .hash: add(index..<end)
      case .ident where mayHaveNames: add(index..<end)
      case .function where !add(index..<end): read(index + 1..<max(index + 1, end - 1), mayHaveNames: mayHaveNames)
      default: break
      }
      index = end
    }
  }

  /// Adds the color of tokens.
  ///
  /// - Returns: whether they are one.
  @discardableResult
  private mutating func add(_ tokens: Range<Int>) -> Bool {
    let slice = TokenSlice(tape: tree.tape, tokens: tokens)
    let text = slice.text
    let color: Color?
    if let cached = known[text] {
      color = cached
    } else {
      color = self.color(slice, text)
      known[text] = .some(color)
    }
    guard let color else { return false }
    all.append(Found(range: tree.tape.range(tokens), color: color))
    return true
  }

  private func color(_ slice: TokenSlice, _ text: String) -> Color? {
    guard text.contains("(") else { return ColorText.color(text, scheme) }
    let hasReference = slice.tokens.contains { tree.tape.kind($0) == .function && tree.tape.isName($0, "var") }
    guard hasReference else { return ColorText.color(text, scheme) }
    return values.expanded(slice, in: theme).flatMap {
      ColorText.color($0.text, $0.scope.scope.environment.traits.colorScheme)
    }
  }
}

extension Project {
  /// The color scheme of a theme, as the stylesheets that contain a sheet declare it; light by default.
  func scheme(of theme: String?, for path: String) -> Appearance {
    guard let theme else { return .light }
    return stylesheets(with: path).lazy.prefix(Project.askedStylesheets).compactMap { path in
      guard let sheet = self.stylesheet(path) else { return nil }
      return sheet.themeChain(theme).lazy.compactMap { sheet.themes[$0]?.colorScheme }.first
    }.first ?? .light
  }

  /// The number of stylesheets that are asked for the color scheme of a theme.
  private static let askedStylesheets = 4
}
