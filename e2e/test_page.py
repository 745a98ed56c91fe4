"""The built page, played as a person would."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from driver import Sitting
from playwright.sync_api import Browser, Page

import tripoli

AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(1440, 900), (1024, 768), (390, 844), (844, 390)]


def same_game(solitaire: bool, seed: int, chosen: list[str]) -> tripoli.Game:
    """The engine's game with the same seed and the same choices."""
    game = tripoli.new_game(seed=seed, solitaire=solitaire)
    for choice in chosen:
        game.choose(choice)
    return game


def axe(page: Page) -> list[str]:
    """What axe-core finds on the page as it stands."""
    # Beside the page's own policy, which forbids scripts put in from outside.
    found = page.evaluate(
        AXE.read_text(encoding="utf-8")
        + "; axe.run(document, {resultTypes: ['violations']}).then(result => "
        "result.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).join(', ')))"
    )
    return [str(violation) for violation in found]


def check_board(sitting: Sitting, game: tripoli.Game) -> None:
    """The pieces on the map are those of the engine."""
    shown = sitting.page.locator("[data-stack] > title").evaluate_all(
        "titles => titles.map(title => title.textContent)"
    )
    expected = [
        f"{count} {kind}{'' if count == 1 or kind.endswith('infantry') else 's'}: {place}"
        for place, kinds in game.state.pieces().items()
        for kind, count in kinds.items()
    ]
    assert sorted(shown) == sorted(expected)


def test_a_whole_solitaire_game(sitting: Sitting) -> None:
    """From the menu to the result, checked against the engine move by move at the end."""
    sitting.begin("solitaire", 11)
    chosen = sitting.play_out(Random(11))
    game = same_game(True, 11, chosen)
    assert game.result is not None
    assert str(game.result.reason) in sitting.prompt()
    check_board(sitting, game)
    assert sitting.page.locator("#log p").count() == len(game.log(tripoli.Side.AMERICAN))


def test_a_whole_game_of_two_players(sitting: Sitting) -> None:
    """Handing the device over whenever the other person decides."""
    sitting.begin("hot seat", 12)
    chosen = sitting.play_out(Random(12))
    game = same_game(False, 12, chosen)
    assert game.result is not None
    assert str(game.result.reason) in sitting.prompt()
    check_board(sitting, game)


def test_hands_are_hidden_while_the_device_is_handed_over(sitting: Sitting) -> None:
    """No card of either hand is anywhere in the page until its owner has sat down."""
    sitting.begin("hot seat", 7)
    assert sitting.page.locator("#cards [data-card]").count() == 0
    assert sitting.sit() == "American"
    own = sitting.page.locator("#cards [data-card]").evaluate_all(
        "all => all.map(c => c.dataset.card)"
    )
    assert len(own) >= 3
    sitting.choose("event Swedish Frigates Arrive")
    hand = [name for name in own if name not in ("Thomas Jefferson", "Hamet's Army Created")]
    text = sitting.page.content()
    hidden = [name for name in hand if name != "Swedish Frigates Arrive" and name in text]
    assert hidden == []


def test_ship_then_destination(sitting: Sitting) -> None:
    """On the map: press the harbor, then the zone; the next ship need not be found again."""
    sitting.begin("solitaire", 7)
    sitting.choose("event Thomas Jefferson")
    zone = sitting.place("Tunis zone")
    sitting.press(zone.locator(".water"), force=True)
    assert "Tunis zone: 1 American frigate" in str(zone.get_attribute("aria-label"))
    # Where the ships wait can be pressed, and let go; then the destination.
    sitting.place("Gibraltar").locator(".reach").click(force=True)
    assert "Gibraltar: 2 American frigates" in str(
        sitting.place("Gibraltar").get_attribute("aria-label")
    )
    malta = sitting.place("Malta")
    sitting.press(malta.locator(".reach"), force=True)
    assert "Malta: 1 American frigate" in str(malta.get_attribute("aria-label"))


def test_every_place_can_be_pressed(sitting: Sitting) -> None:
    """In the middle of its circle nothing else lies over it."""
    sitting.begin("solitaire", 7)
    found = sitting.page.locator("[data-place] > .reach, [data-place] > .water").evaluate_all(
        """circles => circles.map(circle => {
          const box = circle.getBoundingClientRect();
          const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          const place = hit && hit.closest("[data-place]");
          return [circle.parentElement.dataset.place, place && place.dataset.place];
        })"""
    )
    assert len(found) == 14
    assert [place for place, hit in found if place != hit] == []


def test_the_last_fight_is_shown_with_its_dice(sitting: Sitting) -> None:
    """A bombardment: what was rolled, with faces, what hit, what was lost."""
    sitting.begin("solitaire", 7)
    assert sitting.page.locator("#fight").is_hidden()
    sitting.choose("event Thomas Jefferson")
    sitting.choose("move Gibraltar > Derne")
    sitting.choose("done")
    fight = sitting.page.locator("#fight")
    assert fight.is_visible()
    assert "Bombardment of Derne" in fight.inner_text() or "Raid" in fight.inner_text()
    assert fight.locator(".die").count() >= 2


def test_pieces_glide_unless_motion_is_not_wanted(sitting: Sitting) -> None:
    """A ghost sails the way and is gone; with reduced motion nothing moves."""
    sitting.begin("solitaire", 7)
    sitting.choose("event Thomas Jefferson")
    sitting.choose("move Gibraltar > Malta")
    sitting.page.wait_for_selector(".gliding", state="attached")
    sitting.page.wait_for_selector(".gliding", state="detached")
    sitting.page.emulate_media(reduced_motion="reduce")
    sitting.choose("move Gibraltar > Malta")
    assert sitting.page.locator(".gliding").count() == 0


