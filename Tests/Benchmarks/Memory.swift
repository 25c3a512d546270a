import Foundation

/// How many bytes of memory this process has to itself, as Linux counts them; 0 elsewhere.
func residentBytes() -> Int {
  let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    .split(separator: " ").dropFirst().first
  return (pages.flatMap { Int($0) } ?? 0) * 4_096
}
