// An app that imports this module also imports `VStyle`, the engine.
@_exported public import VStyleProperties
