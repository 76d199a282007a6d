import VStyleValues

/// The properties of all view types, each with the view type that is asked about it.
struct PropertyOwners {
  /// The properties, longhands included, sorted by name.
  let all: [StyleSchema.PropertyEntry]

  init(_ schema: StyleSchema) {
    all = schema.allPropertyNames.compactMap { name in
      schema.viewTypes(having: name).first.flatMap { schema.property(name, in: $0) }
    }
  }
}

extension Project {
  /// Returns the properties of all view types of a schema.
  func propertyOwners(_ schema: StyleSchema) -> PropertyOwners {
    schema.isIdentical(to: self.schema) ? propertyOwners : PropertyOwners(schema)
  }
}
