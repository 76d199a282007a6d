import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

/// Writes the Swift names of sheets.
struct NameWriter {
  private let texts: EmbeddedTexts
  private let viewTypes: ModuleViewTypes
  private let showsValues: Bool
  /// The modifier of every declaration that an app uses.
  private let access: SwiftCode
  static let typeName: SwiftCode = "Styles"

  private var sheetNames = MemberNames(reserved: ["texts", "embeddedText", "states", "layers", "hotReload"])
  private var sheetEnums: [SwiftCode] = []
  private var reloadableSheets: [SwiftCode] = []
  private var styledViewTypes: Set<SwiftName> = []
  private var shared: SwiftCode = ""
  private var found: [NameCollision] = []

  init(texts: EmbeddedTexts, viewTypes: ModuleViewTypes, showsValues: Bool, access: NameAccess) {
    (self.texts, self.viewTypes, self.showsValues) = (texts, viewTypes, showsValues)
    self.access = access.modifier
  }

  /// The names that become the same in Swift.
  var collisions: [NameCollision] { sheetNames.collisions + found }

  /// The code after the imports.
  var code: SwiftCode {
    let views = styledViewTypes.sorted { $0.text < $1.text }.map(assignment)
    return "\n/// The sheets of this module, with their names.\nnonisolated \(access)enum \(Self.typeName) {}\n"
      + sheetEnums.joined() + shared + views.joined()
  }

  /// Whether a style is for a view type that the library does not declare.
  var namesFurtherViewTypes: Bool { !styledViewTypes.allSatisfy(viewTypes.isOfLibrary) }

  /// Adds the enum of a sheet.
  mutating func add(_ sheet: GeneratedSheet) {
    guard let name = sheetNames.member(sheet.name, "sheet", at: sheet.location) else { return }
    var members = MemberNames(reserved: ["sheet", "reloadable"])
    let path = texts.path(sheet.path)
    var styles: [SwiftCode.Member] = []
    for style in SheetNames(sheet.compiled.trees).names[.style] ?? [] {
      guard let compiled = sheet.compiled.style(named: style.text) else { continue }
      guard let member = members.member(style.text, "style", at: style.location) else { continue }
      let viewType = compiled.typeName.flatMap(SwiftName.init(exactly:))
      if let viewType { styledViewTypes.insert(viewType) }
      let declaration: SwiftCode =
        viewType.map { "static var \(member): TypedStyle<\($0)> { TypedStyle(\(literal: style.text), in: sheet) }" }
        ?? "static var \(member): Style? { sheet[\(literal: style.text)] }"
      styles.append(
        SwiftCode.Member(documentation: documentation(of: compiled, named: style.text), declaration: declaration))
    }
    found += members.collisions
    let needed = viewTypes.needed(by: sheet.compiled)
    let list = needed.map { "\($0).self" as SwiftCode }.joined(separator: ", ")
    let viewTypeList: SwiftCode = needed.isEmpty ? "" : ", viewTypes: [\(list)]"
    let compilation: SwiftCode = "Stylesheet(\(literal: path), in: \(Self.typeName).texts\(viewTypeList))"
    reloadableSheets.append("\(name).reloadable")
    sheetEnums.append(
      """

      nonisolated extension \(Self.typeName) {
      \(["The names of the sheet \(code: path)."], indent: 2)  \(access)enum \(name) {
          #if DEBUG
            /// The sheet, as it was last saved.
            \(access)static var sheet: Stylesheet { reloadable.current }

            /// The sheet for `hotReload`.
            static let reloadable = ReloadableSheet(\(compilation))
          #else
            /// The sheet.
            \(access)static let sheet = \(compilation)
          #endif
        }
      }

      """ + SwiftCode.extensions(of: "\(Self.typeName).\(name)", styles, access))
  }

  /// Adds the reloading of the sheets.
  ///
  /// - Parameter folder: the folder of all sheets, relative to that of the code.
  mutating func addHotReload(in folder: String) {
    shared += """

      #if DEBUG
        extension \(Self.typeName) {
          /// Reloads the sheets when their files are saved. Release builds have no such member.
          @MainActor \(access)static let hotReload = HotReload(
            [\(reloadableSheets.joined(separator: ", "))], in: \(literal: folder), beside: #filePath)
        }
      #endif

      """
  }

  private func documentation(of style: Style, named name: String) -> [SwiftComment] {
    let lines: [SwiftComment] = [
      style.typeName.map { "The style \(code: name) for \(code: $0)." } ?? "The style \(code: name)."
    ]
    guard showsValues, !style.source.isEmpty else { return lines }
    let source = Self.unindented(style.source)
    let shown = source.prefix(Self.shownLines) + (source.count > Self.shownLines ? ["…"] : [])
    return lines + SwiftComment.block(Array(shown))
  }

