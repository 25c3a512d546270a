#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import MenuCore

extension InterfaceLanguage {
  /// What the system says by number, which it says in English only.
  func systemError(_ code: Int32) -> String {
    let (italian, english) =
      switch code {
      case ENOENT, ENOTDIR: ("la cartella non c'è", "its folder does not exist")
      case EAGAIN: ("non c'è ancora niente da leggere", "there is nothing to read yet")
      case ENOSPC, EDQUOT: ("il disco è pieno", "the disk is full")
      case EROFS: ("il disco è di sola lettura", "the disk is read-only")
      case ELOOP: ("i collegamenti girano in tondo", "its links go round in circles")
      case ENAMETOOLONG: ("il nome è troppo lungo", "its name is too long")
      case EMFILE, ENFILE: ("troppi file sono aperti", "too many files are open")
      case EISDIR: ("è una cartella", "it is a folder")
      default: ("errore \(code)", "error \(code)")
      }
    return self == .italian ? italian : english
  }
}
