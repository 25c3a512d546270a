import Foundation
import MenuCore
import MenuFiles
import Testing

@testable import MenuFeed

/// Sold-out marks in a mirrored menu.
@Suite("Marks on a mirrored menu", .timeLimit(.minutes(2))) struct MarkTests {
  private let shop: Shop
  private static let menu = #"{"pizzas":[{"id":"a","name":"A"}, {"id":"b","name":"B"}]}"#
  private static let other = #"{"pizzas":[{"id":"c","name":"C"}, {"id":"b","name":"New"}]}"#
  private static let marked =
    #"{"pizzas":[{"id":"a","name":"A"}, {"id":"b","name":"New","soldOut":true}]}"#

  init() throws { shop = try Shop() }

  private func mark(_ isSoldOut: Bool, _ dish: String) throws {
    #expect(
      try SoldOut.mark([dish], soldOut: isSoldOut, inFile: LocalPath(shop.path())).bytes != nil)
  }

  private func soldOut() throws -> [String] {
    try SoldOut.marked(in: MenuFile.read(path: LocalPath(shop.path()))).map(\.label)
  }

  @Test("a sold-out mark survives pulls, by the id of its dish")
  func markStays() async throws {
    let first = try RawServer("200 OK", Self.menu)
    #expect(await shop.pull(first.address).text == "changed")
    try mark(true, "b")
    #expect(await shop.pull(first.address, force: false).text == "unchanged")
    #expect(try soldOut() == ["b"])
    #expect(try MirrorStatus(of: LocalPath(shop.path())).isEdited == false)

    let second = try RawServer("200 OK", Self.other)
    for text in ["changed", "unchanged"] {
      #expect(await shop.pull(second.address).text == text)
      #expect(try soldOut() == ["b"])
    }
    // Without the mark the file equals the server's again.
    try mark(false, "b")
    #expect(await shop.pull(second.address).text == "unchanged")
    #expect(try shop.text() == Self.other)
  }

  @Test("a dish made available here stays so while the server says sold out")
  func backStays() async throws {
    let server = try RawServer("200 OK", Self.marked)
    #expect(await shop.pull(server.address).text == "changed")
    try mark(false, "b")
    #expect(await shop.pull(server.address).text == "unchanged")
    #expect(try soldOut().isEmpty)
    // A change that only the server makes is taken.
    let other = try RawServer("200 OK", Self.menu)
    #expect(await shop.pull(other.address).text == "changed")
    #expect(try soldOut().isEmpty)
  }

  @Test("a mark from the server disappears when the server removes it")
  func marksOfTheServer() async throws {
    let server = try RawServer("200 OK", Self.marked)
    #expect(await shop.pull(server.address).text == "changed")
    #expect(try soldOut() == ["b"])
    let other = try RawServer("200 OK", Self.menu)
    #expect(await shop.pull(other.address).text == "changed")
    #expect(try soldOut().isEmpty)
  }

  @Test("any other edit is reported as lost, and sold-out marks stay")
  func otherEdit() async throws {
    let server = try RawServer("200 OK", Self.menu)
    #expect(await shop.pull(server.address).text == "changed")
    try shop.write(Self.menu.replacing("\"A\"", with: "\"Mine\""))
    try mark(true, "a")
    #expect(try MirrorStatus(of: LocalPath(shop.path())).isEdited)
    #expect(await shop.pull(server.address).text == "edited")
    #expect(try soldOut() == ["a"])
  }

  @Test("a mark never moves to another dish, and is reported if its dish is gone")
  func lostMarks() async throws {
    let old = #"{"pizzas":[{"number":"12","name":"Diavola"}, {"name":"12"}, {"name":"Gone"}]}"#
    let server = try RawServer("200 OK", old)
    #expect(await shop.pull(server.address).text == "changed")
    try mark(true, "pizzas/2")
    try mark(true, "pizzas/3")
    let new = old.replacing(", {\"name\":\"Gone\"}", with: "")
    let other = try RawServer("200 OK", new)
    let pulled = try await shop.feedPull(other.address, "--force")
    #expect(pulled.1.contains("the sold-out mark of “Gone” is lost"))
    #expect(!pulled.1.contains("“12”"))
    #expect(try soldOut() == ["pizzas/2"])
    #expect(await shop.pull(other.address).text == "unchanged")
  }

  @Test("the mark of one of two dishes with the same name is reported as lost")
  func twins() async throws {
    let twins = #"{"pizzas":[{"name":"A","soldOut":true}, {"name":"A"}]}"#
    let server = try RawServer("200 OK", twins)
    #expect(await shop.pull(server.address).text == "changed")
    #expect(await shop.pull(server.address).text == "unchanged")
    try mark(true, "pizzas/2")
    let other = try RawServer("200 OK", twins.replacing("]", with: ", {\"name\":\"B\"}]"))
    #expect(try await shop.feedPull(other.address).1.contains("the sold-out mark of “A” is lost"))
  }

  @Test("the entity tag is still used after a dish was marked")
  func tag() async throws {
    let server = try RawServer("200 OK\r\nETag: \"1\"", Self.menu)
    #expect(await shop.pull(server.address).text == "changed")
    try mark(true, "a")
    _ = await shop.pull(server.address, force: false)
    #expect(server.requests.last?.contains("If-None-Match: \"1\"") ?? false)
  }
}
