import TerminalText
import Testing

/// A locale without a charset gets UTF-8, whatever is installed on the machine.
struct LocaleCharsetTests {
  @Test(
    "a locale without a charset, or with UTF-8, gets UTF-8",
    arguments: [
      "", "C", "POSIX", "C.UTF-8", "C.utf8", "it_IT.UTF-8", "en_US.UTF-8", "en_US.utf8",
      "en_US.UTF8",
      "xx_YY.UTF-8", "it_IT", "it", "UTF-8", "it_IT.UTF-8@euro", "sr_RS@latin", "sr_RS.UTF-8@latin",
      "ca_ES@valencia", "it_IT.", "@", ".", "el_GR.utf-8",
    ])
  func charset_ofThisLocale_isUTF8(locale: String) {
    #expect(!LocaleCharset.isASCII(in: ["LANG": locale]))
    #expect(!LocaleCharset.isASCII(in: ["LC_ALL": "", "LC_CTYPE": locale]))
  }

  @Test(
    "a locale with any charset but UTF-8 gets ASCII",
    arguments: [
      "it_IT.ISO-8859-1", "it_IT.iso88591", "it_IT.ISO-8859-15@euro", "it_IT@euro", "de_DE@EURO",
      "C.ISO-8859-1", "ja_JP.eucJP", "ru_RU.KOI8-R", "zh_CN.GB18030", "en_US.US-ASCII",
      "en_US.ANSI_X3.4-1968", "el_GR.ISO-8859-7", "it_IT.UTF-16", "it_IT.8859-1",
    ])
  func charset_ofThisLocale_isAnother(locale: String) {
    #expect(LocaleCharset.isASCII(in: ["LANG": locale]))
    #expect(LocaleCharset.isASCII(in: ["LC_ALL": locale, "LANG": "it_IT.UTF-8"]))
  }

  @Test("the first locale variable that is not empty decides the charset")
  func charset_ofSeveralVariables_isOfTheFirstThatIsSet() {
    let environment = ["LC_ALL": "", "LC_CTYPE": "it_IT.UTF-8", "LANG": "it_IT.ISO-8859-1"]
    #expect(!LocaleCharset.isASCII(in: environment))
  }
}