  private static let shownLines = 20

  /// Returns the lines of a text without the white space that all but the first one start with.
  private static func unindented(_ text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let indents = lines.dropFirst().filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.prefix(1) + lines.dropFirst().map { String($0.dropFirst(indents.min() ?? 0)) }
  }

  /// The property of a view type that a typed style can be assigned to.
  private func assignment(_ viewType: SwiftName) -> SwiftCode {
    let documentation: [SwiftComment] = [
      "The style of the view itself, for \(code: viewType.text). `nil` restores the values from before."
    ]
    return """

      nonisolated extension Styleable where Self: \(viewType) {
      \(documentation, indent: 2)  @_disfavoredOverload
        \(access)var styles: TypedStyle<\(viewType)>? {
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
    shared += SwiftCode.extensions(
      of: "StyleClass",
      members(names, .styleClass) { name, member in
        "static var \(member): StyleClass { StyleClass(rawValue: \(literal: name)) }"
      }, access)
    shared += SwiftCode.extensions(
      of: "ThemeStyle",
      members(names, .theme, without: ["light", "dark", "unspecified"]) { name, member in
        "static var \(member): ThemeStyle { ThemeStyle(rawValue: \(literal: name)) }"
      }, access)
    addCustomProperties(names, values)
    addTexts("layers", "/// The layers, from the first declared one on.", members(names, .layer, writing: Self.text))
    addTexts(
      "states", "/// The states of the app's own view types, for `styleStateNames`.",
      members(names, .state, writing: Self.text))
  }

  private static func text(_ name: String, _ member: SwiftName) -> SwiftCode {
    "static var \(member): String { \(literal: name) }"
  }

  /// Adds an enum of texts, unless it would be empty.
  private mutating func addTexts(_ name: SwiftCode, _ summary: SwiftCode, _ members: [SwiftCode.Member]) {
    guard !members.isEmpty else { return }
    shared += "\nnonisolated extension \(Self.typeName) {\n  \(summary)\n  \(access)enum \(name) {}\n}\n"
    shared += SwiftCode.extensions(of: "\(Self.typeName).\(name)", members, access)
  }

  private mutating func members(
    _ names: SheetNames, _ sort: SheetNames.Sort, without existing: Set<String> = [],
    writing declaration: (_ name: String, _ member: SwiftName) -> SwiftCode
  ) -> [SwiftCode.Member] {
    var chosen = MemberNames()
    let members = (names.names[sort] ?? []).compactMap { name -> SwiftCode.Member? in
      guard !existing.contains(name.text),
        let member = chosen.member(name.text, sort.rawValue, at: name.location)
      else { return nil }
      return SwiftCode.Member(
        documentation: ["The \(sort.rawValue) \(code: name.text)."], declaration: declaration(name.text, member))
    }
    found += chosen.collisions
    return members
  }

  private mutating func addCustomProperties(_ names: SheetNames, _ values: CustomPropertyValuesByName) {
    var chosen = MemberNames()
    var members: [SwiftCode: [SwiftCode.Member]] = [:]
    for name in names.names[.customProperty] ?? [] {
      guard let member = chosen.member(name.text, SheetNames.Sort.customProperty.rawValue, at: name.location) else {
        continue
      }
      let type = values.type(of: name.text)
      var documentation: [SwiftComment] = ["The custom property \(code: name.text): \(type.words)."]
      if showsValues { documentation += Self.documentation(of: values.byTheme[name.text] ?? []) }
      let declaration: SwiftCode = "static var \(member): Self { Self(\(literal: name.text), .\(type.kind)) }"
      members[type.swiftType, default: []].append(
        SwiftCode.Member(documentation: documentation, declaration: declaration))
    }
    found += chosen.collisions
    for (type, members) in members.sorted(by: { $0.key.text < $1.key.text }) {
      shared += SwiftCode.extensions(of: "CustomProperty where Value == \(type)", members, access)
    }
  }

  /// Returns the lines about the values of a custom property in each theme.
  private static func documentation(of rows: [(theme: String?, value: String)]) -> [SwiftComment] {
    let values = rows.map { $0.value.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    guard let first = values.first else { return [] }
    guard values.contains(where: { $0 != first }) else { return ["", "Its value at the root is \(code: first)."] }
    return [""]
      + zip(rows, values).map { row, value in
        row.theme.map { "- \(code: $0): \(code: value)" } ?? "- without a theme: \(code: value)"
      }
  }
}
