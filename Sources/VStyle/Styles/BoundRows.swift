import VStyleValues

/// Finds the row that a key path of a view type is bound in.
///
/// A row is bound with the key path of the class that declares the member, and key paths of different
/// roots are never equal: `\TableView.alpha` is not `\View.alpha`. So a member is found by what it
/// does: a value written through the right row shows through the key path. That costs some
/// microseconds a member, once for each style that is written.
enum BoundRows {
  /// The row of a member, or `nil` if no property is bound to it.
  static func row<Root: Styleable, Member: Bindable>(
    of keyPath: ReferenceWritableKeyPath<Root, Member>, in table: ViewTypeTable
  ) -> Int? {
    row(of: keyPath, in: table, startingEqual: true) ?? row(of: keyPath, in: table, startingEqual: false)
  }

  /// - Parameter startingEqual: whether the member and the row have the same value in a fresh object. A member that
  ///   is never `nil` differs from its row where nothing was set: the tint color of a view.
  private static func row<Root: Styleable, Member: Bindable>(
    of keyPath: ReferenceWritableKeyPath<Root, Member>, in table: ViewTypeTable, startingEqual: Bool
  ) -> Int? {
    table.rows.indices.first { index in
      let row = table.rows[index]
      guard row.slots.count == 1 else { return false }
      let probe = Root()
      let before = probe[keyPath: keyPath].value
      guard (row.read(probe, 0) == before) == startingEqual else { return false }
      return row.kind.samples.contains { sample in
        guard sample != before, (try? row.write(probe, sample, 0)) == true else { return false }
        let shows = probe[keyPath: keyPath].value == row.read(probe, 0) && probe[keyPath: keyPath].value != before
        _ = try? row.write(probe, before, 0)
        return shows
      }
    }
  }
}
