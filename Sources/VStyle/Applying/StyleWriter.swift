import VStyleSyntax
import VStyleValues

/// Takes one object along a patch.
///
/// A setter may style its own object. Then what is open is looked at again: what is wanted by now counts, and what the
/// object has already is not written again.
struct StyleWriter {
  private let object: AnyObject
  private let storage: StyleStorage
  private let patch: StylePatch
  private let isOutermost: Bool

  /// - Parameter isOutermost: whether the object is not being written on the way of another writer.
  init(_ object: AnyObject, _ storage: StyleStorage, _ patch: StylePatch, isOutermost: Bool) {
    self.object = object
    self.storage = storage
    self.patch = patch
    self.isOutermost = isOutermost
  }

  /// Whether nothing has styled the object on the way.
  var isUndisturbed: Bool { storage.applied === patch.middle }

  /// Takes the object all the way.
  func write() {
    begin()
    finish(from: 0, counting: 0)
  }

  /// Keeps what new slots are now, takes over what is wanted, and takes back what rows that touch each other have
  /// made of themselves.
  func begin() {
    if storage.applied === patch.from, patch.middle !== patch.from {
      if !patch.newSlots.isEmpty { keepBaselines() }
      storage.applied = patch.middle
    }
    if storage.isSettling { storage.columns?.takeUnretainedValue().isDisturbed = true }
    storage.isSettling = true
    for group in patch.resets { reset(group) }
  }

  /// Does the steps from one on, then gives up what nothing is wanted of any more.
  ///
  /// - Parameter writes: how many writes were made to the object before.
  func finish(from first: Int, counting writes: Int) {
    var writes = writes
    for position in first..<patch.unretainedSteps.count
    where patch.unretainedSteps[position]._withUnsafeGuaranteedRef({ advance($0) }) {
      writes += 1
    }
    guard isOutermost else {
      storage.writes += writes
      return
    }
    storage.endWriting(counting: writes)
    if isUndisturbed {
      if patch.keptPlaces != nil { giveUp(patch) }
    } else {
      giveUp(table.patch(of: storage, by: StyleDelta([], for: table)))
    }
  }

  /// Does a step.
  ///
  /// - Returns: whether a write was made.
  @inline(__always)
  func advance(_ step: StylePatch.Step) -> Bool {
    guard isUndisturbed else { return resume(step) }
    // OPTIMIZATION: What nearly every step is stands in front, with nothing beside the call.
    if case .write = step.action { return write(step.value, step) }
    return perform(step)
  }

  private func perform(_ step: StylePatch.Step) -> Bool {
    switch step.action {
    case .write: return write(step.value, step)
    case .style:
      let differs = storage.ownBaselines.map { $0[step.place] != step.value } ?? step.differsFromInitial
      return differs && write(step.value, step)
    case .restore, .merge:
      let baseline = storage.baseline(at: step.place)
      let former = patch.origins[step.place].flatMap {
        patch.from.slots[$0].styled(row(step).merge, baseline)
      }
      let wanted = slot(step).styled(row(step).merge, baseline) ?? baseline
      return wanted != former ?? baseline && write(wanted, step)
    case .relate:
      guard let wanted = slot(step).styled(row(step).merge, storage.baseline(at: step.place)) else { return false }
      return !step.access.holds(object, wanted, step.slot) && write(wanted, step)
    }
  }

  private var table: ViewTypeTable { patch.delta.table }

  private func slot(_ step: StylePatch.Step) -> AppliedStyle.Slot { patch.middle.slots[step.place] }

  private func row(_ step: StylePatch.Step) -> PropertyRow { table.row(of: slot(step).key) }

  @inline(__always)
  private func write(_ value: Value, _ step: StylePatch.Step) -> Bool {
    do {
      if try step.access.write(object, value, step.slot) { return true }
      report(.valueTypeMismatch, step, expected: row(step).kind.syntax, found: "\(value.payload)")
    } catch {
      report(.setterFailed, step, expected: "a value that the setter takes", found: "\(error)")
    }
    return false
  }

  @inline(never)
  private func report(
    _ problem: StyleIssue.Problem, _ step: StylePatch.Step, expected: @autoclosure () -> String,
    found: @autoclosure () -> String
  ) {
    StyleIssues.shared.report(
      StyleIssue(
        problem, property: row(step).property.name, typeName: table.name, expected: expected(), found: found(),
        location: step.location))
  }
}

/// What was there before.
extension StyleWriter {
  private func keepBaselines() {
    let isLikeFresh =
      storage.ownBaselines == nil
      && patch.newSlots.allSatisfy { $0.access.holds(object, $0.initialValue, $0.slot) }
    guard !isLikeFresh else { return }
    let before = storage.ownBaselines ?? patch.from.initialValues
    var baselines = patch.origins.map { $0.map { before[$0] } ?? .none }
    for new in patch.newSlots { baselines[new.place] = new.access.read(object, new.slot) }
    storage.ownBaselines = baselines
  }

  /// Takes rows that touch each other back to what they were.
  private func reset(_ keys: [AppliedStyle.Key]) {
    for key in keys where table.row(of: key).isReadable {
      guard let place = storage.applied.index(of: key) else { continue }
      let (access, baseline) = (table.row(of: key).access, storage.baseline(at: place))
      guard !access.holds(object, baseline, key.slot) else { continue }
      // What a member was it takes; a setter of an app that refuses it refuses it once more below.
      if (try? access.write(object, baseline, key.slot)) == true { storage.writes += 1 }
    }
  }

  /// Does a step, or does it again, where a setter has styled the object on the way.
  ///
  /// - Returns: whether a write was made.
  func resume(_ step: StylePatch.Step) -> Bool {
    let key = slot(step).key
    guard let place = storage.applied.index(of: key) else { return false }
    let baseline = storage.baseline(at: place)
    let wanted = storage.applied.slots[place].styled(row(step).merge, baseline)
    guard wanted != nil || step.action != .relate && row(step).isReadable else { return false }
    return !step.access.holds(object, wanted ?? baseline, step.slot) && write(wanted ?? baseline, step)
  }

  /// Gives up the slots that nothing is wanted of any more.
  private func giveUp(_ patch: StylePatch) {
    guard let kept = patch.keptPlaces else { return }
    if let baselines = storage.ownBaselines { storage.ownBaselines = kept.isEmpty ? nil : kept.map { baselines[$0] } }
    storage.applied = patch.to
  }
}
