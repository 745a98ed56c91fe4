"""The sentences of the log."""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN

YEAR_BEGAN: Final = "The year {year} begins."
SEASON_BEGAN: Final = "{season} {year}."
DREW: Final = {
    AMERICAN: "The Americans draw {count:no cards|# card|# cards}.",
    TRIPOLITAN: "Tripolitania draws {count:no cards|# card|# cards}.",
}
DREW_THESE: Final = {
    AMERICAN: "The Americans draw {count:# card|# cards}: {cards}.",
    TRIPOLITAN: "Tripolitania draws {count:# card|# cards}: {cards}.",
}
RESHUFFLED: Final = {
    AMERICAN: "The Americans shuffle {count:no cards|# card|# cards} from the discard pile into "
    "the draw pile.",
    TRIPOLITAN: "Tripolitania shuffles {count:no cards|# card|# cards} from the discard pile into "
    "the draw pile.",
}
PLAYED: Final = {
    AMERICAN: "The Americans play {card}.",
    TRIPOLITAN: "Tripolitania plays {card}.",
}
BATTLE_CARD: Final = {
    AMERICAN: "The Americans react with {card}.",
    TRIPOLITAN: "Tripolitania reacts with {card}.",
}
A_CARD: Final = "a card"
"""Replaces the name of a card that may not be seen."""
DISCARDED: Final = {
    ("to move", AMERICAN): "The Americans discard {card} to move.",
    ("to build", AMERICAN): "The Americans discard {card} to build a gunboat.",
    ("hand limit", AMERICAN): "The Americans discard {card} (hand limit).",
    ("lost overboard", AMERICAN): "The Americans lose {card}, drawn at random.",
    ("to build", TRIPOLITAN): "Tripolitania discards {card} to build a corsair.",
    ("to raid", TRIPOLITAN): "Tripolitania discards {card} to raid.",
    ("hand limit", TRIPOLITAN): "Tripolitania discards {card} (hand limit).",
    ("for Raid or Build", TRIPOLITAN): "The T-bot discards {card}.",
    ("played", AMERICAN): "{card} goes to the discard pile.",
    ("played", TRIPOLITAN): "{card} goes to the discard pile.",
}
TOOK: Final = {
    AMERICAN: "The Americans take {card} from the discard pile.",
    TRIPOLITAN: "Tripolitania takes {card} from the discard pile.",
}
PASSED: Final = {AMERICAN: "The Americans pass.", TRIPOLITAN: "Tripolitania passes."}

SAILED: Final = "{pieces} {count:sails|sail} from {source} to {target}."
MARCHED: Final = "{pieces} {count:marches|march} from {source} to {target}."
PLACED: Final = "{pieces} {count:is|are} placed {on_target}."
RETURNED: Final = "{pieces} {count:returns|return} from {source} to the Supply."
PUT_TO_SEA: Final = "{pieces} {count:puts|put} to sea from {source}."
CAME_HOME: Final = "{pieces} {count:returns|return} to {target}."
LAID_UP: Final = "{pieces} {count:goes|go} to {target} for repairs."

ROLLED: Final = {
    ("battle", AMERICAN): "The Americans roll {dice} {at}: {hits:no hits|# hit|# hits}.",
    ("battle", TRIPOLITAN): "Tripolitania rolls {dice} {at}: {hits:no hits|# hit|# hits}.",
    ("bombardment", AMERICAN): (
        "The Americans roll {dice} to bombard {place}: {hits:no hits|# hit|# hits}."
    ),
    ("interception", AMERICAN): (
        "The Americans roll {dice} to intercept {at}: {hits:no hits|# hit|# hits}."
    ),
    ("raid", TRIPOLITAN): (
        "Tripolitania rolls {dice} in the raid from {place}: "
        "{hits:no merchant ships|# merchant ship|# merchant ships} captured."
    ),
    ("storm", TRIPOLITAN): (
        "Tripolitania rolls {dice} for the storm {at}: {hits:no hits|# hit|# hits}."
    ),
    ("Marines", AMERICAN): (
        "The Americans roll {dice} for the Marines {at}: {hits:no hits|# hit|# hits}."
    ),
    ("Arab infantry", AMERICAN): (
        "The Arab infantry rolls {dice} {at}: {hits:no hits|# hit|# hits}."
    ),
    ("infantry", TRIPOLITAN): (
        "The Tripolitan infantry rolls {dice} {at}: {hits:no hits|# hit|# hits}."
    ),
    ("desertion", TRIPOLITAN): (
        "Tripolitania rolls {dice} for desertion {at}: {hits:no one deserts|# deserts|# desert}."
    ),
    ("card", AMERICAN): "The Americans roll {dice} for {card}.",
    ("card", TRIPOLITAN): "Tripolitania rolls {dice} for {card}.",
}
ROLLED_FOR_NOTHING: Final = "The Americans roll {dice} for {card}: no effect."
USED_FOR_NOTHING: Final = "The Americans use the {die}: no effect."
HITS: Final = "{hits:no hits|# hit|# hits}"
"""The result of a roll, on its own."""
CAPTURES: Final = "{hits:no ships|# ship|# ships} captured"
DESERTERS: Final = "{hits:no deserters|# deserter|# deserters}"
USED: Final = {AMERICAN: "The Americans use the {die}.", TRIPOLITAN: "Tripolitania uses the {die}."}
DAMAGED: Final = "{pieces} is damaged {at}."
SUNK: Final = "{pieces} {count:is|are} {kind:unit=lost|other=sunk} {at}."
SUNK_OFF: Final = "{pieces} {count:is|are} sunk off {place}."
GAINED_GOLD: Final = "Tripolitania gains {gold} gold (now {total} of {all})."
GAVE_GOLD: Final = "Tripolitania gives back {gold} gold (now {total} of {all})."
FIGHT_BEGAN: Final = {
    "battle": "Battle {at}.",
    "bombardment": "Bombardment of {place}.",
    "ground combat": "Ground combat {at}.",
    "raid": "Raid from {place}.",
    "assault": "Assault on {place}: naval combat to the finish.",
}
ROUND_BEGAN: Final = "Round {number} {at}."
CAPTURED: Final = "The Americans capture {city}."
CARD_REMOVED: Final = "{card} is removed from the game."

BOT_PLAYS: Final = {
    "event line": "Event line: {card} is ready ({reason}).",
    "draw pile": "{card} is ready ({reason}).",
}
BOT_PLAYS_AT_ONCE: Final = {
    "event line": "Event line: {card} is ready.",
    "draw pile": "{card} is ready.",
}
"""For a card that needs no reason."""
BOT_WAITS: Final = "Event line: {card} waits ({reason})."
BOT_LINES_UP: Final = "{card} joins the event line ({reason})."
BOT_DISCARDS: Final = "{card} is not played ({reason})."
BOT_DREW: Final = "The T-bot draws {card}."
BOT_CHECKED: Final = {
    True: "Five Corsair Check: {corsairs} corsairs in Tripoli harbor, enough to raid.",
    False: (
        "Five Corsair Check: {corsairs:no corsairs|only # corsair|only # corsairs} in Tripoli "
        "harbor, too few to raid."
    ),
}
BOT_RAIDS: Final = "Raid or Build: the T-bot raids from {harbor} ({reason})."
BOT_BUILDS: Final = "Raid or Build: the T-bot builds a corsair ({reason})."
BOT_DOES_NOTHING: Final = "Raid or Build: the T-bot does nothing ({reason})."
