import TestSupport
import Testing
import VStyle
import VStyleViews

/// A model of the tree with integers as nodes, which the views have to agree with.
struct TreeModel {
  var children: [Int: [Int]] = [:]
  var parent: [Int: Int] = [:]

  func contains(_ node: Int, in ancestor: Int) -> Bool {
    node == ancestor || parent[node].map { contains($0, in: ancestor) } ?? false
  }

  mutating func remove(_ node: Int) {
    guard let parent = parent.removeValue(forKey: node) else { return }
    children[parent]?.removeAll { $0 == node }
  }

  mutating func insert(_ node: Int, into parent: Int, at index: Int) {
    remove(node)
    self.parent[node] = parent
    let count = children[parent]?.count ?? 0
    children[parent, default: []].insert(node, at: min(index, count))
  }
}

@Suite("The tree of views")
struct TreeTests {
  @Test("after random changes, the views agree with the model", arguments: 0..<20)
  func scripts(_ round: UInt64) {
    let seed = SeededGenerator.seed &+ round
    var random = SeededGenerator(seed: seed)
    let views = (0..<9).map { _ in View() }
    var model = TreeModel()
    for step in 0..<300 {
      perform(&random, on: views, and: &model)
      for (index, view) in views.enumerated() {
        let children = (model.children[index] ?? []).map { views[$0] }
        guard
          view.subviews.elementsEqual(children, by: ===) && view.superview === model.parent[index].map({ views[$0] })
        else {
          Issue.record("the tree differs from the model at step \(step), TEST_SEED=\(seed)")
          return
        }
      }
    }
  }

  /// Applies one random step to the views and to the model.
  private func perform(_ random: inout SeededGenerator, on views: [View], and model: inout TreeModel) {
    let node = Int.random(in: views.indices, using: &random)
    let other = Int.random(in: views.indices, using: &random)
    let siblings = model.children[other] ?? []
    let (view, parent) = (views[node], views[other])
    let isUnset = !model.contains(other, in: node)
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where isUnset:
      parent.addSubview(view)
      model.insert(node, into: other, at: .max)
    case 1 where isUnset:
      let index = Int.random(in: 0...siblings.count, using: &random)
      parent.insertSubview(view, at: index)
      model.insert(node, into: other, at: index)
    case 2 where isUnset && siblings.contains { $0 != node }, 3 where isUnset && siblings.contains { $0 != node }:
      let others = siblings.filter { $0 != node }
      let index = Int.random(in: others.indices, using: &random)
      let isAbove = Bool.random(using: &random)
      if isAbove {
        parent.insertSubview(view, aboveSubview: views[others[index]])
      } else {
        parent.insertSubview(view, belowSubview: views[others[index]])
      }
      model.insert(node, into: other, at: isAbove ? index + 1 : index)
    case 4:
      view.removeFromSuperview()
      model.remove(node)
    case 5 where siblings.contains(node):
      parent.bringSubviewToFront(view)
      model.insert(node, into: other, at: .max)
    case 6 where siblings.contains(node):
      parent.sendSubviewToBack(view)
      model.insert(node, into: other, at: 0)
    case 7 where siblings.count > 1:
      let index = Int.random(in: siblings.indices, using: &random)
      parent.exchangeSubview(at: 0, withSubviewAt: index)
      model.children[other]?.swapAt(0, index)
    default: break
    }
  }

  @Test("a subview becomes a root when its superview is released")
  func lifetime() {
    let child = View()
    do {
      let parent = View()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
    #expect(child.styleParent == nil)
  }

  @Test("a view finds its window, and a subview by its tag")
  func lookingAround() {
    let (window, panel, label) = (Window(), View(), Label())
    window.addSubview(panel)
    panel.addSubview(label)
    label.tag = 7
    #expect(label.window === window)
    #expect(window.viewWithTag(7) === label)
    #expect(window.viewWithTag(8) == nil)
    #expect(label.styleParent === panel)
    #expect(panel.styleChildren.count == 1)
    window.removeFromSuperview()
    panel.removeFromSuperview()
    #expect(label.window == nil)
  }
}
