// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The parts of SwiftUI that Docs/SwiftUI.md uses, with its isolation and signatures, for platforms without SwiftUI.
// ``drawing(_:)`` tells a test what a view draws.

@MainActor
public protocol View {
  associatedtype Body: View
  var body: Body { get }
}

extension Never: View {
  public var body: Never { switch self {} }
}

/// A view that draws itself.
@MainActor
private protocol Drawn {
  var drawing: String { get }
}

/// Returns what a view draws, as text.
@MainActor
public func drawing(_ view: some View) -> String { (view as? any Drawn)?.drawing ?? drawing(view.body) }

public struct Text: View, Drawn {
  private let text: String

  public init(_ text: String) { self.text = text }

  public var body: Never { preconditionFailure("a text draws itself") }
  var drawing: String { text }
}

private struct Modified<Content: View>: View, Drawn {
  let content: Content
  let modifier: String

  var body: Never { preconditionFailure("a modified view draws itself") }
  var drawing: String { "\(SwiftUIStandIn.drawing(content)) | \(modifier)" }
}

extension View {
  public func foregroundStyle(_ color: Color) -> some View { Modified(content: self, modifier: color.text) }
  public func font(_ font: Font?) -> some View { Modified(content: self, modifier: font?.text ?? "no font") }
  public func padding(_ insets: EdgeInsets) -> some View {
    Modified(content: self, modifier: "padding \(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
  }
}

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB }

  let text: String

  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    text = "\(space) " + [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
  }
}

public struct Font: Hashable, Sendable {
  public enum Weight: Sendable { case regular, bold }

  let text: String

  public static func system(size: Double, weight: Weight? = nil) -> Font {
    Font(text: "\(weight ?? .regular) \(size)")
  }

  public static func custom(_ name: String, fixedSize: Double) -> Font { Font(text: "\(name) \(fixedSize)") }

  public func weight(_ weight: Weight) -> Font { Font(text: "\(weight) \(text)") }
  public func italic() -> Font { Font(text: "italic \(text)") }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: Double

  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
