/// What `vstyle preview` shows of a project: the member `preview` of a `vstyle.json` file. Paths are relative to the file.
package struct PreviewSettings: Sendable, Equatable {
  /// The sheets, from the lowest to the highest precedence.
  package var sheets: [String] = []

  /// The trees, and the folders of trees.
  package var trees: [String] = []

  /// The themes to show; empty for all.
  package var themes: [String] = []

  /// The skin packs, with a column for each skin.
  package var skins: [String] = []

  /// The sizes of devices to show; empty for that of a phone.
  package var sizes: [DeviceSize] = []

  /// Creates settings that name nothing.
  package init() {}
}

/// The size of a device, in points.
package struct DeviceSize: Sendable, Equatable {
  /// The size as it is written.
  package let text: String

  /// The width.
  package let width: Double

  /// The height.
  package let height: Double

  /// Reads a size such as `390x844`. It is `nil` unless both numbers are positive and finite.
  package init?(_ text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0, width.isFinite,
      height.isFinite
    else { return nil }
    (self.text, self.width, self.height) = (text, width, height)
  }
}
