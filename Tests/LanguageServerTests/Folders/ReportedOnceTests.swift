import Testing
import VStyleJSON

@testable import VStyleLanguageServer

/// Diagnostics of sheets that several projects read.
struct ReportedOnceTests {
  @Test func aSheetHasTheDiagnosticsOfItsOwnProject() {
    let files = [
      "/w/a.vstyle": "@import \"in/b.vstyle\";", "/w/in/vstyle.json": "{}", "/w/in/b.vstyle": "Label { alpah: 1; }",
    ]
    let (client, _) = FolderClient.started(files)
    #expect(client.codes("/w/in/b.vstyle").count == 1)
    let items = client.request("workspace/diagnostic", ["previousResultIds": []])["items"]?.elements ?? []
    #expect(items.count { $0["uri"] == "file:///w/in/b.vstyle" } == 1)
  }

  @Test func aClientThatIsSentDiagnosticsIsSentThoseThatItAskedFor() {
    let (client, _) = FolderClient.started(["/w/a.vstyle": "Label { alpah: 1; }"])
    let answer = client.request("textDocument/diagnostic", ["textDocument": ["uri": "file:///w/a.vstyle"]])
    #expect(answer["items"]?.elements?.count == 1)
    #expect(client.codes("/w/a.vstyle").count == 1)
  }

  @Test func aTreeOfTwoProjectsIsReportedOnce() {
    let configuration = #"{"trees": ["/w/t.json"], "preset": "all"}"#
    let files = [
      "/w/a/vstyle.json": configuration, "/w/a/a.vstyle": ".x { alpha: 1; }", "/w/b/vstyle.json": configuration,
      "/w/b/b.vstyle": ".y { alpha: 1; }", "/w/t.json": #"{"type": "Label", "classes": ["z"]}"#,
    ]
    let (client, _) = FolderClient.started(files)
    let uris = (client.request("workspace/diagnostic", ["previousResultIds": []])["items"]?.elements ?? []).map {
      $0["uri"]
    }
    #expect(uris.count { $0 == "file:///w/t.json" } == 1)
  }

  @Test func aTreeHasTheDiagnosticsOfEachOfItsProjectsOnce() {
    let configuration = #"{"trees": ["/w/t.json"]}"#
    let nodes = (0..<50).map { #"{"type": "Label", "style": "alpah: \#($0)"}"# }.joined(separator: ",")
    let files = [
      "/w/a/vstyle.json": configuration, "/w/b/vstyle.json": configuration, "/w/c/vstyle.json": configuration,
      "/w/a/a.vstyle": ".x { alpha: 1; }", "/w/b/b.vstyle": ".y { alpha: 1; }", "/w/c/c.vstyle": ".z { alpha: 1; }",
      "/w/t.json": #"{"type": "View", "children": [\#(nodes)]}"#,
    ]
    let (client, _) = FolderClient.started(files)
    let reports = client.request("workspace/diagnostic", ["previousResultIds": []])["items"]?.elements ?? []
    let tree = reports.first { $0["uri"] == "file:///w/t.json" }
    #expect(tree?["items"]?.elements?.count == 50)
  }
}
