import Testing
import VStyleViews

/// The values that `mi_styles` returns when it is read.
@Suite("Reading assigned values")
struct GivenValueTests {
  /// A color class of an app. Two instances with the same color are distinct objects.
  private final class Ink: Bindable {
    let payload: Color

    init(payload: Color) { self.payload = payload }
  }

  @Test("reading returns the assigned object, not an equal object of another view")
  func objects() {
    let (first, second) = (Label(), Label())
    let inks = (Ink(payload: Color(hex: 0x12_34_56)), Ink(payload: Color(hex: 0x12_34_56)))
    first.mi_styles = [.textColor: inks.0]
    second.mi_styles = [.textColor: inks.1]
    #expect(first.textColor == second.textColor && first.textColor == inks.0.payload)
    #expect(first.mi_styles?[.textColor] as? Ink === inks.0)
    #expect(second.mi_styles?[.textColor] as? Ink === inks.1)
  }
}
