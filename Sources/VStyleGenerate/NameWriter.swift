import VStyleCascade
import VStyleSyntax

/// Writes the Swift names of sheets.
struct NameWriter {
  private let texts: EmbeddedTexts
  private let knownViewTypes: Set<String>
  private let showsValues: Bool
  private let typeName = CodeGenerator.typeName

  private var sheetNames = MemberNames(reserved: ["texts", "embeddedText", "states", "layers", "hotReload"])
  private var sheetEnums: [String] = []
  private var reloadableSheets: [String] = []
  private var styledViewTypes: Set<String> = []
  private var shared = ""
  private var found: [NameCollision] = []

  init(texts: EmbeddedTexts, knownViewTypes: Set<String>, showsValues: Bool) {
    (self.texts, self.knownViewTypes, self.showsValues) = (texts, knownViewTypes, showsValues)
  }

  /// The names that become the same in Swift.
  var collisions: [NameCollision] { sheetNames.collisions + found }

  /// The text after the imports.
  var text: String {
    let views = styledViewTypes.sorted().map(Self.assignment)
    return "\n/// The sheets of this module, with their names.\nnonisolated enum \(typeName) {}\n"
      + sheetEnums.joined() + shared + views.joined()
  }

  /// Adds the enum of a sheet.
  mutating func add(_ sheet: GeneratedSheet) {
    guard let name = sheetNames.member(sheet.name, "sheet", at: sheet.location) else { return }
    var members = MemberNames(reserved: ["sheet", "reloadable"])
    let path = texts.path(sheet.path)
    var viewTypes: Set<String> = []
    var styles: [SwiftText.Member] = []
    for style in SheetNames(sheet.compiled.trees).names[.style] ?? [] {
      guard let compiled = sheet.compiled.style(named: style.text) else { continue }
      guard let member = members.member(style.text, "style", at: style.location) else { continue }
      let viewType = compiled.typeName.flatMap { SwiftName.isIdentifier($0) ? $0 : nil }
      if let viewType { viewTypes.insert(viewType) }
      let literal = SwiftText.literal(style.text)
      let declaration =
        viewType.map { "static var \(member): TypedStyle<\($0)> { TypedStyle(\(literal), in: sheet) }" }
        ?? "static var \(member): Style? { sheet[\(literal)] }"
      styles.append(SwiftText.Member(comment: comment(of: compiled, named: style.text), declaration: declaration))
    }
    found += members.collisions
    styledViewTypes.formUnion(viewTypes)
    let own = viewTypes.subtracting(knownViewTypes).sorted().map { "\($0).self" }.joined(separator: ", ")
    let viewTypeList = own.isEmpty ? "" : ", viewTypes: [\(own)]"
    let compilation = "Stylesheet(\(SwiftText.literal(path)), in: \(typeName).texts\(viewTypeList))"
    reloadableSheets.append("\(name).reloadable")
    sheetEnums.append(
      """

      nonisolated extension \(typeName) {
        /// The names of the sheet `\(SwiftText.oneLine(path))`.
        enum \(name) {
          #if DEBUG
            /// The sheet, as it was last saved.
            static var sheet: Stylesheet { reloadable.current }

            /// The sheet for `hotReload`.
            static let reloadable = ReloadableSheet(\(compilation))
          #else
            /// The sheet.
            static let sheet = \(compilation)
          #endif
        }
      }

      """ + SwiftText.extensions(of: "\(typeName).\(name)", styles))
  }

  /// Adds the reloading of the sheets.
  ///
  /// - Parameter folder: the folder of all sheets, relative to that of the code.
  mutating func addHotReload(in folder: String) {
    shared += """

      #if DEBUG
        extension \(typeName) {
          /// Reloads the sheets when their files are saved. Release builds have no such member.
          @MainActor static let hotReload = HotReload(
            [\(reloadableSheets.joined(separator: ", "))], in: \(SwiftText.literal(folder)), beside: #filePath)
        }
      #endif

      """
  }

  private func comment(of style: Style, named name: String) -> [String] {
    let viewType = style.typeName.map { " for `\($0)`" } ?? ""
    let lines = ["The style `\(name)`\(viewType)."]
    guard showsValues, !style.source.isEmpty else { return lines }
    let source = Self.unindented(style.source)
    let shown = source.prefix(Self.shownLines) + (source.count > Self.shownLines ? ["…"] : [])
    return lines + ["```css"] + shown.map { $0.isEmpty ? " " : $0 } + ["```"]
  }

  private static let shownLines = 20

