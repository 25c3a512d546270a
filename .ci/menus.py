"""Menus to try the exported pages with, made of that of the house."""

import json
import pathlib
import random

PARTS = ["pizzas", "beverages", "desserts", "other"]


def text_of(value):
    return value if isinstance(value, str) else value.get("it") or next(iter(value.values()))


def of_a_hundred(path):
    """A menu of a hundred dishes: those of the house, and pizzas of what is on others."""
    menu = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    pizzas, chosen = menu["pizzas"], random.Random(16)
    kinds = [one for dish in pizzas for one in dish.get("ingredients", [])]
    for number in range(100 - sum(len(menu[part]) for part in PARTS)):
        dish = chosen.choice(pizzas) | {"ingredients": chosen.sample(kinds, 4)}
        dish["name"] = " e ".join(text_of(one["name"]) for one in dish["ingredients"][:2])
        dish |= {"price": f"{chosen.randint(10, 30) / 2:.2f}", "number": str(number + 47), "sizes": []}
        pizzas.append(dish | {"id": f"new-{number}"})
    return menu


def hostile():
    """A menu in which every text would like to be more than text, and these texts."""
    texts = ["<script>hurt=1</script>", "</style><script>hurt=1</script>", "]]>", '" onclick="hurt=1',
             "a\u2028b", "\u202e5,00", "<!--", '"\u0301 onload=hurt=1 x=', "</script><script>hurt=1"]
    menu = {"name": texts[0], "description": texts[1], "language": "it", "notes": texts,
            "groups": [{"id": "g", "title": texts[3], "description": texts[0]}],
            "other": [{"name": text, "number": text, "group": "g", "description": text,
                       "ingredients": texts, "price": {"text": text}, "notes": texts,
                       "addOns": [{"title": text, "items": [{"name": one} for one in texts]}]}
                      for text in texts]}
    return menu, texts
