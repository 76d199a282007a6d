import Testing
import VStyleViews

@Suite("The values of a button for each control state")
struct ButtonTests {
  static let states: [Control.State] = [
    .normal, .highlighted, .disabled, .selected, .focused, [.selected, .highlighted],
  ]

  @Test("a state without a value uses the value for normal", arguments: states)
  func fallback(_ state: Control.State) {
    let button = Button()
    #expect(button.titleColor(for: state) == .white)
    #expect(button.image(for: state) == nil)
    button.setTitle("OK", for: .normal)
    button.setTitleColor(.gray, for: .normal)
    button.setTitleShadowColor(.black, for: .normal)
    button.setImage(.named("add"), for: .normal)
    button.setBackgroundImage(.named("plate"), for: .normal)
    #expect(button.title(for: state) == "OK")
    #expect(button.titleColor(for: state) == .gray)
    #expect(button.titleShadowColor(for: state) == .black)
    #expect(button.image(for: state) == .named("add"))
    #expect(button.backgroundImage(for: state) == .named("plate"))
  }

  @Test("a value for a state applies only in that state", arguments: states.dropFirst())
  func ownValue(_ state: Control.State) {
    let button = Button()
    button.setTitleColor(.gray, for: .normal)
    button.setTitleColor(.black, for: state)
    for other in Self.states { #expect(button.titleColor(for: other) == (other == state ? .black : .gray)) }
    button.setTitleColor(nil, for: state)
    #expect(button.titleColor(for: state) == .gray)
  }

  @Test("the current title and color follow the state")
  func current() {
    let button = Button()
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.setTitleColor(.CSS.lightGray, for: .disabled)
    #expect(button.currentTitle == "Go")
    #expect(button.currentTitleColor == .white)
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    #expect(button.styleText == "Wait")
    #expect(button.currentTitleColor == .CSS.lightGray)
  }

  @Test("control states have UIKit's raw values")
  func rawValues() {
    #expect(Self.states.map(\.rawValue) == [0, 1, 2, 4, 8, 5])
    #expect(Control.State.application.rawValue == 0x00FF_0000)
    #expect(Control.State.reserved.rawValue == 0xFF00_0000)
  }
}
