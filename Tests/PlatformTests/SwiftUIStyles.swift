import Observation
import SwiftUIStandIn
import VStyle

// The code of Docs/SwiftUI.md, line for line.

nonisolated extension Property {
  static let padding = Property("padding", .insets)
}

@Observable
nonisolated final class TextLook: Styleable {
  var textColor = VStyle.Color.black
  var font = VStyle.Font.system(17)
  var padding = VStyle.EdgeInsets.zero
  let styleStorage = StyleStorage()

  static var properties: PropertyTable {
    [
      .bind(.textColor, \TextLook.textColor), .bind(.font, \TextLook.font), .bind(.padding, \TextLook.padding),
    ]
  }
}

extension SwiftUIStandIn.Color {
  init(_ color: VStyle.Color) {
    self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
}

extension SwiftUIStandIn.Font {
  init(_ font: VStyle.Font) {
    let weight: Weight = font.weight >= .semibold ? .bold : .regular
    let named = font.family.map { Self.custom($0, fixedSize: font.size).weight(weight) }
    let upright = named ?? .system(size: font.size, weight: weight)
    self = font.isItalic ? upright.italic() : upright
  }
}

extension SwiftUIStandIn.EdgeInsets {
  init(_ insets: VStyle.EdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension View {
  func look(_ look: TextLook) -> some View {
    foregroundStyle(SwiftUIStandIn.Color(look.textColor))
      .font(SwiftUIStandIn.Font(look.font))
      .padding(SwiftUIStandIn.EdgeInsets(look.padding))
  }
}

struct Title: View {
  let look: TextLook
  var body: some View { Text("Settings").look(look) }
}
