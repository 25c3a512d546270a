import MenuCore
import MenuFiles

/// Rewrites the prices of a menu file as the format wants them: `"7,00"` becomes `"7.00"`.
struct PriceNotation {
  /// Another program kept saving the file while this one tried to.
  struct Busy: Error {}

  let path: LocalPath

  /// Returns the number of prices that were rewritten.
  func rewrite() throws -> Int {
    for _ in 0..<5 {
      // The stamp is taken before the file is read, so that no change between the two is missed.
      let stamp = FileStamp(path)
      let bytes = try MenuFile.read(path: path)
      let prices = try MenuReader.read(bytes).diagnostics.filter { $0.rule == .priceNotation }
      let edits = prices.compactMap(\.edit)
      if edits.isEmpty { return 0 }
      let changed = FileEdit.applying(edits, to: bytes)
      let isWritten = try MenuFile.replace(
        path: path, with: changed, policy: .edit, ifStill: stamp)
      if isWritten { return edits.count }
    }
    throw Busy()
  }
}
