extension RecordValue {
  /// The record with the members of another record that differ from a fresh record.
  public func merging(_ other: Self) -> Self {
    let fresh = Self()
    var merged = self
    for member in Self.members {
      let value = member.read(other)
      if value != member.read(fresh) { member.write(&merged, value) }
    }
    return merged
  }
}
