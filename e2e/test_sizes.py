"""From a small phone to a large desktop: everything important is visible, and nothing jumps."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from audit import overflow
from checks import RECORDED, altered
from driver import ShoresVisitor
from playwright.sync_api import Page, expect
from visitor import from_menu, payload, until_playable

import tripoli
from tripoli.shores.model.pieces import TRIPOLITAN

SIZES = [
    (1440, 900),
    (390, 844),
    (844, 390),
    (1024, 768),
    (1280, 720),
    (1366, 650),
    (1920, 1080),
    (2560, 1440),
    (320, 568),
    (568, 320),
]
LONG = {(1024, 768), (1280, 720), (1366, 650), (1920, 1080), (2560, 1440), (568, 320)}
"""Sizes that are left to the long runs: others come close to them."""


def named(size: tuple[int, int]) -> str:
    """A size as the name of a test."""
    return f"{size[0]}x{size[1]}"


SHIFTS = """self.shifts = 0;
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) self.shifts += entry.value;
}).observe({type: 'layout-shift', buffered: true});"""
SIGHT = """async (room = Infinity) => {
  // The page brings the dice into sight before it paints.
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = [];
  const name = element => element.dataset.choice ?? (element.id || element.textContent.trim());
  const inside = box => box.left >= -1 && box.top >= -1
    && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  const there = (element, x, y) => element.contains(document.elementFromPoint(x, y));
  const seen = (element, why) => {
    const box = element.getBoundingClientRect();
    if (!inside(box)) found.push(`${why} is not in the window: ${name(element)}`);
    else if (!there(element, (box.left + box.right) / 2, (box.top + box.bottom) / 2))
      found.push(`${why} is covered: ${name(element)}`);
  };
  const shown = selector => [...document.querySelectorAll(selector)]
    .filter(element => element.checkVisibility());
  if (scrollX || scrollY) found.push('the page has been scrolled');
  seen(document.querySelector('#prompt'), 'the prompt');
  // What the map or a fight answers, too, is a list that may be longer than its panel.
  for (const button of shown('#choices [data-choice]').slice(0, room))
    if (!document.querySelector(`:is(#map, #fights) [data-choice="${button.dataset.choice}"]`)
        && !/^move /.test(button.dataset.choice)) seen(button, 'an option');
  const strip = document.querySelector('#hand');
  const last = strip.getBoundingClientRect().right;
  for (const slot of shown('#hand .slot.live')) {
    // On a phone a fight may lie on cards that can be answered by buttons, too.
    const listed = [...slot.querySelectorAll('[data-choice]')].every(({dataset}) =>
      document.querySelector(`#choices [data-choice="${dataset.choice}"]`));
    if (listed && innerWidth <= 960) continue;
    // Of a card in the fan a strip is enough: all of it rises.
    const box = slot.querySelector('.mini').getBoundingClientRect();
    let free = 0;
    for (let x = box.left + 2; x < box.right; x += 4)
      if (there(slot, x, Math.min(box.top + 30, innerHeight - 4))) free += 4;
    const whole = box.left >= 0 && box.right <= last + 1;
    // On a phone the hand is a strip that a finger moves.
    if (!whole && strip.scrollWidth <= strip.clientWidth)
      found.push(`a card is cut off: ${slot.dataset.card}`);
    else if (whole && free < 24)
      found.push(`of a card ${free} pixels are free: ${slot.dataset.card}`);
  }
  const scene = shown('#fights .fight').at(-1);
  const phone = Math.min(innerHeight, innerWidth) <= 600;
  const panel = document.querySelector('#fights');
  const rounds = [...(scene?.querySelectorAll('.round:has(.die)') ?? [])];
  // Of a round that is higher than the panel, as on a phone, the latest roll is in sight.
  const below = panel.clientHeight - panel.querySelector('h2')?.offsetHeight;
  const whole = !phone && rounds.at(-1)?.offsetHeight <= below;
  const thrown = whole ? rounds : (scene?.querySelectorAll('.roll') ?? []);
  if (scene) seen(panel.querySelector('.close'), 'what closes a fight');
  // Where there is no room for all the dice come first.
  if (scene && panel.scrollHeight <= panel.clientHeight + 1)
    seen(scene.querySelector('.forces'), 'what fights');
  for (const die of [...thrown].at(-1)?.querySelectorAll('[role=img] .die') ?? []) {
    seen(die, 'a die');
    if (die.getBoundingClientRect().width < 19) found.push('a die is small');
  }
  for (const button of shown('#zoom button')) seen(button, 'a zoom button');
  // Nothing covers the map, until the end takes its place.
  const map = document.querySelector('#board').getBoundingClientRect();
  const panels = '#piles, #lesson, #side, #news, #fights, #story, #advice, #chronicle, #cards';
  for (const part of shown(panels)) {
    const box = part.getBoundingClientRect();
    if (box.left < map.right - 1 && map.left < box.right - 1 && box.top < map.bottom - 1
        && map.top < box.bottom - 1) found.push(`the map is covered: ${part.id}`);
  }
  // On a phone the map may have room for no more than the spaces to choose from.
  const chooses = phone && shown('#list-now').length;
  const place = scene && !chooses && panel.dataset.where;
  if (place && !document.querySelector('#ending').checkVisibility()) {
    const spot = document.querySelector('.pennant .lit')?.getBoundingClientRect();
    const [x, y] = spot ? [(spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2] : [-1, -1];
    if (!spot) found.push(`no pennant stands at ${place}`);
    else if (!document.elementFromPoint(x, y)?.closest('#map'))
      found.push(`${place} is out of sight`);
  }
  return found;
}"""
SMALL_PRINT = """least => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent.trim();
    const {parentElement: around} = texts.currentNode;
    if (!text || around.closest('.unseen, script, style')) continue;
    if (!around.checkVisibility({visibilityProperty: true})) continue;
    // Parts of a text in a drawing count as visible even where it is not drawn.
    if (!around.getBoundingClientRect().width) continue;
    let size = parseFloat(getComputedStyle(around).fontSize);
    const matrix = around.ownerSVGElement && around.getScreenCTM();
    if (matrix) size *= Math.hypot(matrix.a, matrix.b);
    // Place names and piece counts on the map may be smaller.
    if (size < (around.closest('#map') ? 11.9 : least - .1)) found.add(`${size} px: ${text}`);
  }
  return [...found];
}"""
"""Text that is too small to read."""
ZOOM = """() => [
  document.querySelector('#fights:not([hidden])')?.dataset.where ?? '',
  JSON.stringify(document.querySelector('#zoom').getBoundingClientRect()),
]"""
"""Where the fight is that is shown, and where the zoom buttons are."""


APART = """() => {
  const [fight, end] = ['#fights', '#ending'].map(
    name => document.querySelector(name).getBoundingClientRect());
  return fight.right <= end.left || end.right <= fight.left;
}"""
OUT_OF_SIGHT = """selector => [...document.querySelectorAll(selector)].filter(control => {
  const {left, right, top, bottom} = control.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, bottom - 3];
  return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1
    || !control.contains(document.elementFromPoint(x, y));
}).map(control => control.id)"""
SMALL = """() => [...document.querySelectorAll('button, .stack.live, .place.live')]
  .filter(b => b.checkVisibility() && !b.matches('.line button, .note button, .stack:not(.live)'))
  .filter(b => b.offsetHeight < 43.5 || b.offsetWidth < 43.5)
  .map(b => `${b.textContent} ${b.offsetWidth}x${b.offsetHeight}`)"""


sizes = pytest.mark.parametrize(
    "size",
    [pytest.param(size, marks=pytest.mark.soak if size in LONG else ()) for size in SIZES],
    ids=named,
)


@sizes
def test_a_whole_game_is_in_sight(visitor: ShoresVisitor, size: tuple[int, int]) -> None:
    """The prompt, the current fight, its dice, and all options are visible without scrolling;
    nothing covers them, nothing jumps, the zoom buttons stay where they are, and on a phone there
    is room for a finger.
    """
    page = visitor.page
    visitor.engrave()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(SHIFTS)
    record = json.loads(RECORDED.read_text(encoding="utf-8"))
    visitor.begin("solitaire", record["chance"]["seed"])
    page.wait_for_timeout(200)
    before = page.evaluate("self.shifts")
    found: dict[str, str] = {}
    zooms, places = set(), set()
    fights = 0
    choices = [step["choice"] for step in record["choices"]]
    for step, choice in enumerate(choices):
        complaints = overflow(page) + page.evaluate(SIGHT)
        if step % 8 == 0:
            complaints += page.evaluate(SMALL_PRINT, 15 if min(size) < 600 else 14)
        if min(size) < 600:
            complaints += page.evaluate(SMALL)
        for complaint in complaints:
            found.setdefault(complaint, f"at step {step}: {visitor.prompt()}")
        fights += page.locator("#fights .fight .die").count() > 0
        place, zoom = page.evaluate(ZOOM)
        places.add(place)
        zooms.add(zoom)
        visitor.answer(choice)
    assert found == {}
    assert {"", "Tripoli", "Derne"} <= places, "without a fight, and with fights in two places"
    assert len(zooms) == 1
    assert fights > 5
    assert visitor.over()
    assert page.evaluate(SMALL_PRINT, 15 if min(size) < 600 else 14) == []
    end, title = (page.locator(name).bounding_box() for name in ("#ending", "#ending h2"))
    assert end is not None
    assert title is not None
    assert end["height"] > 100, "what ended it, and how it came"
    assert end["y"] <= title["y"] <= title["y"] + title["height"] <= end["y"] + end["height"]
    assert size[0] < 1250 or page.evaluate(APART), "the last fight lies beside the end"
    assert (page.evaluate("self.shifts") - before) / len(choices) < 0.02
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    assert page.evaluate(OUT_OF_SIGHT, "#replay :is(button, input, select)") == []


@pytest.mark.parametrize("size", SIZES[:3], ids=named)
def test_nothing_jumps_while_the_page_loads(visitor: ShoresVisitor, size: tuple[int, int]) -> None:
    """The sheet is not painted before its position is known, and the title does not move."""
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(SHIFTS)
    page.goto(visitor.address)
    page.wait_for_selector("body[data-way]", state="attached")
    page.wait_for_timeout(300)
    assert page.is_visible("#menu")
    assert page.evaluate("self.shifts") < 0.02


WATCH = """() => {
  self.told = new Set();
  self.covered = new Set();
  setInterval(() => {
    const story = document.querySelector('#story').getBoundingClientRect();
    const over = selector => {
      const there = document.querySelector(selector);
      const box = there.getBoundingClientRect();
      return there.checkVisibility() && story.left < box.right && box.left < story.right
        && story.top < box.bottom && box.top < story.bottom;
    };
    if (!story.height) return;
    for (const {textContent} of document.querySelectorAll('#story .lines p'))
      self.told.add(textContent);
    for (const what of ['#map .window', '#skip', '#pause'])
      if (over(what)) self.covered.add(what);
  }, 50);
}"""


@pytest.mark.parametrize(
    "size",
    [
        (390, 844),
        (320, 568),
        (844, 390),
        pytest.param((360, 640), marks=pytest.mark.soak),
        pytest.param((568, 320), marks=pytest.mark.soak),
    ],
)
def test_on_a_phone_what_is_told_leaves_the_map_free(
    visitor: ShoresVisitor, size: tuple[int, int]
) -> None:
    """Including its pause and skip buttons; ships that sail are described in words, too."""
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.begin("solitaire", 7)
    visitor.choose("event Thomas Jefferson")
    page.evaluate(WATCH)
    visitor.tell("fast")
    visitor.control("done").click()
    page.wait_for_selector('#prompt:has-text("Americans: play an event")', timeout=60_000)
    told = page.evaluate("[...self.told]")
    assert "Tripolitania plays Murad Reis Breaks Out." in told
    assert "2 Tripolitan corsairs sail from Gibraltar to Tripoli." in told
    assert page.evaluate("[...self.covered]") == []


RISEN = """name => {
  const found = [];
  const check = (right, complaint) => { if (!right) found.push(`${complaint}: ${name}`); };
  const slot = document.querySelector(`#hand .slot[data-card="${name}"]`);
  const card = slot.querySelector('.card');
  const box = card.getBoundingClientRect();
  check(box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1
    && box.bottom <= innerHeight + 1, 'it is not in the window');
  check(box.width > slot.querySelector('.mini').getBoundingClientRect().width, 'it is not larger');
  for (const button of card.querySelectorAll('.actions button'))
    check(button.getBoundingClientRect().bottom <= box.bottom + 1, 'an option is cut off');
  for (const button of card.querySelectorAll('button')) {
    button.scrollIntoView({block: 'nearest'});
    check(button.getBoundingClientRect().bottom <= innerHeight + 1, 'a button is out of reach');
  }
  return found;
}"""
"""What is wrong with a card that has been raised."""


@sizes
def test_every_card_rises_within_the_window(visitor: ShoresVisitor, size: tuple[int, int]) -> None:
    """Larger than in the hand, with all its options; on a desktop the map has at least 45% of the
    window, whatever else is shown.
    """
    page = visitor.page
    visitor.engrave()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.begin("hot seat", 3)
    assert overflow(page) == [], "handed over"
    visitor.sit()
    page.mouse.move(size[0] / 2, size[1] / 2)
    assert size[0] < 1000 or share_of_map(page) >= 0.45
    slots = page.locator("#hand .slot")
    assert slots.count() >= 7
    for name in slots.evaluate_all("slots => slots.map(slot => slot.dataset.card)"):
        visitor.raised(name)
        assert page.evaluate(RISEN, name) == []
        page.keyboard.press("Escape")
    rng = Random(3)
    for _ in range(12):
        if not visitor.sit():
            visitor.answer(rng.choice(visitor.offered()))
        assert overflow(page) == [], visitor.prompt()


@pytest.mark.parametrize("side", ["American", "Tripolitan"])
def test_no_card_is_wider_than_the_smallest_phone(visitor: ShoresVisitor, side: str) -> None:
    """Its longest word fits."""
    page = visitor.page
    page.set_viewport_size({"width": 320, "height": 568})
    visitor.begin("hot seat", 7)
    from_menu(page, f"[data-deck={side}]")
    wide = page.locator("#pile-cards .card").evaluate_all(
        "cards => cards.filter(card => card.scrollWidth > card.clientWidth).map(card =>"
        " card.textContent)"
    )
    assert page.locator("#pile-cards .card").count() > 20
    assert wide == []


def test_a_phone_counts_the_cards_of_both_sides(visitor: ShoresVisitor) -> None:
    """In words, above the piles, which share one button."""
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 844})
    visitor.begin("hot seat", 7)
    visitor.sit()
    for side, counts in (("Tripolitan", "6 in hand, 3 core, 18 to draw"), ("American", None)):
        button = page.locator(f'[title="{side} piles"]')
        if counts is None:
            expect(button).to_be_disabled()
            continue
        button.click()
        expect(page.locator("#pile h2")).to_have_text(f"Tripolitania: {counts}")
        page.keyboard.press("Escape")


def many_cards() -> tripoli.Game:
    """A game in which Tripolitania discards to the hand limit, and the American core is gone."""
    for seed in range(1000):
        game, rng = tripoli.new_game(seed=seed), Random(seed)
        while (decision := game.decision) is not None:
            americans, tripolitans = game.state.cards
            fewest = min(len(americans.pile), len(tripolitans.hand), len(tripolitans.pile))
            if decision.ask is tripoli.Ask.HAND_LIMIT and decision.side is TRIPOLITAN:
                if fewest > 9 and tripolitans.core and not americans.core:
                    return game
            game.choose(rng.choice(decision.options))
    raise AssertionError("no such game")


def test_many_cards_are_counted_within_a_phone(visitor: ShoresVisitor) -> None:
    """With two digits each, and no core cards left."""
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 740})
    page.goto(visitor.address)
    record = altered(many_cards().record, players={"American": "midshipman"})
    page.set_input_files("#file", [payload(record)])
    until_playable(page)
    counts = page.locator(".plaque.american .counts .full")
    expect(counts).to_have_text(re.compile(r"^\d+ in hand, \d\d to draw$"))
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 740})
        assert overflow(page) == []


def share_of_map(page: Page) -> float:
    """The share of the window in which the map is not covered by panels and cards."""
    return float(
        page.evaluate(
            """() => {
              let free = 0;
              for (let i = 0; i < 40; i += 1) for (let j = 0; j < 40; j += 1) {
                const x = (i + .5) * innerWidth / 40, y = (j + .5) * innerHeight / 40;
                if (document.elementFromPoint(x, y)?.closest('#map')) free += 1;
              }
              return free / 1600;
            }"""
        )
    )


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_on_a_phone_the_hand_stays_while_ships_are_moved(
    visitor: ShoresVisitor, size: tuple[int, int]
) -> None:
    """Nothing moves from under a finger, and each card can still be read."""
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.begin("solitaire", 7)
    before = page.locator("#hand").bounding_box()
    visitor.choose("event Thomas Jefferson")
    assert page.locator("#hand").bounding_box() == before
    page.locator("#hand .mini").first.click(position={"x": 20, "y": 20})
    expect(page.locator("#hand .raised .card")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    visitor.choose("done")
    assert page.locator("#hand").bounding_box() == before
