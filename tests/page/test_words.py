"""All six languages on every screen: no text is missing, and none is cut or too long for its place."""

from typing import Any

import pytest
from fluent.syntax import ast

from tests.page.conftest import Visit
from tests.page.harness.screens import make_screens, prefer_layers, show, speak
from tests.page.harness.visitors import DESKTOP, PHONE, TABLET, Visitor
from tests.words.sentences import Sentence, sentences

SIZES = {"small phone": (320, 640), "phone on its side": (844, 390), "tablet": TABLET, "desktop": DESKTOP}

# What people read and hear on a screen, and what does not fit. Names may be cut where their title tells the whole.
LOOK = """() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const seen = element => {
        const box = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1;
    };
    const all = [...document.querySelectorAll('body *')];
    const texts = [];
    for (const element of all) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
            if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
        }
        for (const node of element.childNodes) {
            if (node.nodeType === Node.TEXT_NODE && node.textContent.trim()) texts.push(node.textContent.trim());
        }
    }
    const wide = [];
    const scrolls = element => {
        for (let at = element; at; at = at.parentElement) {
            if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
        }
        return false;
    };
    const root = document.scrollingElement;
    if (root.scrollWidth > innerWidth) wide.push(`the whole page: ${root.scrollWidth} of ${innerWidth}`);
    const kinds = 'button, a, h1, h2, h3, p, label, legend, summary, th, td, dt, dd, li, select, span, strong';
    for (const element of document.querySelectorAll(kinds)) {
        const text = element.innerText?.trim() ?? '';
        if (text === '' || !seen(element) || element.closest('.hidden-but-read, [aria-hidden=true]')) continue;
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const cut = style.display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
        const named = element.title || element.closest('[title]');
        const what = `${element.tagName.toLowerCase()}.${element.className} "${text.slice(0, 60)}"`;
        if (box.right <= 0 || box.bottom <= 0) continue; // hidden there until it has the focus
        const widths = `${element.scrollWidth} of ${element.clientWidth}`;
        if (cut && !named && !scrolls(element)) wide.push(`${what}: ${widths}`);
        if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(element)) wide.push(`${what}: off the screen`);
    }
    for (const element of document.querySelectorAll('select')) {
        if (!seen(element)) continue;
        const probe = document.createElement('span');
        probe.style.cssText = 'position:absolute;visibility:hidden;white-space:nowrap';
        probe.style.font = getComputedStyle(element).font;
        probe.textContent = element.selectedOptions[0]?.textContent ?? '';
        document.body.append(probe);
        if (probe.offsetWidth > element.clientWidth) wide.push(`select "${probe.textContent}"`);
        probe.remove();
    }
    return { texts, wide };
}"""

MISSING = ("page-", "reason-", "rule-", "outcome-", "{$", "{ $", "{?", "undefined", "NaN", "[object")


def looks_missing(text: str) -> bool:
    return any(mark in text for mark in MISSING)


# Two at a time that no sentence of three words is the same in: what both say is not from the words.
@pytest.mark.parametrize("languages", [("en", "da"), ("sv", "fi"), ("de", "nb")], ids="-".join)
def test_every_screen_speaks_the_language_and_has_room_for_it(
    visit: Visit, languages: tuple[str, str]
) -> None:
    visitor = visit(PHONE, language=languages[0])
    prefer_layers(visitor)
    screens = make_screens(visitor)
    visitor.go("/")
    problems: list[str] = []
    said: dict[str, set[str]] = {}
    for language in languages:
        speak(visitor, language)
        foreign = still_english(language)
        for screen in screens:
            show(visitor, screen)
            look: dict[str, Any] = visitor.page.evaluate(LOOK)
            where, texts = f"{language}, {screen.name}", set(look["texts"])
            problems += [f"{where}: missing: {text}" for text in texts if looks_missing(text)]
            problems += [f"{where}: still English: {text}" for text in texts & foreign]
            problems += [f"{where}: too wide: {text}" for text in look["wide"]]
            problems += too_wide_elsewhere(visitor, where)
            before = said.setdefault(screen.name, texts)
            if before is not texts:
                both = {text for text in before & texts if is_sentence(text)}
                problems += [f"{screen.name}: the same in {languages}: {text}" for text in both]
    assert not problems, "\n".join(dict.fromkeys(problems))


def still_english(language: str) -> set[str]:
    """Sentences that are said as they stand, and are English and nothing else."""
    if language == "en":
        return set()
    ours = {plain(sentence) for sentence in sentences(language).values()}
    return {text for sentence in sentences("en").values() if is_sentence(text := plain(sentence))} - ours


def plain(sentence: Sentence) -> str:
    """A sentence without anything to be filled in; empty for others."""
    elements = sentence.message.value.elements if sentence.message.value else []
    return (
        "".join(each.value for each in elements if isinstance(each, ast.TextElement))
        if len(elements) == 1
        else ""
    )


def too_wide_elsewhere(visitor: Visitor, screen: str) -> list[str]:
    """The same screen in other sizes, and with letters that take more room, as another font's would."""
    problems: list[str] = []
    for name, (width, height) in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        problems += [f"{screen} ({name}): too wide: {text}" for text in visitor.page.evaluate(LOOK)["wide"]]
    visitor.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    visitor.page.evaluate("document.body.style.letterSpacing = '0.04em'")
    problems += [f"{screen} (wide font): too wide: {text}" for text in visitor.page.evaluate(LOOK)["wide"]]
    visitor.page.evaluate("document.body.style.letterSpacing = ''")
    return problems


def is_sentence(text: str) -> bool:
    """Names of games and of players are the same in every language; a row of three words is a sentence."""
    words = text.split()
    return len(words) >= 3 and all(word[0].islower() for word in words[1:3])
