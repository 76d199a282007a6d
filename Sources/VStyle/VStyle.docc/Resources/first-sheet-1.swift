import Foundation
import VStyleViews

// A screen with a title, a text and a button.
let window = Window()
let greeting = Label()
greeting.text = "Good morning"
greeting.styleClasses = ["title"]
let news = Label()
news.text = "Nothing new"
let save = Button()
save.styleClasses = ["primary"]
for view in [greeting, news, save] { window.addSubview(view) }
