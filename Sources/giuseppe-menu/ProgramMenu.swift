internal import Glibc
internal import MenuCore

/// Finds and reads the menu that the command line and the environment mean.
enum ProgramMenu {
  /// Reads the menu that is named, or else found.
  static func read(_ argument: String?, environment: [String: String]) throws -> MenuReading {
    let found = MenuLocation.find(
      argument: argument, variable: environment["GIUSEPPE_MENU"], program: programPath,
      exists: { access($0, F_OK) == 0 })
    guard let path = found else {
      throw ProgramError(
        status: 66,
        "there is no menu here: name one, or write a first one with \"giuseppe-menu init\"")
    }
    return try MenuReader.read(MenuFile.read(path: path))
  }

  /// The language to show: the one asked for, else the locale's, else the menu's own (nil).
  static func language(
    _ wanted: String?, of menu: Menu, environment: [String: String]
  ) throws -> Language? {
    guard let wanted else { return menu.language(forLocale: environment) ?? menu.languages.first }
    if let language = menu.language(nearestTo: wanted) { return language }
    let known = menu.languages.map(\.tag).joined(separator: ", ")
    throw ProgramError(
      status: 64,
      known.isEmpty
        ? "the menu names no language, so --language cannot choose one"
        : "the menu is not in \"\(wanted)\"; it has \(known)")
  }

  private static var programPath: String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    guard length > 0 else { return nil }
    return String(decoding: buffer.prefix(length), as: UTF8.self)
  }
}
