"""The sentences of the log."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.sides import BRITISH, FRENCH

SIDES: Final = {FRENCH: "The French", BRITISH: "The British"}
SEASON: Final = "{season:early=Early|late=Late} {year}."
RESHUFFLED: Final = "The discards are shuffled into the deck: {count:# card|# cards}."
DEALT: Final = "{side} are dealt {count:no cards|# card|# cards}."
DEALT_THESE: Final = "{side} are dealt {count:# card|# cards}: {cards}."
PLAYED: Final = {
    "event": "{side} play {card}.",
    "response": "{side} respond with {card}.",
    "activate": "{side} play {card} to activate.",
    "build stockades": "{side} play {card} to build stockades.",
    "build forts": "{side} play {card} to build forts.",
}
HELD: Final = "{side} hold their last card."
HELD_THIS: Final = "{side} hold {card}."
DISCARDED: Final = "{side} lose {card}."
TOOK: Final = {
    "discards": "{side} take {card} from the discards.",
    "enemy": "{side} capture {card}.",
}
REMOVED: Final = "{card} is out of the game."
PASSED: Final = "{side} activate nothing."
ROLLED: Final = "{side} roll {die} for {purpose}{where}{result}."
AT: Final = " at {space}"
RESULT: Final = ": {modifiers} make it {total}"
FIRED: Final = (
    "{side} fire with strength {strength} (column {column}) at {space} and roll {die}{result}: "
    "{losses:no steps lost|# step lost|# steps lost}."
)
MODIFIER: Final = "{number} for {reason}"
ACTIVATED_FORCE: Final = "{leader} takes command at {space}: {pieces}."
ACTIVATED_LEADER: Final = "{leader} is activated at {space}."
ACTIVATED_UNIT: Final = "{pieces} {count:is|are} activated at {space}."
MOVED: Final = {
    "move": "{pieces} {count:moves|move} from {source} to {target}.",
    "sail": "{pieces} {count:sails|sail} from {source} to {target}.",
    "land": "{pieces} {count:lands|land} at {target}, from {source}.",
    "intercepts": "{pieces} {count:intercepts|intercept} at {target}, from {source}.",
    "avoids": "{pieces} {count:avoids|avoid} battle and {count:goes|go} to {target}.",
    "retreats": "{pieces} {count:retreats|retreat} to {target}.",
    "leaves": "{pieces} {count:leaves|leave} {source} for {target}.",
    "goes home": "{pieces} {count:goes|go} home to {target}.",
    "driven back": "{pieces} {count:is|are} driven back to {target}.",
    "deploys": "{pieces} {count:deploys|deploy} to {target}.",
    "exchanged": "{pieces} {count:is|are} sent from {source} to {target}.",
    "surrenders": "{pieces} {count:marches|march} out of {source} to {target}.",
}
ENTERED: Final = "{pieces} {count:arrives|arrive} at {place}."
REDUCED: Final = "{piece} loses a step."
RESTORED: Final = "{piece} is restored."
ELIMINATED: Final = {
    "lost": "{piece} is eliminated.",
    "killed": "{piece} is killed.",
    "no retreat": "{piece} has no retreat and is eliminated.",
    "nowhere to go": "{piece} has nowhere to go and is eliminated.",
    "cut off": "{piece} is cut off and eliminated.",
    "driven back": "{piece} is driven back among enemies and eliminated.",
    "stormed": "{piece} is eliminated as the place falls.",
    "surrender": "{piece} surrenders.",
    "massacre": "{piece} is eliminated after the massacre.",
    "raid": "{piece} is eliminated in the raid.",
    "winter": "{piece} does not survive the winter.",
    "recalled": "{piece} is recalled.",
}
ELIMINATED_BY: Final = "{piece} is eliminated ({why})."
BATTLE_BEGAN: Final = "Battle at {space}: {attackers} against {defenders}."
ASSAULT_BEGAN: Final = "Assault on {space}: {attackers} against {defenders}."
NOBODY: Final = "an empty place"
BATTLE_ENDED: Final = "{side} win the battle at {space}."
ASSAULT_ENDED: Final = {
    True: "{side} take {space} by assault.",
    False: "{side} hold {space} against the assault.",
}
SCORED: Final = "{side} score {points:# point|# points} ({why}): {vp}."
VP: Final = {
    "french": "French {points}",
    "british": "British {points}",
    "none": "0",
}
BUILT: Final = {
    "stockade": "{side} build a stockade at {space}.",
    "fort under construction": "{side} begin a fort at {space}.",
    "fort": "{side} complete the fort at {space}.",
    "damaged fort": "{side} have the fort at {space}, damaged.",
}
DESTROYED: Final = {
    "demolished": "{side} demolish their {what} at {space}.",
    "overrun": "The {what} at {space} is lost.",
    "battle": "The {what} at {space} is destroyed.",
    "raid": "The {what} at {space} is burnt.",
}
CAPTURED: Final = "{side} take the {what} at {space}."
SIEGE: Final = "The siege of {space} is at level {level}."
SIEGE_ENDED: Final = "The siege of {space} is over."
MARKED: Final = {
    True: "{side} place a marker at {space}: {marker}.",
    False: "A marker is removed from {space}: {marker}.",
}
RAIDED: Final = {
    True: "{side} raid {space} successfully{losses:.|, losing # step.|, losing # steps.}",
    False: "{side} fail to raid {space}{losses:.|, losing # step.|, losing # steps.}",
}
ASSEMBLIES: Final = "The Provincial Assemblies are {box}."
CHANGED: Final = {
    ("squadrons", True): "The British make no Amphibious Landings this year.",
    ("squadrons", False): "The British may make Amphibious Landings again.",
    ("no French navy", True): "The French no longer move by sea.",
    ("Cherokees", True): "The Cherokee join the British.",
    ("Cherokee Uprising", True): "The Cherokee rise against the British.",
    ("Quiberon Bay", True): "After Quiberon Bay the French get seven cards and no help.",
    ("William Pitt", True): "With William Pitt the British get nine cards.",
    ("Diplomatic Revolution", True): "With the Diplomatic Revolution the French get nine cards.",
}
LEADER_DRAWN: Final = "{leader} is drawn from the pool."
ENDED: Final = {
    FRENCH: "The French win: {reason}.",
    BRITISH: "The British win: {reason}.",
    None: "A draw: {reason}.",
}
