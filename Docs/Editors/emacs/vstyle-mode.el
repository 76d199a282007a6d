;;; vstyle-mode.el --- Major mode for VStyle sheets  -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "28.1"))
;; Generated from the tables of VStyle.

;;; Commentary:

;; Colors, indentation and comments of sheets, and the language server for Eglot.

;;; Code:

(require 'css-mode)

(defconst vstyle-mode--at-rules
  '("apply" "charset" "container" "custom-media" "import" "keyframes" "layer" "media" "property"
    "scope" "starting-style" "style" "supports" "theme" "view")
  "The words of the language: at-rules.")

(defconst vstyle-mode--operators
  '("and" "extends" "for" "from" "layer" "not" "of" "only" "or" "selector" "theme" "to")
  "The words of the language: operators.")

(defconst vstyle-mode--media-features
  '("any-hover" "any-pointer" "aspect-ratio" "color" "color-gamut" "color-index"
    "content-size-category" "grid" "height" "horizontal-size-class" "hover" "idiom"
    "layout-direction" "max-aspect-ratio" "max-color" "max-color-index" "max-height"
    "max-monochrome" "max-os-minor-version" "max-os-version" "max-resolution" "max-scale"
    "max-width" "min-aspect-ratio" "min-color" "min-color-index" "min-height" "min-monochrome"
    "min-os-minor-version" "min-os-version" "min-resolution" "min-scale" "min-width" "monochrome"
    "orientation" "os-minor-version" "os-version" "overflow-block" "overflow-inline" "platform"
    "pointer" "prefers-color-scheme" "prefers-contrast" "prefers-reduced-motion"
    "prefers-reduced-transparency" "resolution" "scale" "update" "vertical-size-class" "width")
  "The words of the language: media-features.")

(defconst vstyle-mode--view-types
  '("ActivityIndicatorView" "BarButtonItem" "BarItem" "Button" "CollectionReusableView"
    "CollectionView" "CollectionViewCell" "CollectionViewFlowLayout" "ColorWell" "Control"
    "DatePicker" "GradientLayer" "ImageView" "Label" "Layer" "NavigationBar" "NavigationItem"
    "PageControl" "PickerView" "PopoverPresentationController" "ProgressView" "RefreshControl"
    "ScrollView" "SearchBar" "SearchTextField" "SegmentedControl" "ShapeLayer" "Slider" "StackView"
    "Stepper" "Switch" "TabBar" "TabBarItem" "TableView" "TableViewCell"
    "TableViewHeaderFooterView" "TextContainer" "TextField" "TextLayer" "TextView" "Toolbar" "View"
    "ViewController" "VisualEffectView" "Window")
  "The words of the language: view-types.")

(defconst vstyle-mode--pseudo-classes
  '("active" "dir" "disabled" "editing" "empty" "enabled" "exact" "first-child" "first-of-type"
    "focused" "has" "highlighted" "hover" "is" "last-child" "last-of-type" "normal" "not"
    "nth-child" "nth-last-child" "nth-last-of-type" "nth-of-type" "off" "on" "only-child"
    "only-of-type" "root" "scheme" "scope" "selected" "state" "theme" "where")
  "The words of the language: pseudo-classes.")

