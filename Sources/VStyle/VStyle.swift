// The one module that an app imports: the layers below come along.
@_exported public import VStyleSyntax
@_exported public import VStyleValues
