"""Lessons are completed by mouse, touch and keyboard; left, resumed, and repeated."""

from __future__ import annotations

import re

import pytest
from audit import LISTEN, axe, overflow
from driver import ShoresVisitor
from playwright.sync_api import Browser, Page, expect
from shores.ways import WAYS
from visitor import PLAYABLE, until_playable

BEST: dict[str, str] = {}
"""The desired outcome of each lesson."""
for lesson, outcome in WAYS:
    BEST.setdefault(lesson, outcome)
CARD = """notation => {
  const cards = [...document.querySelectorAll('#hand .slot')];
  const option = `[data-choice="${CSS.escape(notation)}"]`;
  return cards.findIndex(card => card.querySelector(option));
}"""


def learn(visitor: ShoresVisitor) -> None:
    """Start the first lesson from the title screen."""
    page = visitor.page
    page.goto(visitor.address)
    page.click("#learn")
    until_playable(page)


def take(visitor: ShoresVisitor, lesson: str) -> None:
    """Start a lesson by its address."""
    visitor.page.goto(f"{visitor.address}#lesson={lesson}")
    until_playable(visitor.page)


def key(visitor: ShoresVisitor, notation: str) -> None:
    """Choose an option with the keyboard only."""
    page = visitor.page
    before = page.get_attribute("body", "data-answers")
    card = page.evaluate(CARD, notation)
    page.locator("#prompt").focus()
    if card >= 0:
        page.keyboard.press("c")
        for _ in range(card):
            page.keyboard.press("ArrowRight")
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.choice") == notation:
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(f'body:not([data-answers="{before}"])')


def go_through(visitor: ShoresVisitor, *, keys: bool = False) -> None:
    """Take all lessons in order."""
    page = visitor.page
    page.evaluate(LISTEN)
    text = page.locator("#lesson-text")
    for number, name in enumerate(BEST, 1):
        expect(page.locator("#lesson-title")).to_contain_text(f"Lesson {number} of {len(BEST)}:")
        task = text.inner_text()
        for notation in WAYS[name, BEST[name]]:
            if keys:
                key(visitor, notation)
            else:
                visitor.choose(notation)
        expect(page.locator("#lesson.over")).to_be_visible()
        assert text.inner_text() != task
        assert page.locator(PLAYABLE).count() == 0
        if number == 1:
            assert any("corsair" in line for line in page.evaluate("self.spoken"))
            assert keys or axe(page) == []
        on = page.locator("#lesson-acts .primary")
        if keys:
            expect(page.locator("#lesson-title")).to_be_focused()
            for key_ in ("Tab", "Tab", "Enter"):
                page.keyboard.press(key_)
        else:
            on.click()
    expect(page.locator("#lesson")).to_be_hidden()
    until_playable(page)


def test_all_lessons_by_mouse(visitor: ShoresVisitor) -> None:
    """Each is marked as completed, even after a reload."""
    learn(visitor)
    go_through(visitor)
    page = visitor.page
    page.goto("about:blank")
    page.goto(visitor.address)
    page.click("#learn")
    assert page.locator("#lessons-list .taken").count() == len(BEST)


def test_all_lessons_by_keyboard(visitor: ShoresVisitor) -> None:
    learn(visitor)
    go_through(visitor, keys=True)


@pytest.mark.soak
def test_all_lessons_on_a_phone(browser: Browser, address: str) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        service_workers="block",
    )
    visitor = ShoresVisitor(context.new_page(), address)
    learn(visitor)
    assert overflow(visitor.page) == []
    go_through(visitor)
    assert visitor.complaints == []
    context.close()


