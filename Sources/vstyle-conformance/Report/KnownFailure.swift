/// A reason for known failures, with its cases: one row for each reason.
///
/// A case that passes must be removed from its row.
struct KnownFailure: Sendable {
  /// The reason, as a sentence.
  let reason: String

  /// The names of the cases.
  let cases: [String]

  static let all: [KnownFailure] = [
    .init(
      reason: """
        The browser's conversion to `a98-rgb` is off by 0.6 %: the red of sRGB and that of A98 RGB are the same but \
        for their length.
        """,
      cases: ["wpt-color/120"]),
    .init(
      reason: """
        In HTML, `dir="auto"` takes the direction from the text of an element, and fields such as those for telephone \
        numbers have a direction of their own. Views have neither.
        """,
      cases: [442, 499, 506, 513, 520, 527, 536, 545, 554].map { "selectors-query/\($0)" }),
    .init(
      reason: "The browser clamps a saturation over 100 % in `hsl()` without commas; the specification does not.",
      cases: ["colors-oracle/2863", "colors-oracle/3711"]),
    .init(
      reason: """
        The specification rounds a whole number up if it is halfway between two others. The browser rounds a negative \
        one down in custom properties, and others by the errors of its arithmetic.
        """,
      cases: [
        109, 350, 354, 379, 579, 611, 666, 929, 1061, 1137, 1906, 2442, 2455, 2514, 2777, 2978, 3324, 3694,
      ].map { "interpolate/\($0)" }),
    .init(
      reason: """
        The browser takes the hue of a grayish color for missing in `color-mix(in oklch longer hue, …)`; the \
        specification takes only that of a gray.
        """,
      cases: [404, 3839, 3887, 3914].map { "interpolate/\($0)" }),
    .init(
      reason: "A computed color of `hsl()` or with an opacity has 8 bits; in motion the browser's has more.",
      cases: [312, 1033, 1098, 1261, 2889, 3270].map { "interpolate/\($0)" }),
    .init(
      reason: "A transform that scales by 0 and rotates has an inverse by an error of arithmetic alone.",
      cases: ["interpolate/832"]),
    .init(
      reason: "The browser writes a mixed matrix of the plane with all 16 numbers before the start.",
      cases: ["interpolate/3640"]),
    .init(
      reason: """
        Where a curve has taken a value back beyond its start, the specification shortens a reversal by the distance \
        from the start, and the browser ends it at once.
        """,
      cases: [131, 174, 315, 388, 422].map { "transitions/\($0)" }),
    .init(
      reason: """
        A view that inherits a moving value has a transition of it. The browser starts, turns and ends that with frames \
        which it draws between the steps of the case.
        """,
      cases: [78, 304, 413, 438, 453].map { "transitions/\($0)" }),
    .init(
      reason: """
        An animation starts in the browser a little later than its first frame, so a delay is not over exactly at its \
        end.
        """,
      cases: ["keyframes/428"]),
    .init(
      reason: """
        Three animations show and hide a hidden view over each other. The browser shows it from the start.
        """,
      cases: ["keyframes/317"]),
  ]
}
