// The one module that an app imports: the layers below come along.
@_exported public import VStyleCascade
@_exported public import VStyleSelectors
@_exported public import VStyleSkins
@_exported public import VStyleSyntax
@_exported public import VStyleValues
