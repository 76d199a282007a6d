package import VStyleFormat
package import VStyleSyntax

/// The laws of formatting: it keeps the statements and comments of every sheet, it is idempotent,
/// and it leaves no line too long that can be broken.
package enum FormatLaws {
  /// The violation of a law when a sheet is formatted, or `nil` if there is none.
  package static func problem(with source: SourceText, _ formatter: SheetFormatter = SheetFormatter()) -> String? {
    let once = formatter.format(source)
    if let change = change(from: source, to: once) { return change }
    if formatter.format(once) != once { return "formatting again changes it" }
    return longLine(in: once, formatter.options)
  }

  /// The first statement or comment that formatting has changed, with its old and its new text.
  private static func change(from source: SourceText, to formatted: SourceText) -> String? {
    let pairs = [
      (SheetOutline.statements(source), SheetOutline.statements(formatted)),
      (SheetOutline.comments(source), SheetOutline.comments(formatted)),
    ]
    for (before, after) in pairs where before != after {
      let position = zip(before, after).prefix { $0 == $1 }.count
      let (old, new) = (before.dropFirst(position).first, after.dropFirst(position).first)
      return "\n- \(old ?? "(end)")\n+ \(new ?? "(end)")"
    }
    return nil
  }
}
