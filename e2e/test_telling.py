"""Events are told step by step, can be paused and skipped, and can be read afterwards."""

from __future__ import annotations

import re
from random import Random

import pytest
from audit import LISTEN
from driver import ShoresVisitor
from playwright.sync_api import Page, expect
from visitor import CORNER, payload, until, until_playable, until_still

import tripoli
from tripoli.shores.model.events import Captured


def attack_told(visitor: ShoresVisitor, seed: int = 7) -> Page:
    """An attack on Tripoli in the middle of its story: by default, both sides miss."""
    page = visitor.page
    visitor.begin("solitaire", seed)
    visitor.tell()
    for choice in ["event Thomas Jefferson", *["move Gibraltar > Tripoli"] * 2]:
        visitor.choose(choice)
    page.locator('#choices [data-choice="done"]').click()
    page.wait_for_selector("#fights .roll.fresh")
    return page


TUMBLES = """(() => {
  self.tumbled = [];
  document.addEventListener('animationstart', ({animationName, target}) => {
    if (animationName !== 'tumble') return;
    const rolls = [...document.querySelectorAll('#fights .roll')];
    self.tumbled.push([rolls.length, rolls.indexOf(target.closest('.roll'))]);
  });
})()"""
"""Notes for each die that begins to tumble how many rolls there are, and to which it belongs, in
`self.tumbled`.
"""


def test_dice_that_have_come_to_rest_stay_so(visitor: ShoresVisitor) -> None:
    """When the other side rolls, only its own dice tumble."""
    visitor.page.add_init_script(TUMBLES)
    page = attack_told(visitor)
    expect(page.locator("#fights .roll")).to_have_count(2)
    visitor.painted()
    page.wait_for_timeout(300)
    assert {tuple(die) for die in page.evaluate("self.tumbled")} == {(1, 0), (2, 1)}


def test_a_ship_that_was_hit_can_be_pressed(visitor: ShoresVisitor) -> None:
    """The effect of a hit is brief, and covers no button."""
    page = visitor.page
    visitor.begin("solitaire", 15)
    visitor.tell("fast")
    for choice in ["event Thomas Jefferson", *["move Gibraltar > Tripoli"] * 3]:
        visitor.choose(choice)
    page.wait_for_selector("#fights .target", timeout=60_000)
    target = page.locator('#fights .target[data-choice="hit frigate"]').first
    visitor.press(target)
    page.wait_for_selector("#fights .target", timeout=60_000)
    expect(page.locator("#fights .impact")).to_have_count(0)
    visitor.press(page.locator("#fights .target").first)


@pytest.mark.parametrize(
    "size", [(390, 844), (320, 568), pytest.param((360, 640), marks=pytest.mark.soak)]
)
def test_on_a_phone_a_fight_is_told_below_the_map(
    visitor: ShoresVisitor, size: tuple[int, int]
) -> None:
    """The place of the fight, its dice and the Skip button are visible; the T-bot's story does not
    cover them.
    """
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    attack_told(visitor)
    expect(page.locator("#fights .roll")).to_have_count(2)
    page.click("#pause")
    fight = page.locator("#fights").bounding_box()
    assert fight is not None

    def above(selector: str) -> bool:
        box = page.locator(selector).bounding_box()
        assert box is not None
        return box["y"] + box["height"] <= fight["y"]

    # The map may still be on its way there.
    until(page, lambda: above("[data-place=Tripoli]"))
    assert above("#skip")
    assert above("#pause")
    dice = page.locator("#fights .roll").last.bounding_box()
    assert dice is not None
    assert dice["y"] + dice["height"] <= size[1]
    page.click("#pause")
    page.wait_for_selector("#story:not([hidden])", timeout=60_000)
    expect(page.locator("#fights")).to_be_hidden()


