import Testing
import VStyleAdvice
import VStyleGenerate
import VStyleViews

/// A sheet, and the Swift classes that its generated code compiles it with.
struct NeededTypesCase: Sendable, CustomTestStringConvertible {
  let sheet: String
  /// The classes in an app with VStyleViews.
  let views: [String]
  /// The classes in an app with views of its own alone.
  let platform: [String]

  var testDescription: String { sheet }

  init(_ sheet: String, _ views: [String], _ platform: [String]) {
    (self.sheet, self.views, self.platform) = (sheet, views, platform)
  }

  static let all = [
    NeededTypesCase("Label { alpha: 0.5; }", [], ["Label"]),
    NeededTypesCase("Dial { needle: red; }", ["Dial"], ["Dial"]),
    NeededTypesCase("@style round for Dial { needle: red; }", ["Dial"], ["Dial"]),
    NeededTypesCase("View > :is(Dial, Label):hover .Dial { alpha: 1; }", ["Dial"], ["Dial", "Label", "View"]),
    NeededTypesCase("View { & .a { &:not(Dial) { alpha: 1; } } }", ["Dial"], ["Dial", "View"]),
    NeededTypesCase(
      "@scope (Dial) to (Meter) { Label { alpha: 1; } }", ["Dial", "Meter"], ["Dial", "Label", "Meter"]),
    NeededTypesCase("@media (width > 1px) { @layer a { Meter { alpha: 1; } } }", ["Meter"], ["Meter"]),
    // The properties and states of a style class belong to some view type.
    NeededTypesCase(".a { needle: red; }", ["Dial"], ["Dial"]),
    NeededTypesCase("Meter.a { needle: red; }", ["Meter"], ["Meter"]),
    NeededTypesCase(".a:wound { alpha: 1; }", ["Meter"], ["Meter"]),
    NeededTypesCase(".a:state(wound) { alpha: 1; }", ["Meter"], ["Meter"]),
    NeededTypesCase(".a { alpha: 1; }", [], ["View"]),
    NeededTypesCase("Label.a, .b { alpha: 1; }", [], ["Label"]),
    // A view type that the sheet declares is known, but not its superclass.
    NeededTypesCase("@view Knob: Dial { grip: <number>; } Knob { grip: 1; needle: red; }", ["Dial"], ["Dial"]),
    NeededTypesCase(
      "@view Knob: Dial { grip: <number>; } @style k for Knob extends Meter { grip: 1; } @style Meter { alpha: 1; }",
      ["Knob"], ["Knob"]),
    NeededTypesCase("@view Knob:View { grip: <number>; } .a { grip: 1; }", [], ["View"]),
    NeededTypesCase("@theme Dial { --Meter: Dial; } .Dial, #Meter { --x: Dial; }", [], []),
  ]
}

@Suite("The view types of generated sheets") struct GeneratedViewTypeTests {
  private static let schemaText = """
    @view Dial: Control { needle: <color>; }
    @view Meter: Dial { }
    """

  /// The built-in view types, and two of the app, as of a schema file.
  private static let schema: StyleSchema = {
    var schema = CompiledStylesheet.compile(
      [SheetInput(SourceText(schemaText))], schema: .views, loader: NoImports()
    ).schema
    if var meter = schema.viewTypes["Meter"] {
      meter.states = ["wound"]
      schema.add(meter)
    }
    return schema
  }()

