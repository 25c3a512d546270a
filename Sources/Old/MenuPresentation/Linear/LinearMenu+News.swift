import OldMenuCore

/// The menu's file changes while a guest listens.
///
/// The session follows the file at once; here only the next answer tells of it, for nobody is
/// interrupted. The numbers that were read out go on meaning the same dishes.
extension LinearMenu {
  /// What a guest knows who has heard an answer.
  struct Heard {
    /// How often the menu had changed.
    let revision: Int
    /// What was said last about the menu's file.
    let ofFile: String?
    /// Whether the menu was an old one.
    let isOld: Bool
  }

  /// What has happened since the last answer, and what its numbers mean now.
  ///
  /// Menus are not compared: where each change is followed by its opposite, what the numbers lead to
  /// may have moved all the same, and a text made to be slow makes every comparison slow.
  func takeNews() -> [String] {
    let hasChanged = session.revision != heard.revision
    if hasChanged {
      numbers.find(in: session)
      // What was asked or told of a dish may be nothing of the one that stands there now.
      (question, waiting, unclear, recent, earlier) = (nil, [], [], nil, [])
    }
    let isBack = heard.isOld && !session.isMenuOld
    let change = hasChanged ? linearWords.menuChanged : isBack ? linearWords.menuIsBack : nil
    let notice = fileNotice == heard.ofFile ? nil : fileNotice
    return [change, notice].compactMap { $0 }
  }

  /// What is to say about the file.
  ///
  /// The reason and the age of the menu are a sentence each; an owner's begins with the name of the
  /// file, which is told as it is written.
  var fileNotice: String? {
    session.fileStatusParts.map { parts in
      [parts.reason.withFullStop, parts.age.asSentence].filter { !$0.isEmpty }
        .concatenated(separator: " ")
    }
  }

  /// What the next guest is to know about the file: whether the menu is an old one.
  var ageOfMenu: [String] {
    session.isMenuOld ? [fileNotice].compactMap { $0 } : []
  }
}
