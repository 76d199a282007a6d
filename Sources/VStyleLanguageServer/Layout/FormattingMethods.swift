import VStyleCheck
import VStyleFormat
import VStyleJSON
import VStyleLint
import VStyleSyntax

extension ServerMethod {
  /// The requests that format: the results are those of `vstyle fmt`, whatever the settings of the editor.
  static let formatting: [ServerMethod] = [
    ServerMethod(
      "textDocument/formatting", ("documentFormattingProvider", true),
      .sheet { server, request, _ throws(RPCError) in
        let formatter = try formatter(request)
        return .array(edits(request.sheet, formatter.format(request.sheet.source)))
      }),
    ServerMethod(
      "textDocument/rangeFormatting", ("documentRangeFormattingProvider", true),
      .sheet { server, request, parameters throws(RPCError) in
        let range = request.sheet.bytes(try parameters.range())
        guard let edit = try formatter(request).edit(for: range, in: request.sheet.source) else { return [] }
        return [request.sheet.edit(edit.range, edit.text)]
      }),
    ServerMethod(
      "textDocument/onTypeFormatting", ("documentOnTypeFormattingProvider", ["firstTriggerCharacter": "}"]),
      .sheet { server, request, parameters throws(RPCError) in
        let offset = request.sheet.text.offset(of: try parameters.position())
        let range = SourceRange(offset, offset)
        guard let edit = try formatter(request).edit(for: range, in: request.sheet.source),
          edit.range.end <= offset
        else { return [] }
        return [request.sheet.edit(edit.range, edit.text)]
      }),
  ]

  private static func formatter(_ request: SheetRequest) throws(RPCError) -> SheetFormatter {
    var options = FormatOptions()
    var configs = EditorConfigFiles(request.project.files)
    let properties: EditorConfigFiles.Properties
    do throws(ProjectError) { properties = try configs.properties(for: request.path) } catch {
      throw RPCError(.requestFailed, error.locatedMessage)
    }
    do throws(FormatOptions.PropertyError) { try options.apply(properties.mapValues(\.property.value)) } catch {
      throw RPCError(.requestFailed, "`.editorconfig`: \(error.message)")
    }
    return SheetFormatter(options, schema: request.project.schema)
  }

  /// Returns the edit of the lines that differ; none if the texts are equal.
  private static func edits(_ sheet: Sheet, _ formatted: SourceText) -> [JSON] {
    let (old, new) = (sheet.source.bytes, formatted.bytes)
    guard old != new else { return [] }
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, old[start - 1] != 0x0A { start -= 1 }
    let most = min(old.count, new.count) - start
    var tail = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    while tail > 0, old.count - tail > 0, old[old.count - tail - 1] != 0x0A { tail -= 1 }
    return [
      sheet.edit(
        SourceRange(start, old.count - tail), String(decoding: new[start..<new.count - tail], as: UTF8.self))
    ]
  }
}
