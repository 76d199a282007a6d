import BrowserSupport
import Foundation
import TestSupport
import Testing
import VStyleJSON

@testable import SiteGenerator

/// Tests of the site of this package: its links, its markup, and what it does in a browser.
@Suite("site of the documentation", .serialized)
struct DocumentationTests {
  private static let site = Site(folder: PackageRoot.path)

  /// The pages that are looked at in a browser: one of each sort.
  private static let pages = [
    "index.html", "Docs/QuickStart.html", "Docs/Language.html", "Docs/Properties.html", "Docs/Architecture.html",
  ]

  /// A folder with the files of the site.
  private static func written() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for (path, data) in site.files {
      let file = URL(fileURLWithPath: "\(scratch.path)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return scratch
  }

  /// Runs a script in a page of the site.
  private static func run(_ page: String, _ script: String, library: String = "", width: Int = 1400) throws -> JSON {
    let scratch = try written()
    let html = try String(contentsOfFile: "\(scratch.path)/\(page)", encoding: .utf8)
    let folder = URL(fileURLWithPath: "\(scratch.path)/\(page)").deletingLastPathComponent().path
    return try Browser.run(html, script, library: library, width: width, in: folder)
  }

  @Test("every link leads to a file and an anchor that exist, and every page is reached")
  func links() {
    #expect(DocumentationTests.site.problems.map(\.description) == [])
    #expect(DocumentationTests.site.files.count > 30)
  }

  @Test("all pages are valid", .enabled(if: MarkupChecker.isInstalled, "Java or the HTML checker is not installed"))
  func markup() throws {
    let scratch = try DocumentationTests.written()
    #expect(try MarkupChecker.mistakes(inFilesAt: scratch.path) == [])
  }

  @Test(
    "the rules of axe find nothing in a wide light page and a narrow dark one",
    .enabled(if: Browser.path != nil && Browser.axe != nil, "Chromium or axe-core is not installed"), arguments: pages)
  func accessibility(_ page: String) throws {
    let library = try #require(Browser.axe)
    for (scheme, width) in [("light", 1400), ("dark", 500)] {
      let result = try DocumentationTests.run(
        page,
        """
        document.documentElement.dataset.scheme = "\(scheme)";
        const report = await axe.run(document, { resultTypes: ["violations"] });
        return report.violations.map((rule) => rule.id + ": " + rule.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | "));
        """, library: library, width: width)
      #expect(result.elements?.map { $0.text ?? "" } == [], "\(scheme) \(width)")
    }
  }

  @Test(
    "no table of properties is cut off in a usual window",
    .enabled(if: Browser.path != nil, "Chromium is not installed, or cannot start"),
    arguments: ["Docs/Properties/View.html", "Docs/Properties/GradientLayer.html"], [1200, 1400])
  func tables(_ page: String, _ width: Int) throws {
    let result = try DocumentationTests.run(
      page,
      """
      return [...document.querySelectorAll(".table")].filter((table) => table.scrollWidth > table.clientWidth)
        .map((table) => table.innerText.slice(0, 30) + " " + table.scrollWidth + " > " + table.clientWidth);
      """, width: width)
    #expect(result.elements?.map { $0.text ?? "" } == [])
  }

  @Test(
    "a narrow page does not scroll sideways, and shows every picture",
    .enabled(if: Browser.path != nil, "Chromium is not installed, or cannot start"), arguments: pages)
  func narrow(_ page: String) throws {
    // A window is at least 500 pixels wide, so the page is looked at in a frame.
    let result = try DocumentationTests.run(
      page,
      """
      const frame = document.createElement("iframe");
      frame.style.cssText = "width: 375px; height: 800px; border: 0";
      frame.srcdoc = "<!DOCTYPE html>" + document.documentElement.outerHTML.replace(/<script[^]*?<\\/script>/g, "");
      await new Promise((done) => { frame.onload = done; document.body.append(frame); });
      const inner = frame.contentDocument;
      const wide = [...inner.querySelectorAll("main, main *")].filter((node) => !node.closest(".table, pre, svg")
        && node.getBoundingClientRect().right > 376).map((node) => node.outerHTML.slice(0, 80));
      const lost = [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src);
      return { scroll: inner.documentElement.scrollWidth, wide, lost };
      """)
    #expect(result["scroll"] == .integer(375), "\(result.line)")
    #expect(result["wide"]?.elements == [] && result["lost"]?.elements == [], "\(result.line)")
  }

  @Test(
    "the search finds a heading of another page, in a file",
    .enabled(if: Browser.path != nil, "Chromium is not installed, or cannot start"))
  func search() throws {
    let result = try DocumentationTests.run(
      "Docs/QuickStart.html",
      """
      const query = document.getElementById("query");
      query.focus();
      query.value = "custom prop";
      query.dispatchEvent(new Event("input"));
      for (let i = 0; i < 100 && !document.querySelector("#results a"); i += 1) await new Promise((done) => setTimeout(done, 20));
      const links = [...document.querySelectorAll("#results a")];
      const first = links.map((link) => link.getAttribute("href"));
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      query.value = "zzz no such heading";
      query.dispatchEvent(new Event("input"));
      return { found: first.includes("../Docs/Language.html#custom-properties"), none: document.querySelector("#results").textContent };
      """)
    #expect(result["found"] == true && result["none"] == .string("No heading has these words."), "\(result.line)")
  }

  @Test(
    "the button switches between light and dark, and the choice is kept",
    .enabled(if: Browser.path != nil, "Chromium is not installed, or cannot start"))
  func scheme() throws {
    let result = try DocumentationTests.run(
      "index.html",
      """
      const color = () => getComputedStyle(document.body).backgroundColor;
      const button = document.getElementById("scheme");
      const colors = [color()];
      for (let i = 0; i < 2; i += 1) { button.click(); colors.push(color()); }
      return { colors, stored: localStorage.getItem("scheme") };
      """)
    #expect(result["colors"] == .strings(["rgb(255, 255, 255)", "rgb(19, 19, 22)", "rgb(255, 255, 255)"]))
    #expect(result["stored"] == .string("light"))
  }
}
