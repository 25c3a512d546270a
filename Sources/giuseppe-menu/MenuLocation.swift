internal import MenuFiles

/// The place of the menu, named or not.
enum MenuLocation {
  /// The menu to show: the one named, else the variable's, else `Menu.json` here, else the installed
  /// one beside the program; nil when there is none of these.
  static func find(argument: LocalPath?, variable: LocalPath?) -> LocalPath? {
    if let argument { return argument }
    if let variable, !variable.bytes.isEmpty { return variable }
    let installed = MenuFile.ofProgram.map {
      $0.folder.folder.appending("share/giuseppe-menu/Menu.json")
    }
    return ["Menu.json", installed].compactMap { $0 }.first(where: MenuFile.exists)
  }
}
