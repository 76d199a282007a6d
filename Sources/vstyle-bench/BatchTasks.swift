import VStyle
import VStyleValues
import VStyleViews

/// Tasks that set twenty properties of a thousand objects in batches.
///
/// Two batches alternate, so that every write changes a value.
enum BatchTasks {
  /// The tasks.
  static func all() -> [BenchTask] {
    let cards = [one, sixteen, thousand, delta, literal, written].map { $0.compared(with: ApplyTasks.handWritten) }
    let labels = [labelOne, labelSixteen].map { $0.compared(with: labelHandWritten) }
    return cards + [fresh, freshHandWritten, labelHandWritten] + labels
  }

  private static var one: BenchTask {
    task("batch-one", "mi_styles of one card after the other", Card.self) { cards, _ in
      let batches = [Look(0).batch, Look(1).batch]
      return { round in
        let batch = batches[round]
        for card in cards { card.mi_styles = batch }
      }
    }
  }

  private static var sixteen: BenchTask {
    task("batch-sixteen", "mi_setStyles of sixteen cards at a time", Card.self) { _, groups in
      let batches = [Look(0).batch, Look(1).batch]
      return { round in
        let batch = batches[round]
        for group in groups { Card.mi_setStyles(batch, of: group) }
      }
    }
  }

  private static var thousand: BenchTask {
    task("batch-thousand", "mi_setStyles of all cards", Card.self) { cards, _ in
      let batches = [Look(0).batch, Look(1).batch]
      return { round in Card.mi_setStyles(batches[round], of: cards) }
    }
  }

  /// The cost of creating the batch for each assignment.
  private static var literal: BenchTask {
    task("batch-literal", "mi_styles of one card after the other, the dictionary made for each", Card.self) {
      cards, _ in
      let properties = Card.bindings.map(\.property)
      let looks = [Look(0), Look(1)].map(\.erased)
      return { round in
        for card in cards { card.mi_styles = Dictionary(uniqueKeysWithValues: zip(properties, looks[round])) }
      }
    }
  }

  /// The cost of a literal in a function that configures a card.
  private static var written: BenchTask {
    task("batch-written", "mi_styles = [...] of one card after the other", Card.self) { cards, _ in
      let looks = [Look(0), Look(1)]
      return { round in
        let look = looks[round]
        for card in cards { card.mi_styles = look.literal }
      }
    }
  }

  /// The work of a flush for views with the same change of style.
  private static var delta: BenchTask {
    task("delta-thousand", "what a sheet wants, changed for all cards", Card.self) { cards, _ in
      let table = ViewTypeTable.of(Card.self)
      let deltas = [Look(0), Look(1)].map { look in
        let card = Card()
        look.assign(to: card)
        return StyleDelta(
          table.bindings.indices.map {
            StyleDelta.Change(BindingIndex(binding: $0, slot: 0), table.bindings[$0].read(card, 0))
          }, for: table)
      }
      return { round in deltas[round].apply(to: cards) }
    }
  }

  private static var fresh: BenchTask {
    renewing("fresh-batch-one", "the first mi_styles of a card: what was there is remembered") {
      let batch = Look(1).batch
      return { for card in $0 { card.mi_styles = batch } }
    }
  }

  private static var freshHandWritten: BenchTask {
    renewing("fresh-hand-written", "twenty assignments to a card that nothing was assigned to") {
      let look = Look(1)
      return { for card in $0 { look.assign(to: card) } }
    }
  }

  private static var labelHandWritten: BenchTask {
    task("label-hand-written", "twenty assignments to a label of another module", Label.self) { labels, _ in
      let looks = [LabelLook(0), LabelLook(1)]
      return { round in
        let look = looks[round]
        for label in labels { look.assign(to: label) }
      }
    }
  }

  private static var labelOne: BenchTask {
    task("label-one", "mi_styles of one label after the other", Label.self) { labels, _ in
      let batches = [LabelLook(0).batch, LabelLook(1).batch]
      return { round in
        let batch = batches[round]
        for label in labels { label.mi_styles = batch }
      }
    }
  }

  private static var labelSixteen: BenchTask {
    task("label-sixteen", "mi_setStyles of sixteen labels at a time", Label.self) { _, groups in
      let batches = [LabelLook(0).batch, LabelLook(1).batch]
      return { round in
        let batch = batches[round]
        for group in groups { Label.mi_setStyles(batch, of: group) }
      }
    }
  }
}

/// Helpers that create tasks.
extension BatchTasks {
  private static let groupSize = 16

  /// Returns a task over objects that keep their styles from round to round.
  ///
  /// - Parameter prepare: receives all objects, and the same objects in groups of 16. It returns the work of a round.
  private static func task<Object: Styleable>(
    _ name: String, _ note: String, _ type: Object.Type, _ prepare: @escaping ([Object], [[Object]]) -> (Int) -> Void
  ) -> BenchTask {
    BenchTask(
      name: "apply/\(name)", size: ApplyTasks.objectCount, unit: .nanosecondsPerSet(count: ApplyTasks.objectCount * 20),
      note: note
    ) {
      let objects = (0..<ApplyTasks.objectCount).map { _ in Object() }
      let groups = stride(from: 0, to: objects.count, by: groupSize).map {
        Array(objects[$0..<min($0 + groupSize, objects.count)])
      }
      let write = prepare(objects, groups)
      var round = 0
      return {
        round = 1 - round
        write(round)
        return objects[0].styleStorage.writeCount
      }
    }
  }

  /// Returns a task over new cards without assignments.
  private static func renewing(_ name: String, _ note: String, _ prepare: @escaping () -> ([Card]) -> Void) -> BenchTask
  {
    let write = prepare()
    let renew = {
      let cards = (0..<ApplyTasks.objectCount).map { _ in Card() }
      return {
        write(cards)
        return Int(cards[0].width)
      }
    }
    return BenchTask(
      name: "apply/\(name)", size: ApplyTasks.objectCount, unit: .nanosecondsPerSet(count: ApplyTasks.objectCount * 20),
      note: note, prepare: renew, renew: renew)
  }
}
