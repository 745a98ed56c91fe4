"""The events of the cards (5.5): each is one function, named after its key, with its condition.

Conditions and effects are those of the printed cards as far as they are known; rulings say what has
been reconstructed. Response events are asked for where they apply, by `War.window`.
"""

# Each of these registers its events.
import tripoli.wilderness.rules.events.alliances
import tripoli.wilderness.rules.events.course
import tripoli.wilderness.rules.events.provincials
import tripoli.wilderness.rules.events.reinforcements
import tripoli.wilderness.rules.events.replacements
import tripoli.wilderness.rules.events.strokes  # noqa: F401
