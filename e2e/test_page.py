"""The built page, played as a person would."""

from __future__ import annotations

import re
from random import Random

from checks import check_board, same_game
from driver import ShoresVisitor
from playwright.sync_api import expect
from visitor import from_menu, until_playable

import tripoli


def test_a_whole_solitaire_game(visitor: ShoresVisitor) -> None:
    """From the menu to the result, compared with the engine at the end."""
    visitor.begin("solitaire", 11)
    chosen = visitor.play_out(Random(11))
    game = same_game(True, 11, chosen)
    assert game.result is not None
    assert str(game.result.reason) in visitor.prompt()
    check_board(visitor, game)
    assert visitor.page.locator("#log .line").count() == len(game.log(tripoli.Side.AMERICAN))


def test_a_whole_game_of_two_players(visitor: ShoresVisitor) -> None:
    """With a handover whenever the other person decides."""
    visitor.begin("hot seat", 12)
    chosen = visitor.play_out(Random(12))
    game = same_game(False, 12, chosen)
    assert game.result is not None
    assert str(game.result.reason) in visitor.prompt()
    check_board(visitor, game)


def test_hands_are_hidden_while_the_device_is_handed_over(visitor: ShoresVisitor) -> None:
    """No card of either hand is in the page until its owner has taken the device."""
    visitor.begin("hot seat", 7)
    assert visitor.page.locator("#cards [data-card]").count() == 0
    assert visitor.sit() == "American"
    own = visitor.page.locator("#hand .slot").evaluate_all("all => all.map(c => c.dataset.card)")
    assert len(own) >= 3
    # A card name hovered at the end of a play must not be shown to the other person.
    visitor.page.keyboard.press("l")
    visitor.page.locator("#log .card-name").last.hover()
    assert visitor.page.locator("#peek").is_visible()
    visitor.page.keyboard.press("1")
    before = int(visitor.page.locator("body").get_attribute("data-answers") or 0)
    visitor.page.keyboard.press("c")
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("Tab")
    assert visitor.page.evaluate("document.activeElement.dataset.choice").startswith("event Swed")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(f'body[data-answers="{before + 1}"]')
    assert visitor.page.locator("#peek").is_hidden()
    hand = [name for name in own if name not in ("Thomas Jefferson", "Hamet's Army Created")]
    text = visitor.page.evaluate(
        "['main', '#pile', '#peek'].map(q => document.querySelector(q).outerHTML).join()"
    )
    hidden = [name for name in hand if name != "Swedish Frigates Arrive" and name in text]
    assert hidden == []


def test_the_second_click_of_a_double_click_shows_no_hand(visitor: ShoresVisitor) -> None:
    """The device is taken over only by a separate click, whatever moves under the pointer."""
    page = visitor.page
    visitor.begin("hot seat", 7)
    visitor.sit()
    visitor.choose("event Swedish Frigates Arrive")
    box = page.locator("[data-sit]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(300)
    assert page.locator("#hand .card").count() == 0
    assert visitor.sit() == "Tripolitan"
    assert page.locator("#hand .card").count() > 5


def test_undo_takes_back_the_whole_play(visitor: ShoresVisitor) -> None:
    """The page says so; with nothing to undo, the key reports that."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    offered = visitor.offered()
    visitor.choose("event Thomas Jefferson")
    visitor.choose("move Gibraltar > Malta")
    visitor.press(page.locator("#undo"))
    assert "move Gibraltar > Malta" in visitor.offered()
    expect(page.locator("#hint")).to_have_text("Undone: Move a frigate from Gibraltar to Malta.")
    visitor.press(page.locator("#undo-play"))
    assert visitor.offered() == offered
    expect(page.locator("#hint")).to_have_text("Turn undone.")
    assert page.locator("#undo").is_disabled()
    page.keyboard.press("u")
    expect(page.locator("#hint")).to_have_text("There is nothing to undo.")


def test_every_place_and_piece_can_be_pressed(visitor: ShoresVisitor) -> None:
    """Each is a named control; its center is covered by nothing except a piece of its own."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    found = page.locator("[data-place], [data-stack]").evaluate_all(
        """all => all.map(control => {
          const box = control.getBoundingClientRect();
          const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          const of = one => one.dataset.place ?? one.dataset.stack.split(' at ')[1];
          const reached = hit && hit.closest('[data-place],[data-stack]');
          return [of(control), reached && of(reached)];
        })"""
    )
    assert len(found) > 14
    assert [place for place, hit in found if place != hit] == []
    nameless = page.locator("[data-place], [data-stack]").evaluate_all(
        "all => all.filter(one => one.tagName !== 'BUTTON' "
        "|| !one.getAttribute('aria-label')).length"
    )
    assert nameless == 0
    page.locator('[data-stack="Tripolitan infantry at Derne"]').click()
    assert page.inner_text("#hint") == "Derne: 4 Tripolitan infantry."


