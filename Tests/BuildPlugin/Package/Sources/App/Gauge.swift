import Foundation
import VStyleViews

/// A view type of the app.
nonisolated final class Gauge: Control {
  static let readingRow = Property("reading", .number(0...100))

  var reading = 0.0

  override class var properties: PropertyTable { super.properties + [.bind(readingRow, \Gauge.reading)] }

  /// Writes the schema for the plug-in.
  static func writeSchema(to path: String) throws {
    print("written", try StyleSchema.write([Gauge.self], to: URL(fileURLWithPath: path)))
  }
}
