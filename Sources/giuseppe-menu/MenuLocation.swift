internal import MenuFiles

/// Finds the file of the menu.
enum MenuLocation {
  /// The menu to show: the one in `word`, else the one in the variable, else `Menu.json` in this folder, else
  /// the one that was installed with the program; nil if none of these exists.
  static func find(named word: String?, variable: String?) -> LocalPath? {
    if let word { return LocalPath(argument: word) }
    if let variable, !variable.isEmpty { return LocalPath(argument: variable) }
    let share = LocalPath.executable?.folder.folder.appending("share/giuseppe-menu/Menu.json")
    return ["Menu.json", share].compactMap(\.self).first(where: MenuFile.exists)
  }
}
