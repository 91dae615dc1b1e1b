"""Tournaments: lots for seats, turns, and what a session ends with."""


class Tournament:
    """The part of a log that only the director or a session of a tournament has."""

    lots = None

    def on_StageOpened(self, event):
        self.lots = list(event["players"])

    def on_Qualified(self, event):
        self.lots = None

    on_ActionUndone = on_Qualified

    def on_LotDrawn(self, event):
        if self.lots is None:
            return
        number = self.command.get("number")
        if number is None or not 0 <= number < len(self.lots):
            self.wrong("there is no such lot")
        elif self.lots.pop(number) != event["patron"]:
            self.wrong(f"the lot is not {event['patron']}'s")

    def on_SessionTallied(self, event):
        if self.command["does"] == "session-ended" and self.command["result"] != event["result"]:
            self.wrong(f"session {event['session']} was reported with another result")

    def on_TurnEnded(self, event):
        patron = event["patron"]
        held = sum(c for (name, _), c in self.ledger.balances.items() if name == f"stack:{patron}")
        lying = sum(w["chips"] for w in self.live.values() if w.get("patron") == patron)
        if event["stack"] != held + lying:
            self.wrong(f"{patron} has {held + lying} cents, not {event['stack']}")
