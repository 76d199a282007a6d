import BrowserSupport
import Foundation
import TestSupport
import Testing
import VStyleJSON

@testable import VStyleCommandLine
@testable import VStylePreview

/// What a page does in a browser.
@Suite("Preview page in a browser", .enabled(if: Browser.path != nil, "Chromium is not installed, or cannot start"))
struct PreviewBrowserTests {
  @Test("the page asks for nothing outside of itself, and reports no error")
  func selfContained() throws {
    let html = try SamplePage.settings.get().html
    let result = try Browser.run(
      html,
      """
      const addresses = [...document.querySelectorAll("[src], [href]")].map((node) => node.src || node.href)
        .filter((address) => !address.startsWith("data:") && !address.startsWith(location.href.split("#")[0] + "#"));
      const requests = performance.getEntriesByType("resource").map((entry) => entry.name)
        .filter((name) => !name.startsWith("data:"));
      return { addresses, requests, scripts: document.scripts.length };
      """)
    #expect(result["addresses"]?.elements == [])
    #expect(result["requests"]?.elements == [])
  }

  @Test("arrow keys reach every view of a screen, and each one is explained")
  func keyboard() throws {
    let html = try SamplePage([Self.sheet, "--tree", Self.tree("sign-in")]).html
    let result = try Browser.run(
      html,
      """
      const figure = document.querySelector("figure.cell");
      figure.focus();
      const nodes = vstylePreview.data.screens[0].nodes;
      const children = (n) => nodes.flatMap((other, index) => (other[3] === n ? [index] : []));
      const press = (key) => figure.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const seen = [];
      const walk = (n) => {
        const picked = figure.querySelector(".picked");
        seen.push(+picked.dataset.n);
        if (document.getElementById("picked-name").textContent !== nodes[n][2]) throw new Error("not shown: " + n);
        const below = children(n);
        if (below.length === 0) return;
        press("ArrowDown");
        below.forEach((child, index) => { if (index > 0) press("ArrowRight"); walk(child); });
        press("ArrowUp");
      };
      if (document.activeElement !== figure) throw new Error("a screen takes no focus");
      press("ArrowUp");
      walk(0);
      return { seen: seen.length, all: nodes.length, distinct: new Set(seen).size };
      """)
    #expect(result["seen"] == result["all"] && result["distinct"] == result["all"], "\(result.line)")
  }

  @Test("the views of the first screen of a project are below each other, and below the status bar")
  func firstScreen() throws {
    let folder = try ScratchFolder()
    for file in StarterFile.all { _ = try folder.write(file.text, to: file.name) }
    let page = try SamplePage(["\(folder.path)/app.vstyle", "--tree", "\(folder.path)/home.json"])
    let result = try Browser.run(
      page.html,
      """
      const figure = document.querySelector("figure.cell");
      const bar = figure.querySelector(".statusbar").getBoundingClientRect().bottom;
      const texts = [...figure.querySelectorAll(".Label, .Button")].map((view) => view.getBoundingClientRect());
      return {
        count: texts.length,
        below: texts.every((place, index) => place.top >= (index > 0 ? texts[index - 1].bottom : bar)),
        whole: [...figure.querySelectorAll(".text")].every((text) => text.scrollWidth <= text.clientWidth),
      };
      """)
    #expect(result["count"] == .integer(3) && result["below"] == .bool(true), "\(result.line)")
    #expect(result["whole"] == .bool(true), "\(result.line)")
  }

