// An app imports only this module. It re-exports the modules below.
@_exported public import VStyleCascade
@_exported public import VStyleSyntax
@_exported public import VStyleValues