(defconst vstyle-mode--properties
  '("accessibility-element" "accessibility-elements-hidden" "accessibility-hint"
    "accessibility-identifier" "accessibility-ignores-invert-colors" "accessibility-label"
    "accessibility-language" "accessibility-navigation-style" "accessibility-traits"
    "accessibility-value" "accessibility-view-is-modal" "accessory-type" "accessory-view"
    "adjusts-font-for-content-size-category" "adjusts-font-size-to-fit-width"
    "adjusts-image-size-for-accessibility-content-size-category" "adjusts-image-when-disabled"
    "adjusts-image-when-highlighted" "alignment" "all" "allows-continuous-interaction"
    "allows-copying-tokens" "allows-default-tightening-for-truncation" "allows-deleting-tokens"
    "allows-editing-text-attributes" "allows-keyboard-scrolling" "allows-multiple-selection"
    "allows-multiple-selection-during-editing" "allows-selection" "allows-selection-during-editing"
    "alpha" "always-bounce-horizontal" "always-bounce-vertical" "anchor-point" "animating"
    "apportions-segment-widths-by-content" "attributed-placeholder" "attributed-text"
    "attributed-title" "autocapitalization-type" "autocorrection-type"
    "automatically-adjusts-scroll-indicator-insets"
    "automatically-updates-background-configuration" "automatically-updates-configuration"
    "automatically-updates-content-configuration" "autorepeat" "autoresizes-subviews"
    "autoresizing-mask" "axis" "back-button-background-image"
    "back-button-background-image-compact" "back-button-background-image-compact-prompt"
    "back-button-background-image-default-prompt"
    "back-button-background-vertical-position-adjustment"
    "back-button-background-vertical-position-adjustment-compact"
    "back-button-background-vertical-position-adjustment-compact-prompt"
    "back-button-background-vertical-position-adjustment-default-prompt" "back-button-display-mode"
    "back-button-title" "back-button-title-position-adjustment"
    "back-button-title-position-adjustment-compact"
    "back-button-title-position-adjustment-compact-prompt"
    "back-button-title-position-adjustment-default-prompt" "back-indicator-image"
    "back-indicator-transition-mask-image" "background" "background-color"
    "background-configuration" "background-image" "background-image-bordered"
    "background-image-bordered-compact" "background-image-bordered-compact-prompt"
    "background-image-bordered-default-prompt" "background-image-bottom"
    "background-image-bottom-compact" "background-image-bottom-compact-prompt"
    "background-image-bottom-default-prompt" "background-image-compact"
    "background-image-compact-prompt" "background-image-default-prompt" "background-image-done"
    "background-image-done-compact" "background-image-done-compact-prompt"
    "background-image-done-default-prompt" "background-image-top" "background-image-top-attached"
    "background-image-top-attached-compact" "background-image-top-attached-compact-prompt"
    "background-image-top-attached-default-prompt" "background-image-top-compact"
    "background-image-top-compact-prompt" "background-image-top-default-prompt" "background-style"
    "background-vertical-position-adjustment" "background-vertical-position-adjustment-compact"
    "background-vertical-position-adjustment-compact-prompt"
    "background-vertical-position-adjustment-default-prompt" "background-view" "badge-color"
    "badge-text-attributes" "badge-value" "bar-style" "bar-tint-color" "baseline-adjustment"
    "baseline-relative-arrangement" "blur-effect-style" "border-style" "bounces"
    "bounces-horizontally" "bounces-vertically" "bounces-zoom" "bounds"
    "can-cancel-content-touches" "can-resize-to-fit-content"
    "cell-layout-margins-follow-readable-width" "center" "changes-selection-as-primary-action"
    "clear-button-mode" "clears-context-before-drawing" "clears-on-begin-editing"
    "clears-on-insertion" "clips-to-bounds" "color" "color-scheme" "compact-appearance"
    "compact-scroll-edge-appearance" "configuration" "content-alignment-point"
    "content-compression-resistance-priority-horizontal"
    "content-compression-resistance-priority-vertical" "content-configuration"
    "content-edge-insets" "content-edge-insets-bottom" "content-edge-insets-left"
    "content-edge-insets-right" "content-edge-insets-top" "content-horizontal-alignment"
    "content-hugging-priority-horizontal" "content-hugging-priority-vertical" "content-inset"
    "content-inset-adjustment-behavior" "content-inset-bottom" "content-inset-left"
    "content-inset-right" "content-inset-top" "content-mode" "content-offset"
    "content-position-adjustment" "content-position-adjustment-alone"
    "content-position-adjustment-alone-compact" "content-position-adjustment-alone-compact-prompt"
    "content-position-adjustment-alone-default-prompt" "content-position-adjustment-center"
    "content-position-adjustment-center-compact"
    "content-position-adjustment-center-compact-prompt"
    "content-position-adjustment-center-default-prompt" "content-position-adjustment-compact"
    "content-position-adjustment-compact-prompt" "content-position-adjustment-default-prompt"
    "content-position-adjustment-left" "content-position-adjustment-left-compact"
    "content-position-adjustment-left-compact-prompt"
    "content-position-adjustment-left-default-prompt" "content-position-adjustment-right"
    "content-position-adjustment-right-compact" "content-position-adjustment-right-compact-prompt"
    "content-position-adjustment-right-default-prompt" "content-scale-factor" "content-size"
    "content-vertical-alignment" "content-view-background-color" "context-menu-interaction-enabled"
    "continuous" "count-down-duration" "current-page" "current-page-indicator-tint-color"
    "custom-view" "data-detector-types" "date" "date-picker-mode" "deceleration-rate"
    "decrement-image" "default-text-attributes" "delays-content-touches" "detail-text-label-font"
    "detail-text-label-font-family" "detail-text-label-font-size" "detail-text-label-font-style"
    "detail-text-label-font-weight" "detail-text-label-line-height" "detail-text-label-text-color"
    "direction" "directional-layout-margins" "directional-layout-margins-bottom"
    "directional-layout-margins-leading" "directional-layout-margins-top"
    "directional-layout-margins-trailing" "directional-lock-enabled" "disabled-background"
    "distribution" "divider-image" "divider-image-compact" "divider-image-compact-prompt"
    "divider-image-default-prompt" "divider-image-right-disabled"
    "divider-image-right-disabled-compact" "divider-image-right-disabled-compact-prompt"
    "divider-image-right-disabled-default-prompt" "divider-image-right-focused"
    "divider-image-right-focused-compact" "divider-image-right-focused-compact-prompt"
    "divider-image-right-focused-default-prompt" "divider-image-right-highlighted"
    "divider-image-right-highlighted-compact" "divider-image-right-highlighted-compact-prompt"
    "divider-image-right-highlighted-default-prompt" "divider-image-right-selected"
    "divider-image-right-selected-compact" "divider-image-right-selected-compact-prompt"
    "divider-image-right-selected-default-prompt" "drag-interaction-enabled"
    "edges-for-extended-layout" "editable" "editing" "editing-accessory-type"
    "editing-accessory-view" "effect" "enabled" "enables-return-key-automatically"
    "estimated-item-size" "estimated-row-height" "estimated-section-footer-height"
    "estimated-section-header-height" "exclusive-touch" "extended-layout-includes-opaque-bars"
    "filler-row-height" "find-interaction-enabled" "focus-group-identifier" "focus-style" "font"
    "font-family" "font-size" "font-style" "font-weight" "footer-reference-size" "frame"
    "header-reference-size" "hidden" "hides-back-button" "hides-bottom-bar-when-pushed"
    "hides-for-single-page" "hides-search-bar-when-scrolling" "hides-when-stopped" "highlighted"
    "highlighted-animation-images" "highlighted-image" "highlighted-text-color"
    "horizontal-scroll-indicator-insets" "horizontal-scroll-indicator-insets-bottom"
    "horizontal-scroll-indicator-insets-left" "horizontal-scroll-indicator-insets-right"
    "horizontal-scroll-indicator-insets-top" "icon-image-bookmark" "icon-image-clear"
    "icon-image-results-list" "icon-image-search" "icon-position-adjustment-bookmark"
    "icon-position-adjustment-clear" "icon-position-adjustment-results-list"
    "icon-position-adjustment-search" "image" "image-animation-duration" "image-animation-images"
    "image-animation-repeat-count" "image-edge-insets" "image-edge-insets-bottom"
    "image-edge-insets-left" "image-edge-insets-right" "image-edge-insets-top" "image-insets"
    "image-insets-bottom" "image-insets-left" "image-insets-right" "image-insets-top"
    "image-rendering-mode" "image-view-content-mode" "increment-image" "indentation-level"
    "indentation-width" "indicator-style" "inherits" "initial-value" "inline-prediction-type"
    "input-accessory-view" "input-view" "insets-content-views-to-safe-area"
    "insets-layout-margins-from-safe-area" "is-accessibility-element" "is-animating"
    "is-baseline-relative-arrangement" "is-context-menu-interaction-enabled" "is-continuous"
    "is-directional-lock-enabled" "is-editable" "is-editing" "is-enabled" "is-exclusive-touch"
    "is-find-interaction-enabled" "is-hidden" "is-highlighted"
    "is-layout-margins-relative-arrangement" "is-momentary" "is-multiple-touch-enabled" "is-on"
    "is-opaque" "is-paging-enabled" "is-pointer-interaction-enabled" "is-prefetching-enabled"
    "is-scroll-enabled" "is-search-results-button-selected" "is-secure-text-entry" "is-selectable"
    "is-selected" "is-symbol-animation-enabled" "is-translucent" "is-user-interaction-enabled"
    "item-positioning" "item-size" "item-spacing" "item-width" "keyboard-appearance"
    "keyboard-dismiss-mode" "keyboard-type" "landscape-image-phone" "landscape-image-phone-insets"
    "landscape-image-phone-insets-bottom" "landscape-image-phone-insets-left"
    "landscape-image-phone-insets-right" "landscape-image-phone-insets-top" "large-content-image"
    "large-content-image-insets" "large-content-image-insets-bottom"
    "large-content-image-insets-left" "large-content-image-insets-right"
    "large-content-image-insets-top" "large-content-size-image" "large-content-size-image-insets"
    "large-content-size-image-insets-bottom" "large-content-size-image-insets-left"
    "large-content-size-image-insets-right" "large-content-size-image-insets-top"
    "large-content-title" "large-title-display-mode" "large-title-text-attributes"
    "layer-alignment-mode" "layer-allows-edge-antialiasing"
    "layer-allows-font-subpixel-quantization" "layer-allows-group-opacity" "layer-anchor-point"
    "layer-anchor-point-z" "layer-autoreverses" "layer-background-color" "layer-border-color"
    "layer-border-width" "layer-bounds" "layer-colors" "layer-contents" "layer-contents-center"
    "layer-contents-format" "layer-contents-gravity" "layer-contents-rect" "layer-contents-scale"
    "layer-corner-curve" "layer-corner-radius" "layer-double-sided" "layer-draws-asynchronously"
    "layer-edge-antialiasing-mask" "layer-end-point" "layer-fill-color" "layer-fill-mode"
    "layer-fill-rule" "layer-font" "layer-font-family" "layer-font-size" "layer-font-style"
    "layer-font-weight" "layer-foreground-color" "layer-frame" "layer-geometry-flipped"
    "layer-hidden" "layer-is-double-sided" "layer-is-geometry-flipped" "layer-is-hidden"
    "layer-is-opaque" "layer-is-wrapped" "layer-line-cap" "layer-line-dash-pattern"
    "layer-line-dash-phase" "layer-line-height" "layer-line-join" "layer-line-width"
    "layer-locations" "layer-magnification-filter" "layer-mask" "layer-masked-corners"
    "layer-masks-to-bounds" "layer-minification-filter" "layer-minification-filter-bias"
    "layer-miter-limit" "layer-name" "layer-needs-display-on-bounds-change" "layer-opacity"
    "layer-opaque" "layer-path" "layer-position" "layer-rasterization-scale" "layer-repeat-count"
    "layer-shadow-color" "layer-shadow-offset" "layer-shadow-opacity" "layer-shadow-path"
    "layer-shadow-radius" "layer-should-rasterize" "layer-speed" "layer-start-point" "layer-string"
    "layer-stroke-color" "layer-stroke-end" "layer-stroke-start" "layer-sublayer-transform"
    "layer-time-offset" "layer-transform" "layer-truncation-mode" "layer-type"
    "layer-wants-extended-dynamic-range-content" "layer-wrapped" "layer-z-position"
    "layout-margins" "layout-margins-bottom" "layout-margins-left"
    "layout-margins-relative-arrangement" "layout-margins-right" "layout-margins-top"
    "left-items-supplement-back-button" "left-view" "left-view-mode" "line-break-mode"
    "line-break-strategy" "line-fragment-padding" "line-height" "link-text-attributes" "locale"
    "mask" "math-expression-completion-type" "maximum-content-size-category" "maximum-date"
    "maximum-number-of-lines" "maximum-track-image" "maximum-track-tint-color" "maximum-value"
    "maximum-value-image" "maximum-zoom-scale" "minimum-content-size-category" "minimum-date"
    "minimum-font-size" "minimum-interitem-spacing" "minimum-line-spacing" "minimum-scale-factor"
    "minimum-track-image" "minimum-track-tint-color" "minimum-value" "minimum-value-image"
    "minimum-zoom-scale" "minute-interval" "modal-presentation-style" "modal-transition-style"
    "momentary" "multiple-selection-background-view" "multiple-touch-enabled" "number-of-lines"
    "number-of-pages" "off-image" "on" "on-image" "on-tint-color" "opaque"
    "override-user-interface-style" "page-indicator-tint-color" "paging-enabled" "password-rules"
    "placeholder" "placeholder-color" "pointer-interaction-enabled" "possible-titles"
    "preferred-behavioral-style" "preferred-content-size" "preferred-current-page-indicator-image"
    "preferred-date-picker-style" "preferred-image-dynamic-range" "preferred-indicator-image"
    "preferred-max-layout-width" "preferred-menu-element-order" "preferred-search-bar-placement"
    "preferred-status-bar-style" "preferred-style" "preferred-symbol-configuration"
    "prefers-large-titles" "prefetching-enabled" "preserves-superview-layout-margins" "progress"
    "progress-image" "progress-tint-color" "progress-view-style" "prompt" "refresh-control"
    "remembers-last-focused-index-path" "reordering-cadence" "restoration-identifier"
    "return-key-type" "reverses-title-shadow-when-highlighted" "right-view" "right-view-mode"
    "role" "rounds-to-minute-interval" "row-height" "scales-large-content-image"
    "scope-bar-background-image" "scope-bar-button-background-image"
    "scope-bar-button-divider-image" "scope-bar-button-divider-image-right-disabled"
    "scope-bar-button-divider-image-right-focused"
    "scope-bar-button-divider-image-right-highlighted"
    "scope-bar-button-divider-image-right-selected" "scope-bar-button-title-text-attributes"
    "scope-button-titles" "scroll-direction" "scroll-edge-appearance" "scroll-enabled"
    "scroll-indicator-insets" "scroll-indicator-insets-bottom" "scroll-indicator-insets-left"
    "scroll-indicator-insets-right" "scroll-indicator-insets-top" "scrolls-to-top"
    "search-bar-style" "search-field-background-image"
    "search-field-background-position-adjustment" "search-results-button-selected"
    "search-text-field-background-color" "search-text-field-font" "search-text-field-font-family"
    "search-text-field-font-size" "search-text-field-font-style" "search-text-field-font-weight"
    "search-text-field-line-height" "search-text-field-text-color"
    "search-text-position-adjustment" "section-footer-height"
    "section-footers-pin-to-visible-bounds" "section-header-height" "section-header-top-padding"
    "section-headers-pin-to-visible-bounds" "section-index-background-color" "section-index-color"
    "section-index-minimum-display-row-count" "section-index-tracking-background-color"
    "section-inset" "section-inset-bottom" "section-inset-left" "section-inset-reference"
    "section-inset-right" "section-inset-top" "secure-text-entry" "segment-content-offset"
    "segment-enabled" "segment-image" "segment-is-enabled" "segment-title" "segment-width"
    "selectable" "selected" "selected-background-color" "selected-background-view" "selected-color"
    "selected-image" "selected-scope-button-index" "selected-segment-index"
    "selected-segment-tint-color" "selection-follows-focus" "selection-indicator-image"
    "selection-style" "self-sizing-invalidation" "semantic-content-attribute" "separator-color"
    "separator-effect" "separator-inset" "separator-inset-bottom" "separator-inset-left"
    "separator-inset-reference" "separator-inset-right" "separator-inset-top" "separator-style"
    "shadow-color" "shadow-image" "shadow-image-bottom" "shadow-image-top"
    "shadow-image-top-attached" "shadow-offset" "should-group-accessibility-children"
    "should-indent-while-editing" "shows-bookmark-button" "shows-cancel-button"
    "shows-expansion-text-when-truncated" "shows-horizontal-scroll-indicator"
    "shows-large-content-viewer" "shows-menu-as-primary-action" "shows-reorder-control"
    "shows-scope-bar" "shows-search-results-button" "shows-selection-indicator"
    "shows-touch-when-highlighted" "shows-vertical-scroll-indicator" "smart-dashes-type"
    "smart-insert-delete-type" "smart-quotes-type" "spacing" "spell-checking-type"
    "standard-appearance" "step-value" "style" "supports-alpha" "symbol-animation-enabled" "syntax"
    "table-footer-view" "table-header-view" "tag" "text" "text-alignment" "text-color"
    "text-container-inset" "text-container-inset-bottom" "text-container-inset-left"
    "text-container-inset-right" "text-container-inset-top" "text-container-line-break-mode"
    "text-container-line-fragment-padding" "text-container-maximum-number-of-lines"
    "text-content-type" "text-label-font" "text-label-font-family" "text-label-font-size"
    "text-label-font-style" "text-label-font-weight" "text-label-line-height"
    "text-label-text-color" "thumb-image" "thumb-tint-color" "tint-adjustment-mode" "tint-color"
    "title" "title-color" "title-edge-insets" "title-edge-insets-bottom" "title-edge-insets-left"
    "title-edge-insets-right" "title-edge-insets-top" "title-label-font" "title-label-font-family"
    "title-label-font-size" "title-label-font-style" "title-label-font-weight"
    "title-label-line-break-mode" "title-label-line-height" "title-label-number-of-lines"
    "title-label-shadow-offset" "title-label-text-alignment" "title-position-adjustment"
    "title-position-adjustment-compact" "title-position-adjustment-compact-prompt"
    "title-position-adjustment-default-prompt" "title-shadow-color" "title-text-attributes"
    "title-vertical-position-adjustment" "title-vertical-position-adjustment-compact"
    "title-vertical-position-adjustment-compact-prompt"
    "title-vertical-position-adjustment-default-prompt" "title-view" "token-background-color"
    "tool-tip" "track-image" "track-tint-color" "transform" "transform-3d"
    "translates-autoresizing-mask-into-constraints" "translucent" "typing-attributes"
    "unselected-item-tint-color" "user-interaction-enabled"
    "user-interaction-enabled-while-dragging" "uses-standard-text-scaling" "value"
    "vertical-scroll-indicator-insets" "vertical-scroll-indicator-insets-bottom"
    "vertical-scroll-indicator-insets-left" "vertical-scroll-indicator-insets-right"
    "vertical-scroll-indicator-insets-top" "vibrancy-effect-style" "width" "window-level" "wraps"
    "writing-tools-behavior" "zoom-scale")
  "The words of the language: properties.")

