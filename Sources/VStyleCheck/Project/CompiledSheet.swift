package import VStyleStylesheet

/// A sheet compiled with its imports, and the custom properties that other sheets may refer to.
package struct CompiledSheet: Sendable {
  package let stylesheet: CompiledStylesheet

  /// The custom properties that it declares and reads.
  package let customProperties: CustomPropertyNames

  package init(_ stylesheet: CompiledStylesheet) {
    self.stylesheet = stylesheet
    customProperties = CustomPropertyNames(of: stylesheet)
  }
}
