import Foundation
import TestSupport
import Testing
import VStyleViews

/// How a page draws the views of a window.
struct WindowTests {
  @Test(
    "the axis of a window places its views beside each other, without it each covers the ones before",
    arguments: [
      (layout: "", classes: "v Window col"), (#""layout": {"axis": "vertical"}, "#, "v Window col laid"),
      (#""layout": {"axis": "horizontal"}, "#, "v Window row laid"),
      (#""layout": {"axis": "overlay"}, "#, "v Window over laid"), (#""layout": {"width": 100}, "#, "v Window col"),
    ])
  func axis(_ layout: String, _ classes: String) throws {
    let folder = try ScratchFolder()
    let tree = try folder.write(
      #"{"type": "Window", \#(layout)"children": [{"type": "NavigationBar"}, {"type": "TableView"}]}"#, to: "tree.json")
    let sheet = try folder.write("TableView { row-height: 50; }", to: "app.vstyle")
    let (_, page, _) = SamplePage.run(["preview", sheet.path, "--tree", tree.path])
    let found = page.matches(of: /class="(v Window[^"]*)"/).map(\.1)
    #expect(!found.isEmpty)
    for name in found {
      #expect(name.hasPrefix(classes) && name.contains("laid") == classes.contains("laid"), "\(name)")
    }
  }
}
