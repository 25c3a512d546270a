/// The change of a file that marks a dish as sold out or as available.
enum SoldOutChange {
  /// The file already has this mark.
  case unchanged
  case edit(FileEdit)
  /// The key is repeated at this offset.
  case repeated(offset: Int)
  /// The value at this offset is not true or false.
  case unclear(offset: Int)
}
