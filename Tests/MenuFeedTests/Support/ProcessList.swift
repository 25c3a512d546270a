import Foundation

/// What everybody can see of the processes that run.
enum ProcessList {
  /// The processes whose command line or environment holds a text, and where.
  static func places(of text: String) -> [String] {
    let wanted = Data(text.utf8)
    return numbers.flatMap { number in
      ["cmdline", "environ"].map { "/proc/\(number)/\($0)" }
    }.filter { path in FileManager.default.contents(atPath: path)?.range(of: wanted) != nil }
  }

  /// The hard limits for the size of a core of the processes whose environment holds a text.
  static func coreLimits(ofThoseWith text: String) -> [String] {
    places(of: text).filter { $0.hasSuffix("environ") }.compactMap { path in
      let limits = path.replacingOccurrences(of: "environ", with: "limits")
      guard let data = FileManager.default.contents(atPath: limits) else { return nil }
      let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first {
        $0.hasPrefix("Max core file size")
      }
      return line?.split(separator: " ").dropFirst(5).first.map(String.init)
    }
  }

  private static var numbers: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { Int($0) != nil }
  }
}