def test_held_sideways_a_fight_is_told_beside_the_map(visitor: ShoresVisitor) -> None:
    """It takes the place of the options; the map, the hand and the Skip button stay visible."""
    page = visitor.page
    page.set_viewport_size({"width": 844, "height": 390})
    attack_told(visitor)
    expect(page.locator("#fights .roll")).to_have_count(2)
    page.click("#pause")
    fight, chart, bar = (
        page.locator(name).bounding_box() for name in ("#fights", "#map .window", "#pause")
    )
    assert fight is not None
    assert chart is not None
    assert bar is not None
    assert chart["x"] + chart["width"] <= fight["x"]
    assert bar["y"] + bar["height"] <= fight["y"]
    expect(page.locator("#fights .roll").last.locator(".die").last).to_be_in_viewport(ratio=1)


def test_on_a_phone_what_is_told_covers_no_button(visitor: ShoresVisitor) -> None:
    """The headline of what came before gives its room to the buttons."""
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 844})
    attack_told(visitor)
    page.click("#pause")
    page.evaluate("document.querySelector('#headline').hidden = false")
    expect(page.locator("#headline")).to_be_hidden()
    story = page.locator("#story, #fights").filter(visible=True).first.bounding_box()
    acts = page.locator("#pause").bounding_box()
    assert story is not None
    assert acts is not None
    assert acts["y"] + acts["height"] <= story["y"]


@pytest.mark.parametrize("size", [(1366, 650), pytest.param((1280, 720), marks=pytest.mark.soak)])
def test_a_card_told_in_a_short_window_covers_no_button(
    visitor: ShoresVisitor, size: tuple[int, int]
) -> None:
    """It is shown below the buttons to skip and pause, which are below the piles."""
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    attack_told(visitor)
    card = page.locator('#story [data-card="Murad Reis Breaks Out"]')
    card.wait_for(timeout=30_000)
    page.click("#pause")
    card.evaluate("card => Promise.all(card.getAnimations().map(({finished}) => finished))")
    story, shown, piles, asked = (
        part.bounding_box()
        for part in (page.locator("#story"), card, page.locator("#piles"), page.locator("#say"))
    )
    assert story is not None
    assert shown is not None
    assert piles is not None
    assert asked is not None
    assert piles["y"] + piles["height"] <= asked["y"]
    assert asked["y"] + asked["height"] <= story["y"] <= shown["y"]
    assert shown["y"] + shown["height"] <= size[1]


def test_the_other_side_s_turn_is_told(visitor: ShoresVisitor) -> None:
    """The fight step by step, then the card played, enlarged; a press skips; then the list."""
    page = attack_told(visitor)
    assert page.locator("#choices").is_hidden(), "nothing is asked meanwhile"
    page.evaluate("document.querySelector('#hand .slot').classList.add('raised')")
    assert page.locator("#hand .card").first.is_hidden(), "no card lies over it"
    assert page.locator("#rule-now").is_hidden(), "nothing lies over Skip"
    assert page.evaluate("document.activeElement.id") == "prompt", "the keyboard is not lost"
    page.evaluate(LISTEN)
    page.wait_for_selector('#story [data-card="Murad Reis Breaks Out"]', timeout=30_000)
    spoken = page.evaluate("self.spoken")
    assert spoken[-1] == "Tripolitania plays Murad Reis Breaks Out.", "read out as it is shown"
    page.keyboard.press(" ")
    page.wait_for_selector('#prompt:has-text("Americans: play an event")', timeout=3_000)
    assert page.locator("#story").is_hidden()
    assert "Murad Reis Breaks Out" in page.inner_text("#news")
    log = page.locator("#log .line").all_text_contents()
    spoken = page.evaluate("self.spoken")
    assert spoken == log[-len(spoken) :], "the rest at once, and nothing twice"


