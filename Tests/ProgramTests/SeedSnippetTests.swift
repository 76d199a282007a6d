import Testing

/// A code snippet of a document of a seed, with the changes that a migrating app makes.
struct SeedSnippet: Sendable {
  /// The document, and the index of the snippet in it, from 0.
  let document: String
  let index: Int

  /// The changes to compile the snippet; `nil` if it is left out for the reason in ``note``.
  let code: Code?

  /// A description of the changes, or the reason why the snippet is left out.
  let note: String

  struct Code: Sendable {
    /// Replacements in the snippet.
    var changes: [(old: String, new: String)] = []
    /// The code before the snippet in its function; `nil` for declarations.
    var before: String?
    /// The code that runs after the snippet.
    var after = ""
  }

  /// A snippet that runs in a function.
  static func runs(
    _ document: String, _ index: Int, after before: String = "", _ changes: [(old: String, new: String)] = [],
    _ note: String = "as it stands", then after: String = ""
  ) -> SeedSnippet {
    SeedSnippet(
      document: document, index: index, code: Code(changes: changes, before: before, after: after), note: note)
  }

  /// A snippet of declarations.
  static func declares(
    _ document: String, _ index: Int, _ changes: [(old: String, new: String)] = [], _ note: String = "as it stands",
    then after: String = ""
  ) -> SeedSnippet {
    SeedSnippet(document: document, index: index, code: Code(changes: changes, after: after), note: note)
  }

  /// Snippets that are left out.
  static func left(_ document: String, _ indices: [Int], _ reason: String) -> [SeedSnippet] {
    indices.map { SeedSnippet(document: document, index: $0, code: nil, note: reason) }
  }

  /// The UIKit names that a migrating app keeps in its own code.
  static let aliases = """
    import VStyleFoundation
    import VStyleViews
    typealias UIView = View
    typealias UILabel = Label
    typealias UIButton = Button
    typealias UITextField = TextField
    typealias UITextView = TextView
    typealias UIImageView = ImageView
    typealias UINavigationBar = NavigationBar
    typealias UITabBar = TabBar
    typealias UISearchBar = SearchBar
    typealias UIToolbar = Toolbar
    typealias UISwitch = Switch
    typealias UISlider = Slider
    typealias UIRefreshControl = RefreshControl
    typealias UIProgressView = ProgressView
    typealias UIPageControl = PageControl
    typealias UIBarItem = BarItem
    typealias UIBarButtonItem = BarButtonItem
    typealias UIActivityIndicatorView = ActivityIndicatorView
    typealias UIScrollView = ScrollView
    typealias UITableView = TableView
    typealias UITableViewCell = TableViewCell
    typealias UIViewController = VStyleViews.ViewController
    typealias CALayer = Layer
    typealias CAShapeLayer = ShapeLayer
    typealias UIColor = Color
    typealias UIImage = Image
    typealias UIEdgeInsets = EdgeInsets
    typealias UITableViewCellSeparatorStyle = TableView.SeparatorStyle
    typealias NSTextAlignment = TextAlignment
    typealias CGRect = Rect

    func check(_ isTrue: Bool, _ line: Int = #line, _ file: String = #fileID) {
      if !isTrue { print("not so: \\(file) \\(line)") }
    }
    """

  private static let switching =
    "ThemeManager.shared.changeTheme(to: .light); ThemeManager.shared.changeTheme(to: .dark)"

  // Concatenated, since no source file may contain the operator.
  private static let trappingCast = "as" + "!"