(defconst vstyle-mode--functions
  '("abs" "acos" "asin" "atan" "atan2" "background-configuration" "bar-button-item-appearance"
    "bar-button-item-state-appearance" "blur" "button-configuration" "calc" "circle" "clamp"
    "color" "color-mix" "conic-gradient" "contrast-color" "cos" "ellipse" "env" "exp" "hsl" "hsla"
    "hwb" "hypot" "image" "lab" "lch" "light-dark" "linear-gradient" "list-content-configuration"
    "list-image-properties" "list-text-properties" "log" "matrix" "matrix3d" "max" "min" "mod"
    "navigation-bar-appearance" "oklab" "oklch" "paragraph-style" "path" "perspective" "polygon"
    "pow" "progress" "radial-gradient" "rect" "rem" "repeating-conic-gradient"
    "repeating-linear-gradient" "repeating-radial-gradient" "rgb" "rgba" "rotate" "rotate3d"
    "rotateX" "rotateY" "rotateZ" "round" "scale" "scale3d" "scaleX" "scaleY" "scaleZ" "sign" "sin"
    "skew" "skewX" "skewY" "skin-color" "skin-font" "skin-image" "sqrt" "symbol"
    "symbol-configuration" "tab-bar-appearance" "tab-bar-item-appearance"
    "tab-bar-item-state-appearance" "tan" "text-attributes" "toolbar-appearance" "translate"
    "translate3d" "translateX" "translateY" "translateZ" "url" "var" "vibrancy" "xywh")
  "The words of the language: functions.")