def test_the_news_sum_up_one_s_own_fight(visitor: ShoresVisitor) -> None:
    """Rolls that hit are left out if its story was watched, but not after a skip or a reload. The
    fight no longer covers the map.
    """
    own = "#news .line:has-text('The Americans roll')"
    asked = '#prompt:has-text("Americans: play an event")'
    page = attack_told(visitor, 8)
    page.select_option("#pace", "fast", force=True)
    page.wait_for_selector(asked, timeout=60_000)
    news = page.locator("#news .line")
    assert news.first.inner_text() == "Battle at Tripoli."
    expect(page.locator("#fights")).to_be_hidden()
    assert "Murad Reis Breaks Out" in page.inner_text("#news")
    assert page.locator(own).count() == 0
    assert "Tripolitania rolls 2 2 4 2 4 at Tripoli: no hits." in page.inner_text("#news")
    assert "A Tripolitan corsair is sunk" in page.inner_text("#news")
    page.reload()
    page.wait_for_selector(asked, timeout=60_000)
    assert page.locator(own).count() == 1
    page.goto("about:blank")
    attack_told(visitor, 8)
    page.keyboard.press(" ")
    page.wait_for_selector(asked, timeout=60_000)
    assert page.locator(own).count() == 1


@pytest.mark.parametrize("key", ["Enter", " "])
def test_skipping_by_keyboard_leads_to_the_question(visitor: ShoresVisitor, key: str) -> None:
    page = attack_told(visitor)
    page.focus("#skip")
    page.keyboard.press(key)
    page.wait_for_selector('#prompt:has-text("Americans: play an event")', timeout=3_000)
    expect(page.locator("#prompt")).to_be_focused()
    expect(page.locator("#said")).to_be_empty()


def test_what_is_told_can_be_paused(visitor: ShoresVisitor) -> None:
    """By mouse and by keyboard; pausing skips nothing, and Skip still works."""
    page = attack_told(visitor)
    page.click("#pause")
    until_still(page, page.locator("#fights .roll").count)
    assert page.locator("#story").is_hidden()
    expect(page.locator("#prompt")).to_have_text("Paused.")
    page.locator("#prompt").click()
    expect(page.locator("#pause")).to_have_text("Resume")
    page.focus("#pause")
    page.keyboard.press("Enter")
    page.wait_for_selector('#story [data-card="Murad Reis Breaks Out"]', timeout=30_000)
    page.keyboard.press("Enter")
    expect(page.locator("#pause")).to_have_text("Resume")
    page.keyboard.press("Escape")
    page.wait_for_selector('#prompt:has-text("Americans: play an event")', timeout=3_000)
    expect(page.locator("#pause")).to_be_hidden()
    expect(page.locator("#pause")).to_have_text("Pause")


def test_a_press_that_skips_does_nothing_else(visitor: ShoresVisitor) -> None:
    """Whatever is under the pointer; the next press counts again."""
    page = attack_told(visitor)
    card = page.locator("#hand .mini").last
    card.click(position=CORNER)
    page.wait_for_selector('#prompt:has-text("Americans: play an event")', timeout=3_000)
    assert page.locator("#hand .raised").count() == 0
    page.locator("#hand .mini").last.click(position=CORNER)
    assert page.locator("#hand .raised").count() == 1


def test_what_is_told_waits_while_a_dialog_is_open(visitor: ShoresVisitor) -> None:
    """Meanwhile the bar works, and skips nothing."""
    page = attack_told(visitor)
    page.click("#goals-button")
    expect(page.locator("#goals")).to_be_visible()
    until_still(page, page.locator("#fights .roll").count)
    page.click("#goals button:has-text('Close')")
    page.wait_for_selector('#story [data-card="Murad Reis Breaks Out"]', timeout=30_000)
    page.click("#menu-button")
    page.click('[data-new="solitaire"]')
    expect(page.locator("#when")).to_have_text("Spring 1801")


COUNTS_DAMAGED = """() => {
  self.damaged = new Set();
  const count = () => {
    if (document.body.dataset.telling === undefined) return;
    self.damaged.add(document.querySelectorAll('#fights .american .damaged').length);
  };
  new MutationObserver(count).observe(document.querySelector('#fights'),
    {subtree: true, childList: true, attributes: true});
}"""
"""Notes in `self.damaged` how many American ships were damaged in the course of what is told."""


