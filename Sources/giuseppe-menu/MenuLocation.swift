internal import MenuFiles
internal import TerminalText

/// The place of the menu that nobody, or somebody, named.
enum MenuLocation {
  /// The menu to show: the one named, else the variable's, else `Menu.json` here, else the installed
  /// one beside the program; nil when there is none of these.
  static func find(
    argument: LocalPath?, variable: LocalPath?, program: LocalPath? = MenuFile.ofProgram,
    exists: (LocalPath) -> Bool = MenuFile.exists
  ) -> LocalPath? {
    if let argument { return argument }
    if let variable, !variable.bytes.isEmpty { return variable }
    let installed = program.map { program in
      let folders = program.bytes.split(
        separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      let beside = folders.dropLast(2).joined(separator: [UInt8(ascii: "/")])
      return LocalPath(bytes: Array(beside) + "/share/giuseppe-menu/Menu.json".utf8)
    }
    return ["Menu.json", installed].compactMap { $0 }.first(where: exists)
  }
}
