#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIControl`.
    @MainActor
    static var uiControl: PropertyTable {
      var table = PropertyTable.uiControlRows
      #if !os(tvOS)
        table = table + .uiControlExceptOnTV
      #endif
      return table
    }

    @MainActor
    private static var uiControlRows: PropertyTable {
      [
        .bindMain(.isEnabled, \UIControl.isEnabled),
        .bindMain(.isSelected, \UIControl.isSelected),
        .bindMain(.isHighlighted, \UIControl.isHighlighted),
        .bindMain(
          .contentVerticalAlignment, \UIControl.contentVerticalAlignment, as: .raw(ControlContentVerticalAlignment.self)
        ),
        .bindMain(
          .contentHorizontalAlignment, \UIControl.contentHorizontalAlignment,
          as: .raw(ControlContentHorizontalAlignment.self)),
        .bindMain(.showsMenuAsPrimaryAction, \UIControl.showsMenuAsPrimaryAction),
        .bindMain(.isContextMenuInteractionEnabled, \UIControl.isContextMenuInteractionEnabled),
        .bindMain(.isSymbolAnimationEnabled, \UIControl.isSymbolAnimationEnabled),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiControlExceptOnTV: PropertyTable {
        [
          .bindMain(.toolTip, \UIControl.toolTip)
        ]
      }
    #endif
  }
#endif