def test_a_fight_that_goes_on_is_told_to_its_end(visitor: ShoresVisitor) -> None:
    """After a decision about a hit: in the fight panel, long enough to be read."""
    page = visitor.page
    visitor.begin("solitaire", 15)
    for choice in ["event Thomas Jefferson", *["move Gibraltar > Tripoli"] * 3]:
        visitor.choose(choice)
    visitor.choose("hit frigate")
    visitor.tell()
    page.evaluate(COUNTS_DAMAGED)
    page.locator("#choices [data-choice='hit frigate']").click()
    until(page, lambda: page.evaluate("self.damaged.has(2)"))


def test_a_single_roll_is_told_with_what_it_does(visitor: ShoresVisitor) -> None:
    """*Launch the Intrepid*: the die, with the ships sunk below it; meanwhile Undo is disabled."""
    page = visitor.page
    visitor.begin("solitaire", 2)
    visitor.tell()
    visitor.control("event Launch the Intrepid").click()
    told = page.locator("#story .lines p")
    played = "The Americans play Launch the Intrepid."
    rolled = "The Americans roll 5 for Launch the Intrepid."
    expect(told).to_have_text(
        [played, rolled, "2 Tripolitan corsairs are sunk at Tripoli."], timeout=30_000
    )
    assert page.get_attribute("#undo", "aria-disabled") == "true"


def test_whoever_sits_down_first_is_told_everything(visitor: ShoresVisitor) -> None:
    """The card played and every move, from the start of the war."""
    visitor.begin("hot seat", 7)
    visitor.sit()
    for choice in (
        "event Thomas Jefferson",
        "move Gibraltar > Algiers zone",
        "move Gibraltar > Tunis zone",
        "done",
    ):
        visitor.answer(choice)
    visitor.sit()
    news = visitor.page.inner_text("#news")
    assert "The Americans play Thomas Jefferson." in news
    assert "to the Algiers zone" in news
    assert "to the Tunis zone" in news


def test_what_came_of_a_turn_is_told_before_the_device_is_handed_over(
    visitor: ShoresVisitor,
) -> None:
    """The player who acted is told; what Undo brings back is not read out a second time."""
    page = visitor.page
    visitor.begin("hot seat", 7)
    expect(page.locator("#news")).to_be_hidden()
    visitor.sit()
    page.evaluate(LISTEN)
    visitor.choose("event Thomas Jefferson")
    assert page.evaluate("self.spoken") == ["The Americans play Thomas Jefferson."]
    visitor.choose("move Gibraltar > Malta")
    visitor.press(page.locator("#undo"))
    assert len(page.evaluate("self.spoken")) == 2
    visitor.press(page.locator("#undo-play"))
    for choice in ("event Thomas Jefferson", *["move Gibraltar > Tripoli"] * 2, "done"):
        visitor.choose(choice)
    told = page.inner_text("#news")
    assert "Hand the device" in visitor.prompt()
    assert "The Americans roll" in told
    assert "What happened" in told
    visitor.sit()
    assert "What happened" not in page.inner_text("#news")


def test_a_card_lies_on_the_stage_while_it_takes_effect(visitor: ShoresVisitor) -> None:
    """Below it what happens is said, and a pennant stands where it happens."""
    page = attack_told(visitor)
    assert page.evaluate(PENNANT) == "Tripoli", "where the fight is"
    card = page.locator('#story [data-card="Murad Reis Breaks Out"]')
    card.wait_for(timeout=30_000)
    moved = page.locator("#story .lines p", has_text="corsairs sail from Gibraltar to Tripoli")
    moved.wait_for(timeout=10_000)
    expect(card).to_be_visible()
    assert page.evaluate(PENNANT) == "Tripoli"


