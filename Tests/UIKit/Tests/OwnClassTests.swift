import Testing
import UIKit
import VStyleUIKit

/// Tests of classes that an app adds, with properties and states of their own.
@MainActor
@Suite(.serialized) struct OwnClassTests {
  /// A control with a needle.
  final class Dial: UIControl {
    var needleColor: UIColor?
    var isOverheated = false
    var isBroken = false
  }

  /// A dial that an app cannot create without arguments, added before its superclass.
  final class Clock: UIView {
    let hands: Int
    var handColor: UIColor? = .red
    init(hands: Int) {
      self.hands = hands
      super.init(frame: .zero)
    }
    required convenience init() { self.init(hands: 2) }
  }

  /// A class between `UIView` and another class of the app.
  class Base: UIView {
    var note = 0
  }

  final class Derived: Base {
    var mark = 0
  }

  init() {
    UIKitTypes.add(
      Dial.self, states: ["overheated": { $0.isOverheated }, "broken": { $0.isBroken }],
      properties: [.bindMain(.needleColor, \Dial.needleColor, as: .color)], make: { Dial() })
  }

  @Test("a sheet styles a property of an own class, which returns to its own value")
  func property() {
    let dial = Dial()
    dial.needleColor = .systemRed
    let window = App.window("Dial { needle-color: #00ff00; alpha: 0.5 } Control { tag: 4 }", dial)
    #expect(dial.needleColor == .sheet(0x00FF00) && dial.alpha == 0.5 && dial.tag == 4)
    window.removeStyles()
    #expect(dial.needleColor == .systemRed && dial.alpha == 1)
  }

  @Test("a change of an own state is compared at the end of the turn, beside those of UIKit")
  func states() {
    let dial = Dial()
    let window = App.window(
      "Dial:overheated { needle-color: red } Dial:broken:disabled { alpha: 0.25 } Dial:not(:broken) { tag: 1 }", dial)
    #expect(dial.needleColor == nil && dial.tag == 1 && dial.styleStates == ["normal", "enabled"])
    dial.isOverheated = true
    App.turn()
    #expect(dial.needleColor == .sheet(0xFF0000) && dial.styleStates.contains("overheated"))
    (dial.isBroken, dial.isEnabled) = (true, false)
    App.turn()
    #expect(dial.alpha == 0.25 && dial.tag == 0)
    (dial.isBroken, dial.isOverheated) = (false, false)
    App.turn()
    #expect(dial.needleColor == nil && dial.alpha == 1 && window.subviews.count == 1)
  }

  @Test("the initial value of an own property is that of the view that the app makes")
  func initialValue() {
    UIKitTypes.add(
      Clock.self, properties: [.bindMain(.needleColor, \Clock.handColor, as: .color)], make: { Clock(hands: 3) })
    let clock = Clock(hands: 1)
    clock.handColor = nil
    let window = App.window("Clock { needle-color: initial }", clock)
    #expect(clock.handColor == .sheet(0xFF0000) && window.subviews.count == 1)
  }

  @Test("a class that is added before its superclass inherits its properties")
  func order() {
    UIKitTypes.add(Derived.self, properties: [.bindMain(.mark, \Derived.mark)], make: { Derived() })
    UIKitTypes.add(Base.self, properties: [.bindMain(.note, \Base.note)], make: { Base() })
    let view = Derived()
    let window = App.window("Derived { mark: 1 } Base { note: 2 } View { tag: 3 }", view)
    #expect((view.mark, view.note, view.tag) == (1, 2, 3) && window.subviews.count == 1)
    let names = UIKitTypes.all.map { $0.styleTypeName }
    #expect(names.firstIndex(of: "Base") ?? 0 < names.firstIndex(of: "Derived") ?? 0)
  }

  @Test("a sheet says that an own class has no such property, and knows a subclass without code")
  func mistakes() {
    final class Badge: UILabel {}
    UIKitTypes.add(Badge.self)
    let sheet = App.stylesheet("Badge { needle-color: red } Badge { text-color: red }")
    #expect(sheet.diagnostics.count == 1)
    #expect(sheet.diagnostics.first.map { $0.message.contains("needle-color") } == true)
  }
}

extension Property {
  fileprivate static let needleColor = Property("needle-color", .color)
  fileprivate static let mark = Property("mark", .integer)
  fileprivate static let note = Property("note", .integer)
}
