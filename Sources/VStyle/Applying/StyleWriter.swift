import VStyleSyntax
import VStyleValues

/// Takes one object along a transition.
///
/// A setter may style its own object. Then what is open is looked at again: what is wanted by now counts, and what the
/// object has already is not written again.
struct StyleWriter {
  private let object: any Styleable
  private let storage: StyleStorage
  private let transition: StyleTransition
  private let isOutermost: Bool

  init(_ object: any Styleable, _ storage: StyleStorage, _ transition: StyleTransition) {
    self.object = object
    self.storage = storage
    self.transition = transition
    isOutermost = !storage.isSettling
  }

  /// Whether nothing has styled the object on the way.
  var isUndisturbed: Bool { storage.applied === transition.middle }

  /// Whether all of the object's baselines are those of a fresh one.
  var isLikeFresh: Bool { storage.ownBaselines == nil }

  /// Takes the object all the way.
  func write() {
    begin()
    finish(from: 0)
  }

  /// Keeps what new slots are now, takes over what is wanted, and takes back what rows that touch each other have
  /// made of themselves.
  func begin() {
    if storage.applied === transition.from, transition.middle !== transition.from {
      keepBaselines()
      storage.applied = transition.middle
    }
    storage.isSettling = true
    for group in transition.resets { reset(group) }
  }

  /// Does the steps from one on, then gives up what nothing is wanted of any more.
  func finish(from first: Int, counting writes: Int = 0) {
    storage.writeCount += writes
    for number in first..<transition.steps.count { advance(number) }
    guard isOutermost else { return }
    storage.isSettling = false
    giveUp(isUndisturbed ? transition : table.memory.transition(from: storage.applied, by: StyleDelta([], for: table)))
  }

  /// Does a step.
  func advance(_ number: Int) {
    if isUndisturbed { perform(number) } else { resume(number) }
  }

  private func perform(_ number: Int) {
    let step = transition.steps[number]
    switch step.action {
    case .write: write(step.value, step, number)
    case .style:
      let differs = storage.ownBaselines.map { $0[step.place] != step.value } ?? step.differsFromInitial
      if differs { write(step.value, step, number) }
    case .restore, .merge:
      let baseline = storage.baseline(at: step.place)
      let former = transition.origins[step.place].flatMap {
        transition.from.slots[$0].styled(row(step).merge, baseline)
      }
      let wanted = slot(step).styled(row(step).merge, baseline) ?? baseline
      if wanted != former ?? baseline { write(wanted, step, number) }
    case .relate:
      guard let wanted = slot(step).styled(row(step).merge, storage.baseline(at: step.place)) else { return }
      if !step.access.holds(object, wanted, step.slot) { write(wanted, step, number) }
    }
  }

  private var table: ClassTable { transition.delta.table }

  private func slot(_ step: StyleTransition.Step) -> AppliedStyle.Slot { transition.middle.slots[step.place] }

  private func row(_ step: StyleTransition.Step) -> PropertyRow { table.row(of: slot(step).key) }

  private func write(_ value: Value, _ step: StyleTransition.Step, _ number: Int) {
    do {
      if try step.access.write(object, value, step.slot) {
        storage.writeCount += 1
      } else {
        report(.valueTypeMismatch, number, expected: row(step).kind.syntax, found: "\(value.payload)")
      }
    } catch {
      report(.setterFailed, number, expected: "a value that the setter takes", found: "\(error)")
    }
  }

  private func report(_ problem: StyleIssue.Problem, _ number: Int, expected: String, found: String) {
    StyleIssues.shared.report(
      StyleIssue(
        problem, property: row(transition.steps[number]).property.name, className: table.name, expected: expected,
        found: found, location: transition.locations[number]))
  }
}

/// What was there before.
extension StyleWriter {
  private func keepBaselines() {
    let isLikeFresh =
      isLikeFresh && transition.newSlots.allSatisfy { $0.access.holds(object, $0.initialValue, $0.slot) }
    guard !isLikeFresh else { return }
    let before = storage.ownBaselines ?? transition.from.initialValues
    var baselines = transition.origins.map { $0.map { before[$0] } ?? .none }
    for new in transition.newSlots { baselines[new.place] = new.access.read(object, new.slot) }
    storage.ownBaselines = baselines
  }

  /// Takes rows that touch each other back to what they were.
  private func reset(_ keys: [AppliedStyle.Key]) {
    for key in keys where table.row(of: key).isReadable {
      guard let place = storage.applied.index(of: key) else { continue }
      let (access, baseline) = (table.row(of: key).access, storage.baseline(at: place))
      guard !access.holds(object, baseline, key.slot) else { continue }
      // What a member was it takes; a setter of an app that refuses it refuses it once more below.
      if (try? access.write(object, baseline, key.slot)) == true { storage.writeCount += 1 }
    }
  }

  /// Does a step, or does it again, where a setter has styled the object on the way.
  func resume(_ number: Int) {
    let step = transition.steps[number]
    let key = slot(step).key
    guard let place = storage.applied.index(of: key) else { return }
    let baseline = storage.baseline(at: place)
    let wanted = storage.applied.slots[place].styled(row(step).merge, baseline)
    guard wanted != nil || step.action != .relate && row(step).isReadable else { return }
    if !step.access.holds(object, wanted ?? baseline, step.slot) { write(wanted ?? baseline, step, number) }
  }

  /// Gives up the slots that nothing is wanted of any more.
  private func giveUp(_ transition: StyleTransition) {
    guard let kept = transition.keptPlaces else { return }
    if let baselines = storage.ownBaselines { storage.ownBaselines = kept.isEmpty ? nil : kept.map { baselines[$0] } }
    storage.applied = transition.to
  }
}
