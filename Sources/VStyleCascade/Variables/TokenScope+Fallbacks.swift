extension TokenScope {
  /// What a value with `var()` would read in this scope without one of its tokens, that is, with its fallback.
  package func expand(
    _ slice: TokenSlice, without missing: String
  ) -> Result<(text: String, chain: [String]), SubstitutionFailure> {
    Substitution.expand(slice.cursor) { name in
      if name != missing, let value = values[name] { return .success(value) }
      return .failure(failures[name] ?? .missing([name]))
    }
  }
}