  @Test("a diagnostic has links to the views that get a value from its line, and says if there is none")
  func diagnosticLinks() throws {
    let folder = try ScratchFolder()
    let sheet = try folder.write(
      "Label { text-color: red !important; }\nSlider { tint-color: blue !important; }\n"
        + "Label {\n  shadow-color:\n    red\n    !important;\n}\n", to: "a.vstyle")
    let tree = try folder.write(
      "{\"type\": \"View\", \"children\": [{\"type\": \"Label\"}, {\"type\": \"Label\"}]}", to: "home.json")
    let page = try SamplePage([sheet.path, "--tree", tree.path, "--preset", "all"])
    let result = try Browser.run(
      page.html,
      """
      const items = [...document.querySelectorAll("#diagnostics [data-location]")];
      items.forEach((item) => { item.querySelector("details").open = true; });
      const on = (line) => items.filter((item) => item.dataset.location.includes(`a.vstyle:${line}:`));
      const button = on(1)[0].querySelector("button");
      button.click();
      return {
        texts: [...new Set(on(1).map((item) => item.querySelector("button").textContent))],
        picked: document.getElementById("picked-name").textContent,
        marked: document.querySelectorAll("[data-screen='0'] .picked").length,
        // The diagnostic is about `red`, a line below the start of its declaration.
        long: on(4).filter((item) => item.textContent.includes("a.vstyle:5:")).map((item) =>
          item.querySelector("button")?.textContent),
        slider: on(2).map((item) => item.querySelector("p").textContent.includes("home")).includes(true),
      };
      """)
    #expect(result["texts"] == .strings(["home: 2 views"]), "\(result.line)")
    #expect(result["long"] == .strings(["home: 2 views"]), "\(result.line)")
    #expect(result["picked"] == .string("Label") && result["marked"] == .integer(1), "\(result.line)")
    #expect(result["slider"] == .bool(false), "\(result.line)")
  }

