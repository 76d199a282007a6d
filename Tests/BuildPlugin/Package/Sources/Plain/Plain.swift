/// What the target is.
public let plain = "a target without sheets"
