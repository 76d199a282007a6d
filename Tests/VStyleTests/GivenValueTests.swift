import Testing
import VStyleViews

/// What `mi_styles` gives back when it is read.
@Suite("Values as they were given")
struct GivenValues {
  /// An app's own object for a color, of which two may be equal and still two.
  private final class Ink: Bindable {
    let payload: Color

    init(payload: Color) { self.payload = payload }
  }

  @Test("an object comes back as itself, not as an equal one that another view was given")
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
