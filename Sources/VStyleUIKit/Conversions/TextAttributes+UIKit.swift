#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  /// The attributes of a text as UIKit has them.
  ///
  /// Audited: they are used on the main actor only, like those of ``MainValue``.
  struct AttributeDictionary: Equatable, @unchecked Sendable {
    let attributes: [NSAttributedString.Key: Any]

    init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

    /// Creates nothing from no attributes.
    init?(_ attributes: [NSAttributedString.Key: Any]?) {
      guard let attributes else { return nil }
      self.attributes = attributes
    }

    /// These attributes and those of another dictionary, which replace them.
    func merging(_ others: AttributeDictionary) -> AttributeDictionary {
      AttributeDictionary(attributes.merging(others.attributes) { $1 })
    }

    static func == (left: AttributeDictionary, right: AttributeDictionary) -> Bool {
      NSDictionary(dictionary: left.attributes).isEqual(NSDictionary(dictionary: right.attributes))
    }
  }

  extension MemberConversion<AttributeDictionary, TextAttributes> {
    /// The attributes of a text. Only the font's size and the colors are read.
    static var attributes: Self {
      Self(
        read: { member in
          var attributes = TextAttributes()
          attributes.font = (member.attributes[.font] as? UIFont).map { .system($0.pointSize) }
          attributes.foregroundColor = (member.attributes[.foregroundColor] as? UIColor).map { Color($0) }
          attributes.backgroundColor = (member.attributes[.backgroundColor] as? UIColor).map { Color($0) }
          return attributes
        },
        write: { AttributeDictionary($0.dictionary) })
    }
  }

  extension MemberConversion<MainValue<NSAttributedString>, AttributedText> {
    /// A text with attributes.
    static var attributedText: Self {
      Self(
        read: { AttributedText([AttributedText.Run($0.value.string)]) }, write: { MainValue($0.attributedString) })
    }
  }

  extension AttributedText {
    /// The text as UIKit has it.
    var attributedString: NSAttributedString {
      let text = NSMutableAttributedString(string: "")
      for run in runs { text.append(NSAttributedString(string: run.text, attributes: run.attributes.dictionary)) }
      return NSAttributedString(attributedString: text)
    }
  }

  extension TextAttributes {
    /// The attributes as UIKit has them.
    var dictionary: [NSAttributedString.Key: Any] {
      var all = styles
      all[.font] = font.map { UIFont.of($0) }
      all[.foregroundColor] = foregroundColor.map { UIColor.of($0) }
      all[.backgroundColor] = backgroundColor.map { UIColor.of($0) }
      all[.underlineColor] = underlineColor.map { UIColor.of($0) }
      all[.strikethroughColor] = strikethroughColor.map { UIColor.of($0) }
      all[.strokeColor] = strokeColor.map { UIColor.of($0) }
      all[.shadow] = shadow?.platformShadow
      all[.paragraphStyle] = paragraphStyle?.platformStyle
      return all
    }

    /// The attributes that are numbers and texts.
    private var styles: [NSAttributedString.Key: Any] {
      var all: [NSAttributedString.Key: Any] = [:]
      all[.kern] = kern
      all[.tracking] = tracking
      all[.ligature] = ligature
      all[.baselineOffset] = baselineOffset
      all[.obliqueness] = obliqueness
      all[.expansion] = expansion
      all[.strokeWidth] = strokeWidth
      all[.underlineStyle] = underlineStyle.isEmpty ? nil : underlineStyle.rawValue
      all[.strikethroughStyle] = strikethroughStyle.isEmpty ? nil : strikethroughStyle.rawValue
      #if !targetEnvironment(macCatalyst)
        all[.textEffect] = textEffect.map { _ in NSAttributedString.TextEffectStyle.letterpressStyle }
      #endif
      all[.link] = link
      all[.writingDirection] = writingDirection.map { [$0.platformNumber] }
      return all
    }
  }

  extension WritingDirectionOverride {
    /// The direction, and 2 for an override in place of an embedding.
    fileprivate var platformNumber: Int {
      switch self {
      case .lre: 0
      case .rle: 1
      case .lro: 2
      case .rlo: 3
      }
    }
  }

  extension Shadow {
    /// The shadow as UIKit has it.
    fileprivate var platformShadow: NSShadow {
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: offset.width, height: offset.height)
      shadow.shadowBlurRadius = blurRadius
      shadow.shadowColor = UIColor.of(color)
      return shadow
    }
  }

  extension ParagraphStyle {
    /// The paragraph style as UIKit has it.
    fileprivate var platformStyle: NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.alignment = NSTextAlignment(rawValue: TextAlignment.allCases.firstIndex(of: alignment) ?? 4) ?? .natural
      style.lineBreakMode =
        NSLineBreakMode(rawValue: LineBreakMode.allCases.firstIndex(of: lineBreakMode) ?? 0) ?? .byWordWrapping
      style.lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: UInt(lineBreakStrategy.rawValue))
      style.lineSpacing = lineSpacing
      style.paragraphSpacing = paragraphSpacing
      style.paragraphSpacingBefore = paragraphSpacingBefore
      style.firstLineHeadIndent = firstLineHeadIndent
      style.headIndent = headIndent
      style.tailIndent = tailIndent
      style.minimumLineHeight = minimumLineHeight
      style.maximumLineHeight = maximumLineHeight
      style.lineHeightMultiple = lineHeightMultiple
      style.hyphenationFactor = Float(hyphenationFactor)
      style.usesDefaultHyphenation = usesDefaultHyphenation
      style.defaultTabInterval = defaultTabInterval
      style.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
      style.baseWritingDirection =
        switch baseWritingDirection {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
      return style
    }
  }
#endif
