import VStyleSyntax
import VStyleValues

/// The writes that lead from one applied style to the next, in order.
///
/// All objects of a view type with the same applied style share a patch, whatever their baselines are.
final class StylePatch: Sendable {
  /// The applied style before the patch.
  let from: AppliedStyle

  /// The changes.
  let delta: StyleDelta

  /// The applied style during the writes. It still contains the slots that the patch removes, with their baselines.
  let intermediate: AppliedStyle

  /// The applied style after the patch.
  let to: AppliedStyle

  /// For each slot of ``intermediate``, its index in ``from``; `nil` for a new slot.
  let origins: [Int?]

  /// The slots of ``intermediate`` that are not in ``from``.
  let newSlots: [NewSlot]

  /// The indices in ``intermediate`` of the slots of ``to``; `nil` if those are all.
  let keptIndices: [Int]?

  /// Groups of interdependent bindings that return to their baselines first, as keys in the order of writing.
  let resets: [[AppliedStyle.Key]]

  /// The writes, in order.
  let steps: [Step]

  // OPTIMIZATION: The same steps. Iterating over `steps` would be simpler, but retains each step.
  let unretainedSteps: [Unmanaged<Step>]

  // OPTIMIZATION: The same new slots. Iterating over `newSlots` would be simpler, but retains each slot.
  let unretainedNewSlots: [Unmanaged<NewSlot>]

  /// Whether the patch may be cached: no value in it belongs to a single object.
  var isShareable: Bool { from.isShareable && delta.isShareable }

  /// A slot that no style has set before.
  final class NewSlot: Sendable {
    /// The index of the slot in ``intermediate``.
    let index: Int
    /// The accessors of the member.
    let access: PropertyAccess
    /// The index of the state slot in its binding.
    let slot: Int
    /// The value in a fresh object.
    let initialValue: StyleValue

    init(index: Int, access: PropertyAccess, slot: Int, initialValue: StyleValue) {
      self.index = index
      self.access = access
      self.slot = slot
      self.initialValue = initialValue
    }
  }

  /// The write of one slot.
  // OPTIMIZATION: A structure would be simpler. Members of a class of constants are used in place; those of a structure
  // in an array are retained for each use.
  final class Step: Sendable {
    /// The index of the slot in ``intermediate``.
    let index: Int
    /// The accessors of the member.
    let access: PropertyAccess
    /// The index of the state slot in its binding.
    let slot: Int
    /// The action.
    let action: Action
    /// The value of ``Action/write`` and ``Action/style``; other actions ignore it.
    let value: StyleValue
    /// Whether a fresh object has another value.
    let differsFromInitial: Bool
    /// The location of the declaration.
    let location: SourceLocation?

    init(
      index: Int, access: PropertyAccess, slot: Int, action: Action, value: StyleValue, differsFromInitial: Bool,
      location: SourceLocation?
    ) {
      self.index = index
      self.access = access
      self.slot = slot
      self.action = action
      self.value = value
      self.differsFromInitial = differsFromInitial
      self.location = location
    }
  }

  /// The actions on a slot.
  enum Action: Sendable {
    /// Writes the value. A style has set another one before, or the property cannot be read.
    case write
    /// Writes the value unless the object has it. No style has set the slot before.
    case style
    /// Writes the baseline unless the object has it. No style sets the slot.
    case restore
    /// Merges the value into the baseline and writes the result.
    case merge
    /// Writes the value of the styles unless the object has it. Writes of interdependent slots may have changed it.
    case reapply
  }

  init(
    from: AppliedStyle, delta: StyleDelta, intermediate: AppliedStyle, to: AppliedStyle, origins: [Int?],
    resets: [[AppliedStyle.Key]], steps: [Step]
  ) {
    self.from = from
    self.delta = delta
    self.intermediate = intermediate
    self.to = to
    self.origins = origins
    newSlots = origins.indices.filter { origins[$0] == nil }.map { index in
      let key = intermediate.slots[index].key
      return NewSlot(
        index: index, access: delta.table.binding(of: key).access, slot: key.slot,
        initialValue: intermediate.initialValues[index]
      )
    }
    keptIndices =
      intermediate === to ? nil : intermediate.slots.indices.filter { to.index(of: intermediate.slots[$0].key) != nil }
    self.resets = resets
    self.steps = steps
    unretainedSteps = steps.map(Unmanaged.passUnretained)
    unretainedNewSlots = newSlots.map(Unmanaged.passUnretained)
  }
}
