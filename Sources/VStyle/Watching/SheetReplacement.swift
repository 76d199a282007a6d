#if DEBUG
  // Replacing a sheet that was read again, in scopes and detached styles.

  extension StyleScope {
    /// The objects in the tree, as of the last flush.
    var styledObjects: [any Styleable] { tree?.views.all ?? [] }

    /// Returns the index of a sheet in ``sheets``; `nil` if they do not contain it.
    func index(of sheet: Stylesheet) -> Int? { sheets.firstIndex { $0.compiled === sheet.compiled } }

    /// Replaces a sheet with an edited one, if ``sheets`` contain it, and the views' own styles from former versions.
    ///
    /// - Parameters:
    ///   - sheet: the sheet to replace.
    ///   - edited: the edited sheet.
    ///   - former: the former versions of the sheet.
    /// - Returns: the indices of the former versions that views still use, since the edited sheet lacks their style.
    func replace(_ sheet: Stylesheet, with edited: Stylesheet, former: [Stylesheet]) -> Set<Int> {
      guard let index = index(of: sheet) else { return [] }
      var used: Set<Int> = []
      for (node, _) in nodes() {
        guard let assigned = node.styleStorage.assigned else { continue }
        if let style = assigned.counterpart(of: former, in: edited, &used) {
          node.styleStorage.assigned = style
          tree?.noteChange(of: node.styleStorage)
        }
      }
      sheets[index] = edited
      return used
    }
  }

  extension DetachedStyles {
    /// The objects with a style.
    var styledObjects: [any Styleable] { groups.flatMap(\.members) }

    /// Gives the objects with styles of former versions of a sheet the styles of the same names in an edited one.
    ///
    /// - Returns: the indices of the former versions that objects still use, since the edited sheet lacks their style.
    func replaceStyles(of former: [Stylesheet], with edited: Stylesheet) -> Set<Int> {
      var used: Set<Int> = []
      for group in groups {
        guard let style = group.style.counterpart(of: former, in: edited, &used) else { continue }
        for object in group.members {
          object.styleStorage.assigned = style
          object.applyAssignedStyle()
        }
      }
      return used
    }
  }

  extension Style {
    /// Returns the style of the same name in an edited sheet, or the sum of such styles; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - former: the former versions of the sheet.
    ///   - edited: the edited sheet.
    ///   - used: gets the indices of the versions that the style still needs, since the edited sheet lacks it.
    fileprivate func counterpart(of former: [Stylesheet], in edited: Stylesheet, _ used: inout Set<Int>) -> Style? {
      var style = self
      for sheet in former { style = style.counterpart(of: sheet, in: edited) ?? style }
      for (index, sheet) in former.enumerated() where style.isFrom(sheet) { used.insert(index) }
      return style.identity === identity ? nil : style
    }

    private func isFrom(_ sheet: Stylesheet) -> Bool {
      stylesheet === sheet.compiled || operands.contains { $0.isFrom(sheet) }
    }
  }
#endif
