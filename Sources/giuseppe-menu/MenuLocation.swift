internal import MenuFiles

/// The place of the menu, named or not.
enum MenuLocation {
  /// The menu to show: the one named, else the variable's, else `Menu.json` here, else the installed
  /// one beside the program; nil when there is none of these.
  static func find(named word: String?, variable: String?) -> LocalPath? {
    if let word { return LocalPath(argument: word) }
    if let variable, !variable.isEmpty { return LocalPath(argument: variable) }
    let share = LocalPath.executable?.folder.folder.appending("share/giuseppe-menu/Menu.json")
    return ["Menu.json", share].compactMap(\.self).first(where: MenuFile.exists)
  }
}
