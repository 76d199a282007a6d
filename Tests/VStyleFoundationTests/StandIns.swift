import Foundation
import Testing
import VStyleFoundation
import VStyleViews

/// Foundation types in styles that are written in Swift.
@Suite("Types of Foundation in styles")
struct StandIns {
  @Test("`Decimal`, `CGRect`, `CGSize` and `CGPoint` convert to the matching value types")
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

  @Test("a value of another type is rejected")
  func refused() {
    let result = ValueKind.color.convert(CGSize.zero)
    #expect(throws: ConversionError.self) { try result.get() }
    #expect(throws: ConversionError.self) { try ValueKind.number.convert(true).get() }
  }

  @Test("a member path is converted to a property name")
  func paths() {
    #expect(Property("layer.borderWidth", .length) == Property.layer.borderWidth)
    #expect(Property("titleLabel.minimumScaleFactor", .number).name == "title-label-minimum-scale-factor")
  }
}
