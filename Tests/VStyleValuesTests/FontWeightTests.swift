import Testing
import VStyleValues

@Suite("font weights")
struct FontWeightTests {
  @Test("the named weights are the hundreds from 100 to 900, as UIKit names them")
  func names() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.value) == (1...9).map { $0 * 100 })
  }
}