  /// Returns the code with the names of a sheet.
  private func code(of sheet: String, module: String, imports: [String] = []) throws -> String {
    let compiled = CompiledStylesheet.compile(
      [SheetInput(SourceText(sheet, path: "app.vstyle"))], schema: Self.schema, loader: NoImports())
    let viewTypes = ModuleViewTypes(
      builtins: Set(StyleSchema.views.viewTypeNames), hasBuiltins: module == "VStyleViews", modules: imports)
    let generator = try #require(
      CodeGenerator(
        module: module, viewTypes: viewTypes, showsValues: false, output: OutputFolder("App", currentFolders: [])))
    return try #require(try generator.files(for: [compiled]).first { $0.name == "Styles.swift" }).text
  }

  @Test("a sheet is compiled with the view types that it names and needs", arguments: NeededTypesCase.all)
  func needed(_ binding: NeededTypesCase) throws {
    for (module, names) in [("VStyleViews", binding.views), ("VStyle", binding.platform)] {
      let list = names.isEmpty ? "" : ", viewTypes: [\(names.map { "\($0).self" }.joined(separator: ", "))]"
      let call = #"Stylesheet("app.vstyle", in: Styles.texts\#(list))"#
      let text = try code(of: binding.sheet, module: module)
      #expect(text.ranges(of: call).count == 2, "\(module): \(text)")
    }
  }

  @Test("the code imports the modules of other targets with view types")
  func imports() throws {
    let text = try code(of: "Dial { alpha: 1; }", module: "VStyleViews", imports: ["Dials", "no identifier"])
    #expect(text.contains("\nimport VStyleViews\nimport Dials\n") && !text.contains("no identifier"))
  }

  @Test(
    "classes of a platform apply the rules of a generated sheet", .enabled(if: ClientCompiler.tools != nil))
  func platform() throws {
    let sheet = """
      @view Knob: View { grip: <number>; }
      Button.primary { alpha: 0.4; } Dial { needle: red; } .wide { grip: 3; } Knob { grip: 2; }
      """
    let compiled = CompiledStylesheet.compile(
      [SheetInput(SourceText(sheet, path: "app.vstyle"))], schema: Self.schema, loader: NoImports())
    let viewTypes = ModuleViewTypes(builtins: Set(StyleSchema.views.viewTypeNames), hasBuiltins: false)
    let generator = CodeGenerator(
      module: "VStyle", viewTypes: viewTypes, showsValues: false, output: OutputFolder("App", currentFolders: []))
    let files = try #require(generator).files(for: [compiled])
    let output = try ClientCompiler.output(
      of: Dictionary(files.map { ($0.name, $0.text) }) { $1 }.merging(["Program.swift": Self.program]) { $1 })
    #expect(output == "0.4 rgb(255, 0, 0) 2.0 3.0\n")
  }

  /// Views of a platform, whose classes have other names than the view types.
  private static let program = """
    import VStyle

    class KitView: StyleNode {
      class var styleTypeName: String { "View" }
      class var properties: PropertyTable { [.bind(Property("alpha", .number(0...1)), \\KitView.alpha)] }
      let styleStorage = StyleStorage()
      var styleClasses: Set<String> = []
      var alpha = 1.0
      var styleChildren: [any StyleNode] = []
      weak var superview: KitView?
      var styleParent: (any StyleNode)? { superview }
      required init() {}

      func add(_ view: KitView) {
        styleChildren.append(view)
        view.superview = self
      }
    }

    class KitControl: KitView {
      override class var styleTypeName: String { "Control" }
    }

    final class KitButton: KitControl {
      override class var styleTypeName: String { "Button" }
    }

    final class Dial: KitControl {
      override class var styleTypeName: String { "Dial" }
      override class var properties: PropertyTable { super.properties + [.bind(Property("needle", .color), \\Dial.needle)] }
      var needle = Color.black
    }

    final class Knob: KitView {
      override class var styleTypeName: String { "Knob" }
      override class var properties: PropertyTable { super.properties + [.bind(Property("grip", .number), \\Knob.grip)] }
      var grip = 0.0
    }

    typealias View = KitView
    typealias Button = KitButton

    @main enum Program {
      static func main() {
        let (root, button, dial, knob, wide) = (KitView(), KitButton(), Dial(), Knob(), Knob())
        for view in [button, dial, knob, wide] { root.add(view) }
        button.styleClasses = ["primary"]
        wide.styleClasses = ["wide"]
        let scope = StyleScope(root: root, sheets: [Styles.app.sheet])
        scope.flush()
        print(button.alpha, dial.needle, knob.grip, wide.grip)
        withExtendedLifetime(scope) {}
      }
    }
    """
}