  /// Returns the lines of a text without the white space that all but the first one start with.
  private static func unindented(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let indents = lines.dropFirst().filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.prefix(1) + lines.dropFirst().map { String($0.dropFirst(indents.min() ?? 0)) }
  }

  /// The property of a view type that a typed style can be assigned to.
  private static func assignment(_ viewType: String) -> String {
    """

    nonisolated extension Styleable where Self: \(viewType) {
      /// The style of the view itself, for `\(viewType)`. `nil` restores the values from before.
      @_disfavoredOverload
      var styles: TypedStyle<\(viewType)>? {
        get { (styles as Style?).map { TypedStyle($0) } }
        set {
          let style: Style? = newValue?.style
          styles = style
        }
      }
    }

    """
  }
}

extension NameWriter {
  /// Adds the names that belong to no single sheet.
  mutating func addSharedNames(of sheets: [GeneratedSheet]) {
    var values = CustomPropertyValuesByName()
    for sheet in sheets { values.add(sheet.compiled) }
    // A sheet that several sheets import is read several times; the first location of a name counts.
    let names = SheetNames(sheets.flatMap(\.compiled.trees))
    shared += SwiftText.extensions(
      of: "StyleClass",
      members(names, .styleClass) { name, member in
        "static var \(member): StyleClass { StyleClass(rawValue: \(name)) }"
      })
    shared += SwiftText.extensions(
      of: "ThemeStyle",
      members(names, .theme, without: ["light", "dark", "unspecified"]) { name, member in
        "static var \(member): ThemeStyle { ThemeStyle(rawValue: \(name)) }"
      })
    addCustomProperties(names, values)
    addTexts("layers", "The layers, from the first declared one on.", members(names, .layer, writing: Self.text))
    addTexts(
      "states", "The states of the app's own view types, for `styleStateNames`.",
      members(names, .state, writing: Self.text))
  }

  private static func text(_ name: String, _ member: String) -> String { "static var \(member): String { \(name) }" }

  /// Adds an enum of texts, unless it would be empty.
  private mutating func addTexts(_ name: String, _ summary: String, _ members: [SwiftText.Member]) {
    guard !members.isEmpty else { return }
    shared += "\nnonisolated extension \(typeName) {\n  /// \(summary)\n  enum \(name) {}\n}\n"
    shared += SwiftText.extensions(of: "\(typeName).\(name)", members)
  }

  private mutating func members(
    _ names: SheetNames, _ sort: SheetNames.Sort, without existing: Set<String> = [],
    writing declaration: (_ literal: String, _ member: String) -> String
  ) -> [SwiftText.Member] {
    var chosen = MemberNames()
    let members = (names.names[sort] ?? []).compactMap { name -> SwiftText.Member? in
      guard !existing.contains(name.text),
        let member = chosen.member(name.text, sort.rawValue, at: name.location)
      else { return nil }
      return SwiftText.Member(
        comment: ["The \(sort.rawValue) `\(name.text)`."],
        declaration: declaration(SwiftText.literal(name.text), member))
    }
    found += chosen.collisions
    return members
  }

  private mutating func addCustomProperties(_ names: SheetNames, _ values: CustomPropertyValuesByName) {
    var chosen = MemberNames()
    var members: [String: [SwiftText.Member]] = [:]
    for name in names.names[.customProperty] ?? [] {
      guard let member = chosen.member(name.text, SheetNames.Sort.customProperty.rawValue, at: name.location) else {
        continue
      }
      let type = values.type(of: name.text)
      var comment = ["The custom property `\(name.text)`: \(type.words)."]
      if showsValues { comment += Self.comment(of: values.byTheme[name.text] ?? []) }
      let declaration = "static var \(member): Self { Self(\(SwiftText.literal(name.text)), .\(type.kind)) }"
      members[type.swiftType, default: []].append(SwiftText.Member(comment: comment, declaration: declaration))
    }
    found += chosen.collisions
    for (type, members) in members.sorted(by: { $0.key < $1.key }) {
      shared += SwiftText.extensions(of: "CustomProperty where Value == \(type)", members)
    }
  }

  /// Returns the lines about the values of a custom property in each theme.
  private static func comment(of rows: [(theme: String?, value: String)]) -> [String] {
    let values = rows.map { SwiftText.oneLine($0.value) }
    guard let first = values.first else { return [] }
    guard values.contains(where: { $0 != first }) else { return ["", "Its value at the root is `\(first)`."] }
    return [""] + zip(rows, values).map { "- `\($0.theme ?? "")`: `\($1)`" }
  }
}
