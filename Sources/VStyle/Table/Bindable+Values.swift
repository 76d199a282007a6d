public import VStyleValues

extension Font: Bindable {}
extension Image: Bindable {}
extension Path: Bindable {}
extension EdgeInsets: Bindable {}
extension Size: Bindable {}
extension Point: Bindable {}
extension VisualEffect: Bindable {}
