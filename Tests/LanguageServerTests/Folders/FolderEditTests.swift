import Testing
import VStyleJSON

@testable import VStyleLanguageServer

/// Edits of projects in several folders, and of files with several names.
struct FolderEditTests {
  @Test func aRenameIsOfTheProjectThatTheSheetIsInNow() {
    let (client, files) = FolderClient.started([
      "/w/a.vstyle": ".x {}", "/w/in/b.vstyle": ".x {}", "/w/in/c.vstyle": ".x {}",
    ])
    client.open("file:///w/in/b.vstyle", 1, ".x {}")
    files.set("/w/in/vstyle.json", "{}")
    files.set("/w/in/c.vstyle", "\n.x {}")
    #expect(client.rename("/w/in/b.vstyle", 1, "y") == ["/w/in/b.vstyle 0:1 y", "/w/in/c.vstyle 1:1 y"])
  }

  @Test func renamedFoldersMayEndWithASlash() {
    let (client, _) = FolderClient.started([
      "/w/a.vstyle": "@import \"in/b.vstyle\";", "/w/in/b.vstyle": "", "/w/in/c.vstyle": "",
    ])
    let folder: JSON = ["oldUri": "file:///w/in/", "newUri": "file:///w/new/"]
    let file: JSON = ["oldUri": "file:///w/in/b.vstyle", "newUri": "file:///w/b.vstyle"]
    func ask(_ moves: [JSON]) -> [String] {
      FolderClient.edits(client.request("workspace/willRenameFiles", ["files": .array(moves)]))
    }
    #expect(ask([folder]) == ["/w/a.vstyle 0:8 \"new/b.vstyle\""])
    #expect(ask([folder, file]) == ["/w/a.vstyle 0:8 \"b.vstyle\""])
  }

  @Test func theInnermostRenamedFolderCounts() {
    let (client, _) = FolderClient.started(["/w/a.vstyle": "@import \"x/y/z/b.vstyle\";", "/w/x/y/z/b.vstyle": ""])
    let moves: [JSON] = ["x/y/z", "x", "x/y"].map {
      ["oldUri": .string("file:///w/" + $0), "newUri": .string("file:///w/of-\($0.utf8.count)")]
    }
    let answer = client.request("workspace/willRenameFiles", ["files": .array(moves)])
    #expect(FolderClient.edits(answer) == ["/w/a.vstyle 0:8 \"of-5/b.vstyle\""])
  }

  @Test func aTreeWithTwoNamesIsEditedOnce() {
    let files = [
      "/w/a.vstyle": ".x {}", "/w/t.json": #"{"type": "Label", "classes": ["x"]}"#,
      "/w/vstyle.json":
        #"{"trees": ["t.json", "/w/t.json"], "preview": {"sheets": ["a.vstyle"], "trees": ["./t.json"]}}"#,
    ]
    let (client, _) = FolderClient.started(files)
    #expect(client.rename("/w/a.vstyle", 1, "y") == ["/w/a.vstyle 0:1 y", "/w/t.json 0:31 y"])
  }

  @Test func filesOutsideOfTheFoldersAreNotEdited() {
    let files = [
      "/w/a.vstyle": ".x {}", "/o/t.json": #"{"type": "Label", "classes": ["x"]}"#,
      "/w/vstyle.json": #"{"trees": ["../o/t.json"]}"#,
    ]
    let (client, _) = FolderClient.started(files)
    #expect(client.rename("/w/a.vstyle", 1, "y") == ["/w/a.vstyle 0:1 y"])
    client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [["uri": "file:///o"]], "removed": []]])
    #expect(client.rename("/w/a.vstyle", 1, "y").count == 2)
  }

  @Test func allSafeFixesAreThoseOfTheFileAsItIsNow() {
    let (client, disk) = FolderClient.started(["/w/a.vstyle": "Label { alpha: 1; alpha: 1; }"])
    client.pause()
    disk.set("/w/a.vstyle", "\n\nLabel { alpha: 1; alpha: 1; }")
    client.request("workspace/executeCommand", ["command": "vstyle.fixAll", "arguments": ["file:///w/a.vstyle"]])
    #expect(client.takeEdits().flatMap(FolderClient.edits).allSatisfy { $0.hasPrefix("/w/a.vstyle 2:") })
  }
}
