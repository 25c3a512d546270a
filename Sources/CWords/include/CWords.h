#ifndef MENU_CWORDS_H
#define MENU_CWORDS_H

/// The files of ingredients, of the grammar, of keys and of orders, which the compiler embeds.
///
/// C has `#embed`, which copies a file into the program. A literal in Swift would be compiled number by
/// number: the quarter of a megabyte took half a minute of every build.

/// The bytes of one file, which exist as long as the program.
struct words_file {
  const unsigned char *bytes;
  unsigned int count;
};

/// Names of foods in five languages.
struct words_file words_foods(void);

struct words_file words_grammar_english(void);
struct words_file words_grammar_french(void);
struct words_file words_grammar_german(void);
struct words_file words_grammar_italian(void);
struct words_file words_grammar_spanish(void);

/// The ingredients: brands and proper names, which are the same in all languages, then five languages.
struct words_file words_ingredients(void);

/// Words that owners write in place of the keys of the format.
struct words_file words_keys(void);

/// Words that guests type line by line.
struct words_file words_orders(void);

/// The number of bytes before the next one with this value, or before the end of a text that has none.
static inline long words_length_before(unsigned char byte, const unsigned char *text, long count) {
  // A builtin, because <string.h> may be missing where a build for another platform is planned.
  const unsigned char *end = __builtin_memchr(text, byte, (unsigned long)count);
  return end ? end - text : count;
}

#endif
