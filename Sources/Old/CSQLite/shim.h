#ifndef MENU_CSQLITE_H
#define MENU_CSQLITE_H

#include <sqlite3.h>

/// Binds a text that is copied: `SQLITE_TRANSIENT` is a cast to a function, which the importer does
/// not understand.
static inline int menu_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

#endif
