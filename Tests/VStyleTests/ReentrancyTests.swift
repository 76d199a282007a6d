import Testing
import VStyleViews

extension Property {
  fileprivate static let trigger = Property("trigger", .number)
  fileprivate static let first = Property("first", .number)
  fileprivate static let last = Property("last", .number)
}

/// A view whose setter styles the same or another view in the middle of a batch.
private final class Domino: View {
  var first = 0.0
  var last = 0.0 { didSet { lastChanges += 1 } }
  private(set) var lastChanges = 0
  var push: (() -> Void)?
  var trigger = 0.0 {
    didSet {
      let push = push
      self.push = nil
      push?()
    }
  }

  override class var properties: PropertyTable {
    super.properties + [.bind(.first, \Domino.first), .bind(.trigger, \Domino.trigger), .bind(.last, \Domino.last)]
  }
}

/// A view whose `handle` is restored before `end` is written, so that setters run before a batch is written.
private final class Lever: View {
  var end = 0.0
  var push: (() -> Void)?
  var handle = 0.0 {
    didSet {
      let push = push
      self.push = nil
      push?()
    }
  }

  override class var properties: PropertyTable {
    super.properties + [.bind(.trigger, \Lever.handle), .bind(.last, \Lever.end).after(.trigger)]
  }
}

@Suite("Setters that style objects")
struct ReentrancyTests {
  private static var batch: [Property: Any] { [.first: 1, .trigger: 1, .last: 1] }

  @Test("a style that a setter applies overrides the batch, before and after the setter's property")
  func pins() {
    let view = Domino()
    view.push = { [unowned view] in view.mi_styles = [.first: 5, .last: 6] }
    view.mi_styles = Self.batch
    #expect([view.first, view.trigger, view.last] == [5, 1, 6])
    #expect(view.lastChanges == 1, "what the object has already is not written again")
    view.mi_styles = nil
    #expect([view.first, view.trigger, view.last] == [0, 0, 0])
    #expect(view.styleStorage.isUntouched)
  }

  @Test("a setter that removes the batch while it is written restores all values")
  func release() {
    let view = Domino()
    view.last = 9
    view.push = { [unowned view] in view.mi_styles = nil }
    view.mi_styles = Self.batch
    #expect([view.first, view.trigger, view.last] == [0, 0, 9])
    #expect(view.styleStorage.isUntouched)
  }

  @Test("removing a style restores all values, even if a setter styles the object meanwhile")
  func takingAway() {
    let view = Domino()
    (view.first, view.last) = (3, 4)
    view.mi_styles = Self.batch
    view.push = { [unowned view] in view.mi_styles = [.alpha: 0.5] }
    view.mi_styles = nil
    #expect([view.first, view.trigger, view.last] == [3, 0, 4])
    #expect(view.alpha == 0.5)
    view.mi_styles = nil
    #expect(view.alpha == 1)
    #expect(view.styleStorage.isUntouched)
  }

  @Test("in a batch of many, a setter can style its own, earlier and later views", arguments: 0..<20)
  func many(_ pushed: Int) {
    let views = (0..<20).map { _ in Domino() }
    views[10].push = { views[pushed].mi_styles = [.first: 5, .trigger: 6, .last: 7] }
    Domino.mi_setStyles(Self.batch, of: views)
    for (number, view) in views.enumerated() {
      #expect([view.first, view.trigger, view.last] == (number == pushed ? [5, 6, 7] : [1, 1, 1]), "\(number)")
    }
    for view in views { view.mi_styles = nil }
    #expect(views.allSatisfy { $0.first == 0 && $0.trigger == 0 && $0.last == 0 && $0.styleStorage.isUntouched })
  }

  @Test("a setter that runs before the batch is written can style earlier and later views", arguments: 0..<20)
  func early(_ pushed: Int) {
    let views = (0..<20).map { _ in Lever() }
    Lever.mi_setStyles([.trigger: 1, .last: 1], of: views)
    views[10].push = { views[pushed].mi_styles = [.last: 7, .alpha: 0.5] }
    Lever.mi_setStyles([.trigger: 2, .last: 2], of: views)
    for (number, view) in views.enumerated() {
      // As if the views had been styled one after the other.
      #expect([view.handle, view.end] == [2, number == pushed && pushed <= 10 ? 7 : 2], "\(number)")
      #expect(view.alpha == (number == pushed ? 0.5 : 1))
    }
    for view in views { view.mi_styles = nil }
    #expect(views.allSatisfy { $0.handle == 0 && $0.end == 0 && $0.alpha == 1 && $0.styleStorage.isUntouched })
  }
}
