"""How the scenarios begin (playbook pp. 2-4)."""

from __future__ import annotations

from typing import Final, NamedTuple


class Start(NamedTuple):
    """A set-up; all units begin at full strength.

    Attributes:
        french, british: the pieces of each side, by space.
        french_forts, british_forts: completed forts.
        french_stockades, british_stockades: stockades.
        british_forts_under_construction: forts that have been begun.
        pool: British leaders in the pool.
        aside: leaders who enter later: French ones with the first French Regulars, British ones
            with William Pitt, or in 1759.
        unused: leaders who are not in this game.
    """

    french: str
    british: str
    french_forts: tuple[str, ...]
    british_forts: tuple[str, ...]
    french_stockades: tuple[str, ...]
    british_stockades: tuple[str, ...]
    british_forts_under_construction: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    unused: tuple[str, ...] = ()


STARTS: Final = {
    1757: Start(
        french="""
Louisbourg: Drucour, Marine 1, Artois, Bourgogne, Boishébert's Acadians
Québec: Lévis, Marine 2, Guyenne, La Reine
Montréal: Montcalm, Vaudreuil, Béarn, La Sarre, Repentigny, Huron, Potawatomi, Ojibwa, Mississauga
Crown Point: Marine Detachment 1, Perière
Ticonderoga: Rigaud, Bougainville, Languedoc, Royal Roussillon, Marin
Cataraqui: Villiers, Marine Detachment 2, Léry
Niagara: Marine Detachment 3, Joncaire
Presqu'île: Marine Detachment 4
French Creek: Marine Detachment 5
Venango: Langlade
Ohio Forks: Dumas, Marine Detachment 6, Marine Detachment 7, Ligneris
Logstown: Shawnee 1
Mingo Town: Mingo 1
""",
        british="""
Winchester: Virginia 1
Shepherd's Ferry: Maryland
Carlisle: Pennsylvania 1
Shamokin: Pennsylvania 2
Philadelphia: 1/60th
New York: Loudoun, Abercromby, 22nd, 27th, 35th, 2/60th, 3/60th, 4/60th
Albany: Dunbar, 44th, 48th
Hudson Carry South: Webb, Rogers, Massachusetts 1, Connecticut 1, Rhode Island
Hudson Carry North: New Hampshire, New Jersey 1
Schenectady: Johnson, New York 1, 1/42nd
Halifax: Monckton, 40th, 45th, 47th
Southern militia: Colonial Militia 1
""",
        french_forts=("Ticonderoga", "Crown Point", "Niagara", "Ohio Forks"),
        french_stockades=(
            "Île-aux-Noix",
            "St-Jean",
            "Oswegatchie",
            "Cataraqui",
            "Toronto",
            "Presqu'île",
            "French Creek",
            "Venango",
        ),
        british_forts=("Hudson Carry South", "Hudson Carry North", "Will's Creek", "Shamokin"),
        british_stockades=(
            "Schenectady",
            "Hoosic",
            "Charlestown",
            "Augusta",
            "Woodstock",
            "Carlisle",
            "Harris's Ferry",
            "Lancaster",
            "Reading",
            "Easton",
        ),
        british_forts_under_construction=("Winchester", "Shepherd's Ferry"),
        pool=("Amherst", "Bradstreet", "Forbes", "Murray", "Wolfe"),
        unused=("Dieskau", "Beaujeu", "Braddock", "Shirley"),
    ),
    1755: Start(
        french="""
Louisbourg: Drucour, Marine 1, Artois, Bourgogne
Québec: Dieskau, Vaudreuil, Béarn, Guyenne, La Reine, Languedoc
Montréal: Rigaud, Marine 2, Repentigny, Perière, Caughnawaga 1, Abenaki 1
Île-aux-Noix: Marine Detachment 1
Crown Point: Marine Detachment 2, Marin
Cataraqui: Villiers, Marine Detachment 3, Léry
Niagara: Marine Detachment 4, Joncaire
Presqu'île: Marine Detachment 5
French Creek: Marine Detachment 6
Venango: Langlade
Ohio Forks: Beaujeu, Dumas, Marine Detachment 7, Ligneris, Ottawa, Potawatomi
""",
        british="""
Oswego: New York 1
Albany: Shirley, Johnson, Rhode Island, Connecticut 1, New Hampshire
Albany: Massachusetts 1, Massachusetts 2, Mohawk 1, Mohawk 2
Halifax: Monckton, 47th
Alexandria: Braddock, Dunbar, 44th, 48th
Will's Creek: Virginia 1, Maryland
""",
        french_forts=("Crown Point", "Niagara", "Ohio Forks"),
        french_stockades=(
            "Île-aux-Noix",
            "St-Jean",
            "Oswegatchie",
            "Cataraqui",
            "Toronto",
            "Presqu'île",
            "French Creek",
            "Venango",
        ),
        british_forts=("Hudson Carry South", "Will's Creek", "Oswego"),
        british_stockades=(
            "Oneida Carry West",
            "Oneida Carry East",
            "Schenectady",
            "Hoosic",
            "Charlestown",
        ),
        pool=("Abercromby", "Bradstreet", "Loudoun", "Murray", "Webb"),
        aside=("Montcalm", "Lévis", "Bougainville", "Amherst", "Forbes", "Wolfe"),
    ),
}
"""Set-ups by year."""
