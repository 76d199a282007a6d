public import VStyleValues

/// Relations between a binding and the other bindings of its view type.
extension PropertyBinding {
  /// Returns the binding with properties that are written before it.
  ///
  /// Writing one of them resets or limits this property: the style of an activity indicator resets its color, and the
  /// bounds of a slider limit its value.
  ///
  /// Each write of one of them writes this property again. The property returns to its baseline when no style sets any
  /// of them.
  ///
  /// - Parameter properties: the properties that are written first. A name that the view type does not have is ignored.
  public func after(_ properties: Property...) -> PropertyBinding {
    changed { $0.after += properties.map(\.name) }
  }

  /// Returns the binding for one variant of a property that has a value for each of several variants.
  ///
  /// - Parameter axis: the name of the variant, such as `compact` for the bar metrics; `nil` for the default variant.
  public func on(_ axis: String?) -> PropertyBinding {
    changed { $0.axis = axis }
  }

  /// Returns the binding with merging: the members of a style's record replace those of the current value.
  ///
  /// Members that the style does not set keep their values.
  public func merging<Root: RecordValue>(_: Root.Type) -> PropertyBinding {
    changed { parts in
      parts.merge = { base, value in
        guard let base = base[as: Root.self], let value = value[as: Root.self] else { return value }
        return StyleValue(base.merging(value))
      }
    }
  }
}

extension PropertyBinding {
  /// Serializes the current value of an object in the syntax of a sheet. A property with several states returns the
  /// normal one.
  package func text(of object: any Styleable) -> String { kind.serialize(read(object, 0)) }
}
