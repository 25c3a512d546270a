// JSON with places: a parser for files that people write by hand.
//
// Start at `JSONDocument(bytes:)`. `JSONParser` reads the bytes once and writes a tape of `JSONNode`s; a
// `JSONValue` is an index into that tape and knows its offset and length in the file, and `LineIndex` turns
// an offset into a line and a column. A fault does not end the reading where the parser can recover or
// resume: all `JSONFault`s of a file are found in one run. Nothing here knows of menus.