def test_a_card_that_the_bot_puts_aside_is_shown(visitor: ShoresVisitor) -> None:
    """Drawn, and added to its event line: nothing else on the stage would show it."""
    visitor.begin("solitaire", 250)
    for choice in [
        "event Swedish Frigates Arrive",
        "event Thomas Jefferson",
        *["move Gibraltar > Tripoli"] * 3,
    ]:
        visitor.choose(choice)
    visitor.tell()
    visitor.control("discard Constantinople Demands Tribute to build").click()
    card = visitor.page.locator('#story [data-card="Storms"]')
    card.wait_for(timeout=30_000)
    expect(card.locator(".stamp")).to_have_text("Event line")
    said = visitor.page.locator("#story .lines p", has_text="Storms joins the event line")
    said.wait_for(timeout=10_000)
    expect(card).to_be_visible()


PENNANT = """() => {
  const lit = document.querySelector('.pennant .lit')?.getBoundingClientRect();
  if (!lit) return null;
  const x = (lit.left + lit.right) / 2;
  const y = (lit.top + lit.bottom) / 2;
  const away = place => {
    const box = place.getBoundingClientRect();
    return Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
  };
  const places = [...document.querySelectorAll('.place')];
  return places.sort((a, b) => away(a) - away(b))[0].dataset.place;
}"""
"""The place nearest to the foot of the pennant."""


def fight_in_steps(visitor: ShoresVisitor) -> None:
    """Fight at Tripoli on a device that asks for no motion."""
    visitor.begin("solitaire", 7)
    visitor.page.select_option("#pace", "", force=True)
    for choice in ["event Thomas Jefferson", *["move Gibraltar > Tripoli"] * 2]:
        visitor.choose(choice)
    visitor.page.locator('#choices [data-choice="done"]').click()


def test_without_motion_there_are_stills(visitor: ShoresVisitor) -> None:
    """Where the device asks for no motion, each step waits for a press; Escape skips the rest."""
    page = visitor.page
    fight_in_steps(visitor)
    rolls = page.locator("#fights .roll")
    expect(page.locator("#next")).to_be_visible()
    expect(page.locator("#pause")).to_be_hidden()
    assert rolls.count() == 0
    page.click("#next")
    expect(rolls).to_have_count(1)
    page.wait_for_timeout(1500)
    expect(rolls).to_have_count(1)
    page.keyboard.press(" ")
    expect(rolls).to_have_count(2)
    card = page.locator('#story [data-card="Murad Reis Breaks Out"]')
    for _ in range(6):
        if card.is_visible():
            break
        page.locator("#map").click(position={"x": 300, "y": 300})
        page.wait_for_timeout(100)
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_selector('#prompt:has-text("Americans: play an event")', timeout=3_000)
    expect(page.locator("#next")).to_be_hidden()


def test_while_a_still_waits_other_controls_keep_working(visitor: ShoresVisitor) -> None:
    """Enter on the name of a card in the log shows the card, and tells no further."""
    page = visitor.page
    fight_in_steps(visitor)
    page.click("#next")
    expect(page.locator("#fights .roll")).to_have_count(1)
    page.click("#log-button")
    page.locator("#log .card-name", has_text="Thomas Jefferson").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#pile[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#fights .roll")).to_have_count(1)
    page.focus("#prompt")
    page.keyboard.press("Enter")
    expect(page.locator("#fights .roll")).to_have_count(2)


def test_whoever_steps_by_keyboard_comes_to_the_question(visitor: ShoresVisitor) -> None:
    """From the map Escape leads there at once, and what is told goes on; so does its end."""
    page = visitor.page
    fight_in_steps(visitor)
    expect(page.locator("#next")).to_be_visible()
    places = page.locator("#map [data-place]")
    places.first.focus()
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_be_focused()
    expect(page.locator("#next")).to_be_visible()
    places.first.focus()
    for _ in range(60):
        if page.locator("#next").is_hidden():
            break
        page.keyboard.press(" ")
        page.wait_for_timeout(50)
    expect(page.locator("#next")).to_be_hidden()
    expect(page.locator("#prompt")).to_be_focused()


