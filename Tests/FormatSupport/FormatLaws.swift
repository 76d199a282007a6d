public import VStyleFormat
public import VStyleSyntax

/// What formatting has to keep, whatever is in a sheet.
public enum FormatLaws {
  /// What is wrong with a sheet once it is formatted; `nil` if statements and comments are what they were, and a second
  /// time changes nothing.
  public static func problem(with source: SourceText, _ formatter: SheetFormatter = SheetFormatter()) -> String? {
    let once = formatter.format(source)
    if let change = change(from: source, to: once) { return change }
    return formatter.format(once) == once ? nil : "formatting again changes it"
  }

  /// The first statement or comment that is another one.
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