  /// Every snippet of every document.
  static let all: [SeedSnippet] =
    left("viewstyle-readme", [0], "UIKit alone: what ViewStyle replaces") + [
      .declares(
        "viewstyle-readme", 1,
        [
          ("class ViewController", "private class ViewController"),
          ("extension ViewController", "private extension ViewController"),
          ("UITableView(frame: self.view.bounds)", "UITableView()"), ("tableView!.dataSource = self", ""),
          ("tableView!.delegate = self", ""),
          ("tableView!.register(UITableViewCell.self, forCellReuseIdentifier: \"TableViewCell\")", ""),
          ("UIColor.lightGray", "UIColor.UIKit.lightGray"),
        ],
        "a view has no frame from the start, no data source, no delegate; lightGray is another color in CSS",
        then: """
          let screen = ViewController()
          _ = screen.view
          check(screen.tableView?.rowHeight == 60 && screen.tableView?.separatorInset.right == 10)
          """),
      .declares(
        "viewstyle-readme", 2,
        [
          ("extension Property", "private enum Properties"),
          (
            "#keyPath(UITextField.borderStyle), .textBorderStyle",
            "\"borderStyle\", .keyword(TextField.BorderStyle.self)"
          ),
          ("#keyPath(UITextField.background), MIType.image>?", "\"background\", .image.orNone"),
          ("#keyPath(UITextField.disabledBackground), MIType.image>?", "\"disabledBackground\", .image.orNone"),
          (
            "#keyPath(UITextField.clearButtonMode), .textFieldViewMode",
            "\"clearButtonMode\", .keyword(TextField.ViewMode.self)"
          ),
        ], "kinds are typed; a key path of Objective-C is a name; these four are there already",
        then: "check(Properties.borderStyle == Property.borderStyle)"),
      .declares(
        "viewstyle-readme", 3,
        [
          ("extension UITextField {", "private class Aligned: UITextField {"),
          ("#keyPath(UITextField.textAlignment)", "\"textAlignment\""),
          ("open override", "override"),
        ], "Swift has no override in an extension: a subclass, or a row",
        then: """
          let field = Aligned()
          field.mi_styles = [.textAlignment: NSTextAlignment.center]
          check(field.textAlignment == .center)
          """),
      .runs(
        "jxtheme-principle", 0, after: "let view = UIView()",
        then: "\(switching); check(view.backgroundColor == .white)"),
    ] + left("jxtheme-principle", [1, 2, 3], "how JXTheme itself is made") + [
      .runs(
        "jxtheme-readme", 0, after: "let view = UIView()", then: "\(switching); check(view.backgroundColor == .white)"),
      .runs(
        "jxtheme-readme", 1, after: "let view = UIView()", then: "\(switching); check(view.backgroundColor == .white)"),
    ] + left("jxtheme-readme", [2, 3, 4], "how JXTheme itself is made") + [
      .runs(
        "jxtheme-readme", 5, after: "let (view, imageView) = (UIView(), UIImageView())",
        [("\"catWhite\")!", "\"catWhite\")"), ("\"catBlack\")!", "\"catBlack\")")],
        "an image is named whether it is there or not",
        then: "\(switching); check(view.backgroundColor == .black && imageView.image == .named(\"catWhite\"))"),
      .runs(
        "jxtheme-readme", 6, after: "let screen = UIViewController(), view = screen.view",
        [("[weak self] style", "[weak self = screen] style")],
        "the closure is in a screen; a provider is written as the newer JXTheme writes it",
        then: "\(switching); check(view.bounds.width == 30)"),
      .declares("jxtheme-readme", 7, then: "check(TextColorLevel.mainTitle.rawValue == \"mainTitle\")"),
      .declares(
        "jxtheme-readme", 8, [("...", "return { _ in .black }")], "the cases that the document leaves open are filled",
        then: "check(dynamicTextColor(.normal)(.dark) == .white)"),
      .runs("jxtheme-readme", 9, after: "let themeLabel = UILabel()", then: "check(themeLabel.textColor == .black)"),
      .runs(
        "jxtheme-readme", 10, after: "let customThemeStyleLabel = UILabel()",
        [
          ("extension ThemeStyle {", "enum Names {"), ("style == .pink", "style == Names.pink"),
          ("to: .pink", "to: Names.pink"),
        ],
        "an extension cannot stand in a function",
        then: "check(customThemeStyleLabel.backgroundColor == Color(hex: 0xFFC0CB))"),
      .declares(
        "jxtheme-readme", 11, [("extension Notification.Name", "import Foundation\nprivate enum Names")],
        "the name is declared already", then: "check(Names.JXThemeDidChange == Notification.Name.JXThemeDidChange)"),
      .declares(
        "jxtheme-readme", 12, [("public var", "@MainActor public var")], "a variable of the manager",
        then: "check(ThemeManager.shared.storeConfigsIdentifierKey == storeConfigsIdentifierKey)"),
    ] + left("perseus-darkmode-readme", [0, 1, 2], "how Perseus itself is made") + [
      .declares(
        "perseus-darkmode-readme", 3, [("public enum", "private enum")],
        then: "check(DarkModeOption.off.rawValue == VStyle.DarkModeOption.off.rawValue)"),
      .declares(
        "perseus-darkmode-readme", 4, [("public enum", "private enum")],
        then: "check(SystemStyle.dark.rawValue == VStyle.SystemStyle.dark.rawValue)"),
      .declares(
        "perseus-darkmode-readme", 5, [("public enum", "private enum")],
        then: "check(AppearanceStyle.dark.rawValue == VStyle.AppearanceStyle.dark.rawValue)"),
      .declares(
        "perseus-darkmode-readme", 6, [("public let DARK_MODE_STYLE_DEFAULT", "private let standard")],
        "the constant is declared already", then: "check(standard == DARK_MODE_STYLE_DEFAULT)"),
      .declares(
        "perseus-darkmode-readme", 7, [("class MyView", "private class MyView"), ("func ", "@MainActor func ")],
        "what belongs to the app is asked on the main actor", then: "MyView().functionName()"),
      .runs("perseus-darkmode-readme", 8, then: "check(AppearanceService.DarkModeUserChoice == .auto)"),
      .declares(
        "perseus-darkmode-readme", 9, screen(traits: "UITraitCollection? {"),
        "no Objective-C: a closure in the place of a selector; the host tells of changes of the system",
        then: "_ = MainViewController().view; AppearanceService.makeUp()"),
      .runs("perseus-darkmode-readme", 10, then: "check(observer != nil)"),
      .runs(
        "perseus-darkmode-readme", 11,
        after: "var observer: DarkModeObserver? = DarkModeObserver(); defer { observer = nil }",
        [("newStyle in", "newStyle in _ = newStyle")], "the closure that the document leaves open is filled"),
      .runs(
        "perseus-darkmode-readme", 12, [("var observer", "let observer"), ("newStyle in", "newStyle in _ = newStyle")],
        "the closure that the document leaves open is filled", then: "_ = observer"),
      .runs(
        "perseus-darkmode-readme", 13, [("@objc ", ""), ("#selector(view.makeUp)", "MyView.makeUp")],
        "no Objective-C: a method in the place of a selector", then: "AppearanceService.makeUp()"),
      .runs("perseus-darkmode-readme", 14, then: "check(AppearanceService.isEnabled)"),
    ] + left("perseus-darkmode-readme", [15], "the delegate of an app belongs to its platform") + [
      .declares(
        "perseus-darkmode-readme", 16, screen(traits: "UITraitCollection?) {"),
        "no Objective-C: a closure in the place of a selector; the host tells of changes of the system",
        then:
          """
          let view = MainViewController().view
          for choice in [DarkModeOption.on, .off] { AppearanceService.shared.force(choice) }
          check(view.backgroundColor == .systemRed)
          """),
      .runs(
        "perseus-darkmode-readme", 17, after: "var count = 0; func makeUp() { count += 1 }", then: "check(count == 1)"),
      .declares(
        "perseus-darkmode-readme", 18,
        [
          ("class Member", "private class Member"), ("override func awakeFromNib() {", "@MainActor func awake() {"),
          ("super.awakeFromNib()", ""), ("#selector(makeUp)", "MemberTableViewCell.makeUp"),
          ("@objc private", "private"),
        ], "there are no nib files; no Objective-C",
        then: "let cell = MemberTableViewCell(); cell.awake(); check(cell.backgroundColor == .systemGray)"),
    ] + left("cjskinswift-article", [0], "a manifest: the tests of manifests read one like it")
    + left(
      "cjskinswift-article", [1, 2, 3, 4, 5, 6], "how CJSkinSwift declares its functions; what calls them is below") + [
      .runs(
        "cjskinswift-article", 7, after: "let imageView = UIImageView()",
        [("(weakSelf: NSObject)", "weakSelf"), ("(weakSelf \(trappingCast) UIImageView)", "weakSelf")],
        "the closure is given the view with its type", then: "check(imageView.image == .named(\"top\"))"),
      .runs(
        "cjskinswift-article", 8, [("UIButton.init()", "UIButton()"), ("titleLabel?", "titleLabel")],
        "a button has its label from the start", then: "check(button.backgroundColor == .white)"),
    ] + left("cjskinswift-article", [9], "how CJSkinSwift itself is made") + [
      .runs(
        "cjskinswift-article", 10,
        [
          ("(weakSelf: NSObject)", "weakSelf"), ("(weakSelf \(trappingCast) UIButton)", "weakSelf"),
          ("titleLabel?", "titleLabel"),
        ],
        "the closure is given the view with its type", then: "check(button.backgroundColor == .white)")
    ]

  /// The replacements in the screens of Perseus.
  private static func screen(traits: String) -> [(old: String, new: String)] {
    [
      ("class Main", "private class Main"), ("@objc private", "@MainActor private"),
      ("self, selector: #selector(makeUp))", "self) { $0.makeUp() }"), (traits, "SystemStyle?) {"),
      ("override func traitCollectionDidChange", "@MainActor func traitCollectionDidChange"),
      ("super.traitCollectionDidChange(previousTraitCollection)", ""),
      ("if #available(iOS 13.0, *) {", "if previousTraitCollection != nil {"),
    ]
  }
}
