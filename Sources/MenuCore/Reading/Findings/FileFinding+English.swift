extension FileFinding {
  package func english(dish: String) -> FindingSentence {
    switch self {
    case .empty:
      FindingSentence(
        "the file is empty", advice: "giuseppe-menu init writes a menu to start from")
    case .blank:
      FindingSentence(
        "the file holds nothing", advice: "giuseppe-menu init writes a menu to start from")
    case .notUTF8:
      FindingSentence("the file is not saved as UTF-8", advice: "save it as UTF-8")
    case .invalidUTF8(let byte):
      FindingSentence("the byte \(byte.hexadecimal) is not UTF-8", advice: "save the file as UTF-8")
    case .byteOrderMark:
      FindingSentence("there is an invisible byte-order mark here")
    case .toleratedByteOrderMark:
      FindingSentence("there is an invisible mark here; it works, but other programs refuse it")
    case .secondDocument:
      FindingSentence("a second menu begins here", advice: "a file holds one")
    case .trailingCharacters:
      FindingSentence("there is something behind the end of the menu")
    case .tooLarge:
      FindingSentence(
        "the file is larger than 64 MiB", advice: "keep pictures in files of their own")
    case .notAMenu: FindingSentence("the file must be an object in { }")
    case .foreign(let format):
      FindingSentence(
        "this is \(format.name), not JSON", advice: "write the menu as a text file")
    case .newerFormat(let version):
      FindingSentence("formatVersion \(version) is newer than this program")
    case .noDish:
      FindingSentence(
        "none of \"pizzas\", \"beverages\", \"desserts\", \"other\" has a dish")
    }
  }
}

extension UInt8 {
  /// `E9`
  var hexadecimal: String { String(self, radix: 16, uppercase: true) }
}
