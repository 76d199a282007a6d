import VStyleEngine
import VStyleValues

extension StyleEngine {
  /// The transitions and the animations of a node, which must be up to date.
  func motion(of node: ID<Node>) -> (transitions: TransitionList, animations: AnimationList) {
    var (transitions, animations) = (TransitionList(), AnimationList())
    for (name, value) in motionValues(of: node) {
      if let list = value[as: TransitionList.self] { transitions.take(name, from: list) }
      if let list = value[as: AnimationList.self] { animations.take(name, from: list) }
    }
    return (transitions, animations)
  }
}
