import VStyleSyntax
import VStyleValues

/// Writes a patch to one object.
///
/// A setter may style its own object. The remaining steps then use the current applied style, and skip the values that
/// the object has already.
struct StyleWriter {
  private let object: AnyObject
  private let storage: StyleStorage
  private let patch: StylePatch
  private let isOutermost: Bool

  /// Creates a writer.
  ///
  /// - Parameter isOutermost: whether no other writer is writing the object.
  init(_ object: AnyObject, _ storage: StyleStorage, _ patch: StylePatch, isOutermost: Bool) {
    self.object = object
    self.storage = storage
    self.patch = patch
    self.isOutermost = isOutermost
  }

  /// Whether no setter has styled the object since the patch began.
  var isUndisturbed: Bool { storage.applied === patch.intermediate }

  /// Writes the whole patch.
  func write() {
    begin()
    finish(from: 0, counting: 0)
  }

  /// Stores the baselines of new slots, sets the intermediate applied style, and resets interdependent properties.
  func begin() {
    if storage.applied === patch.from, patch.intermediate !== patch.from {
      if !patch.newSlots.isEmpty { keepBaselines() }
      storage.applied = patch.intermediate
    }
    if storage.isSettling { storage.columns?.takeUnretainedValue().isDisturbed = true }
    storage.isSettling = true
    for group in patch.resets { reset(group) }
  }

  /// Performs the remaining steps, then removes the slots that no style sets.
  ///
  /// - Parameters:
  ///   - first: the index of the first step to perform.
  ///   - writes: the number of earlier writes to the object.
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
      if patch.keptIndices != nil { giveUp(patch) }
    } else {
      giveUp(table.patch(of: storage, by: StyleDelta([], for: table)))
    }
  }

  /// Performs a step.
  ///
  /// - Returns: whether it made a write.
  @inline(__always)
  func advance(_ step: StylePatch.Step) -> Bool {
    guard isUndisturbed else { return resume(step) }
    // OPTIMIZATION: The `switch` alone would be simpler. The most frequent actions come first, without another call.
    switch step.action {
    case .write: return write(step.value, step)
    case .style where storage.ownBaselines == nil: return step.differsFromInitial && write(step.value, step)
    default: return perform(step)
    }
  }

  private func perform(_ step: StylePatch.Step) -> Bool {
    switch step.action {
    case .write: return write(step.value, step)
    case .style:
      let differs = storage.ownBaselines.map { $0[step.index] != step.value } ?? step.differsFromInitial
      return differs && write(step.value, step)
    case .restore, .merge:
      let baseline = storage.baseline(at: step.index)
      let former = patch.origins[step.index].flatMap {
        patch.from.slots[$0].styled(binding(step).merge, baseline)
      }
      let wanted = slot(step).styled(binding(step).merge, baseline) ?? baseline
      return wanted != former ?? baseline && write(wanted, step)
    case .reapply:
      guard let wanted = slot(step).styled(binding(step).merge, storage.baseline(at: step.index)) else { return false }
      return !step.access.holds(object, wanted, step.slot) && write(wanted, step)
    }
  }

  private var table: ViewTypeTable { patch.delta.table }

  private func slot(_ step: StylePatch.Step) -> AppliedStyle.Slot { patch.intermediate.slots[step.index] }

  private func binding(_ step: StylePatch.Step) -> PropertyBinding { table.binding(of: slot(step).key) }

  @inline(__always)
  private func write(_ value: StyleValue, _ step: StylePatch.Step) -> Bool {
    do {
      if try step.access.write(object, value, step.slot) { return true }
      report(.valueTypeMismatch, step, expected: binding(step).kind.syntax, found: "\(value.payload)")
    } catch {
      report(.setterFailed, step, expected: "a value that the setter takes", found: "\(error)")
    }
    return false
  }

  @inline(never)
  private func report(
    _ rule: StyleDiagnostic.Rule, _ step: StylePatch.Step, expected: @autoclosure () -> String,
    found: @autoclosure () -> String
  ) {
    StyleDiagnostics.shared.report(
      StyleDiagnostic(
        rule, property: binding(step).property.name, typeName: table.name, expected: expected(), found: found(),
        location: step.location))
  }
}

/// Baselines.
extension StyleWriter {
  private func keepBaselines() {
    guard !isLikeFresh else { return }
    let before = storage.ownBaselines ?? patch.from.initialValues
    var baselines = patch.origins.map { $0.map { before[$0] } ?? .none }
    for new in patch.newSlots { baselines[new.index] = new.access.read(object, new.slot) }
    storage.ownBaselines = baselines
  }

  /// Whether the object has the values of a fresh object in all new slots, and no baselines of its own.
  private var isLikeFresh: Bool {
    guard storage.ownBaselines == nil else { return false }
    for slot in patch.unretainedNewSlots
    where !slot._withUnsafeGuaranteedRef({ $0.access.holds(object, $0.initialValue, $0.slot) }) {
      return false
    }
    return true
  }

  /// Writes the baselines of interdependent properties.
  private func reset(_ keys: [AppliedStyle.Key]) {
    for key in keys where table.binding(of: key).isReadable {
      guard let index = storage.applied.index(of: key) else { continue }
      let (access, baseline) = (table.binding(of: key).access, storage.baseline(at: index))
      guard !access.holds(object, baseline, key.slot) else { continue }
      // A member accepts its own former value. An error of an app's setter is ignored here.
      if (try? access.write(object, baseline, key.slot)) == true { storage.writes += 1 }
    }
  }

  /// Performs a step again, or for the first time, after a setter has styled the object during the patch.
  ///
  /// - Returns: whether it made a write.
  func resume(_ step: StylePatch.Step) -> Bool {
    let key = slot(step).key
    guard let index = storage.applied.index(of: key) else { return false }
    let baseline = storage.baseline(at: index)
    let wanted = storage.applied.slots[index].styled(binding(step).merge, baseline)
    guard wanted != nil || step.action != .reapply && binding(step).isReadable else { return false }
    return !step.access.holds(object, wanted ?? baseline, step.slot) && write(wanted ?? baseline, step)
  }

  /// Removes the slots that no style sets.
  private func giveUp(_ patch: StylePatch) {
    guard let kept = patch.keptIndices else { return }
    if let baselines = storage.ownBaselines { storage.ownBaselines = kept.isEmpty ? nil : kept.map { baselines[$0] } }
    storage.applied = patch.to
  }
}
