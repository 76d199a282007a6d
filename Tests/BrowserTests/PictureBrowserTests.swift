import BrowserSupport
import TestSupport
import Testing
import VStyleJSON

/// How the pictures look in a browser.
@Suite("pictures in a browser", .enabled(if: Browser.path != nil, "Chromium is not installed, or cannot start"))
struct PictureBrowserTests {
  @Test("no text of a picture leaves its background or covers another text", arguments: PictureSource.allCases)
  func fit(_ source: PictureSource) throws {
    let result = try Browser.run(
      """
      <!DOCTYPE html><html><head></head><body>
      <script type="text/plain" id="source">\(try source.picture().text)</script></body></html>
      """,
      """
      const parsed = new DOMParser().parseFromString(document.getElementById("source").textContent, "image/svg+xml");
      const mistake = parsed.querySelector("parsererror")?.textContent;
      if (mistake) return { mistake };
      document.body.append(document.adoptNode(parsed.documentElement));
      const card = document.querySelector(".card").getBoundingClientRect();
      const boxes = [...document.querySelectorAll("svg text")].map((node) => [node.textContent, node.getBoundingClientRect()]);
      const outside = boxes.filter(([, box]) => box.left < card.left + 8 || box.right > card.right - 8
        || box.top < card.top + 8 || box.bottom > card.bottom - 8).map(([text]) => text);
      const covered = boxes.flatMap(([text, a], index) => boxes.slice(index + 1).filter(([, b]) =>
        a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom).map(([other]) => text + " / " + other));
      return { mistake, count: boxes.length, outside, covered };
      """)
    #expect(result["mistake"] == nil, "\(result.line)")
    #expect(result["count"]?.line != "0")
    #expect(result["outside"]?.elements == [], "\(result.line)")
    #expect(result["covered"]?.elements == [], "\(result.line)")
  }
}