def test_another_way_is_answered_and_tried_again(visitor: ShoresVisitor) -> None:
    """The page says that the task was missed, and does not count the lesson as completed."""
    take(visitor, "patrol")
    page = visitor.page
    raided = WAYS["patrol", "raided"][0]
    visitor.choose(raided)
    expect(page.locator("#lesson-text")).to_contain_text("Not quite. Nobody met the corsairs.")
    page.click("#lesson-acts button:has-text('All lessons')")
    assert page.locator("#lessons-list .taken").count() == 0
    page.keyboard.press("Escape")
    page.click("#lesson-acts .primary:has-text('Try again')")
    expect(page.locator("#lesson-text")).to_contain_text("Four corsairs are about to raid")
    assert raided in visitor.offered()
    visitor.choose(raided)
    page.click("#undo")
    expect(page.locator("#lesson.over")).to_have_count(0)
    assert raided in visitor.offered()


def test_a_game_waits_while_a_lesson_is_taken(visitor: ShoresVisitor) -> None:
    """Leaving the lesson returns to the game; the lesson is not in the list of games."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    visitor.choose("event Swedish Frigates Arrive")
    offered = visitor.offered()
    page.click("#menu-button")
    page.click("#lessons-button")
    page.click('[data-lesson="army"]')
    expect(page.locator("#lesson-title")).to_contain_text("The army")
    page.click("#lesson-acts button:has-text('Leave')")
    expect(page.locator("#lesson")).to_be_hidden()
    until_playable(page)
    assert visitor.offered() == offered
    page.click("#menu-button")
    page.click("#games-button")
    expect(page.locator("#games-list li")).to_have_count(1)


def test_a_reload_begins_the_lesson_again(visitor: ShoresVisitor) -> None:
    take(visitor, "patrol")
    page = visitor.page
    visitor.choose(WAYS["patrol", "watched"][0])
    page.reload()
    until_playable(page)
    assert WAYS["patrol", "watched"][0] in visitor.offered()


@pytest.mark.parametrize("name", ["navigation", "%22%3E"])
def test_a_lesson_that_does_not_exist(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}#lesson={name}")
    expect(page.locator("#prompt.error")).to_contain_text("lesson", ignore_case=True)


def test_a_year_is_taught_as_it_is_played(visitor: ShoresVisitor) -> None:
    """Each step has its text: two seasons, the hand limit, what every year brings."""
    page = visitor.page
    learn(visitor)
    text = page.locator("#lesson-text")
    steps = [text.inner_text()]
    for notation in WAYS["year", "turned"]:
        visitor.choose(notation)
        steps.append(text.inner_text())
    assert [re.split("[.,:]", step)[0] for step in steps] == [
        "You are the Americans",
        "Swedish frigates intercept raids from Tripoli",
        "A new year",
        "One more",
        "Each of the six years begins like this",
    ]
    expect(page.locator("#lesson.over")).to_be_visible()


def finish(visitor: ShoresVisitor) -> None:
    """Take the last lesson, and reach its goal."""
    take(visitor, "twelve")
    for notation in WAYS["twelve", "won"]:
        visitor.choose(notation)


def test_the_coach_is_offered_after_the_lessons(visitor: ShoresVisitor) -> None:
    """The last lesson starts the game that the title screen offers first, with the coach."""
    page = visitor.page
    finish(visitor)
    page.click("#lesson-acts .primary:has-text('coach')")
    expect(page.locator("#lesson")).to_be_hidden()
    until_playable(page)
    assert "event Thomas Jefferson" in visitor.offered()
    page.click("#menu-button")
    page.click("#settings summary")
    assert page.is_checked("#coach")
    page.click("#menu-close")
    page.click("#menu-button")
    page.click("#games-button")
    expect(page.locator("#games-list li")).to_have_count(1)
    expect(page.locator("#games-list")).to_contain_text("Midshipman")


def test_a_game_without_a_coach_is_chosen_in_the_menu(visitor: ShoresVisitor) -> None:
    page = visitor.page
    finish(visitor)
    page.click("#lesson-acts button:text-is('Play a game')")
    expect(page.locator("#menu")).to_be_visible()
    assert not page.is_checked("#coach")
