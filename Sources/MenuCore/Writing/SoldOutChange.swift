/// What has to change in a file that is to say of a dish that it is sold out or available.
enum SoldOutChange {
  /// The file says so already.
  case unchanged
  case edit(FileEdit)
  /// The key is given again at this offset.
  case repeated(offset: Int)
  /// The value at this offset is not true or false.
  case unclear(offset: Int)
}
