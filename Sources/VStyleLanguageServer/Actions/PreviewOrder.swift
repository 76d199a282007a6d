import VStyleCheck
import VStyleJSON
import VStyleLint

/// What a preview shows, for the program that draws it. Paths are absolute.
package struct PreviewOrder: Sendable, Equatable {
  /// The configuration, if it says what a preview shows; `nil` otherwise.
  package let configuration: String?

  /// The sheet, if no configuration says what a preview shows.
  package let sheet: String

  /// The trees of the sheet.
  package let trees: [String]

  init(_ request: SheetRequest) {
    let project = request.project
    let isConfigured = project.configuration.preview?.sheets.isEmpty == false
    configuration = isConfigured ? project.configurationPath.map(project.absolute) : nil
    sheet = project.absolute(request.path)
    trees = project.configuration.trees.map(project.absolute)
  }
}

extension LanguageServer {
  /// Has a preview drawn, and the client show it. The pages are those of the saved sheets.
  func preview(_ request: SheetRequest) throws(RPCError) -> JSON {
    guard let drawPreview else { throw RPCError(.requestFailed, "this server draws no previews") }
    guard let page = drawPreview(PreviewOrder(request)) else {
      throw RPCError(
        .requestFailed, "the preview cannot be drawn: run `vstyle preview \(request.path)` in \(request.project.root)")
    }
    let uri = FileURI.uri(of: page)
    if client.showsDocuments {
      self.request("window/showDocument", ["uri": .string(uri), "external": true])
    } else {
      send("window/showMessage", ["type": 3, "message": .string("The preview is in \(page)")])
    }
    return .string(uri)
  }
}
