#if VSTYLE_ADVICE
  import VStyleSyntax

  extension Unicode.Scalar {
    /// The number of terminal columns of the scalar: 0 for marks, 2 for wide characters.
    ///
    /// - Spec: https://www.unicode.org/reports/tr11/
    var displayWidth: Int {
      if value < 0x300 { return value == 0xAD ? 0 : 1 }
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return 0
      default: break
      }
      if properties.isEmojiPresentation { return 2 }
      switch value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF,
        0x20000...0x3FFFD:
        return 2
      default: return 1
      }
    }
  }
#endif
