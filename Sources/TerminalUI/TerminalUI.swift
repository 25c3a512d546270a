// The terminal itself: the only Swift code that uses curses. It shows frames and knows no menu.
//
// `Terminal` is the screen. It owns the terminal while it exists and restores it at its end; it draws the
// differences between two frames (`LineChange`) in the colours of a `Palette`, and reads bytes, of which
// `Input/KeyDecoder` makes keys. `LineTerminal` is the one for dialogues line by line. `EventLoop` runs a
// front end: keys, resizing, signals, timers and files that change.