  @Test("a forced state draws its view as the row of that state, and can be taken back")
  func forcedState() throws {
    let html = try SamplePage([Self.sheet, "--tree", Self.tree("profile")]).html
    let result = try Browser.run(
      html,
      """
      const data = vstylePreview.data;
      const select = document.getElementById("state");
      let forced = 0;
      for (const [cell, { forced: entries }] of data.screens[0].cells.entries()) {
        const figure = document.querySelector(`[data-screen="0"][data-cell="${cell}"]`);
        for (const [node, state, changes] of entries) {
          const before = figure.innerHTML;
          figure.querySelector(`[data-n="${node}"]`).click();
          select.value = state;
          select.dispatchEvent(new Event("change"));
          for (let i = 0; i < changes.length; i += 3) {
            const classes = figure.querySelector(`[data-n="${changes[i]}"]`).className.replace(" picked", "");
            if (classes !== data.drawings[changes[i + 1]][0]) throw new Error(`${node} ${state} ${classes}`);
          }
          forced += 1;
          select.value = "";
          select.dispatchEvent(new Event("change"));
          document.querySelectorAll(".picked").forEach((other) => other.classList.remove("picked"));
          if (figure.innerHTML.replaceAll(' class=""', "") !== before.replaceAll(" picked", "")) throw new Error("not taken back: " + node + state);
        }
      }
      return { forced };
      """)
    if case .integer(let count)? = result["forced"] { #expect(count > 20) } else { Issue.record("\(result.line)") }
  }

  @Test("each property of the box has the effect that CSS computes")
  func effects() throws {
    let styles = BoxEffect.all.enumerated().map { "@style probe\($0) for View { \($1.style) }" }
    let names = BoxEffect.all.map { "\"\($0.property)\"" }
    let result = try Browser.run(
      try SamplePage.page(styles.joined(separator: "\n")),
      """
      const names = [\(names.joined(separator: ", "))];
      const rows = [...document.querySelectorAll("#components tbody tr")];
      return names.map((name, index) =>
        getComputedStyle(rows[index].querySelector("td.specimen .v")).getPropertyValue(name));
      """)
    for (effect, found) in zip(BoxEffect.all, result.elements ?? []) {
      #expect(found.text == effect.expected, "\(effect.style)")
    }
    #expect(result.elements?.count == BoxEffect.all.count)
  }

  @Test("every property in the table of the box has an expected effect")
  func effectsOfAll() {
    for row in BoxTemplate.rows {
      #expect(BoxEffect.all.contains { $0.style.contains("\(row.property):") }, "`\(row.property)`")
    }
  }

  @Test("a comparison shows each changed view before and after, and what changes it")
  func comparison() throws {
    let scratch = try ScratchFolder()
    let sheet = "Label.a { text-color: red; } Label.b { text-color: blue; } Button:disabled { alpha: 0.5; } "
    for (name, text) in [("old", sheet), ("new", sheet.replacing("red", with: "lime").replacing("0.5", with: "0.25"))] {
      try text.write(toFile: "\(scratch.path)/\(name).vstyle", atomically: true, encoding: .utf8)
    }
    let tree =
      #"{"type": "Window", "children": [{"type": "Label", "classes": ["a"], "text": "<b>"}, {"type": "Button"}]}"#
    try tree.write(toFile: "\(scratch.path)/tree.json", atomically: true, encoding: .utf8)
    let (code, html, errors) = SamplePage.run(
      ["diff", "\(scratch.path)/old.vstyle", "\(scratch.path)/new.vstyle", "--tree", "\(scratch.path)/tree.json"]
        + ["--format", "html"])
    #expect(code == 1 && errors.contains("2 values of 2 views differ"), "\(errors)")
    let result = try Browser.run(
      html,
      """
      return [...document.querySelectorAll("tbody tr")].map((row) => {
        const [before, after] = [...row.querySelectorAll("td.specimen .v")].map((view) => getComputedStyle(view));
        const [left, right] = [...row.querySelectorAll("td.specimen .text")].map((text) => getComputedStyle(text).color);
        return [left ?? before.opacity, right ?? after.opacity, row.querySelector("li").textContent.includes("changed")];
      });
      """)
    #expect(result == [["rgb(255, 0, 0)", "rgb(0, 255, 0)", true], ["0.5", "0.25", true]], "\(result.line)")
  }

  @Test("names and texts never become markup or script")
  func hostileTexts() throws {
    let attack = #"</script><img src=x onerror="window.hacked=1"><!--'\"]]>"#
    let quoted = attack.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let tree = """
      {"type": "Window", "key": \(Self.json(attack)), "children": [
        {"type": "Label", "id": \(Self.json(attack)), "classes": [\(Self.json(attack))], "states": [\(Self.json(attack))],
          "attrs": {"a": \(Self.json(attack))}, "text": \(Self.json(attack))},
        {"type": "ImageView", "style": "image: symbol(\\"\(Self.json(quoted).dropFirst().dropLast())\\")"},
        {"type": "TextField", "style": "placeholder: \\"\(Self.json(quoted).dropFirst().dropLast())\\""}
      ]}
      """
    let sheet = """
      @theme "x" { color-scheme: light; }
      :root { --a: "\(quoted)"; --\\3c img: 1; }
      Label { text: "\(quoted)"; accessibility-label: "\(quoted)"; font: 12 "\(quoted)"; }
      Button { background-image: url("\(quoted)"); title: "\(quoted)"; }
      @style \\3c b\\3e  for Label { colr: "\(quoted)"; }
      """
    let html = try SamplePage.page(sheet, tree: tree)
    let result = try Browser.run(
      html,
      """
      document.querySelectorAll("figure [data-n]").forEach((view) => view.click());
      document.querySelectorAll("td [data-n]").forEach((view) => view.click());
      await new Promise((done) => setTimeout(done, 100));
      return {
        hacked: window.hacked === undefined, images: document.querySelectorAll("img[onerror], [onerror]").length,
        scripts: document.querySelectorAll("script:not([type])").length, comments: document.createTreeWalker(document, NodeFilter.SHOW_COMMENT).nextNode() === null,
        text: document.querySelector("figure .Label").textContent,
      };
      """)
    #expect(result["hacked"] == true && result["images"] == 0 && result["comments"] == true, "\(result.line)")
    // One script of the page, and three of this test.
    #expect(result["scripts"] == 4)
    #expect(result["text"]?.text == attack)
  }

  @Test("the rules of axe find nothing", .enabled(if: Browser.axe != nil, "axe-core is not installed"))
  func accessibility() throws {
    let html = try SamplePage([Self.sheet, "--tree", Self.tree("overview")]).html
    let library = try #require(Browser.axe)
    for scheme in ["light", "dark"] {
      let result = try Browser.run(
        html.replacing("color-scheme: light dark;", with: "color-scheme: \(scheme);"),
        """
        const report = await axe.run({ exclude: [[".device"], [".stage"]] }, { resultTypes: ["violations"] });
        return report.violations.map((rule) => rule.id + ": " + rule.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | "));
        """, library: library)
      #expect(result.elements?.map { $0.text ?? "" } == [], "\(scheme)")
    }
  }

  private static let sheet = "\(SamplePage.folder)/Settings.vstyle"
  private static func tree(_ name: String) -> String { "\(SamplePage.folder)/trees/\(name).json" }
  private static func json(_ text: String) -> String { String((JSON.string(text)).line.dropLast()) }
}
