#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension UIControl.State {
    init(_ state: ControlState) { self.init(rawValue: state.rawValue) }

    /// The states that a property has a value for, by the names of their slots.
    static let named: [(name: String, state: UIControl.State)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
      ("focused", .focused),
    ]
  }

  extension StyleAxis {
    /// The suffix of the name of a property; `nil` for the usual key.
    var variant: String? { self == Self.usual ? nil : keyword }
  }

  extension PropertyTable {
    /// Returns a binding for each key of an axis.
    @MainActor
    static func each<Place: StyleAxis>(
      _: Place.Type, _ row: @MainActor (Place) -> PropertyBinding
    ) -> PropertyTable { PropertyTable(Place.allCases.map { row($0).on($0.variant) }) }

    /// Returns a binding for each pair of keys of two axes.
    @MainActor
    static func each<First: StyleAxis, Second: StyleAxis>(
      _: First.Type, _: Second.Type, _ row: @MainActor (First, Second) -> PropertyBinding
    ) -> PropertyTable {
      PropertyTable(
        First.allCases.flatMap { first in
          Second.allCases.map { second in
            let names = [first.variant, second.variant].compactMap { $0 }
            return row(first, second).on(names.isEmpty ? nil : names.joined(separator: "-"))
          }
        })
    }

    /// Returns a binding for each state of the segment on the right of a divider.
    @MainActor
    static func eachRightState(_ row: @MainActor (ControlState) -> PropertyBinding) -> PropertyTable {
      PropertyTable(
        UIControl.State.named.map { name, state in
          row(ControlState(rawValue: state.rawValue)).on(state == .normal ? nil : "right-\(name)")
        })
    }
  }

  extension UIBarMetrics {
    init(_ metrics: BarMetrics) {
      self =
        switch metrics {
        case .default: .default
        case .compact: .compact
        case .defaultPrompt: .defaultPrompt
        case .compactPrompt: .compactPrompt
        }
    }
  }

  extension UIBarPosition {
    init(_ position: BarPosition) {
      self =
        switch position {
        case .any: .any
        case .bottom: .bottom
        case .top: .top
        case .topAttached: .topAttached
        }
    }
  }

  extension UISegmentedControl.Segment {
    init(_ segment: SegmentedControlSegment) {
      self =
        switch segment {
        case .any: .any
        case .left: .left
        case .center: .center
        case .right: .right
        case .alone: .alone
        }
    }
  }

  extension PropertyTable {
    /// The bindings of `UISegmentedControl` for its segments, as lists.
    @MainActor
    static var segments: PropertyTable {
      [
        .segment(
          .segmentTitle, as: .same, read: { $0.titleForSegment(at: $1) }, write: { $0.setTitle($1, forSegmentAt: $2) }),
        .segment(
          .segmentImage, as: .image, read: { $0.imageForSegment(at: $1) }, write: { $0.setImage($1, forSegmentAt: $2) }),
        .segment(
          .segmentWidth, as: .number, read: { $0.widthForSegment(at: $1) },
          write: { $0.setWidth($1 ?? 0, forSegmentAt: $2) }),
        .segment(
          .segmentContentOffset, as: .size, read: { $0.contentOffsetForSegment(at: $1) },
          write: { $0.setContentOffset($1 ?? .zero, forSegmentAt: $2) }),
        .segment(
          .segmentIsEnabled, as: .same, read: { $0.isEnabledForSegment(at: $1) },
          write: { $0.setEnabled($1 ?? true, forSegmentAt: $2) }),
      ]
    }

    /// The bindings of `UISegmentedControl` for each state, segment and bar metrics.
    @MainActor
    static var segmentedControlPlaces: PropertyTable {
      let backgrounds = PropertyTable.each(BarMetrics.self) { metrics in
        .perState(
          .backgroundImage.at(metrics), as: .image,
          read: { (control: UISegmentedControl, state) in
            control.backgroundImage(for: state, barMetrics: UIBarMetrics(metrics))
          },
          write: { $0.setBackgroundImage($1, for: $2, barMetrics: UIBarMetrics(metrics)) })
      }
      let positions = PropertyTable.each(SegmentedControlSegment.self, BarMetrics.self) { segment, metrics in
        .methods(
          .contentPositionAdjustment.at(segment).at(metrics), as: .offset, none: .zero,
          read: { (control: UISegmentedControl) in
            control.contentPositionAdjustment(
              forSegmentType: UISegmentedControl.Segment(segment), barMetrics: UIBarMetrics(metrics))
          },
          write: {
            $0.setContentPositionAdjustment(
              $1, forSegmentType: UISegmentedControl.Segment(segment), barMetrics: UIBarMetrics(metrics))
          })
      }
      return backgrounds + BarMetrics.allCases.reduce(PropertyTable([])) { $0 + dividers($1) } + positions
    }

    @MainActor
    private static func dividers(_ metrics: BarMetrics) -> PropertyTable {
      .eachRightState { right in
        .perState(
          .dividerImage.right(right).at(metrics), as: .image,
          read: { (control: UISegmentedControl, left) in
            control.dividerImage(
              forLeftSegmentState: left, rightSegmentState: UIControl.State(right), barMetrics: UIBarMetrics(metrics))
          },
          write: {
            $0.setDividerImage(
              $1, forLeftSegmentState: $2, rightSegmentState: UIControl.State(right),
              barMetrics: UIBarMetrics(metrics))
          })
      }
    }

    /// The bindings of `UISearchBar` for each bar position, bar metrics, icon and state.
    @MainActor
    static var searchBarPlaces: PropertyTable {
      .each(BarPosition.self, BarMetrics.self) { position, metrics in
        .optionalMethods(
          .backgroundImage.at(position).at(metrics), as: .image,
          read: { (bar: UISearchBar) in
            bar.backgroundImage(for: UIBarPosition(position), barMetrics: UIBarMetrics(metrics))
          },
          write: { $0.setBackgroundImage($1, for: UIBarPosition(position), barMetrics: UIBarMetrics(metrics)) })
      } + icons
        + .eachRightState { right in
          .perState(
            .scopeBarButtonDividerImage.right(right), as: .image,
            read: { (bar: UISearchBar, left) in
              bar.scopeBarButtonDividerImage(
                forLeftSegmentState: left, rightSegmentState: UIControl.State(right))
            },
            write: {
              $0.setScopeBarButtonDividerImage(
                $1, forLeftSegmentState: $2, rightSegmentState: UIControl.State(right))
            })
        }
    }

    /// The bindings for the icons of a search bar. tvOS has only the first one.
    @MainActor
    private static var icons: PropertyTable {
      var places: [(icon: SearchBarIcon, place: UISearchBar.Icon)] = [(.search, .search)]
      #if !os(tvOS)
        places += [(.clear, .clear), (.bookmark, .bookmark), (.resultsList, .resultsList)]
      #endif
      let images = places.map { icon, place in
        PropertyBinding.perState(
          .iconImage.at(icon), as: .image, read: { (bar: UISearchBar, state) in bar.image(for: place, state: state) },
          write: { $0.setImage($1, for: place, state: $2) }
        ).on(icon.variant)
      }
      let positions = places.map { icon, place in
        PropertyBinding.methods(
          .iconPositionAdjustment.at(icon), as: .offset, none: .zero,
          read: { (bar: UISearchBar) in bar.positionAdjustment(for: place) },
          write: { $0.setPositionAdjustment($1, for: place) }
        ).on(icon.variant)
      }
      return PropertyTable(images + positions)
    }

    /// The bindings of `UIBarButtonItem` for each state, style and bar metrics.
    @MainActor
    static var barButtonItemPlaces: PropertyTable {
      let backgrounds = PropertyTable.each(BarButtonItemStyle.self, BarMetrics.self) { style, metrics in
        .perState(
          .backgroundImage.at(style).at(metrics), as: .image,
          read: { (item: UIBarButtonItem, state) in
            item.backgroundImage(for: state, style: UIBarButtonItem.Style(style), barMetrics: UIBarMetrics(metrics))
          },
          write: {
            $0.setBackgroundImage(
              $1, for: $2, style: UIBarButtonItem.Style(style), barMetrics: UIBarMetrics(metrics))
          })
      }
      return backgrounds + backButtons
        + .metrics(
          .backgroundVerticalPositionAdjustment, as: .number, none: 0,
          read: { $0.backgroundVerticalPositionAdjustment(for: $1) },
          write: { $0.setBackgroundVerticalPositionAdjustment($1, for: $2) })
        + .metrics(
          .titlePositionAdjustment, as: .offset, none: .zero, read: { $0.titlePositionAdjustment(for: $1) },
          write: { $0.setTitlePositionAdjustment($1, for: $2) })
    }

    /// The bindings for the back button of an item, which tvOS does not have.
    @MainActor
    private static var backButtons: PropertyTable {
      #if os(tvOS)
        return []
      #else
        let images = PropertyTable.each(BarMetrics.self) { metrics in
          .perState(
            .backButtonBackgroundImage.at(metrics), as: .image,
            read: { (item: UIBarButtonItem, state) in
              item.backButtonBackgroundImage(for: state, barMetrics: UIBarMetrics(metrics))
            },
            write: { $0.setBackButtonBackgroundImage($1, for: $2, barMetrics: UIBarMetrics(metrics)) })
        }
        return images
          + .metrics(
            .backButtonTitlePositionAdjustment, as: .offset, none: .zero,
            read: { $0.backButtonTitlePositionAdjustment(for: $1) },
            write: { $0.setBackButtonTitlePositionAdjustment($1, for: $2) })
          + .metrics(
            .backButtonBackgroundVerticalPositionAdjustment, as: .number, none: 0,
            read: { $0.backButtonBackgroundVerticalPositionAdjustment(for: $1) },
            write: { $0.setBackButtonBackgroundVerticalPositionAdjustment($1, for: $2) })
      #endif
    }

    /// The bindings of a member of a bar button item for each bar metrics.
    @MainActor
    private static func metrics<Member: Equatable & Sendable, Value: Bindable>(
      _ property: Property, as conversion: MemberConversion<Member, Value>, none: Member,
      read: @escaping @MainActor @Sendable (UIBarButtonItem, UIBarMetrics) -> Member,
      write: @escaping @MainActor @Sendable (UIBarButtonItem, Member, UIBarMetrics) -> Void
    ) -> PropertyTable {
      .each(BarMetrics.self) { metrics in
        .methods(
          property.at(metrics), as: conversion, none: none, read: { read($0, UIBarMetrics(metrics)) },
          write: { write($0, $1, UIBarMetrics(metrics)) })
      }
    }
  }

  extension UIBarButtonItem.Style {
    /// The style, by its raw value: that of `done` has another name since iOS 26, and visionOS lacks that of `bordered`.
    init(_ style: BarButtonItemStyle) {
      self = BarButtonItemStyle.allCases.firstIndex(of: style).flatMap { Self(rawValue: Self.raws[$0]) } ?? .plain
    }

    /// The raw values, in the order of the keywords.
    static let raws = [0, 2, 1]
  }

  extension PropertyBinding {
    /// Binds a property to a member of each segment. A value is for the segment at its index.
    @MainActor
    fileprivate static func segment<Member: Equatable & Sendable, Value: Bindable>(
      _ property: Property, as conversion: MemberConversion<Member, Value>,
      read: @escaping @MainActor @Sendable (UISegmentedControl, Int) -> Member?,
      write: @escaping @MainActor @Sendable (UISegmentedControl, Member?, Int) -> Void
    ) -> PropertyBinding where Value: Hashable & Sendable {
      .optionalMethods(
        property,
        as: MemberConversion<[Member?], [Value]>(
          read: { $0.compactMap { $0.map(conversion.read) } }, write: { $0.map { conversion.write($0) } }),
        read: { (control: UISegmentedControl) in
          control.numberOfSegments == 0 ? nil : (0..<control.numberOfSegments).map { read(control, $0) }
        },
        write: { control, members in
          for index in 0..<control.numberOfSegments {
            write(control, members.flatMap { index < $0.count ? $0[index] : nil }, index)
          }
        })
    }
  }
#endif
