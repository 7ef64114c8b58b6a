"""A bot of one's own: `bastide match carcassonne python:my_bots:Builder random` in the folder of this file."""


class Builder:
    """Takes whatever would leave it with the most points if the game ended then."""

    def choose(self, state):
        """Return the best of the legal actions."""
        seat = state.current_player()

        def points(action):
            after = state.clone()
            after.apply_action(action)
            return after.if_ended()[seat]

        return max(state.legal_actions(), key=points)
