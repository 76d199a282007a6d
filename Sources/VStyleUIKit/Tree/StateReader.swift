#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  /// Reads the states of the views of a class as bits, so that two readings are compared without sets.
  @MainActor
  struct StateReader {
    /// The states of UIKit that are bits, in the order of the bits. Those of the app follow.
    private static let names = [
      "highlighted", "disabled", "selected", "focused", "enabled", "normal", "on", "off", "editing",
    ]

    /// A set of states.
    struct States: OptionSet, Hashable, Sendable {
      let rawValue: UInt64

      static let highlighted = States(rawValue: 1 << 0)
      static let disabled = States(rawValue: 1 << 1)
      static let selected = States(rawValue: 1 << 2)
      static let focused = States(rawValue: 1 << 3)
      static let enabled = States(rawValue: 1 << 4)
      static let normal = States(rawValue: 1 << 5)
      static let on = States(rawValue: 1 << 6)
      static let off = States(rawValue: 1 << 7)
      static let editing = States(rawValue: 1 << 8)
    }

    /// Reads the bits of a view; `nil` for a class without states.
    let read: ((UIView) -> States)?

    /// The names of the states, in the order of the bits.
    private let names: [String]

    private static var readers: [ObjectIdentifier: StateReader] = [:]

    private init(_ type: UIView.Type) {
      let (ofUIKit, classes) = (StateReader.reading(type), UIKitClass.chain(of: type).filter { !$0.readers.isEmpty })
      names = StateReader.names + classes.flatMap(\.states)
      guard !classes.isEmpty else {
        read = ofUIKit
        return
      }
      let own = classes.flatMap(\.readers).prefix(64 - StateReader.names.count).enumerated().map { index, isIn in
        (bit: States(rawValue: 1 << UInt64(StateReader.names.count + index)), isIn: isIn)
      }
      read = { view in
        own.reduce(into: ofUIKit?(view) ?? []) { states, state in if state.isIn(view) { states.insert(state.bit) } }
      }
    }

    /// Forgets all readers, after an app has added a class.
    static func forget() { readers = [:] }

    /// The reader of a class, which is made once.
    static func reader(of type: UIView.Type) -> StateReader {
      if let known = readers[ObjectIdentifier(type)] { return known }
      let made = StateReader(type)
      readers[ObjectIdentifier(type)] = made
      return made
    }

    /// The names of the states of a view.
    func states(of view: UIView) -> Set<String> {
      guard let bits = read?(view) else { return [] }
      return Set(names.indices.prefix(64).filter { bits.rawValue & 1 << UInt64($0) != 0 }.map { names[$0] })
    }

    private static func reading(_ type: UIView.Type) -> ((UIView) -> States)? {
      #if !os(tvOS)
        if type is UISwitch.Type {
          return { view in
            guard let control = view as? UISwitch else { return [] }
            return states(of: control).union(control.isOn ? .on : .off)
          }
        }
      #endif
      if type is UITextField.Type {
        return { view in
          guard let field = view as? UITextField else { return [] }
          return states(of: field).union(field.isEditing ? .editing : [])
        }
      }
      if type is UIControl.Type { return { ($0 as? UIControl).map(states) ?? [] } }
      return readingOthers(type)
    }

    private static func readingOthers(_ type: UIView.Type) -> ((UIView) -> States)? {
      switch type {
      case is UILabel.Type:
        return { view in
          guard let label = view as? UILabel else { return [] }
          return (label.isEnabled ? States.enabled : .disabled).union(label.isHighlighted ? .highlighted : [])
        }
      case is UIImageView.Type: return { ($0 as? UIImageView)?.isHighlighted == true ? .highlighted : [] }
      case is UITextView.Type: return { $0.isFirstResponder ? .editing : [] }
      case is UICollectionView.Type: return { ($0 as? UICollectionView)?.isEditing == true ? .editing : [] }
      case is UITableViewCell.Type:
        return { view in
          guard let cell = view as? UITableViewCell else { return [] }
          return (cell.isSelected ? States.selected : []).union(cell.isHighlighted ? .highlighted : [])
            .union(cell.isEditing ? .editing : [])
        }
      case is UICollectionViewCell.Type:
        return { view in
          guard let cell = view as? UICollectionViewCell else { return [] }
          return (cell.isSelected ? States.selected : []).union(cell.isHighlighted ? .highlighted : [])
        }
      default: return nil
      }
    }

    /// The states of a control. A control with the focus is `focused`, and so is one that edits its text.
    private static func states(of control: UIControl) -> States {
      var states: States = []
      if control.isHighlighted { states.insert(.highlighted) }
      if control.isSelected { states.insert(.selected) }
      if control.isFocused || control.isFirstResponder { states.insert(.focused) }
      if !control.isEnabled { states.insert(.disabled) }
      if states.isEmpty { states.insert(.normal) }
      if control.isEnabled { states.insert(.enabled) }
      return states
    }
  }
#endif
