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
    "response": "{side} respond with {card}{effect}.",
    "activate": "{side} play {card} to activate.",
    "build stockades": "{side} play {card} to build stockades.",
    "build forts": "{side} play {card} to build forts.",
}
RESPONSES: Final = {
    "foul_weather": ": the march may go two spaces at most, and not by sea",
}
"""What comes of a response, by its event, where no other line tells it."""
HELD: Final = "{side} hold their last card."
HELD_THIS: Final = "{side} hold {card}."
DISCARDED: Final = "{side} must discard {card}."
TOOK: Final = {
    "discards": "{side} take {card} from the discards.",
    "enemy": "{side} capture {card}.",
}
REMOVED: Final = "{card} is out of the game."
NO_EFFECT: Final = "{card} has no effect."
PASSED: Final = "{side} activate nothing."
ROLLED: Final = "{side} roll {die} for {purpose}{where}{needs}{result}."
PURPOSES: Final = {
    "raid": "the raid",
    "siege": "the siege",
    "interception": "an interception",
    "avoiding battle": "slipping away",
}
NEEDS: Final = ", needing {needed} or more"
"""What an interception, or slipping away, takes (6.71, 6.81)."""
LIVES: Final = ", and he survives the fighting"
"""What a roll for a leader's life has come to, if it has not killed him (7.7)."""
AT: Final = " at {space}"
RESULT: Final = ": {modifiers} {count:makes|make} it {total}"
FIRED: Final = (
    "{side} fire with strength {strength}{how} (column {column}) at {space} and roll "
    "{die}{result}: {losses:no step inflicted|# step inflicted|# steps inflicted}."
)
DOUBLED: Final = ", doubled by the ambush"
SHIFTED: Final = ", one column to the left"
TRIED: Final = {
    ("intercept", True): "The interception at {space} succeeds.",
    ("intercept", False): "{pieces} {count:fails|fail} to intercept at {space}.",
    ("avoid", True): "The attempt to avoid battle at {space} succeeds.",
    ("avoid", False): "{pieces} {count:fails|fail} to avoid battle at {space}.",
}
JOINED: Final = "{pieces} {count:joins|join} in from inside {space}."
WITHDREW: Final = "{pieces} {count:withdraws|withdraw} into {space}."
LEFT: Final = "{pieces} {count:stays|stay} at {space}."
EARNED: Final = {
    "small_pox": "{number:No steps are|# step is|# steps are} lost to {card}.",
    "alliance": "{card} gives {number:no points|# point|# points} to spend on units.",
}
WINTER: Final = "Winter {year}."
MODIFIER: Final = "{number} for {reason}"
ACTIVATED_FORCE: Final = "At {space}, {leader} takes command of {pieces}."
ACTIVATED_LEADER: Final = "{leader} is activated at {space}."
ACTIVATED_UNIT: Final = "{pieces} {count:is|are} activated at {space}."
OTHERS: Final = "{piece} and {others:# other|# others}"
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
CALLED_OUT: Final = "{pieces} {count:joins|join} the {place}."
DISMISSED: Final = "{pieces} {count:goes|go} back from {space} to the {place}."
REDUCED: Final = "{piece} {count:loses|lose} a step at {place}."
RESTORED: Final = "{piece} {count:is|are} restored."
ELIMINATED: Final = {
    "lost": "{piece} {count:is|are} eliminated.",
    "killed": "{piece} {count:is|are} killed.",
    "no retreat": "{piece} {count:has|have} no retreat and {count:is|are} eliminated.",
    "nowhere to go": "{piece} {count:has|have} nowhere to go and {count:is|are} eliminated.",
    "cut off": "{piece} {count:is|are} cut off and eliminated.",
    "driven back": "{piece} {count:is|are} driven back among enemies and eliminated.",
    "stormed": "{piece} {count:is|are} eliminated as the place falls.",
    "surrender": "{piece} {count:surrenders|surrender}.",
    "massacre": "{piece} {count:is|are} eliminated after the massacre.",
    "raid": "{piece} {count:is|are} eliminated in the raid.",
    "winter": "{piece} {count:does|do} not survive the winter at {place}.",
    "recalled": "{piece} {count:is|are} recalled.",
}
ELIMINATED_BY: Final = "{piece} {count:is|are} eliminated ({why})."
BATTLE_BEGAN: Final = "Battle at {space}: {attackers} against {defenders}."
ASSAULT_BEGAN: Final = "Assault on {space}: {attackers} against {defenders}."
NOBODY: Final = "an empty place"
BATTLE_ENDED: Final = "{side} win the battle at {space}."
ASSAULT_ENDED: Final = {
    True: "{side} take {space} by assault.",
    False: "{side} hold {space} against the assault.",
}
SCORED: Final = "{side} score {points:# point|# points} ({why}{where}); now {vp}."
VP: Final = {
    "french": "French {points}",
    "british": "British {points}",
    "none": "the score is level",
}
BUILT: Final = {
    "stockade": "{side} build a stockade at {space}.",
    "fort under construction": "{side} begin a fort at {space}.",
    "fort": "{side} complete the fort at {space}.",
    "damaged fort": "The fort at {space} is now a fort under construction of {holder}.",
}
DESTROYED: Final = {
    "demolished": "{side} demolish their {what} at {space}.",
    "overrun": "The {what} at {space} is lost.",
    "battle": "The {what} at {space} is destroyed.",
    "raid": "The {what} at {space} is burnt.",
}
CAPTURED: Final = "{side} take the {what} at {space}."
BESIEGED: Final = "{space} is under siege, at level 0."
SIEGE: Final = "The siege of {space} is at level {level}."
SIEGE_ENDED: Final = "The siege of {space} is over."
MARKED: Final = {
    ("Raided", True): "{side} mark {space} as raided.",
    ("Raided", False): "The Raided marker at {space} is taken off.",
    ("Amphib", True): "{side} hold the landing place at {space}.",
    ("Amphib", False): "The landing place at {space} is lost.",
    ("Fieldworks", True): "Fieldworks are dug at {space}.",
    ("Fieldworks", False): "The Fieldworks at {space} are taken away.",
}
RAID_BEGAN: Final = "{pieces} {count:raids|raid} {space}."
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
    (
        "Quiberon Bay",
        True,
    ): "After Quiberon Bay the French hold seven cards, get no more help, and play second.",
    ("William Pitt", True): "With William Pitt the British hold nine cards from the next deal on.",
    (
        "Diplomatic Revolution",
        True,
    ): "With the Diplomatic Revolution the French hold nine cards from the next deal on.",
}
LEADER_DRAWN: Final = "{leader} is drawn from the pool."
ENDED: Final = {
    FRENCH: "The French win: {reason}.",
    BRITISH: "The British win: {reason}.",
    None: "A draw: {reason}.",
}
