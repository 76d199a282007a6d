// The parts of VStyle that need Foundation: downloads and notifications. They are a product of their own, so that an
// app without a network does not load Foundation's networking.
@_exported public import VStyle
@_exported public import VStyleSkins
