// The one module beside `VStyle` that an app of ours imports: the engine comes along.
@_exported public import VStyle
