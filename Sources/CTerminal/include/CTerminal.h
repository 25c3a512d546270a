#ifndef MENU_CTERMINAL_H
#define MENU_CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of the terminal that must be C: signal handlers, which may only do what is async-signal-safe, and
// the width of a character, whose function the C library declares on request only.
//
// All of it is state of the process; one terminal is open at a time.

/// Takes the signals that this program answers, and remembers the modes of the terminal.
///
/// A crash, and every other signal that ends a program, puts the terminal back and then ends the
/// program as it would have ended without this. A request to end, to stop or to draw again is only
/// noted, see `terminal_signals_take`; but a request to end that is not followed by
/// `terminal_close` within three seconds, or comes twice before it was taken, is answered like a
/// crash. A signal that the parent ignores stays ignored.
///
/// \param output the terminal.
/// \param kiosk true if the keyboard's signals (INT, QUIT, TSTP) are ignored.
/// \returns a descriptor that is readable when a signal was noted, -1 with `errno` on failure.
int terminal_open(int output, bool kiosk);

/// Sets the bytes that put the terminal back; cut after 512.
void terminal_set_restoration(const char *bytes, size_t count);

/// The signals noted since the last call, bit n for signal n.
uint64_t terminal_signals_take(void);

/// Stops the process as the default action of SIGTSTP does; returns when it is continued.
void terminal_stop(void);

/// Gives the signals back as they were found; one that asks to end and was not taken is raised.
void terminal_close(void);

/// Ends the process by the default action of a signal.
void terminal_die(int signal);

/// The cells that a character takes in the current locale, -1 when it is not printable.
int terminal_cell_width(uint32_t scalar);

#endif
