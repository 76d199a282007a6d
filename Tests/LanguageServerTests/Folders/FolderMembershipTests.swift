import Testing
import VStyleJSON

@testable import VStyleLanguageServer

/// The project that a sheet is in, for folders in others, new configurations and documents outside of all folders.
struct FolderMembershipTests {
  @Test func aSheetBelongsToTheNearestOfTwoFolders() {
    let (client, _) = FolderClient.started(["/w/a.vstyle": ".x {}", "/w/in/b.vstyle": ".y {}"], ["/w", "/w/in"])
    #expect(client.symbols == ["/w/a.vstyle .x", "/w/in/b.vstyle .y"])
    client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [["uri": "file:///w/"]]]])
    #expect(client.symbols == ["/w/in/b.vstyle .y"])
    client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [["uri": "file:///w"]], "removed": []]])
    #expect(client.symbols == ["/w/a.vstyle .x", "/w/in/b.vstyle .y"])
  }

  @Test func aFolderMayHaveAnyName() {
    let (client, _) = FolderClient.started(
      ["/ü/é 😀/a.vstyle": ".x {}", "/ü/é 😀/b.vstyle": "@import \"c.vstyle\";"], ["/ü/é 😀"])
    #expect(client.symbols == ["/%C3%BC/%C3%A9%20%F0%9F%98%80/a.vstyle .x"])
    client.open("file:///%C3%BC/%C3%A9%20%F0%9F%98%80/a.vstyle", 1, ".x {}")
    #expect(client.symbols == ["/%C3%BC/%C3%A9%20%F0%9F%98%80/a.vstyle .x"])
    #expect(client.rename("/%C3%BC/%C3%A9%20%F0%9F%98%80/a.vstyle", 1, "y") == ["/ü/é 😀/a.vstyle 0:1 y"])
  }

  @Test func aNewConfigurationTakesTheSheetsOfItsFolder() {
    let (client, files) = FolderClient.started([
      "/w/vstyle.json": "{}", "/w/in/b.vstyle": ".y {}", "/w/in/c.vstyle": ".y {}",
    ])
    client.open("file:///w/in/c.vstyle", 1, ".y {}")
    files.set("/w/in/vstyle.json", "{}")
    client.changed("/w/in/vstyle.json")
    #expect(client.symbols == ["/w/in/b.vstyle .y", "/w/in/c.vstyle .y"])
    files.set("/w/in/vstyle.json", nil)
    client.changed("/w/in/vstyle.json")
    #expect(client.symbols == ["/w/in/b.vstyle .y", "/w/in/c.vstyle .y"])
  }

  @Test(arguments: [true, false])
  func documentsOutsideOfFoldersAreInTheProjectOfTheirFolder(_ isOuterFirst: Bool) {
    let (client, _) = FolderClient.started(["/o/vstyle.json": "{}"])
    let paths = isOuterFirst ? ["/o/a.vstyle", "/o/x/b.vstyle"] : ["/o/x/b.vstyle", "/o/a.vstyle"]
    for path in paths { client.open("file://" + path, 1, ".x {}") }
    #expect(client.rename("/o/a.vstyle", 1, "y") == ["/o/a.vstyle 0:1 y"])
    #expect(client.rename("/o/x/b.vstyle", 1, "y") == ["/o/x/b.vstyle 0:1 y"])
  }

  @Test func aDocumentWithoutAFileStaysAfterCodeActions() {
    let (client, _) = FolderClient.started([:])
    client.open("untitled:1", 1, "Label { alpha: 1; alpha: 1; }")
    let parameters: JSON = [
      "textDocument": ["uri": "untitled:1"], "context": ["diagnostics": []],
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 20]],
    ]
    let first = client.request("textDocument/codeAction", parameters)
    #expect(first.elements?.isEmpty == false)
    #expect(client.request("textDocument/codeAction", parameters) == first)
  }
}