(defconst vstyle-mode--colors
  '("aliceblue" "antiquewhite" "aqua" "aquamarine" "azure" "beige" "bisque" "black"
    "blanchedalmond" "blue" "blueviolet" "brown" "burlywood" "cadetblue" "chartreuse" "chocolate"
    "coral" "cornflowerblue" "cornsilk" "crimson" "currentcolor" "cyan" "darkblue" "darkcyan"
    "darkgoldenrod" "darkgray" "darkgreen" "darkgrey" "darkkhaki" "darkmagenta" "darkolivegreen"
    "darkorange" "darkorchid" "darkred" "darksalmon" "darkseagreen" "darkslateblue" "darkslategray"
    "darkslategrey" "darkturquoise" "darkviolet" "deeppink" "deepskyblue" "dimgray" "dimgrey"
    "dodgerblue" "firebrick" "floralwhite" "forestgreen" "fuchsia" "gainsboro" "ghostwhite" "gold"
    "goldenrod" "gray" "green" "greenyellow" "grey" "honeydew" "hotpink" "indianred" "indigo"
    "ivory" "khaki" "label" "lavender" "lavenderblush" "lawngreen" "lemonchiffon" "lightblue"
    "lightcoral" "lightcyan" "lightgoldenrodyellow" "lightgray" "lightgreen" "lightgrey"
    "lightpink" "lightsalmon" "lightseagreen" "lightskyblue" "lightslategray" "lightslategrey"
    "lightsteelblue" "lightyellow" "lime" "limegreen" "linen" "link" "magenta" "maroon"
    "mediumaquamarine" "mediumblue" "mediumorchid" "mediumpurple" "mediumseagreen"
    "mediumslateblue" "mediumspringgreen" "mediumturquoise" "mediumvioletred" "midnightblue"
    "mintcream" "mistyrose" "moccasin" "navajowhite" "navy" "oldlace" "olive" "olivedrab"
    "opaque-separator" "orange" "orangered" "orchid" "palegoldenrod" "palegreen" "paleturquoise"
    "palevioletred" "papayawhip" "peachpuff" "peru" "pink" "placeholder-text" "plum" "powderblue"
    "purple" "quaternary-label" "quaternary-system-fill" "rebeccapurple" "red" "rosybrown"
    "royalblue" "saddlebrown" "salmon" "sandybrown" "seagreen" "seashell" "secondary-label"
    "secondary-system-background" "secondary-system-fill" "secondary-system-grouped-background"
    "separator" "sienna" "silver" "skyblue" "slateblue" "slategray" "slategrey" "snow"
    "springgreen" "steelblue" "system-background" "system-blue" "system-brown" "system-cyan"
    "system-fill" "system-gray" "system-gray2" "system-gray3" "system-gray4" "system-gray5"
    "system-gray6" "system-green" "system-grouped-background" "system-indigo" "system-mint"
    "system-orange" "system-pink" "system-purple" "system-red" "system-teal" "system-yellow" "tan"
    "teal" "tertiary-label" "tertiary-system-background" "tertiary-system-fill"
    "tertiary-system-grouped-background" "thistle" "tomato" "transparent" "turquoise" "violet"
    "wheat" "white" "whitesmoke" "yellow" "yellowgreen")
  "The words of the language: colors.")

