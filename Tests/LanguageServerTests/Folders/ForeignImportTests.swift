import Testing
import VStyleJSON

@testable import VStyleLanguageServer

/// Imports of sheets that are in another project, or in none.
struct ForeignImportTests {
  @Test func anImportOfAnotherProjectIsReadAgain() {
    let files = [
      "/w/a.vstyle": "@import \"in/b.vstyle\"; Label { @apply s; }", "/w/in/vstyle.json": "{}",
      "/w/in/b.vstyle": "@style s { alpha: 1; }",
    ]
    let (client, disk) = FolderClient.started(files)
    #expect(client.codes("/w/a.vstyle") == [])
    client.open("file:///w/in/b.vstyle", 1, "@style t { alpha: 1; }")
    #expect(client.codes("/w/a.vstyle") != [])
    client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///w/in/b.vstyle"]])
    #expect(client.codes("/w/a.vstyle") == [])
    disk.set("/w/in/b.vstyle", "")
    client.changed("/w/in/b.vstyle")
    #expect(client.codes("/w/a.vstyle") != [])
  }

  @Test func anImportThatIsNoSheetOfAProjectIsReadAgain() {
    let files = [
      "/w/a.vstyle": "@import \".b/c.vstyle\"; Label { @apply s; }", "/w/.b/c.vstyle": "@style s { alpha: 1; }",
    ]
    let (client, disk) = FolderClient.started(files)
    #expect(client.codes("/w/a.vstyle") == [])
    disk.set("/w/.b/c.vstyle", "@style t { alpha: 1; }")
    client.changed("/w/.b/c.vstyle")
    #expect(client.codes("/w/a.vstyle") != [])
    #expect(client.symbols == [])
    client.open("file:///w/.b/c.vstyle", 1, "@style s { alpha: 1; }")
    #expect(client.symbols == ["/w/.b/c.vstyle s"])
    client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///w/.b/c.vstyle"]])
    #expect(client.symbols == [])
  }
}
