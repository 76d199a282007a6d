/// A generator of trees of views.
enum TreeGrammar {
  /// Generates a small tree in which most selectors of random sheets match a view.
  static func tree(_ choices: inout Choices) -> String { node(&choices, 3) }

  private static func node(_ choices: inout Choices, _ depth: Int) -> String {
    let type = choices.pick(["View", "Label", "Button", "TableView", "TableViewCell", "Switch", "Window"])
    var members = ["\"type\":\"\(type)\""]
    if choices.once(in: 2) { members.append("\"classes\":[\"\(choices.pick(["a", "b", "row", "primary"]))\"]") }
    if choices.once(in: 6) { members.append("\"states\":[\"highlighted\"]") }
    if choices.once(in: 6) { members.append("\"theme\":\"\(choices.pick(["a", "b", "x"]))\"") }
    if choices.once(in: 8) { members.append("\"style\":\"alpha: 0.5; --a: 1\"") }
    if depth > 0 {
      members.append("\"children\":[\(choices.several(0...3) { node(&$0, depth - 1) }.joined(separator: ","))]")
    }
    return "{\(members.joined(separator: ","))}"
  }
}
