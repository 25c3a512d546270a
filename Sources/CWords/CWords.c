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
static const unsigned char ingredients_english[] = {
#embed "Files/ingredients-english.txt"
};
static const unsigned char ingredients_french[] = {
#embed "Files/ingredients-french.txt"
};
static const unsigned char ingredients_german[] = {
#embed "Files/ingredients-german.txt"
};
static const unsigned char ingredients_italian[] = {
#embed "Files/ingredients-italian.txt"
};
static const unsigned char ingredients_names[] = {
#embed "Files/ingredients-names.txt"
};
static const unsigned char ingredients_spanish[] = {
#embed "Files/ingredients-spanish.txt"
};
static const unsigned char keys[] = {
#embed "Files/keys.txt"
};

struct words_file words_foods(void) { return FILE_OF(foods); }

struct words_file words_grammar_english(void) { return FILE_OF(grammar_english); }
struct words_file words_grammar_french(void) { return FILE_OF(grammar_french); }
struct words_file words_grammar_german(void) { return FILE_OF(grammar_german); }
struct words_file words_grammar_italian(void) { return FILE_OF(grammar_italian); }
struct words_file words_grammar_spanish(void) { return FILE_OF(grammar_spanish); }

struct words_file words_ingredients_english(void) { return FILE_OF(ingredients_english); }
struct words_file words_ingredients_french(void) { return FILE_OF(ingredients_french); }
struct words_file words_ingredients_german(void) { return FILE_OF(ingredients_german); }
struct words_file words_ingredients_italian(void) { return FILE_OF(ingredients_italian); }
struct words_file words_ingredients_names(void) { return FILE_OF(ingredients_names); }
struct words_file words_ingredients_spanish(void) { return FILE_OF(ingredients_spanish); }

struct words_file words_keys(void) { return FILE_OF(keys); }
