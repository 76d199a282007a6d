import Foundation
import Testing
import VStyleFoundation
import VStyleViews

/// Types of Foundation where a style of Swift asks for ours.
@Suite("Types of Foundation in styles")
struct StandIns {
  @Test("a decimal is a number, and a CGRect, a CGSize and a CGPoint are what they say")
  func values() {
    let view = View()
    view.mi_styles = [
      .alpha: Decimal(string: "0.25") ?? 0, .layer.shadowOffset: CGSize(width: 2, height: 3),
      .layer.anchorPoint: CGPoint(x: 0, y: 1), .layer.contentsRect: CGRect(x: 0.5, y: 0, width: 0.25, height: 1),
    ]
    #expect(view.alpha == 0.25 && view.layer.shadowOffset == Size(width: 2, height: 3))
    #expect(view.layer.anchorPoint == Point(x: 0, y: 1) && view.layer.contentsRect.width == 0.25)
    #expect(view.layer.contentsRect.height == 1)
  }

  @Test("a type that stands for something else is refused as before")
  func refused() {
    let result = ValueKind.color.convert(CGSize.zero)
    #expect(throws: ConversionError.self) { try result.get() }
    #expect(throws: ConversionError.self) { try ValueKind.number.convert(true).get() }
  }

  @Test("the path of a member is a name")
  func paths() {
    #expect(Property("layer.borderWidth", .length) == Property.layer.borderWidth)
    #expect(Property("titleLabel.minimumScaleFactor", .number).name == "title-label-minimum-scale-factor")
  }
}
