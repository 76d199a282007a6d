// What an app of Foundation's gets beside the engine: downloads and notifications. It is a product of its own, so that
// an app without a network starts without Foundation's.
@_exported public import VStyle
