"""Choices that lead to each outcome of each lesson."""

from __future__ import annotations

MOVE = "discard Marine Sharpshooters to move"
WAYS = {
    ("year", "turned"): [
        "event Swedish Frigates Arrive",
        "discard Marine Sharpshooters to build",
        "discard Hamet Recruits Bedouins",
        "discard Burn the Philadelphia",
    ],
    ("patrol", "watched"): [MOVE, "move Gibraltar > Tripoli zone", "move Gibraltar > Tripoli zone"],
    ("patrol", "thin"): [MOVE, "move Gibraltar > Tripoli zone", "done"],
    ("patrol", "raided"): ["discard Hamet Recruits Bedouins to build"],
    ("raid", "raided"): ["discard Troops to Tripoli to raid"],
    ("raid", "kept"): ["event Troops to Tripoli"],
    ("harbor", "fought"): [
        "event Naval Movement",
        *["move Malta > Tripoli"] * 4,
        "gunboat Malta > Tripoli",
        "play Preble's Boys Take Aim",
    ],
    ("harbor", "stayed"): ["discard Naval Movement to build"],
    ("cards", "held"): ["event Constantinople Demands Tribute"],
    ("cards", "lost"): ["discard Hamet Recruits Bedouins to build"],
    ("cards", "lucky"): [
        "discard Send in the Marines to move",
        "move Malta > Tripoli zone",
        "move Gibraltar > Tangier zone",
    ],
    ("damage", "damaged"): ["hit frigate"],
    ("damage", "sunk"): ["hit damaged frigate"],
    ("allies", "paid"): ["event Algiers Declares War", "event Algerine Corsairs Raid"],
    ("allies", "idle"): ["event Algiers Declares War", "event Troops to Tripoli"],
    ("allies", "alone"): [
        "discard Troops to Tripoli to raid",
        "discard Algiers Declares War to build",
    ],
    ("army", "captured"): [
        "event General Eaton Attacks Derne",
        *["move Malta > Derne"] * 3,
        "gunboat Malta > Derne",
        "play Lieutenant O'Bannon Leads the Charge",
        "hit Arab infantry",
    ],
    ("army", "waited"): ["discard Naval Movement to build"],
    ("treaty", "peace"): [
        "event Burn the Philadelphia",
        "play The Daring Stephen Decatur",
        "use 5",
        "event Treaty of Peace and Amity",
    ],
    ("treaty", "open"): [
        "discard Naval Movement to build",
        "discard Burn the Philadelphia to build",
    ],
    ("treaty", "lower"): [
        "event Burn the Philadelphia",
        "play The Daring Stephen Decatur",
        "use 2",
        "discard Naval Movement to build",
    ],
    ("treaty", "missed"): [
        "discard Naval Movement to build",
        "event Burn the Philadelphia",
        "play The Daring Stephen Decatur",
        "use 5",
    ],
    ("assault", "stormed"): [
        "event Assault on Tripoli",
        "play Preble's Boys Take Aim",
        "hit frigate",
        "play Send in the Marines",
        "play Marine Sharpshooters",
        *["hit Arab infantry"] * 2,
    ],
    ("assault", "waited"): ["discard Send in the Marines to move", "done"],
    ("twelve", "won"): ["event The Philadelphia Runs Aground", "play Uncharted Waters", "use 4"],
    ("twelve", "lower"): ["event The Philadelphia Runs Aground", "play Uncharted Waters", "use 2"],
    ("twelve", "short"): ["event Troops to Tripoli"],
}
