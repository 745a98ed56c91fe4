"""The messages about Wilderness War, from which the page's TypeScript types are generated.

Everything is in notation: pieces by names that no two share, spaces and boxes by their names, cards
as "4 Campaign". Messages common to all games are in `tripoli.session.messages`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

SideName = Literal["French", "British"]
Role = Literal["period", "use", "move", "fight", "blow", "end"]
UnitState = Literal["ready", "damaged", "lost"]
PieceKind = Literal[
    "leader",
    "regular",
    "royal american",
    "highlander",
    "marine",
    "provincial",
    "light infantry",
    "indian",
    "coureurs des bois",
    "ranger",
    "militia",
]
Terrain = Literal["cultivated", "wilderness", "mountain", "none"]
LinkKind = Literal["land", "river", "lakeshore", "landing", "way out"]
Mode = Literal["land", "boat", "carry", "land and boat", "sea"]
Arrival = Literal["rest", "battle", "siege", "stockade", "raid"]
FortKind = Literal["stockade", "fort", "fortress"]
SceneKind = Literal["battle", "assault", "raid"]


class Names(TypedDict):
    """Display names by notation: seats, as in "the French player", and sides."""

    seats: dict[SideName, str]
    sides: dict[SideName, str]


class Ratings(TypedDict):
    """What is printed on a leader."""

    initiative: int
    command: int
    tactics: int


class Piece(TypedDict):
    """A piece, which never changes. `title` is its name, which it may share with one of the other
    side; `strengths` are those at full strength and reduced, of units; `raids` says whether it is
    one that raids (10.1); `homes` is where an Indian unit has its settlement.
    """

    name: str
    title: str
    side: SideName
    kind: PieceKind
    strengths: list[int] | None
    movement: int
    raids: bool
    ratings: Ratings | None
    homes: list[str]


class SpaceLink(TypedDict):
    """A connection to another space: "landing" and "way out" are arrows, in that direction only."""

    to: str
    kind: LinkKind


class Space(TypedDict):
    """A space of the map; `settlement` is the nation that has one there, `tribes` the tribes at
    home in it, `original` the side that controls it originally.
    """

    name: str
    terrain: Terrain
    department: str | None
    original: SideName | None
    fortress: bool
    port: bool
    settlement: str | None
    tribes: list[str]
    links: list[SpaceLink]


class Places(TypedDict):
    """Where pieces lie that are not on the map: the names that `Board.pieces` has for these."""

    militia: dict[str, str]
    available: str
    pool: str
    aside: str
    gone: str


class Card(TypedDict):
    """A card; `side` is the only side that may play its event, if one is. `leads` says whether its
    event sends out forces (5.34), `removal` when it leaves the game if it is played as an event.
    """

    name: str
    number: int
    title: str
    value: int
    event: str
    side: SideName | None
    response: bool
    leads: bool
    removal: Literal["never", "always", "by roll"]


class Scenario(TypedDict):
    """A scenario; `vp` is where the victory points begin, positive for the French. `seats` says
    what each side begins with in a few words.
    """

    name: str
    title: str
    first_year: int
    last_year: int
    vp: int
    seats: dict[SideName, str]


class Victory(TypedDict):
    """The limits of the victories: `points` of either side at the end of any year, French points at
    the end of a late one, `peace` British ones at the end of the last; the places that the British
    have to hold, all of `conquest` in any year, or two of `goals_of_1759` in a scenario that ends
    then.
    """

    points: int
    enduring: dict[str, int]
    peace: int
    conquest: list[str]
    goals_of_1759: list[str]


class Facts(TypedDict):
    """Facts that never change; `uses` says what the value of a card can be used for, by value and
    kind of option, `most_bid` is what bidding for sides can add, in victory points, `assemblies`
    are the boxes of their track, `nations` the groups of tribes.
    """

    names: Names
    pieces: list[Piece]
    spaces: list[Space]
    places: Places
    cards: list[Card]
    scenarios: list[Scenario]
    uses: dict[str, dict[str, str]]
    most_bid: int
    assemblies: list[str]
    nations: list[str]
    victory: Victory


class Ending(TypedDict):
    """How a game ended."""

    winner: SideName | None
    reason: str
    vp: int
    text: str
    vp_text: str


class Summary(TypedDict):
    """The entry of a game in a list of games; `units` counts the units of each side by space."""

    scenario: str
    year: int
    late: bool
    vp: int
    units: dict[str, dict[SideName, int]]
    ending: Ending | None


class Fort(TypedDict):
    """A fortification."""

    kind: FortKind
    side: SideName


class Toll(TypedDict):
    """What winter would take of a side in a space if the year ended now: so many of `among`, which
    are reduced, are lost, as their owner chooses; `pieces` are full units that would be reduced.
    """

    side: SideName
    space: str
    lost: int
    among: list[str]
    pieces: list[str]


class Supply(TypedDict):
    """The supply of a side: its `sources`, the spaces in which Drilled Troops are out of supply,
    and the `lines` of all others: pairs of adjacent spaces, the second nearer to the source.
    """

    side: SideName
    sources: list[str]
    unsupplied: list[str]
    lines: list[list[str]]


class Threat(TypedDict):
    """A space that the enemy could fight over, besiege or raid next, and by whom, a clause each."""

    space: str
    by: list[str]


class Hand(TypedDict):
    """One side's cards; `cards` is None for readers who cannot see them. `known` are those that
    everybody knows to be there. `held` says whether the last card is held until next season,
    `must_play` whether every card has to be played, because one was held last season.
    """

    cards: list[str] | None
    count: int
    known: list[str]
    held: bool
    must_play: bool


class Flag(TypedDict):
    """A lasting effect of an event, in a sentence, and whether it is in force."""

    name: str
    text: str
    on: bool


class Standing(TypedDict):
    """What one side needs for one kind of automatic victory, how much of it it has, and the same
    in words.
    """

    side: SideName
    text: str
    have: int
    of: int
    progress: str


class Board(TypedDict):
    """Everything on the table. `caption` is the time in words, `people` are the sides that a person
    can take, `draw_counts` says what a draw counts in chances of winning.

    `vp` is positive for the French. `pieces` has every place where there are any; `reduced` and
    `inside` (a besieged fortification) name pieces. `works` are forts under construction, `sieges`
    their levels, `raided` the Raided markers of each side, `allied` the sides for which units of a
    settlement's nation are on the map. `control` has the ports, the fortresses and what matters for
    victory. `shuffles` says whether the discards are shuffled into the deck before the next deal.

    `reasons` say, of each card in the reader's own hand, why it cannot be used now as "event",
    "activate", "stockades", "forts" or "hold"; what can be done is missing.
    """

    caption: str
    people: list[SideName]
    draw_counts: str
    scenario: str
    year: int
    late: bool
    last_year: int
    phase: str
    vp: int
    vp_text: str
    assemblies: str
    active: SideName | None
    first: SideName
    pieces: dict[str, dict[str, int]]
    reduced: list[str]
    inside: list[str]
    forts: dict[str, Fort]
    works: dict[str, SideName]
    sieges: dict[str, int]
    raided: dict[str, dict[SideName, int]]
    allied: dict[str, list[SideName]]
    amphib: list[str]
    fieldworks: list[str]
    control: dict[str, SideName]
    hands: dict[SideName, Hand]
    deck: int
    discards: list[str]
    removed: list[str]
    shuffles: bool
    reasons: dict[str, dict[str, str]]
    flags: list[Flag]
    standings: list[Standing]
    ending: Ending | None


class Option(TypedDict):
    """An option; `offered` says where it belongs on the page: on its card, on the map, where it
    names a space or a piece, or in a list. `brief` is its label beside its piece, which is not
    named again. `odds` is a clause about the fight, raid or roll that follows at once.
    """

    notation: str
    act: str
    label: str
    brief: str | None
    offered: Literal["card", "map", "list"]
    card: str | None
    piece: str | None
    other: str | None
    space: str | None
    department: str | None
    odds: str | None


class Emptied(TypedDict):
    """A fortification that a group would leave without a unit of its side, and whether it goes back
    to the enemy at once, as a captured fortress does.
    """

    kind: FortKind
    reverts: bool


class Mover(TypedDict):
    """The group on the move, or the force that is being formed, as far as it is. `lifts` says
    whether a siege ends if it leaves, `empties` which fortification of its side would be left
    without a unit, `note` what hampers it.
    """

    pieces: list[str]
    space: str
    leader: str | None
    lifts: bool
    empties: Emptied | None
    note: str | None


class Command(TypedDict):
    """How many units a force has, of as many as its leaders may command."""

    used: int
    allowed: int


class Interceptor(TypedDict):
    """An enemy who may try to intercept in a space of the way: who tries best there, with what
    strength and from where, and the least die with which he succeeds.
    """

    name: str
    strength: int
    space: str
    at: str
    die: int


class Face(TypedDict):
    """What a face of a die comes to: as a mark, and in words."""

    mark: str
    said: str


class Chart(TypedDict):
    """What the die of a side may come to: `about` says what counts for it, such as strength, column
    and modifiers; `faces` are those from 1 to 6.
    """

    side: SideName
    about: str
    faces: list[Face]


class Forecast(TypedDict):
    """What decides a fight, a raid or a siege roll that may come: a chart of each side that
    rolls.
    """

    title: str
    charts: list[Chart]


class Approach(TypedDict):
    """A way of a group to a space.

    `mode` is how the whole way can be gone, `arrival` what comes of ending the move there, `stop`
    why the group can go no farther, `passes` whether it may only pass through. `safe` is the
    probability that nobody intercepts, if the enemy tries whenever it can; of those in `by` with
    the same `at` only one may try. `path` begins with the space where the group is and ends with
    this one. `notes` say what may become of those who meet in a battle there: who may go inside
    instead of fighting, or slip away, and who has no retreat. `forecast` says what decides what
    comes of it, if anything is rolled for.
    """

    space: str
    steps: int
    mode: Mode
    arrival: Arrival
    stop: str | None
    passes: bool
    safe: float
    by: list[Interceptor]
    path: list[str]
    notes: list[str]
    odds: str | None
    forecast: Forecast | None


class SiegeAct(TypedDict):
    """A siege roll, or an assault without one, and its odds."""

    act: Literal["siege", "assault"]
    odds: str


class SiegeHere(TypedDict):
    """What a group may do for a siege where it is, what helps most first, and why it may not roll,
    unless it may.
    """

    acts: list[SiegeAct]
    why: str | None


class Group(TypedDict):
    """What an activation would set in motion: the leader with his usual force, or a unit. `option`
    is the notation that activates it, `alike` those of other single units in the same space that
    can go where this one can. `more` says whether another may be activated after it: one by itself,
    or the leader of the second force of a Campaign. Of a leader who besieges, `siege` says what he
    may do for the siege; `lifts`, whether it ends if the group leaves. `empties` is the
    fortification of its side that would be left without a unit. `beside` are those who stay and
    could go with the leader if there is command for them. Where the group can go is asked for:
    "reach", with this notation. A leader's force of other pieces is asked for, too: "group", with
    the notation, " with " and their names, separated by commas; None if he may not command them
    together. "reach" takes the same.
    """

    head: str
    option: str
    alike: list[str]
    pieces: list[str]
    space: str
    command: Command | None
    beside: list[str]
    more: bool
    siege: SiegeHere | None
    lifts: bool
    empties: Emptied | None


class Decision(TypedDict):
    """A decision without its options.

    `automatic` says whether the page may make the usual choice by itself. `mover` is the group on
    the move, the force that is formed, or those who are to go inside, or to join a battle, so far;
    `command` how large a force may be. `reach` is where the mover can go; while a force is formed,
    it is told of all that may still be taken, too. `groups` are those that can be activated;
    `idle` says of other pieces of the side, while it activates, why they cannot be: of leaders, why
    they cannot lead; and `waiting` are the pieces that are activated already.
    `together` are options to be chosen one after another: those that send all pieces inside, or as
    many of the strongest units as there is room for, or that bring all into a battle. `outcome` is
    a clause about what follows from them: of the battle that they join, or that nobody is left to
    fight outside. `forecasts` say what decides what its options lead to at once.
    """

    side: SideName
    ask: str
    prompt: str
    left: int
    space: str | None
    card: str | None
    begins_turn: bool
    automatic: bool
    mover: Mover | None
    command: Command | None
    reach: list[Approach] | None
    groups: list[Group] | None
    idle: dict[str, str]
    waiting: list[str]
    together: list[str]
    outcome: str | None
    forecasts: list[Forecast]


class Link(TypedDict):
    """Where a text names a card: the card, the start of its name and the length."""

    at: int
    length: int
    card: str


class Change(TypedDict):
    """A change on the board caused by an event: whether a place gains or loses a piece."""

    piece: str
    place: str
    by: int


class Modifier(TypedDict):
    """What is added to a die, and why."""

    reason: str
    number: int


class Line(TypedDict):
    """A line of the log: the kind of its event, its text, changes on the board, and its fields.

    `role` is what a line is to a reader: "period" begins a season or winter, "fight" a battle, an
    assault or a raid; "use" is a side's use of a card, "move" a movement of pieces, "blow" a step
    of a fight whose result a later line reports, "end" the end of the game. A `minor` line is found
    only in the log. `acts` is the side whose turn a line shows.
    """

    kind: str
    text: str
    role: NotRequired[Role]
    minor: NotRequired[bool]
    acts: NotRequired[SideName]
    links: NotRequired[list[Link]]
    changes: list[Change]
    side: NotRequired[SideName]
    card: NotRequired[str | None]
    cards: NotRequired[list[str] | None]
    space: NotRequired[str | None]
    pieces: NotRequired[list[str]]
    leader: NotRequired[str | None]
    source: NotRequired[str | None]
    target: NotRequired[str]
    why: NotRequired[str]
    what: NotRequired[str]
    dice: NotRequired[list[int]]
    modifiers: NotRequired[list[Modifier]]
    total: NotRequired[int]
    count: NotRequired[int]
    losses: NotRequired[int]
    points: NotRequired[int]
    vp: NotRequired[int]
    year: NotRequired[int]
    late: NotRequired[bool]
    level: NotRequired[int | None]
    success: NotRequired[bool]


class Unit(TypedDict):
    """A unit or a leader in a fight: its condition at first, with "damaged" for reduced; it takes
    part from a given step on.
    """

    number: int
    piece: str
    state: UnitState
    step: int


class Garrison(TypedDict):
    """Who stays behind walls and takes no part; this game has none."""

    piece: str
    count: int


class Force(TypedDict):
    """One side of a fight. `tally` describes its losses."""

    side: SideName
    name: str
    units: list[Unit]
    garrison: Garrison | None
    tally: str


class Roll(TypedDict):
    """A die rolled in a fight; `hits` are the losses it inflicts, `needs` the column of the table
    and the modifiers in words. No die hits by itself: `hit` is 0. `faces` are what each face of the
    die would have come to, if a table says so.
    """

    side: SideName
    by: str
    dice: list[int]
    hit: int
    hits: int
    result: str
    needs: str
    faces: NotRequired[list[Face]]


class Blow(TypedDict):
    """A unit is reduced or lost, or a leader is: its new condition."""

    unit: int
    piece: str
    state: UnitState


class Step(TypedDict):
    """A step of a fight and line of the log: a die, a response card, or their result."""

    line: int
    round: int
    roll: Roll | None
    card: str | None
    blows: list[Blow]
    text: str
    links: NotRequired[list[Link]]


class Scene(TypedDict):
    """A fight up to now. After `burns` steps what is raided burns; it is None as long as it does
    not.
    """

    line: int
    kind: SceneKind
    title: str
    place: str
    date: str
    active: SideName
    forces: list[Force]
    steps: list[Step]
    burns: int | None
    over: bool


class Tally(TypedDict):
    """What a side did in a season of a finished war: battles won, spaces raided, fortifications
    taken, and the steps that it lost to the enemy and to winter.
    """

    battles: int
    raids: int
    taken: int
    lost: int
    winter: int


class Moment(TypedDict):
    """A season of a finished war, or a winter: the standing at its end, notable events, and what
    either side did.
    """

    year: int
    late: bool
    line: int
    vp: int
    notes: list[str]
    tallies: dict[SideName, Tally]
