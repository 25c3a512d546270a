import MenuTestSupport
import Testing

/// Real kiosks, of which many are killed, and somebody who collects all the while.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ManyKiosksTests {
  private let program: ReceptionProgram

  init() throws {
    program = try ReceptionProgram()
  }

  /// Twenty at a time, each for one visit; every other one is killed after a moment, of which a
  /// slow machine makes an early one.
  private static let visits = """
    seq 200 | xargs -P 20 -I N sh -c 'printf "pizze\\n2\\nsenza latte\\n" |
      timeout -s KILL "$((N % 2 ? 60 : N % 10)).$((N % 90 + 10))" \
        "$0" --linear --kiosk --tally "$1" "$2"' "$1" "$4" "$5" >/dev/null 2>&1 &
    while kill -0 "$!" 2>/dev/null; do "$2" collect "$4" --into "$3" || exit; done
    "$2" collect "$4" --into "$3"
    """

  /// Counts the whole records of all the files there are, in its own slow way.
  private static let oracle = """
    cat "$1" "$1".* | awk -F'\\t' '
      NF == 2 && $1 == 1 { wanted = $2; got = 0; next }
      $0 == "." { whole += wanted > 0 && got == wanted; wanted = 0; next }
      { got++ }
      END { print whole + 0 }'
    """

  @Test func everyWholeRecordIsCountedOnceAndNoneTwice() throws {
    let ran = try Subprocess(
      [
        "bash", "-c", ManyKiosksTests.visits, "-", BuiltProgram.path(),
        BuiltProgram.path("giuseppe-reception"), program.sums, program.tally, BuiltProgram.menu,
      ], environment: ["LC_ALL": "it_IT.UTF-8"], deadline: 240)
    #expect(ran.status == 0, "\(ran.messages)")
    let whole = try Subprocess(["bash", "-c", ManyKiosksTests.oracle, "-", program.tally])
    let count = try #require(Int(whole.output.split(separator: "\n").first ?? ""))
    #expect(count > 0)
    #expect(try program.visits() == count)
  }
}
