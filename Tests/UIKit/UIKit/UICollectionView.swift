// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UICollectionView: UIScrollView {
  open var backgroundView: UIView?
  open var allowsSelection: Bool = true
  open var allowsMultipleSelection: Bool = false
  open var allowsSelectionDuringEditing: Bool = false
  open var allowsMultipleSelectionDuringEditing: Bool = false
  open var isEditing: Bool = false
  open var isPrefetchingEnabled: Bool = true
  open var remembersLastFocusedIndexPath: Bool = false
  open var selectionFollowsFocus: Bool = false
  open var dragInteractionEnabled: Bool = false
  open var reorderingCadence: UICollectionView.ReorderingCadence = .immediate
  open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation = .enabled

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame) }

  public required convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
}

@MainActor
open class UICollectionReusableView: UIView {}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesBackgroundConfiguration: Bool = true

  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required convenience init() { self.init(frame: .zero) }
}

@MainActor
open class UICollectionViewLayout {
  public required init() {}
}

@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize: CGSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize: CGSize = CGSize(width: 0, height: 0)
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  open var headerReferenceSize: CGSize = CGSize(width: 0, height: 0)
  open var footerReferenceSize: CGSize = CGSize(width: 0, height: 0)
  open var sectionInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference = .fromContentInset
  open var sectionHeadersPinToVisibleBounds: Bool = false
  open var sectionFootersPinToVisibleBounds: Bool = false
}