(defconst vstyle-mode--keywords
  '("accessibility-extra-extra-extra-large" "accessibility-extra-extra-large"
    "accessibility-extra-large" "accessibility-large" "accessibility-medium" "address"
    "address-city" "address-city-and-state" "address-state" "adjustable" "alert" "align-baselines"
    "align-centers" "alignment" "all" "all-characters" "allows-default-tightening-for-truncation"
    "allows-direct-interaction" "alphabet" "always" "always-original" "always-template"
    "ascii-capable" "ascii-capable-number-pad" "attributed-subtitle" "attributed-title" "auto"
    "automatic" "automatically-update-for-selection" "axial" "back-button-appearance"
    "back-indicator-image" "back-indicator-transition-mask-image" "background" "background-color"
    "background-effect" "background-image" "background-image-content-mode"
    "background-image-position-adjustment" "background-insets" "backwards" "badge-background-color"
    "badge-position-adjustment" "badge-text-attributes" "badge-title-position-adjustment" "bar"
    "base-background-color" "base-foreground-color" "base-writing-direction" "baseline-offset"
    "bevel" "bezel" "birthdate" "birthdate-day" "birthdate-month" "birthdate-year" "black-opaque"
    "black-translucent" "body" "bold" "bordered" "bordered-prominent" "bordered-tinted"
    "borderless" "borderless-tinted" "both" "bottom" "bottom-left" "bottom-right" "bottom-to-top"
    "browser" "butt" "button" "button-appearance" "button-size" "by-char-wrapping" "by-clipping"
    "by-truncating-head" "by-truncating-middle" "by-truncating-tail" "by-word" "by-word-wrapping"
    "calendar-event" "callout" "cancel" "capitalized" "capsule" "caption1" "caption2"
    "causes-page-turn" "cellular-eid" "cellular-imei" "center" "centered" "checkbox" "checkmark"
    "circular" "clear" "color" "combined" "compact" "compact-inline-layout-appearance" "complete"
    "conic" "constrained-high" "content-insets" "continue" "continuous" "corner-radius"
    "corner-style" "count-down-timer" "country-name" "cover-vertical" "credit-card-expiration"
    "credit-card-expiration-month" "credit-card-expiration-year" "credit-card-family-name"
    "credit-card-given-name" "credit-card-middle-name" "credit-card-name" "credit-card-number"
    "credit-card-security-code" "credit-card-type" "cross-dissolve" "current-context" "custom"
    "dark" "dark-content" "date" "date-and-time" "date-time" "decimal-pad" "default"
    "default-tab-interval" "destructive" "detail-button" "detail-disclosure-button" "dimmed"
    "directional-layout-margins" "disabled" "disclosure-indicator" "done" "done-button-appearance"
    "double" "dynamic" "edges-adding-layout-margins-to-background-insets" "editor" "email-address"
    "emergency-call" "enabled" "enabled-including-constraints" "end" "equal-centering"
    "equal-spacing" "even-odd" "expansion" "extra-dark" "extra-extra-extra-large"
    "extra-extra-large" "extra-large" "extra-light" "extra-small" "false" "family-name" "fast"
    "fill" "fill-equally" "fill-proportionally" "filled" "first-baseline" "first-line-head-indent"
    "fixed" "flexible-bottom-margin" "flexible-height" "flexible-left-margin"
    "flexible-right-margin" "flexible-top-margin" "flexible-width" "flight-number"
    "flip-horizontal" "focused" "font" "footnote" "force-left-to-right" "force-right-to-left"
    "foreground-color" "form-sheet" "forwards" "from-automatic-insets" "from-cell-edges"
    "from-content-inset" "from-layout-margins" "from-safe-area" "full-screen" "full-street-address"
    "generic" "given-name" "go" "google" "gray8-uint" "hangul-word-priority" "head-indent" "header"
    "headline" "heavy" "hierarchical-color" "high" "highlighted" "horizontal" "hyphenation-factor"
    "icon-color" "identity" "image" "image-content-mode" "image-padding" "image-placement"
    "image-properties" "image-to-text-padding" "immediate" "indicator" "inherit" "initial" "inline"
    "inline-layout-appearance" "interactive" "interactive-with-accessory" "job-title" "join"
    "justified" "kern" "keyboard-key" "large" "large-title" "large-title-text-attributes"
    "last-baseline" "layer-bottom-edge" "layer-left-edge" "layer-max-x-max-y-corner"
    "layer-max-x-min-y-corner" "layer-min-x-max-y-corner" "layer-min-x-min-y-corner"
    "layer-right-edge" "layer-top-edge" "leading" "left" "left-to-right" "letterpress-style"
    "ligature" "light" "light-content" "limited" "line" "line-break-mode" "line-break-strategy"
    "line-height-multiple" "line-spacing" "linear" "list-accompanied-sidebar-cell"
    "list-grouped-cell" "list-grouped-header-footer" "list-plain-cell" "list-plain-header-footer"
    "list-sidebar-cell" "list-sidebar-header" "location" "lookup-suggestion" "lowercase" "lre"
    "lro" "mac" "mac-idiom-style" "maximum-line-height" "maximum-size" "medium" "middle"
    "middle-name" "mini" "minimal" "minimum-line-height" "miter" "money" "monospaced" "name"
    "name-phone-pad" "name-prefix" "name-suffix" "natural" "navigator" "nearest" "never"
    "new-password" "next" "nickname" "no" "non-zero" "none" "normal" "not-enabled"
    "number-of-lines" "number-pad" "numbers-and-punctuation" "obliqueness" "off" "on" "on-drag"
    "on-drag-with-accessory" "one-time-code" "opaque" "organization-name" "over-current-context"
    "over-full-screen" "pad" "page-sheet" "palette-colors" "paragraph-spacing"
    "paragraph-spacing-before" "paragraph-style" "partial-curl" "password" "pattern-dash"
    "pattern-dash-dot" "pattern-dash-dot-dot" "pattern-dot" "phone-number" "phone-pad"
    "physical-value" "plain" "playback" "plays-sound" "point-size" "popover" "popup" "postal-code"
    "preferred-symbol-configuration-for-image" "preferring-monochrome" "preferring-multicolor"
    "prefers-side-by-side-text-and-secondary-text" "preset" "primary" "priority" "prominent"
    "push-out" "radial" "redraw" "regular" "removed" "rendering-mode" "reserved-layout-size"
    "resize" "resize-aspect" "resize-aspect-fill" "revert" "revert-layer" "rgba16-float"
    "rgba8-uint" "right" "right-to-left" "rle" "rlo" "round" "rounded" "rounded-rect" "route"
    "scale" "scale-aspect-fill" "scale-aspect-fit" "scale-to-fill" "scrollable-axes" "search"
    "search-field" "secondary-fill" "secondary-text" "secondary-text-properties" "selected"
    "selection-indicator-image" "selection-indicator-tint-color" "semibold" "send" "sentences"
    "separate" "serif" "shadow" "shadow-color" "shadow-image" "shipment-tracking-number"
    "shows-activity-indicator" "single" "single-line" "single-line-etched" "sliding" "slow" "small"
    "spatial" "square" "stacked" "stacked-item-positioning" "stacked-item-spacing"
    "stacked-item-width" "stacked-layout-appearance" "standard" "start" "starts-media-session"
    "static-text" "status-bar" "street-address-line1" "street-address-line2" "strikethrough-color"
    "strikethrough-style" "stroke-color" "stroke-outset" "stroke-width" "subheadline" "sublocality"
    "subtitle" "subtitle-line-break-mode" "summary-element" "supports-zoom" "system"
    "system-chrome-material" "system-chrome-material-dark" "system-chrome-material-light"
    "system-material" "system-material-dark" "system-material-light" "system-thick-material"
    "system-thick-material-dark" "system-thick-material-light" "system-thin-material"
    "system-thin-material-dark" "system-thin-material-light" "system-ultra-thin-material"
    "system-ultra-thin-material-dark" "system-ultra-thin-material-light" "tab-bar" "tail-indent"
    "telephone-number" "tertiary-fill" "text" "text-effect" "text-properties" "text-style"
    "text-to-secondary-text-horizontal-padding" "text-to-secondary-text-vertical-padding" "thick"
    "thin" "time" "tint-color" "tinted" "title" "title-alignment" "title-line-break-mode"
    "title-padding" "title-position-adjustment" "title-text-attributes" "title1" "title2" "title3"
    "toggle-button" "top" "top-left" "top-right" "top-to-bottom" "tracking" "trailing" "transform"
    "trilinear" "true" "twitter" "ultra-light" "underline-color" "underline-style" "unless-editing"
    "unset" "unspecified" "updates-frequently" "uppercase" "url" "use-default" "use-system"
    "username" "uses-default-hyphenation" "vertical" "visual-effect" "web-search" "weight" "wheels"
    "while-editing" "white-large" "words" "writing-direction" "yahoo" "year-and-month" "yes")
  "The words of the language: keywords.")

