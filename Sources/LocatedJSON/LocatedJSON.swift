// JSON with positions: a parser for files that people write by hand.
//
// Start at `JSONDocument(bytes:)`. `JSONParser` reads the bytes once and writes a tape of `JSONNode`s; a
// `JSONValue` is an index into that tape and knows its offset and length in the file, and `LineIndex` turns
// an offset into a line and a column. Where the parser can recover or resume, it continues after a fault, so
// that one run finds all `JSONFault`s of a file. This target does not know what a menu is.
