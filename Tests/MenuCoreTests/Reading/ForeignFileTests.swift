import OldMenuCore
import Testing

/// Files that somebody takes for a menu.
@Suite(.timeLimit(.minutes(5))) struct ForeignFileTests {
  private static let zip: [UInt8] = [0x50, 0x4B, 3, 4]
  private static let compound: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]

  private static func wide(_ text: String) -> [UInt8] { text.utf8.flatMap { [$0, 0] } }

  private func rules(_ bytes: [UInt8]) -> [Diagnostic.Rule] {
    do {
      return try MenuReader.read(bytes).diagnostics.map(\.rule)
    } catch {
      guard case .refused(let diagnostics) = error else { return [] }
      return diagnostics.map(\.rule)
    }
  }

  @Test(
    arguments: [
      (zip + Array("…[Content_Types].xml…xl/workbook.xml".utf8), .excel),
      (zip + Array("…[Content_Types].xml…word/document.xml".utf8), .word),
      (zip + Array("…[Content_Types].xml…ppt/presentation.xml".utf8), .office),
      (
        zip + Array("mimetypeapplication/vnd.oasis.opendocument.spreadsheet".utf8), .openSpreadsheet
      ),
      (zip + Array("mimetypeapplication/vnd.oasis.opendocument.text".utf8), .openDocument),
      (zip + Array("…Index/Document.iwa".utf8), .appleDocument),
      (zip + Array("Menu.json{}".utf8), .compressed(format: "ZIP")),
      (compound + [UInt8](repeating: 0, count: 600) + wide("WordDocument"), .word),
      (compound + [UInt8](repeating: 0, count: 600) + wide("Workbook"), .excel),
      (compound, .office),
      (Array(#"{\rtf1\ansi {"pizzas": []}}"#.utf8), .richText), (Array("%PDF-1.7".utf8), .pdf),
      (Array("SQLite format 3\0".utf8), .database), ([0x1F, 0x8B, 8], .compressed(format: "gzip")),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], .image(format: "PNG")),
      ([0xFF, 0xD8, 0xFF, 0xE0], .image(format: "JPEG")),
      (Array("GIF89a".utf8), .image(format: "GIF")),
      (Array("RIFF....WEBP".utf8), .image(format: "WebP")),
      ([0, 0, 0, 0x18] + Array("ftypheic".utf8), .image(format: "HEIC")),
      (
        Array("menu/".utf8) + [UInt8](repeating: 0, count: 252) + Array("ustar\u{0}00".utf8),
        .compressed(format: "tar")
      ),
      (
        Array("menu/".utf8) + [UInt8](repeating: 0, count: 252) + Array("ustar  \u{0}".utf8),
        .compressed(format: "tar")
      ),
      ([UInt8](repeating: 0, count: 64), .binary), ([0x7F, 0x45, 0x4C, 0x46, 2, 1], .binary),
    ] as [([UInt8], ForeignFile)])
  func aFileIsKnownByItsFirstBytes(bytes: [UInt8], file: ForeignFile) {
    #expect(rules(bytes) == [.file(.foreignFile(file))])
  }

  @Test(
    arguments: [
      ("name,price\nMargherita,7.00\nMarinara,6.00\n", .csv),
      ("nome;prezzo\r\nMargherita;7,00\r\n", .csv), ("\u{FEFF}nome;prezzo\nMarinara;6,00", .csv),
      ("\"nome\";\"prezzo\"\n\"Margherita\";\"7,00\"\n", .csv), ("nome\tprezzo\nA\t7,00\n", .csv),
      ("1,Margherita,7.00\n2,Marinara,6.00\n", .csv),
      ("Margherita 7,00\nMarinara 6,00\n", .plainText), ("Caro cliente", .plainText),
      ("È buona\n", .plainText), ("<!DOCTYPE html>\n<html></html>", .webPage(menuLine: nil)),
      ("\n<HTML><BODY>x", .webPage(menuLine: nil)),
      (
        "<html>\n<script type=\"application/ld+json\">\n{\"hasMenu\": {}}</script>",
        .webPage(menuLine: 2)
      ),
      ("<?xml version=\"1.0\"?>\n<menu/>", .xml), ("# Da Giuseppe\n\n- Margherita", .markdown),
      ("- Margherita 7,00\n- Marinara", .markdown), ("| nome | prezzo |", .markdown),
      ("```json\n{\"pizzas\": []}\n```\n", .fencedJSON),
      ("name: Da Giuseppe\npizzas:\n  - name: A\n", .yaml), ("---\npizzas: []\n", .yaml),
      ("# il menu\npizzas:\n  - name: x\n", .yaml), ("- name: Margherita\n  price: 7\n", .yaml),
      ("// menu\nconst menu = {\n  pizzas: []\n};", .javaScript),
      ("/* il\n menu */\nexport default {}", .javaScript),
      ("module.exports = {pizzas: []}", .javaScript), ("menu = {\"pizzas\": []}", .javaScript),
      ("show({\"pizzas\": []})", .javaScript), ("'use strict';\n", .javaScript),
    ] as [(String, ForeignFile)])
  func aTextIsKnownByItsFirstLines(text: String, file: ForeignFile) {
    #expect(rules(Array(text.utf8)) == [.file(.foreignFile(file))])
  }

  /// Mustard has the letters in it that an archive of tar has at byte 257.
  @Test(arguments: 240..<270)
  func mustardIsNoArchive(offset: Int) throws {
    let (start, end) = (#"{"pizzas":[{"name":""#, #"","allergens":["mustard"]}]}"#)
    let filling = String(
      repeating: "a", count: offset - start.utf8.count - #"","allergens":[""#.utf8.count)
    let reading = try MenuReader.read(Array((start + filling + end).utf8))
    #expect(reading.menu.pizzas.count == 1 && !reading.hasErrors)
  }

  /// What is meant as JSON keeps the advice on JSON.
  @Test(arguments: [
    "{", "{pizzas: []}", "{'pizzas': []}", "“pizzas”", "[1, 2", "True", "\"pizzas\": []",
    "// a menu\n{\"pizzas\": [}", "{\"a\": 1,\n\"b\" 2}", "7,50", "", "  \n", "\"a\", \"b\"",
    "{\"name\": \"a\nb\"}",
    "{  \"ftyp\": 1}",
  ])
  func whatIsMeantAsJSONIsNoForeignFile(text: String) {
    for rule in rules(Array(text.utf8)) {
      if case .file(.foreignFile(let file)) = rule { Issue.record("\(file)") }
    }
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE], .utf16, false, 2), ([0xFE, 0xFF], .utf16, true, 2), ([], .utf16, false, 2),
      ([], .utf16, true, 2), ([0xFF, 0xFE, 0, 0], .utf32, false, 4),
      ([0, 0, 0xFE, 0xFF], .utf32, true, 4), ([], .utf32, false, 4), ([], .utf32, true, 4),
    ] as [([UInt8], SyntaxFault, Bool, Int)])
  func wideEncodingsAreNamed(mark: [UInt8], fault: SyntaxFault, isBigEndian: Bool, width: Int) {
    for text in [#"{"name": "“è”"}"#, "{“name”: 1}", "{}"] {
      let units = width == 2 ? text.utf16.map(UInt32.init) : text.unicodeScalars.map(\.value)
      let bytes = units.flatMap { unit in
        let ordered = (0..<width).map { UInt8(truncatingIfNeeded: unit >> UInt32($0 * 8)) }
        return isBigEndian ? ordered.reversed() : ordered
      }
      #expect(rules(mark + bytes) == [.syntax(fault)], "\(text)")
    }
  }
}