def test_odds_are_told_before_they_are_committed_to(visitor: ShoresVisitor) -> None:
    """For attacks, bombardments, patrols, and the fights that `done` begins."""
    visitor.begin("solitaire", 7)
    visitor.choose("event Thomas Jefferson")
    option = visitor.page.locator('#choices [data-choice="move Gibraltar > Derne"]')
    assert "the bombardment removes" in option.inner_text()
    zone = visitor.page.locator('#choices [data-choice="move Gibraltar > Tripoli zone"]')
    assert "a raid from Tripoli would then bring" in zone.inner_text()
    visitor.choose("move Gibraltar > Tripoli")
    done = visitor.page.locator('button[data-choice="done"]').inner_text()
    assert re.match(r"Attack\nTripoli: on average you score \d\.\d hits and suffer \d\.\d", done)


def to_hits(visitor: ShoresVisitor) -> None:
    """A battle in which the Americans assign two hits."""
    visitor.begin("solitaire", 15)
    visitor.choose("event Thomas Jefferson")
    for _ in range(3):
        visitor.choose("move Gibraltar > Tripoli")
    assert visitor.prompt() == (
        "Americans: choose a ship to take a hit at Tripoli (2 hits to assign)."
    )


def test_a_battle_with_hits_to_take(visitor: ShoresVisitor) -> None:
    """Both fleets, dice with faces, hits; ships can be pressed in the panel or on the map."""
    to_hits(visitor)
    page = visitor.page
    fight = page.locator("#fights .fight").last
    assert fight.locator(".force.american .units li").count() == 3
    assert fight.locator(".force.tripolitan .units li").count() >= 4
    assert fight.locator(".roll .die").count() >= 10
    assert fight.locator(".die.hit").count() >= 2
    assert fight.locator(".target").count() == 3
    on_map = page.locator('[data-stack="American frigate at Tripoli"]')
    assert on_map.get_attribute("data-choice") == "hit frigate"
    city = fight.locator(".garrison [role=img]")
    expect(city).to_have_accessible_name("4 Tripolitan infantry in the city")
    # The first hit left no choice, and was taken automatically.
    assert fight.locator("li.damaged").count() == 1
    visitor.press(fight.locator('.target[data-choice="hit frigate"]').first)
    fight = page.locator("#fights .fight").last
    assert fight.locator("li.damaged").count() == 2
    visitor.press(page.locator('[data-stack="American frigate at Tripoli"]'))
    assert fight.locator("li.damaged").count() == 3
    assert "3 damaged American frigates go to the 1802 space for repairs" in fight.inner_text()


def test_hits_resolved_quickly(visitor: ShoresVisitor) -> None:
    """One press for all remaining hits; with the setting, none."""
    to_hits(visitor)
    page = visitor.page
    visitor.press(page.locator("#resolve"))
    assert "takes a hit" not in visitor.prompt()
    assert "3 damaged American frigates go to the 1802 space for repairs" in page.inner_text("#log")
    page.click("#menu-button")
    page.get_by_text("Settings").click()
    page.check("#quick")
    visitor.begin("solitaire", 15)
    visitor.choose("event Thomas Jefferson")
    for _ in range(3):
        visitor.choose("move Gibraltar > Tripoli")
    assert "takes a hit" not in visitor.prompt()
    assert page.locator(".fresh").count() == 0


def test_a_raid_is_shown_with_its_interception_and_gold(visitor: ShoresVisitor) -> None:
    """The corsairs sail out, both sides' dice are shown, and the corsairs return."""
    visitor.begin("hot seat", 7)
    visitor.sit()
    visitor.choose("event Swedish Frigates Arrive")
    visitor.sit()
    visitor.choose(next(c for c in visitor.offered() if c.endswith("to raid")))
    fight = visitor.page.locator("#fights", has_text="Raid from Tripoli")
    assert fight.locator(".garrison").count() == 0, "raiders are at sea"
    assert "Interception" in fight.inner_text()
    assert fight.locator(".force.american .units li").count() == 2
    assert "ships captured" in fight.inner_text() or "is sunk" in fight.inner_text()


