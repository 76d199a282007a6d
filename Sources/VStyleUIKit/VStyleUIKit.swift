#if canImport(UIKit) && !os(watchOS)
  // An app that imports this module also imports the properties and `VStyle`, the engine.
  @_exported public import VStyleProperties
#endif
