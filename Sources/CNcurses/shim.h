#ifndef MENU_CNCURSES_H
#define MENU_CNCURSES_H

/* Asked for here because SwiftPM drops the -D flags that pkg-config would give. */
#define NCURSES_WIDECHAR 1

#include <stdio.h>
#include <curses.h>
#include <term.h>

/// Opens a terminal of the given type on standard output; `stdin` and `stdout` are mutable globals,
/// which Swift refuses to read.
static inline SCREEN *menu_newterm(const char *type) { return newterm(type, stdout, stdin); }

/// The screen as a window; `stdscr` is a mutable global too.
static inline WINDOW *menu_stdscr(void) { return stdscr; }

/// Keeps the colours that a person gave the numbers of the terminal. Whenever ncurses comes back from the
/// shell it sends `orig_colors`, which resets all of them, although no number was changed. The strings of
/// `cur_term` are a copy; the text of the capability is the one that ncurses sends.
static inline void menu_keep_original_colors(void) {
  char *text = tigetstr("oc");
  if (text != (char *)-1 && text != NULL) *text = '\0';
}

/// The number of colours, 0 without any; `COLORS` is a mutable global too.
static inline int menu_colors(void) { return COLORS; }

/// The attributes are casts and shifts, which the importer does not understand.
static inline attr_t menu_bold(void) { return WA_BOLD; }
static inline attr_t menu_underline(void) { return WA_UNDERLINE; }
static inline attr_t menu_reverse(void) { return WA_REVERSE; }

/// Sets attributes and colour of what is written next; `wattr_set` is a macro with an unused pointer.
static inline void menu_set_style(WINDOW *window, attr_t attributes, short pair) {
  (void)wattr_set(window, attributes, pair, NULL);
}

/// Writes plain ASCII at the cursor in the style that is set, and moves the cursor behind it. What does not
/// fit in the line is cut. The cells are copied, because `waddnwstr` looks up the width of each character,
/// which took a tenth of the time of a row key.
static inline void menu_write_ascii(WINDOW *window, const unsigned char *text, int count) {
  attr_t attributes;
  short pair;
  (void)wattr_get(window, &attributes, &pair, NULL);
  if (pair == 0) pair = (short)PAIR_NUMBER(getbkgd(window));
  chtype look = (attributes & ~A_COLOR) | (chtype)COLOR_PAIR(pair);
  chtype cells[128];
  while (count > 0) {
    int part = count < 128 ? count : 128;
    for (int index = 0; index < part; index++) cells[index] = text[index] | look;
    (void)waddchnstr(window, cells, part);
    if (wmove(window, getcury(window), getcurx(window) + part) == ERR) return;
    text += part;
    count -= part;
  }
}

/// Fills the window with a colour; `COLOR_PAIR` is a macro that shifts.
static inline void menu_set_background(WINDOW *window, short pair) {
  wbkgdset(window, (chtype)COLOR_PAIR(pair) | ' ');
}

/// The text of a terminal capability, nil without it; `tigetstr` says "unknown" by the pointer -1.
static inline const char *menu_capability(const char *name) {
  char *text = tigetstr(name);
  return text == (char *)-1 ? NULL : text;
}

#endif