def test_the_way_of_a_ship_is_shown_before_it_sails(sitting: Sitting) -> None:
    sitting.begin("solitaire", 7)
    sitting.choose("event Thomas Jefferson")
    course = sitting.page.locator(".course")
    assert course.get_attribute("d") is None
    sitting.page.locator('[data-place="Tripoli zone"]').hover(force=True)
    assert str(course.get_attribute("d")).startswith("M")
    sitting.page.locator("h1").hover()
    assert course.get_attribute("d") is None


def test_undo_takes_back_the_whole_play(sitting: Sitting) -> None:
    sitting.begin("solitaire", 7)
    offered = sitting.offered()
    sitting.choose("event Thomas Jefferson")
    sitting.choose("move Gibraltar > Malta")
    sitting.press(sitting.page.locator("#undo"))
    assert "move Gibraltar > Malta" in sitting.offered()
    sitting.press(sitting.page.locator("#undo-play"))
    assert sitting.offered() == offered
    assert sitting.page.locator("#undo").is_disabled()


def test_by_keyboard_alone(sitting: Sitting) -> None:
    """From the menu to a battle: Tab, Enter and the letters of the list of keys."""
    page = sitting.page
    page.goto(f"{sitting.address}?seed=7")
    page.locator('[data-new="solitaire"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("button[data-choice]", timeout=60_000)
    page.locator('button[data-choice="event Thomas Jefferson"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-choice="move Gibraltar > Tripoli"]')
    page.locator('[data-place="Tripoli"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-place="Tripoli"][aria-label*="1 American frigate"]')
    page.keyboard.press("u")
    page.wait_for_selector('[data-place="Gibraltar"][aria-label*="3 American frigates"]')
    page.keyboard.press("p")
    assert page.evaluate("document.activeElement.id") == "prompt"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_wider_than_the_window(sitting: Sitting, size: tuple[int, int]) -> None:
    """At every size, at the start and in the middle of a movement."""
    sitting.page.set_viewport_size({"width": size[0], "height": size[1]})
    sitting.begin("solitaire", 7)
    wide = "document.documentElement.scrollWidth <= window.innerWidth"
    assert sitting.page.evaluate(wide)
    sitting.choose("event Thomas Jefferson")
    assert sitting.page.evaluate(wide)


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
def test_map_hand_prompt_and_log_together(sitting: Sitting, size: tuple[int, int]) -> None:
    """On a desk everything is there without scrolling the page."""
    sitting.page.set_viewport_size({"width": size[0], "height": size[1]})
    sitting.begin("solitaire", 7)
    tall = sitting.page.evaluate("document.documentElement.scrollHeight")
    assert tall <= size[1]
    for part in ("#board svg", "#prompt", "#log", "#cards [data-card]:last-of-type"):
        box = sitting.page.locator(part).last.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1] + 1, part


def test_touch_targets_on_a_phone(sitting: Sitting) -> None:
    """Every button is at least 44 pixels high and wide."""
    sitting.page.set_viewport_size({"width": 390, "height": 844})
    sitting.begin("solitaire", 7)
    small = sitting.page.locator("button:visible:not(.look)").evaluate_all(
        "all => all.filter(b => b.offsetHeight < 44 || b.offsetWidth < 44).map(b => b.textContent)"
    )
    assert small == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, address: str, scheme: str) -> None:
    """In the menu, before a play, in a movement, in a hot seat and at the end."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900},
        color_scheme="dark" if scheme == "dark" else "light",
        bypass_csp=True,
    )
    sitting = Sitting(context.new_page(), address)
    sitting.page.goto(address)
    assert axe(sitting.page) == []
    sitting.begin("solitaire", 7)
    assert axe(sitting.page) == []
    sitting.choose("event Thomas Jefferson")
    assert axe(sitting.page) == []
    sitting.play_out(Random(1), 30)
    assert axe(sitting.page) == []
    sitting.begin("hot seat", 7)
    assert axe(sitting.page) == []
    context.close()


def test_the_policy_is_strict(sitting: Sitting) -> None:
    """Own origin only, no evaluated text."""
    sitting.begin("solitaire", 7)
    policy = sitting.page.locator('meta[http-equiv="Content-Security-Policy"]').get_attribute(
        "content"
    )
    assert policy is not None
    assert "default-src 'none'" in policy
    assert "'unsafe-eval'" not in policy
    assert "'unsafe-inline'" not in policy
    for script in (Path(__file__).parents[1] / "web" / "src").glob("*.js"):
        text = script.read_text(encoding="utf-8")
        assert not re.search(
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(", text
        )


def test_without_webassembly(browser: Browser, address: str) -> None:
    """A sentence that says what to do."""
    context = browser.new_context()
    context.add_init_script("delete globalThis.WebAssembly")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("#prompt.error")
    assert "Try a current Firefox, Chrome or Safari" in page.inner_text("#prompt")
    context.close()


def test_from_a_sub_path(browser: Browser, address: str) -> None:
    """Every address in the page is relative."""
    for name in ("index.html", "app.js", "style.css", "worker.js"):
        text = (Path(__file__).parents[1] / "web" / "src" / name).read_text(encoding="utf-8")
        assert not re.search(r"""(?:src|href|from|import)\s*=?\s*["']/""", text)
    del browser, address
