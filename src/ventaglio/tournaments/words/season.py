"""Circuits in words: every figure of a ranking, the rules, whom to make sure about, the lines of the log."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.tournaments.season import circuit as c
from ventaglio.tournaments.season.people import Clash, Key
from ventaglio.tournaments.season.ranking import WHOLE, Figure, Standing
from ventaglio.tournaments.season.results import Outcome
from ventaglio.tournaments.season.rules import By, Ranked, Rules, Tie
from ventaglio.tournaments.words.desk import NONE, DeskWords

ORGANISER: Final = "organiser"
"""Who signs a circuit's log as whoever has its link, and nobody by name."""


class SeasonWords(DeskWords):
    """A language that speaks of circuits."""

    def decimal(self, hundredths: int) -> str:
        """Points as they are written: whole where they are."""
        whole, rest = divmod(hundredths, WHOLE)
        return self.text("season-decimal", whole=str(whole), rest=f"{rest:02}") if rest else str(whole)

    # ── Figures ──────────────────────────────────────────────────────────────────────────────────────────────────

    def figure(self, rules: Rules, one: Figure, outcomes: Sequence[Outcome]) -> str:
        """What one event gave, and whether it counts."""
        facts = {
            "event": outcomes[one.event].name,
            "place": str(one.place),
            "of": str(one.of),
            "by": rules.by.value,
            "base": str(one.base),
            "presence": str(one.presence) if one.presence else NONE,
            "weight": str(one.weight) if one.weight != WHOLE else NONE,
            "points": self.decimal(one.points),
            "counts": "yes" if one.counts else "no",
            "best": str(rules.best),
        }
        if rules.ranked is Ranked.CLUBS:
            left = str(one.left_out) if one.left_out else NONE
            return self.text("season-figure-club", people=one.people, left=left, **facts)
        return self.text("season-figure", twice="yes" if one.twice else "no", **facts)

    def account(self, rules: Rules, row: Standing, outcomes: Sequence[Outcome]) -> Iterator[str]:
        """Where every point of somebody comes from, the sum, and what decided the place."""
        yield from (self.figure(rules, one, outcomes) for one in row.figures)
        counted = sum(one.counts for one in row.figures)
        yield self.text("season-total", points=self.decimal(row.points), counted=str(counted), played=str(row.played))
        if row.decided is not None:
            yield self.text("season-decided", tie=self.tie(row.decided))
        if not row.rank:
            yield self.text("season-unranked", least=str(rules.least), played=str(row.played))

    def tie(self, tie: Tie) -> str:
        return self.text(f"season-tie-{tie.value}")

    # ── Rules ────────────────────────────────────────────────────────────────────────────────────────────────────

    def rules(self, rules: Rules) -> Iterator[str]:
        """The rules, a sentence for each."""
        yield self.text(f"season-rule-ranked-{rules.ranked.value}")
        if rules.by is By.PLACE:
            table = ", ".join(map(str, rules.table))
            rule = "season-rule-place" if table else "season-rule-place-plain"
            yield self.text(rule, **({"table": table} if table else {}), others=str(rules.others))
        else:
            yield self.text(f"season-rule-{rules.by.value}")
        if rules.presence:
            yield self.text("season-rule-presence", points=str(rules.presence))
        yield self.text("season-rule-best", best=str(rules.best)) if rules.best else self.text("season-rule-all")
        if rules.least:
            yield self.text("season-rule-least", least=str(rules.least))
        if rules.ranked is Ranked.CLUBS and rules.club_best:
            yield self.text("season-rule-club-best", best=str(rules.club_best))
        if rules.replaced and rules.ranked is Ranked.PEOPLE:
            yield self.text("season-rule-replaced")
        if rules.categories and rules.ranked is not Ranked.CLUBS:
            yield self.text("season-rule-categories")
        ties = ", ".join(map(self.tie, rules.ties))
        yield self.text("season-rule-ties", ties=ties) if ties else self.text("season-rule-no-ties")
        if rules.planned:
            yield self.text("season-rule-planned", planned=str(rules.planned))

    # ── People and the log ───────────────────────────────────────────────────────────────────────────────────────

    def clash(self, clash: Clash) -> str:
        """Who should be looked at again."""
        one = len(set(clash.persons)) < 2
        reason = clash.doubt.value if not clash.settled else "settled" if one else "told-apart"
        return self.text(f"season-doubt-{reason}", names=self.several(list(dict.fromkeys(clash.names))))

    def known_by(self, key: Key) -> str:
        """By what somebody is told from others of the same name."""
        kind, _, what = key.partition(" ")
        return self.text(f"season-known-{kind}", what=what)

    def signer(self, by: str) -> str:
        """Who put something on record; whoever came by the circuit's link without a name is its organiser."""
        return self.text("season-organiser") if by == ORGANISER else super().signer(by)

    def line(self, body: c.Happening, names: Mapping[str, str], people: Mapping[Key, str]) -> str:
        """A line of the log; ``names`` are those of tournaments, ``people`` those of keys, as far as they are known."""
        match body:
            case c.Opened() | c.Renamed():
                facts = {"name": body.name}
            case c.RulesSet():
                facts = {"rules": " ".join(self.rules(body.rules))}
            case c.EventAdded():
                facts = {"event": names.get(body.tournament, body.tournament), "weight": str(body.weight)}
            case c.EventRemoved():
                facts = {"event": names.get(body.tournament, body.tournament), "why": body.why or NONE}
            case c.SourceGone():
                facts = {"event": body.name, "kept": "no" if body.outcome is None else "yes"}
            case c.Settled():
                named = [[people.get(key, key) for key in group] for group in body.groups]
                alone = all(len(group) == 1 for group in named)
                how = "one" if len(named) == 1 else "apart" if alone else "groups"
                some = self.several([name for group in named for name in group])
                facts = {"how": how, "persons": "; ".join(map(" = ".join, named)) if how == "groups" else some}
            case c.Joined() | c.Parted():
                facts = {"one": people.get(body.one, body.one), "other": people.get(body.other, body.other)}
            case c.Shown():
                facts = {"public": "yes" if body.public else "no"}
        return self.text(f"season-log-{body.__struct_config__.tag}", **facts)


def season_words(language: str) -> SeasonWords:
    """The words of circuits in a language."""
    return SeasonWords(Voice(translator(language)))
