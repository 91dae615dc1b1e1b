"""Croupier's learning environment from Python, in the shape of OpenSpiel's game and state.

Needs nothing but the standard library and a `croupier` command:

    with Game("roulette", players=2) as game:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcome, _ = random.choice(state.chance_outcomes())
                state.apply_action(outcome)
            else:
                state.apply_action(random.choice(state.legal_actions()))
        print(state.returns())
"""

import json
import random
import subprocess
import sys
from fractions import Fraction

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4
DEFAULT_COMMAND = ("npm", "run", "-s", "croupier", "--", "env")


class Game:
    """A game with its rules. Keyword arguments go to `reset`: book, elections, stakes, rounds."""

    def __init__(self, game, players=1, seed="0", command=DEFAULT_COMMAND, **options):
        self._setup = dict(game=game, players=players, seed=seed, **options)
        self._unused = []
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def num_players(self):
        return self._setup["players"]

    def ask(self, request):
        """One request and its answer. First frees the tables of states that nobody uses."""
        unused, self._unused = self._unused, []
        if unused:
            self._answer({"free": unused})
        return self._answer(request)

    def _answer(self, request):
        self._process.stdin.write(json.dumps(request) + "\n")
        line = self._process.stdout.readline()
        if not line:
            raise EOFError("croupier env has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    def new_initial_state(self, seed=None):
        setup = self._setup if seed is None else dict(self._setup, seed=seed)
        return State(self, self.ask({"reset": dict(setup, keep=True)}))

    def deserialize_state(self, text):
        history, saved = json.loads(text)
        return State(self, self.ask({"load": saved}), history)


class State:
    """A position. Actions are JSON texts, so that they can be compared and kept in a set."""

    def __init__(self, game, answer, history=()):
        self._game = game
        self._history = list(history)
        self._take(answer)

    def __del__(self):
        """The environment keeps a table for every state, so it has to know which are gone."""
        self._game._unused.append(self._id)

    def _take(self, answer):
        self._id = answer["id"]
        self._answer = answer

    def get_game(self):
        return self._game

    def num_players(self):
        return self._game.num_players()

    def _ask(self, **request):
        return self._game.ask(dict(request, id=self._id))

    def current_player(self):
        to = self._answer["to"]
        if to == "end":
            return TERMINAL_PLAYER
        return CHANCE_PLAYER if to == "chance" else int(to.split()[1]) - 1

    def is_terminal(self):
        return self._answer["to"] == "end"

    def is_chance_node(self):
        return self._answer["to"] == "chance"

    def is_player_node(self):
        return self.current_player() >= 0

    def legal_actions(self, player=None):
        if player is not None and player != self.current_player():
            return []
        if self.is_chance_node():
            return [action for action, _ in self.chance_outcomes()]
        return [json.dumps(act, sort_keys=True) for act in self._answer.get("legal", [])]

    def chance_outcomes(self):
        """Pairs of an action and its exact probability."""
        return [
            (json.dumps(each["outcome"]), Fraction(each["num"], each["den"]))
            for each in self._answer.get("chance", [])
        ]

    def apply_action(self, action):
        key = "chance" if self.is_chance_node() else "act"
        self._take(self._ask(**{key: json.loads(action)}))
        self._history.append(action)

    def undo_action(self, player=None, action=None):
        self._take(self._ask(undo=True))
        self._history.pop()

    def clone(self):
        return State(self._game, self._ask(clone=True), self._history)

    def child(self, action):
        copy = self.clone()
        copy.apply_action(action)
        return copy

    def history(self):
        return list(self._history)

    def returns(self):
        """What each player has won so far, in cents."""
        return list(self._answer["returns"])

    def player_return(self, player):
        return self.returns()[player]

    def observation_string(self, player):
        return json.dumps(self._ask(observe=player + 1)["observation"], sort_keys=True)

    def information_state_string(self, player):
        """What the player has seen and done so far, in order."""
        return json.dumps(self._ask(observe=player + 1)["information"], sort_keys=True)

    def serialize(self):
        return json.dumps([self._history, self._ask(save=True)["save"]])


def check_random_play(game, episodes, seed):
    """The checks that OpenSpiel makes of its own games, at random positions."""
    chooser = random.Random(seed)
    for episode in range(episodes):
        state = game.new_initial_state(seed=f"{seed}/{episode}")
        while not state.is_terminal():
            actions = state.legal_actions()
            assert actions and len(set(actions)) == len(actions), "actions are distinct"
            if state.is_chance_node():
                chances = state.chance_outcomes()
                assert sum(chance for _, chance in chances) == 1, "chances add up to one"
                action = chooser.choices(*zip(*[(a, float(c)) for a, c in chances]))[0]
            else:
                # Often end the betting, or an episode never reaches the cards.
                done = [a for a in actions if json.loads(a)["does"] == "done"]
                stop = bool(done) and len(state.history()) > 2
                action = done[0] if stop else chooser.choice(actions)
            if chooser.random() < 0.2:
                before = (state.returns(), state.legal_actions())
                child = state.child(action)
                assert (state.returns(), state.legal_actions()) == before, "clones are apart"
                state.apply_action(action)
                assert child.returns() == state.returns(), "a child is what apply_action gives"
                state.undo_action()
                assert (state.returns(), state.legal_actions()) == before, "undo restores"
            state.apply_action(action)
        assert len(state.returns()) == game.num_players()
        loaded = game.deserialize_state(state.serialize())
        assert loaded.returns() == state.returns(), "a saved state is the same"
        assert loaded.history() == state.history(), "a saved state has its past"
        for player in range(game.num_players()):
            known = state.information_state_string(player)
            assert loaded.information_state_string(player) == known, "and what players know"


if __name__ == "__main__":
    name, episodes, *command = sys.argv[1:]
    with Game(name, players=2, command=command or DEFAULT_COMMAND) as table:
        check_random_play(table, int(episodes), seed=7)
    print(f"{name}: {episodes} episodes, all checks passed")