def test_cards_are_named_and_shown(visitor: ShoresVisitor) -> None:
    """In the log, by hovering and pressing; the event in play; decks and piles."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    visitor.choose("event Thomas Jefferson")
    page.keyboard.press("l")
    page.locator("#log .card-name", has_text="Thomas Jefferson").hover()
    assert page.locator("#peek").is_visible()
    # A name that appears under a pointer at rest shows nothing.
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_hidden()
    page.wait_for_timeout(100)
    page.evaluate("document.querySelector('#peek').hidden = true")
    page.keyboard.press("l")
    page.wait_for_timeout(100)
    assert page.locator("#peek").is_hidden()
    page.locator("h1").hover()
    assert page.locator("#peek").is_hidden()
    page.locator("#log .card-name", has_text="Thomas Jefferson").click()
    assert page.locator('#pile [data-card="Thomas Jefferson"]').is_visible()
    page.keyboard.press("Escape")
    assert "Move up to 8 frigates" in page.inner_text("#event")
    page.locator("#event button").click()
    assert page.locator('#pile [data-card="Thomas Jefferson"]').is_visible()
    page.keyboard.press("Escape")
    from_menu(page, "[data-deck=Tripolitan]")
    assert page.locator("#pile article").count() > 18
    page.keyboard.press("Escape")
    page.get_by_role("button", name="T-bot piles").click()
    expect(page.locator("#pile-cards > h3").nth(1)).to_have_text("Battle line (6)")
    assert page.locator("#pile article").count() == 4 + 6


def test_the_bots_lines_with_its_reasons(visitor: ShoresVisitor) -> None:
    """What the T-bot would do with each card of its event line is shown beside it."""
    visitor.begin("solitaire", 7)
    visitor.choose("event Swedish Frigates Arrive")
    page = visitor.page
    visitor.play_out(Random(4), 30)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="T-bot piles").click()
    notes = page.locator("#pile .note").all_inner_texts()
    assert notes
    assert all(re.match(r"(Waits|Ready to be played): .+\.$", note) for note in notes)


def test_hidden_discards_are_only_counted(visitor: ShoresVisitor) -> None:
    """Optional Rule: nobody may look through a pile."""
    page = visitor.page
    page.goto(f"{visitor.address}?seed=7")
    page.get_by_text("Game options").click()
    page.check("#hidden")
    page.click('[data-new="hot seat"]')
    page.wait_for_selector("button[data-sit]", timeout=60_000)
    for _ in range(2):
        visitor.sit()
        visitor.choose(next(c for c in visitor.offered() if c.startswith("discard")))
        while "play an event" not in visitor.prompt() and visitor.sit() is None:
            visitor.choose(visitor.offered()[-1])
    for side in ("American", "Tripolitan"):
        page.get_by_role("button", name=f"{side} piles").click()
        expect(page.locator("#pile")).to_contain_text("Discard pile (1)")
        expect(page.locator("#pile")).to_contain_text("Face down")
        assert page.locator("#pile article").count() in (0, 3), "core cards only"
        page.keyboard.press("Escape")


def test_pieces_glide_unless_motion_is_not_wanted(visitor: ShoresVisitor) -> None:
    """A ghost moves along the route and disappears; with reduced motion nothing moves."""
    visitor.begin("solitaire", 7)
    visitor.tell()
    visitor.choose("event Thomas Jefferson")
    visitor.choose("move Gibraltar > Malta")
    visitor.page.wait_for_selector(".sailing", state="attached")
    visitor.page.wait_for_selector(".sailing", state="detached")
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.choose("move Gibraltar > Malta")
    assert visitor.page.locator(".sailing").count() == 0


def test_forced_colors_show_what_can_be_chosen(visitor: ShoresVisitor) -> None:
    """By borders and outlines, because shadows and backgrounds are removed."""
    page = visitor.page
    page.emulate_media(forced_colors="active")
    visitor.begin("solitaire", 2)
    outline = "slot => getComputedStyle(slot.querySelector('.face')).outlineStyle"
    assert page.locator("#hand .slot.live").first.evaluate(outline) == "solid"
    visitor.choose("event Thomas Jefferson")
    ring = "place => getComputedStyle(place, '::after').borderTopWidth"
    assert visitor.place("Tunis zone").evaluate(ring) == "3px"


def test_the_sheet_counts_seasons_and_gold(visitor: ShoresVisitor) -> None:
    """A mark for every season of the war, a space for every coin; the bar shows the same."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    assert page.locator(".season").count() == 24
    assert page.locator(".coin").count() == 12
    visitor.play_out(Random(3), 30)
    season, year = page.inner_text("#when").split()
    seasons = ["Spring", "Summer", "Fall", "Winter"]
    passed = 4 * (int(year) - 1801) + seasons.index(season)
    assert passed > 2
    assert page.locator(".season.past").count() == passed
    assert page.locator(".season.now").count() == 1
    assert page.locator(".year.now").count() == 1
    gold = int(page.inner_text("#gold").split("/")[0])
    assert gold > 0
    assert page.locator(".coin.won").count() == gold


