// An app imports this module beside VStyle. It re-exports the packs.
@_exported public import VStylePacks
