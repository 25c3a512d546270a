/// Reads the bytes of a menu from a file or an open descriptor, at most 64 MiB of them.
public enum MenuFile {
  /// The size of the largest file that is read, in bytes.
  public static let sizeLimit = 64 << 20
}
