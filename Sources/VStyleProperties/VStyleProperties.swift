// A module that imports this one also imports `VStyle`, the engine.
@_exported public import VStyle
