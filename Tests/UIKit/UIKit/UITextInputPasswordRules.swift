// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UITextInputPasswordRules: Equatable {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }

  public nonisolated static func == (left: UITextInputPasswordRules, right: UITextInputPasswordRules) -> Bool {
    left === right
  }
}
