// The terminal: the only Swift code that uses curses. It shows frames and knows nothing of menus.
//
// `Terminal` is the screen. It owns the terminal during its lifetime and restores it at the end. It draws the
// differences between two frames (`LineChange`) in the colours of a `Palette`, and reads bytes, which
// `Input/KeyDecoder` decodes into keys. `LineTerminal` is for dialogues line by line. `EventLoop` runs a
// front end: keys, resizing, signals, timers and file changes.
