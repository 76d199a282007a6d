import VStyleViews

/// A view type that only a sheet declares for the plug-in.
nonisolated final class Dial: Control {
  static let turnRow = Property("turn", .number)

  var turn = 0.0

  override class var properties: PropertyTable { super.properties + [.bind(turnRow, \Dial.turn)] }
}