FLEW = """addEventListener('DOMContentLoaded', () => {
  self.flew = 0;
  new MutationObserver(changes => {
    for (const {addedNodes} of changes)
      for (const node of addedNodes) if (node.classList?.contains('coin')) self.flew += 1;
  }).observe(document.body, {childList: true});
})"""
"""Counts the coins that fly, in `self.flew`."""


TAKEN = """addEventListener('DOMContentLoaded', () => {
  self.taken = 0;
  let last = null;
  new MutationObserver(() => {
    const prizes = document.querySelector('#fights .prizes');
    if (prizes && prizes !== last) self.taken += prizes.childElementCount;
    last = prizes;
  }).observe(document.querySelector('#fights'), {childList: true});
})"""
"""Counts the prizes that sail off, in `self.taken`."""


def test_prizes_sail_off_and_gold_flies_to_the_track(visitor: ShoresVisitor) -> None:
    """A ship for each that a raid captures, and a coin for each gold; nothing of it is left when
    the telling is over.
    """
    page = visitor.page
    page.add_init_script(FLEW)
    page.add_init_script(TAKEN)
    visitor.begin("solitaire", 7)
    visitor.tell("fast")
    rng = Random(7)
    gold = 0
    for _ in range(20):
        visitor.press(visitor.control(rng.choice(visitor.offered())))
        page.wait_for_selector("body:not([data-telling])", timeout=60_000)
        visitor.painted()
        if gold := int(page.inner_text("#gold").split("/")[0]):
            break
    assert gold > 0
    assert page.evaluate("self.flew") == gold
    log = page.locator("#log .line", has_text="in the raid from").all_inner_texts()
    captured = sum(int(found[1]) for line in log if (found := re.search(r"(\d+) merchant", line)))
    assert captured > 0
    assert page.evaluate("self.taken") == captured
    expect(page.locator(".prize")).to_have_count(0)


def before_a_capture() -> tuple[str, str]:
    """The record of a game in which a city is about to be captured, and the choice that does it."""
    rng, game = Random(85), tripoli.new_game(seed=85, solitaire=True)
    while game.decision is not None:
        record = game.record.to_json()
        options = game.decision.options
        army = [option for option in options if re.match("event .*(Eaton|Hamet)", str(option))]
        choice = army[0] if army else rng.choice(options)
        game.choose(choice)
        if any(isinstance(event, Captured) for event in game.events()):
            return record, str(choice)
    raise AssertionError("nothing is captured in this game")


FLAGS = """() => {
  self.flags = new Set();
  new MutationObserver(() => {
    for (const flag of document.querySelectorAll('.field g'))
      if (flag.classList.length) self.flags.add(flag.classList[0]);
  }).observe(document.querySelector('.layer'), {childList: true, subtree: true});
}"""
"""Notes the motions of flags, in `self.flags`."""


def test_a_captured_city_changes_its_flag_as_it_is_told(visitor: ShoresVisitor) -> None:
    """One comes down, the other goes up; by stills, it has changed."""
    page = visitor.page
    record, choice = before_a_capture()
    for pace, moves in (("fast", ["lowered", "raised"]), ("step", [])):
        page.goto(visitor.address)
        page.set_input_files("#file", [payload(record)])
        until_playable(page)
        if pace == "fast":
            visitor.tell(pace)
        else:
            visitor.hush()
            page.select_option("#pace", pace, force=True)
        page.evaluate(FLAGS)
        visitor.control(choice).click()
        page.wait_for_selector("body[data-telling]", state="attached")
        if pace == "step":
            # The focus, which has been on what was pressed, reads it out.
            prompt = page.locator("#prompt")
            expect(prompt).to_have_text("Press Space or click for the next step.")
            expect(prompt).to_be_focused()
            page.keyboard.press("Escape")
        page.wait_for_selector("body:not([data-telling])", timeout=60_000)
        expect(page.locator('.place.captured [data-flag="american"]')).to_have_count(1)
        assert page.evaluate("[...self.flags].sort()") == moves
