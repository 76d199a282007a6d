import BrowserSupport
import Foundation
import TestSupport
import Testing
import VStyleAdvice
import VStyleCheck
import VStyleCompiler
import VStyleJSON
import VStyleStylesheet
import VStyleSyntax
import VStyleTokens
import VStyleTrace
import VStyleViews

/// Tests that a browser computes the values of tokens that a scope computes, in each theme and each state.
@Suite("tokens in a browser") struct TokenCSSBrowserTests {
  private static let document = """
    {"version": "2025.10",
     "sets": {"base": {"sources": [{
       "blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8]}},
       "accent": {"$type": "color", "$value": "{blue}"},
       "wide": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.6, 0.1, "none"], "alpha": 0.5}},
       "gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
       "fast": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
       "ratio": {"$type": "number", "$value": 1.5}}]}},
     "modifiers": {
       "theme": {"default": "light", "contexts": {"light": [],
         "dark": [{"blue": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0, 0.5, 1]}}}],
         "dim": [{"gap": {"$type": "dimension", "$value": {"value": 9, "unit": "px"}}}]}},
       "size": {"contexts": {"desktop": [], "mobile": [
         {"gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}, "blue": {"$type": "color", "$value": "{wide}"}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/size"}]}
    """

  private static let folder = FilePath.cleaned(PackageRoot.path + "/../shared/tokens")

  /// The published sets that are beside the package. `TEST_ROUNDS=2` compares all of them.
  private static let sets = ["figma-sds", "adobe-spectrum", "ibm-carbon", "github-primer", "open-props"]
    .prefix(Environment.rounds(1) > 1 ? .max : 1)
    .filter { FileManager.default.fileExists(atPath: "\(folder)/\($0).resolver.json") }

  @Test(
    "a browser computes each token as a scope does, in each theme and each state",
    .enabled(if: Browser.path != nil, "Chromium is not installed, or cannot start"), arguments: ["own"] + sets)
  func values(_ name: String) throws {
    let files = DiskFiles()
    let path = "\(Self.folder)/\(name).resolver.json"
    let text =
      name == "own"
      ? SourceText(Self.document, path: "brand.resolver.json") : try files.text(path, limit: .tokenFileBytes)
    let project = TokenProject([text], files: files)
    let sheet = SourceText(TokenSheet(project).text)
    let compiled = CompiledStylesheet.compile([SheetInput(sheet)], schema: .views, loader: NoImports())
    let css = TokenCSS(sheet)
    var contexts: [(theme: String, states: [String])] = [("", [])]
    for step in project.steps where step.isModifier {
      contexts = contexts.flatMap { context in
        step.contexts.map { other in
          step.name == "theme"
            ? (Self.property(other.name), context.states)
            : (context.theme, context.states + [Self.property("\(step.name)-\(other.name)")])
        }
      }
    }
    let names = Set(css.text.matches(of: /\n +(--[^:\s]+):/).map { String($0.1) }).sorted()
    #expect(names.count > 5)
    let lengths = Set(css.text.matches(of: /@property (--[^ ]+) { syntax: "<length>"/).map { String($0.1) })
    let cases: [JSON] = contexts.map { context in
      let values = Self.values(of: compiled, names, context)
      return [
        "theme": .string(context.theme), "states": .string(context.states.joined(separator: " ")),
        // A length without a unit is in points.
        "values": .array(names.map { .string((values[$0] ?? "") + (lengths.contains($0) ? "px" : "")) }),
      ]
    }
    let result = try Browser.run(
      "<!doctype html><html><head><title>t</title>\(Self.rootSize)<style>\(css.text)</style></head><body><p></p></body></html>",
      """
      const names = \(JSON.strings(names).line), cases = \(JSON.array(cases).line), root = document.documentElement;
      const probe = document.querySelector("p"), wrong = [];
      const plain = (text) => {
        for (const property of ["color", "letterSpacing", "transitionDuration", "flexGrow"]) {
          probe.style[property] = "";
          probe.style[property] = text;
          if (probe.style[property]) return getComputedStyle(probe)[property];
        }
        return text.replaceAll("/**/", "").replace(/['"]/g, "").replace(/([0-9])px/g, "$1").replace(/[ \\n]+/g, " ").trim();
      };
      for (const item of cases) {
        if (item.theme) root.setAttribute("data-theme", item.theme); else root.removeAttribute("data-theme");
        root.setAttribute("data-state", item.states);
        const style = getComputedStyle(root);
        names.forEach((name, index) => {
          const [found, wanted] = [style.getPropertyValue(name), item.values[index]].map(plain);
          if (found !== wanted) wrong.push(item.theme + " " + item.states + " " + name + ": " + found + ", not " + wanted);
        });
      }
      return wrong;
      """)
    #expect(result.elements?.count == 0, "\(result.elements?.prefix(8).map(\.line) ?? [])")
  }

  /// The size of `1rem`, as scopes have it.
  private static let rootSize = "<style>:root { font-size: 17px; }</style>"

  private static func property(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
  }

  /// The values of custom properties at the root of a tree.
  private static func values(
    of sheet: CompiledStylesheet, _ names: [String], _ context: (theme: String, states: [String])
  ) -> [String: String] {
    var root = ElementNode(key: "root", typeName: "Window")
    root.states = Set(context.states)
    var tree = ElementTree()
    tree.add(root)
    let environment = StyleEnvironment(themeName: context.theme.isEmpty ? nil : context.theme)
    var tracer = PropertyTracer(StyleEvaluator(sheet, tree: tree, environment: environment), node: 0)
    return names.reduce(into: [:]) { $0[$1] = tracer.trace($1)?.value?.text }
  }
}
