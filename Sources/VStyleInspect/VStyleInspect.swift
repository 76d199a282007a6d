// This module re-exports the types of its answers.
@_exported public import VStyleTrace
