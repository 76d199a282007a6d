public import VStyleValues

/// How a row stands to other rows of its class.
extension PropertyRow {
  /// The row, written after others: writing one of them resets or bounds this one, as the style of an activity
  /// indicator resets its color, and the bounds of a slider bound its value.
  ///
  /// Whenever one of them is written, this one is written again; it comes back to what it was when no style
  /// holds for any of them.
  public func after(_ properties: Property...) -> PropertyRow {
    var row = self
    row.after += properties.map(\.name)
    return row
  }

  /// The row for one place of several that a property has a value for.
  ///
  /// - Parameter axis: the name of the place, such as `compact`; `nil` for the usual one.
  public func on(_ axis: String?) -> PropertyRow {
    var row = self
    row.axis = axis
    return row
  }

  /// The row, merging: a style's record is put over what is there, so that members which the style does not
  /// name stay as they are.
  public func merging<Root: Record>(_: Root.Type) -> PropertyRow {
    var row = self
    row.merge = { base, value in
      guard let base = base[as: Root.self], let value = value[as: Root.self] else { return value }
      return Value(base.merging(value))
    }
    return row
  }
}

extension PropertyRow {
  /// The present value of an object of the class, as a sheet writes it; the normal one where there are several.
  package func text(of object: any Styleable) -> String { kind.serialize(read(object, 0)) }
}
