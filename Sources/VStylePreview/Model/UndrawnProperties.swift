/// The properties that a preview does not draw, by the reason.
enum UndrawnProperties {
  /// A reason, and the properties that it applies to.
  struct Row {
    let reason: String
    /// Names, or parts of names with `*` for the rest.
    let names: [String]

    init(_ reason: String, _ names: String) {
      self.reason = reason
      self.names = names.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    func contains(_ name: String) -> Bool { names.contains { UndrawnProperties.matches(name, $0) } }
  }

  /// Returns the reason for a property; `nil` if it is drawn.
  static func reason(_ name: String) -> String? { rows.first { $0.contains(name) }?.reason }

  /// Whether a name equals a pattern, which may have one `*` at its beginning or its end.
  static func matches(_ name: String, _ pattern: String) -> Bool {
    if pattern.hasSuffix("*") { return name.hasPrefix(pattern.dropLast()) }
    if pattern.hasPrefix("*") { return name.hasSuffix(pattern.dropFirst()) }
    return name == pattern
  }

  /// All reasons. The first row with a name counts.
  static let rows: [Row] = [
    Row(
      "The property decides what a view does, not how it looks.",
      """
      *interaction-enabled multiple-touch-enabled exclusive-touch tag *-identifier continuous autorepeat step-value
      *-while-dragging allows-* selectable editable scroll-enabled *lock-enabled scrolls-to-top paging-enabled bounces*
      always-bounce-* deceleration-rate *-zoom-scale keyboard-dismiss-mode delays-content-touches
      can-cancel-content-touches prefetching-enabled drag-interaction-enabled selection-follows-focus
      remembers-last-focused-index-path reordering-cadence clears-* enables-return-key-automatically
      find-interaction-enabled data-detector-types rounds-to-minute-interval minute-interval minimum-date maximum-date
      changes-selection-as-primary-action shows-menu-as-primary-action automatically-updates-* focus-style
      possible-titles supports-alpha can-resize-to-fit-content window-level role preferred-menu-element-order
      preferred-behavioral-style
      """),
    Row(
      "The property is for people who do not look at the screen, or for the keyboard and its suggestions.",
      """
      accessibility-* should-group-accessibility-children large-content-title large-content-image
      large-content-image-insets scales-large-content-image shows-large-content-viewer tool-tip keyboard-*
      return-key-type auto* spell-checking-type smart-* inline-prediction-type math-expression-completion-type
      writing-tools-behavior text-content-type password-rules
      """),
    Row(
      "The value is an object that the app makes.",
      """
      mask layer-mask *-view refresh-control left-view-mode right-view-mode
      """),
    Row(
      "The layout is a sketch: it has no constraints, no safe area but the status bar, no measured room, and scrolls nothing.",
      """
      content-hugging-* content-compression-* preserves-superview-layout-margins insets-* *-follow-readable-width
      translates-* autoresizes-subviews content-mode content-inset-adjustment-behavior content-offset
      content-alignment-point content-scale-factor adjusts-font-size-to-fit-width minimum-scale-factor
      minimum-font-size baseline-adjustment baseline-relative-arrangement line-break-strategy estimated-* filler-*
      self-sizing-invalidation section-inset-reference separator-inset-reference section-index-minimum-*
      edges-for-extended-layout extended-layout-* *-content-size-category
      zoom-scale indicator-style scroll-indicator-insets vertical-scroll-indicator-insets
      horizontal-scroll-indicator-insets shows-vertical-scroll-indicator shows-horizontal-scroll-indicator
      hides-search-bar-when-scrolling shows-expansion-text-when-truncated section-headers-pin-* section-footers-pin-*
      """),
    Row(
      "The property is for another place or moment than the drawn one: a compact or scrolled bar, a prompt, a transition.",
      """
      *-compact *-prompt *-default-prompt *-bottom *-top *-top-attached *-right-highlighted *-right-disabled
      *-right-selected *-right-focused compact-* scroll-edge-appearance landscape-* large-content-size-*
      back-button-background-* back-button-title-position-* background-image-done background-image-bordered
      background-vertical-position-adjustment content-position-adjustment-* preferred-search-bar-placement
      left-items-supplement-back-button *-transition-mask-image modal-transition-style
      section-index-tracking-background-color image-animation-duration image-animation-repeat-count
      highlighted-animation-images symbol-animation-enabled
      link-text-attributes typing-attributes uses-standard-text-scaling hides-bottom-bar-when-pushed
      layer-speed layer-time-offset layer-repeat-count layer-autoreverses layer-fill-mode
      """),
    Row(
      "The property tells the renderer how to work, which shows in no picture, or only in some.",
      """
      opaque layer-opaque layer-allows-* layer-needs-* layer-draws-* layer-should-rasterize layer-rasterization-scale
      layer-edge-* layer-min* layer-wants-* layer-contents-scale layer-contents-format layer-contents-center
      layer-name layer-anchor-point-z layer-shadow-path preferred-image-dynamic-range
      """),
    Row(
      "The drawing leaves out a detail of the control.",
      """
      locale separator-effect token-background-color
      """),
  ]
}
