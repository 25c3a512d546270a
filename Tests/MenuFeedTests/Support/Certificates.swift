import Foundation
import MenuTestSupport

/// An authority and what it certified, made anew for a test.
struct Certificates {
  let folder: URL

  /// Makes the authority, a good certificate for localhost, one that has expired, one for another
  /// host, and one that nobody signed.
  init(in folder: URL) throws {
    self.folder = folder
    let script = """
      cd "$1" && key='-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
      certify() {
        printf 'subjectAltName=DNS:%s' "$2" >"$1.txt"
        openssl req $key -keyout "$1.key" -out "$1.csr" -subj "/CN=$2" &&
          openssl x509 -req -in "$1.csr" -CA ca.pem -CAkey ca.key -CAcreateserial \\
            -days "$3" -extfile "$1.txt" -out "$1.pem"
      }
      openssl req -x509 $key -keyout ca.key -out ca.pem -subj /CN=ca -days 1 &&
        openssl req -x509 $key -keyout alone.key -out alone.pem -subj /CN=localhost -days 1 &&
        certify good localhost 1 && certify expired localhost -1 && certify other example.com 1
      """
    let made = try Subprocess(["sh", "-c", script, "sh", folder.path])
    guard made.status == 0 else { throw Failure(description: "openssl: \(made.messages)") }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A TLS server that sends a file of the folder, as it is, to whoever asks for it.
  struct Server {
    let port: UInt16
    private let program: ServingProgram

    init(_ certificate: String, in folder: URL, options: [String] = []) throws {
      program = try ServingProgram(
        ["openssl", "s_server", "-accept", "127.0.0.1:0", "-HTTP"]
          + ["-cert", "\(certificate).pem", "-key", "\(certificate).key"] + options,
        in: folder.path)
      let line = try program.line(beginningWith: "ACCEPT 127.0.0.1:")
      port = line.split(separator: ":").last.flatMap { UInt16($0) } ?? 0
    }
  }
}