(defvar font-lock-beg)
(defvar eglot-server-programs)

(defconst vstyle-mode--name
  "\\(?:--\\|-?\\(?:[a-z_]\\|[[:nonascii:]]\\|\\\\.\\)\\)\\(?:[-a-z0-9_]\\|[[:nonascii:]]\\|\\\\.\\)*"
  "A name, in any case.")

(defun vstyle-mode--skip-to-end (custom)
  "Move to the semicolon or brace that ends a statement.
The value of a CUSTOM property may contain blocks."
  (let (found)
    (while (not found)
      (skip-chars-forward "^;{}()[]\"'/\\\\")
      (let ((char (char-after)))
        (cond
         ((or (null char) (memq char '(?\; ?\}))) (setq found t))
         ((and (eq char ?\{) (not custom)) (setq found t))
         ((memq char '(?\{ ?\( ?\[ ?\" ?\')) (condition-case nil (forward-sexp) (error (goto-char (point-max)))))
         ((eq char ?\\) (forward-char (min 2 (- (point-max) (point)))))
         ((and (eq char ?/) (eq (char-after (1+ (point))) ?*)) (forward-comment 1))
         (t (forward-char)))))))

(defun vstyle-mode--next (kind limit)
  "Find the next statement of a KIND before LIMIT.
A KIND is `at-rule', `declaration' or `rule'.  The match has its name as
group 1, and the rest of it as group 2."
  (let ((case-fold-search t) found)
    (while (and (not found)
                (progn (while (or (forward-comment 1) (> (skip-chars-forward ";{} \t\n\r\f") 0)))
                       (< (point) limit)))
      (let* ((start (point))
             (nested (nth 1 (syntax-ppss)))
             (at (looking-at (concat "@" vstyle-mode--name)))
             (name (and (or at (looking-at vstyle-mode--name)) (match-end 0)))
             (colon (and name (not at)
                         (save-excursion (goto-char name) (forward-comment (buffer-size))
                                         (and (eq (char-after) ?:) (point)))))
             (custom (and nested colon (looking-at "--"))))
        (goto-char start)
        (vstyle-mode--skip-to-end custom)
        (let* ((end (point))
               (actual (cond (at 'at-rule)
                             ((and nested colon (or custom (not (eq (char-after) ?\{)))) 'declaration)
                             (t 'rule)))
               (rest (cond (at name) ((eq actual 'declaration) (1+ colon)) (t start))))
          (when (= end start) (forward-char))
          (when (eq actual kind)
            (setq found t)
            (set-match-data (list start end start (or name start) rest end))))))
    found))

(defun vstyle-mode--rest ()
  "Go to the rest of the statement that was found, and return its end."
  (goto-char (match-beginning 2))
  (match-end 2))

(defun vstyle-mode--extend-region ()
  "Let fontification begin between two statements of the top level."
  (let ((start (nth 9 (save-excursion (syntax-ppss font-lock-beg)))))
    (save-excursion
      (goto-char (or (car start) font-lock-beg))
      (let ((begin (if (re-search-backward "[;}]" nil t) (1+ (point)) (point-min))))
        (when (< begin font-lock-beg) (setq font-lock-beg begin))))))

(defun vstyle-mode--words (words &optional before after)
  "Return a pattern of WORDS, with the patterns BEFORE and AFTER them."
  (concat (or before "") "\\_<" (regexp-opt words t) "\\_>" (or after "")))

(defun vstyle-mode--rule (pattern group face)
  "Return a rule that gives a GROUP of a PATTERN a FACE."
  `(,pattern (vstyle-mode--rest) nil (,group ',face)))

(defconst vstyle-mode--font-lock-keywords
  (let ((var (vstyle-mode--rule "--[-[:alnum:]_]+" 0 'font-lock-variable-name-face))
        (types (vstyle-mode--rule (vstyle-mode--words vstyle-mode--view-types) 0 'font-lock-type-face)))
    `((,(apply-partially #'vstyle-mode--next 'at-rule)
       (1 'font-lock-keyword-face)
       ,var ,types
       ,(vstyle-mode--rule (vstyle-mode--words vstyle-mode--operators) 0 'font-lock-keyword-face)
       ,(vstyle-mode--rule (vstyle-mode--words vstyle-mode--media-features) 0 'font-lock-variable-name-face))
      (,(apply-partially #'vstyle-mode--next 'rule)
       ,types
       ,(vstyle-mode--rule (vstyle-mode--words vstyle-mode--pseudo-classes ":") 0 'font-lock-builtin-face)
       ,(vstyle-mode--rule "[.][-_[:alpha:]][-_[:alnum:]]*" 0 'font-lock-function-name-face)
       ,(vstyle-mode--rule "#[-_[:alnum:]]+" 0 'font-lock-constant-face))
      (,(apply-partially #'vstyle-mode--next 'declaration)
       (1 (if (member (downcase (match-string 1)) vstyle-mode--properties) 'font-lock-variable-name-face
            (and (string-prefix-p "--" (match-string 1)) 'font-lock-variable-name-face)))
       ,var ,types
       ,(vstyle-mode--rule "!\\s-*important\\_>" 0 'font-lock-builtin-face)
       ,(vstyle-mode--rule "#[[:xdigit:]]+\\_>" 0 'font-lock-constant-face)
       ,(vstyle-mode--rule (vstyle-mode--words vstyle-mode--functions nil "(") 1 'font-lock-function-name-face)
       ,(vstyle-mode--rule (vstyle-mode--words vstyle-mode--colors) 0 'font-lock-constant-face)
       ,(vstyle-mode--rule (vstyle-mode--words vstyle-mode--keywords) 0 'font-lock-constant-face))))
  "The faces of the parts of sheets.")

;;;###autoload
(define-derived-mode vstyle-mode css-mode "VStyle"
  "Major mode for VStyle sheets."
  (setq-local font-lock-defaults '(vstyle-mode--font-lock-keywords))
  (add-hook 'font-lock-extend-region-functions #'vstyle-mode--extend-region nil t)
  ;; The names of CSS are not those of views.
  (setq-local completion-at-point-functions nil)
  (setq-local css-indent-offset 2))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.vstyle\\'" . vstyle-mode))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(vstyle-mode . ("vstyle" "language-server"))))

(provide 'vstyle-mode)
;;; vstyle-mode.el ends here
