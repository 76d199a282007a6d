import VStyleSyntax
import VStyleValues

/// Writing a patch to one object.
///
/// A setter may style its own object. The remaining steps then use the current applied style, and skip the values that
/// the object has already.
///
/// OPTIMIZATION: A structure with the object, its storage and the patch would be simpler, but retains each of them. An
/// object with weak references to it takes long to retain.
extension StylePatch {
  /// Writes the whole patch to an object of the view type.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - storage: its storage.
  func write(to object: AnyObject, _ storage: StyleStorage) {
    precondition(type(of: object) == delta.table.type, "a delta is written to objects of its view type")
    let isOutermost = !storage.isSettling
    begin(object, storage)
    finish(object, storage, from: 0, counting: 0, isOutermost: isOutermost)
  }

  /// Stores the baselines of new slots, sets the intermediate applied style, and resets interdependent properties.
  func begin(_ object: AnyObject, _ storage: StyleStorage) {
    if storage.applied === from, intermediate !== from {
      if !newSlots.isEmpty { keepBaselines(object, storage) }
      storage.applied = intermediate
    }
    if storage.isSettling { storage.columns?.takeUnretainedValue().isDisturbed = true }
    storage.isSettling = true
    for group in resets { reset(group, object, storage) }
  }

  /// Performs the remaining steps, then removes the slots that no style sets.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - storage: its storage.
  ///   - first: the index of the first step to perform.
  ///   - writes: the number of earlier writes to the object.
  ///   - isOutermost: whether no other patch is being written to the object.
  func finish(
    _ object: AnyObject, _ storage: StyleStorage, from first: Int, counting writes: Int, isOutermost: Bool
  ) {
    var writes = writes
    for position in first..<unretainedSteps.count
    where unretainedSteps[position]._withUnsafeGuaranteedRef({ perform($0, object, storage) }) {
      writes += 1
    }
    guard isOutermost else {
      storage.writes += writes
      return
    }
    storage.endWriting(counting: writes)
    if isUndisturbed(storage) {
      if keptIndices != nil { giveUp(storage) }
    } else {
      table.patch(of: storage, by: StyleDelta([], for: table)).giveUp(storage)
    }
  }

  /// Whether no setter has styled an object since the patch began.
  func isUndisturbed(_ storage: StyleStorage) -> Bool { storage.applied === intermediate }

  /// Performs a step.
  ///
  /// - Returns: whether it made a write.
  @inline(__always)
  func perform(_ step: Step, _ object: AnyObject, _ storage: StyleStorage) -> Bool {
    guard isUndisturbed(storage) else { return resume(step, object, storage) }
    // OPTIMIZATION: The `switch` alone would be simpler. The most frequent actions come first, without another call.
    switch step.action {
    case .write: return write(step.value, step, object)
    case .style where storage.ownBaselines == nil: return step.differsFromInitial && write(step.value, step, object)
    default: return performSeldom(step, object, storage)
    }
  }

  private func performSeldom(_ step: Step, _ object: AnyObject, _ storage: StyleStorage) -> Bool {
    switch step.action {
    case .write: return write(step.value, step, object)
    case .style:
      let differs = storage.ownBaselines.map { $0[step.index] != step.value } ?? step.differsFromInitial
      return differs && write(step.value, step, object)
    case .restore, .merge:
      let baseline = storage.baseline(at: step.index)
      let former = origins[step.index].flatMap { from.slots[$0].styled(binding(step).merge, baseline) }
      let wanted = slot(step).styled(binding(step).merge, baseline) ?? baseline
      return wanted != former ?? baseline && write(wanted, step, object)
    case .reapply:
      guard let wanted = slot(step).styled(binding(step).merge, storage.baseline(at: step.index)) else { return false }
      return !step.access.holds(object, wanted, step.slot) && write(wanted, step, object)
    }
  }

  private var table: ViewTypeTable { delta.table }

  private func slot(_ step: Step) -> AppliedStyle.Slot { intermediate.slots[step.index] }

  private func binding(_ step: Step) -> PropertyBinding { table.binding(of: slot(step).key) }

  @inline(__always)
  private func write(_ value: StyleValue, _ step: Step, _ object: AnyObject) -> Bool {
    do {
      if try step.access.write(object, value, step.slot) { return true }
      // The value has the value type of the property, so it is the member that has another one.
      let kind = binding(step).kind
      report(
        .valueTypeMismatch, step,
        expected: "a member of the type \(kind.swiftTypeName) in the binding of `\(kind.syntax)`",
        found: "one that does not take \(value.payload)")
    } catch {
      report(.setterFailed, step, expected: "a value that the setter takes", found: "\(error)")
    }
    return false
  }

  @inline(never)
  private func report(
    _ rule: StyleDiagnostic.Rule, _ step: Step, expected: @autoclosure () -> String, found: @autoclosure () -> String
  ) {
    StyleDiagnostics.shared.report(
      StyleDiagnostic(
        rule, property: binding(step).property.name, typeName: table.name, expected: expected(), found: found(),
        location: step.location))
  }
}

/// Baselines.
extension StylePatch {
  private func keepBaselines(_ object: AnyObject, _ storage: StyleStorage) {
    guard !isLikeFresh(object, storage) else { return }
    let before = storage.ownBaselines ?? from.initialValues
    var baselines = origins.map { $0.map { before[$0] } ?? .none }
    for new in newSlots { baselines[new.index] = new.access.read(object, new.slot) }
    storage.ownBaselines = baselines
  }

  /// Whether an object has the values of a fresh object in all new slots, and no baselines of its own.
  private func isLikeFresh(_ object: AnyObject, _ storage: StyleStorage) -> Bool {
    guard storage.ownBaselines == nil else { return false }
    for slot in unretainedNewSlots
    where !slot._withUnsafeGuaranteedRef({ $0.access.holds(object, $0.initialValue, $0.slot) }) {
      return false
    }
    return true
  }

  /// Writes the baselines of interdependent properties.
  private func reset(_ keys: [AppliedStyle.Key], _ object: AnyObject, _ storage: StyleStorage) {
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
  func resume(_ step: Step, _ object: AnyObject, _ storage: StyleStorage) -> Bool {
    let key = slot(step).key
    guard let index = storage.applied.index(of: key) else { return false }
    let baseline = storage.baseline(at: index)
    let wanted = storage.applied.slots[index].styled(binding(step).merge, baseline)
    guard wanted != nil || step.action != .reapply && binding(step).isReadable else { return false }
    return !step.access.holds(object, wanted ?? baseline, step.slot) && write(wanted ?? baseline, step, object)
  }

  /// Removes the slots that no style sets.
  private func giveUp(_ storage: StyleStorage) {
    guard let kept = keptIndices else { return }
    if let baselines = storage.ownBaselines { storage.ownBaselines = kept.isEmpty ? nil : kept.map { baselines[$0] } }
    storage.applied = to
  }
}
