import Foundation
import MenuTestSupport
import Testing

/// A server that cannot prove who it is gives no menu.
@Suite(.timeLimit(.minutes(5))) struct CertificateTests {
  @Test func onlyTheRightServerIsBelieved() async throws {
    let shop = try Shop()
    let certificates = try Certificates(in: shop.folder)
    try shop.write(
      "HTTP/1.1 200 OK\r\nContent-Length: \(Shop.newMenu.utf8.count)\r\n\r\n" + Shop.newMenu,
      to: "answer")
    let trust = ["SSL_CERT_FILE": shop.path("ca.pem")]
    // openssl looks for a file of the name that is asked for, with its query.
    let bearer = ["--auth", "bearer"]
    let old = ["-tls1", "-cipher", "ALL:@SECLEVEL=0"]

    for (certificate, options, message) in [
      ("alone", [], "self-signed certificate"), ("expired", [], "certificate has expired"),
      ("other", [], "subject name matches"), ("good", old, "TLS"),
    ] {
      let server = try Certificates.Server(certificate, in: certificates.folder, options: options)
      let pulled = try await shop.pull(
        "https://localhost:\(server.port)/answer", bearer, environment: trust)
      #expect(pulled.status == 69, "\(certificate)")
      #expect(pulled.messages.contains("no answer from the feed: "))
      #expect(pulled.messages.lowercased().contains(message.lowercased()))
      #expect(try shop.text() == Shop.goodMenu)
    }

    let server = try Certificates.Server("good", in: certificates.folder)
    let url = "https://localhost:\(server.port)/answer"
    #expect(try await shop.pull(url, bearer).status == 69, "an authority that nobody named")
    #expect(try shop.text() == Shop.goodMenu)
    let pulled = try await shop.pull(url, bearer, environment: trust)
    #expect(pulled.status == 0, "\(pulled.messages)")
    #expect(try shop.text() == Shop.newMenu)
  }

  @Test func plainHTTPBehindAnHTTPSAddressIsRefused() async throws {
    let shop = try Shop()
    let server = try RawServer { _, connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\n" + Shop.newMenu)
    }
    let pulled = try await shop.pull("https://localhost:\(server.port)/", ["--timeout", "3"])
    #expect(pulled.status == 69)
    #expect(try shop.text() == Shop.goodMenu)
  }
}
