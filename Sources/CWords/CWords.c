#include "CWords.h"

#define FILE_OF(bytes) ((struct words_file){bytes, sizeof bytes})

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char foods[] = {
#embed "Files/foods.txt"
};
static const unsigned char grammar_english[] = {
#embed "Files/grammar-english.txt"
};
static const unsigned char grammar_french[] = {
#embed "Files/grammar-french.txt"
};
static const unsigned char grammar_german[] = {
#embed "Files/grammar-german.txt"
};
static const unsigned char grammar_italian[] = {
#embed "Files/grammar-italian.txt"
};
static const unsigned char grammar_spanish[] = {
#embed "Files/grammar-spanish.txt"
};
// One array, which is read where it is. The order decides which of two equal entries hides the other. The
// empty lines at the end let eight bytes of any line be read in one step.
static const unsigned char ingredients[] = {
#embed "Files/ingredients-names.txt"
    , '\n',
#embed "Files/ingredients-italian.txt"
    , '\n',
#embed "Files/ingredients-english.txt"
    , '\n',
#embed "Files/ingredients-german.txt"
    , '\n',
#embed "Files/ingredients-french.txt"
    , '\n',
#embed "Files/ingredients-spanish.txt"
    , '\n', '\n', '\n', '\n', '\n', '\n', '\n', '\n'
};
static const unsigned char keys[] = {
#embed "Files/keys.txt"
};
static const unsigned char orders[] = {
#embed "Files/orders.txt"
};

struct words_file words_foods(void) { return FILE_OF(foods); }

struct words_file words_grammar_english(void) { return FILE_OF(grammar_english); }
struct words_file words_grammar_french(void) { return FILE_OF(grammar_french); }
struct words_file words_grammar_german(void) { return FILE_OF(grammar_german); }
struct words_file words_grammar_italian(void) { return FILE_OF(grammar_italian); }
struct words_file words_grammar_spanish(void) { return FILE_OF(grammar_spanish); }

struct words_file words_ingredients(void) { return FILE_OF(ingredients); }

struct words_file words_keys(void) { return FILE_OF(keys); }

struct words_file words_orders(void) { return FILE_OF(orders); }
