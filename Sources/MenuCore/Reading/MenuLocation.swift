/// Where the menu lies that nobody, or somebody, named.
public enum MenuLocation {
  /// The menu to show: the one named, else the variable's, else `Menu.json` here, else the installed
  /// one beside the program; nil when there is none of these.
  ///
  /// - Parameters:
  ///   - argument: what the command line names, `-` for standard input.
  ///   - variable: the value of `GIUSEPPE_MENU`.
  ///   - program: the path of the program, as in `/usr/local/bin/giuseppe-menu`.
  ///   - exists: whether there is something at a path.
  /// - Returns: a path, or `-`.
  public static func find(
    argument: String?, variable: String?, program: String?, exists: (String) -> Bool
  ) -> String? {
    if let argument { return argument }
    if let variable, !variable.isEmpty { return variable }
    let installed = program.map { program in
      let folders = program.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      return folders.joined(separator: "/") + "/share/giuseppe-menu/Menu.json"
    }
    return ["Menu.json", installed].compactMap { $0 }.first(where: exists)
  }
}
