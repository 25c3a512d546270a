import CLibFuzzer
import Foundation

/// libFuzzer's own command line. The environment names the fuzzer, since libFuzzer restarts itself with the
/// same arguments.
@main struct Program {
  static func main() {
    if let keys = getenv("SOAK") { exit(Soak.run(keys: Int(String(cString: keys)) ?? 1_000_000)) }
    guard Fuzzer.chosen != nil else {
      let names = Fuzzer.allCases.map(\.rawValue).joined(separator: ", ")
      print("FUZZER is to be one of \(names)")
      exit(2)
    }
    atexit { if BrowserFuzzer.frames > 0 { print("\(BrowserFuzzer.frames) frames") } }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments) { test($0, $1) })
  }
}

/// Checks one input; libFuzzer's own `main`, which is linked but not used, requires this name.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  if let complaint = Fuzzer.chosen?.complaint(about: bytes) {
    try? FileHandle.standardError.write(contentsOf: Data("\(complaint)\n".utf8))
    abort()
  }
  return 0
}

/// The things that are fuzzed.
enum Fuzzer: String, CaseIterable {
  case json, reader, dish, query, mending, keys, text, browser, table, tally

  /// The fuzzer named by the environment.
  static let chosen = getenv("FUZZER").flatMap { Fuzzer(rawValue: String(cString: $0)) }

  /// The property that these bytes violate, nil if there is none.
  func complaint(about bytes: [UInt8]) -> String? {
    switch self {
    case .json: JSONFuzzer.complaint(about: bytes)
    case .reader: ReaderFuzzer.complaint(about: bytes)
    case .dish: DishFuzzer.complaint(about: bytes)
    case .query: QueryFuzzer.complaint(about: bytes)
    case .mending: MendingFuzzer.complaint(about: bytes)
    case .keys: KeyFuzzer.complaint(about: bytes)
    case .text: TextFuzzer.complaint(about: bytes)
    case .browser: BrowserFuzzer.complaint(about: bytes)
    case .table: TableFuzzer.complaint(about: bytes)
    case .tally: TallyFuzzer.complaint(about: bytes)
    }
  }
}