def test_goals_and_tracks(visitor: ShoresVisitor) -> None:
    """The standing is always visible; all ways to win are one press away."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    assert page.inner_text("#gold") == "0/12"
    assert page.inner_text("#sunk") == "0/4"
    assert page.locator("#gold-track i").count() == 12
    page.keyboard.press("g")
    goals = page.inner_text("#goals-list")
    assert "Treaty of Peace and Amity" in goals
    assert "Gain twelve gold: 0 of 12." in goals


def test_the_end_is_an_ending(visitor: ShoresVisitor) -> None:
    """Who won and how, the course of the war, and the next steps."""
    page = visitor.page
    visitor.begin("solitaire", 11)
    visitor.play_out(Random(11))
    ending = page.locator("#ending")
    assert "win" in ending.inner_text() or "draw" in ending.inner_text()
    assert "Tournament score" in ending.inner_text()
    assert "The tournament score does not decide the game" in ending.inner_text()
    assert ending.locator(".course[aria-label^='From Spring 1801 to']").count() == 1
    page.get_by_role("button", name="Close the summary").click()
    expect(ending).to_be_hidden()
    expect(page.locator("#prompt")).to_be_focused()
    page.get_by_role("button", name="Replay").last.click()
    page.wait_for_selector("#replay:not([hidden])")
    expect(page.locator("#caption")).to_be_focused()
    assert ending.is_hidden()
    page.click("#replay-close")
    expect(page.get_by_role("button", name="Swap sides")).to_have_count(0)
    visitor.press(page.get_by_role("button", name="Play again"))
    expect(page.locator("#when")).to_have_text("Spring 1801")
    expect(page.locator(".plaque.tripolitan h2")).to_have_text("Tripolitania T-bot")


def test_a_summary_that_was_closed_stays_closed(visitor: ShoresVisitor) -> None:
    """After a replay, too; that of another game is shown."""
    page = visitor.page
    ending = page.locator("#ending")
    for seed in (11, 12):
        if seed == 11:
            visitor.begin("solitaire", seed)
        else:
            from_menu(page, "[data-new=solitaire]")
        expect(page.locator("#prompt")).to_contain_text("play an event")
        visitor.play_out(Random(seed))
        expect(ending).to_be_visible()
        page.click("#ending .close")
        from_menu(page, "#look-back")
        page.wait_for_selector("#replay:not([hidden])")
        page.keyboard.press("Home")
        page.wait_for_selector('#prompt:has-text(", after 0 of ")')
        page.click("#replay-close")
        expect(page.locator("#replay")).to_be_hidden()
        expect(ending).to_be_hidden()


def test_settings_hold(visitor: ShoresVisitor) -> None:
    """Colors and sound as chosen, even after reopening the page."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    page.click("#menu-button")
    page.get_by_text("Settings").click()
    page.select_option("#scheme", "dark")
    page.check("#sound")
    page.click("#menu-close")
    visitor.choose("event Thomas Jefferson")
    paper = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(paper)
    page.reload()
    assert page.evaluate(paper) == dark
    until_playable(page)
    page.click("#menu-button")
    page.get_by_text("Settings").click()
    assert page.is_checked("#sound")
    page.select_option("#scheme", "light")
    assert page.evaluate(paper) != dark


def test_in_play_the_menu_puts_help_above_the_ways_to_begin(visitor: ShoresVisitor) -> None:
    """On the title they stand below, and do so again once there is no game to return to."""
    page = visitor.page
    headings = "#menu :is([data-rules], #settings summary, [data-new=solitaire])"
    order = f"""[...document.querySelectorAll('{headings}')]
      .map(element => element.innerText.split(' ')[0])"""
    below = ["Solitaire", "Settings", "Rules"]
    page.goto(visitor.address)
    assert page.evaluate(order) == below
    page.click("#learn")
    until_playable(page)
    page.click("#menu-button")
    assert page.evaluate(order) == ["Rules", "Settings", "Solitaire"]
    page.click("#menu-close")
    page.click("#lesson-acts button:has-text('Leave')")
    expect(page.locator("#menu")).to_be_visible()
    assert page.evaluate(order) == below
