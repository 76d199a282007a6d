// An app imports only this module. It re-exports the modules below.
@_exported public import VStyleCompiler
@_exported public import VStyleStylesheet
@_exported public import VStyleSyntax
@_exported public import VStyleValues
