import VStyleValues

/// Finds the property binding of a key path of a view type.
///
/// A binding contains the key path of the class that declares the member. Key paths with different roots are never
/// equal: `\TableView.alpha` is not `\View.alpha`. So the search compares effects: a value that the right binding
/// writes appears at the key path. This takes some microseconds per member, once for each style that Swift code builds.
enum KeyPathBindings {
  /// Returns the index of the binding of a member; `nil` if no property is bound to it.
  static func binding<Root: Styleable, Member: Bindable>(
    of keyPath: ReferenceWritableKeyPath<Root, Member>, in table: ViewTypeTable
  ) -> Int? {
    binding(of: keyPath, in: table, startingEqual: true) ?? binding(of: keyPath, in: table, startingEqual: false)
  }

  /// Returns the first binding whose writes appear at the key path.
  ///
  /// - Parameter startingEqual: whether the member and the binding have the same value in a fresh object. They differ
  ///   for a member that is never `nil`, if nothing was set, such as the tint color of a view.
  private static func binding<Root: Styleable, Member: Bindable>(
    of keyPath: ReferenceWritableKeyPath<Root, Member>, in table: ViewTypeTable, startingEqual: Bool
  ) -> Int? {
    table.bindings.indices.first { index in
      let binding = table.bindings[index]
      guard binding.slots.count == 1 else { return false }
      let probe = Root()
      let before = probe[keyPath: keyPath].value
      guard (binding.read(probe, 0) == before) == startingEqual else { return false }
      return binding.kind.samples.contains { sample in
        guard sample != before, (try? binding.write(probe, sample, 0)) == true else { return false }
        let shows = probe[keyPath: keyPath].value == binding.read(probe, 0) && probe[keyPath: keyPath].value != before
        _ = try? binding.write(probe, before, 0)
        return shows
      }
    }
  }
}
