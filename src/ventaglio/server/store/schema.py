"""The tables of the database. A log is rows of `entries`; everything else can be seen as its index or its margin."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# ── Tables and their logs ────────────────────────────────────────────────────────────────────────────────────────────

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("code", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("due_at", Float),
    Column("claimed_by", String(32)),
    Column("claimed_until", Float),
    Column("people", Integer, nullable=False, server_default="0"),
    Column("club", String(32)),
    Index("ix_tables_lobby", "public", "status", "changed_at"),
    Index("ix_tables_due", "claimed_until"),
)
"""``seq`` is the last entry of the log. ``due_at`` is when the table must do something by itself; whoever has claimed
it sees to it until ``claimed_until``, then anybody may. ``summary`` is what a lobby shows, as JSON; ``people`` is how
many persons sit there; ``club`` is whose lobby lists it, if not that of the house."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)
"""The log. Its primary key is the check on concurrency too: of two who append after the same entry one fails."""

SITTINGS: Final = Table(
    "sittings",
    METADATA,
    Column("person_id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Index("ix_sittings_table", "table_id"),
)
"""Whom the log of a table names: who opened it, sat there or looked on. So that whoever asks what is known of him, or
wants it erased, need not wait until every log is read."""

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("beat_at", Float, nullable=False),
)
"""The servers that are alive: one that has not been heard of for a while is dead, and so are its connections."""

SERVICE: Final = Table(
    "service",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("opened_at", Float, nullable=False),
    Column("until", Float, nullable=False),
)
"""When the house was open: ``until`` is the last sign of life of any server, so that a crash need not be told."""

CONNECTIONS: Final = Table(
    "connections",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("process_id", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Index("ix_connections_seat", "table_id", "seat"),
    Index("ix_connections_process", "process_id"),
)
"""Who is there: a person may look at one seat from several screens, served by several processes."""

# ── People ───────────────────────────────────────────────────────────────────────────────────────────────────────────

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("sessions", Integer, nullable=False, default=0),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False, server_default="0"),
    Column("net", String(32)),
    Column("banned_until", Float),
    Column("banned_why", String(200)),
    Column("muted_until", Float),
    Column("erased_at", Float),
    Column("avatar", String(16), nullable=False, server_default=""),
    Column("shows", Boolean, nullable=False, server_default=false()),
)
"""Guests have no login. ``sessions`` is raised to make worthless what sessions were before they had rows of their own.
``net`` is a mark of where somebody was last seen, which tells alike from different and nothing else. ``shows`` says
whether others may see what is counted of his matches."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("person_id", String(32), ForeignKey("people.id"), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Column("device", String(80), nullable=False),
    Index("ix_sessions_person", "person_id"),
)
"""Where people are known. The secret itself is in the cookie alone: only its digest is stored."""

RECOVERY_CODES: Final = Table(
    "recovery_codes",
    METADATA,
    Column("person_id", String(32), ForeignKey("people.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("digest", String(200), nullable=False),
)
"""Whoever forgets a password shows one of these; each serves once, and is then gone."""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(32)),
    Column("name", String(40), nullable=False),
    Column("game", String(32), nullable=False),
    Column("code", String(64), nullable=False),
    Column("side", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Float, nullable=False),
    Column("how", String(32), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended_at", Float, nullable=False),
    Index("ix_results_person", "person_id", "ended_at"),
)
"""What everybody at a table came to. ``person_id`` is empty for a bot."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("ladder", String(16), primary_key=True),
    Column("subject", String(80), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("changed_at", Float, nullable=False),
    Index("ix_ratings_order", "game", "ladder", "mu"),
)
"""Ladders: ``one`` for each person, ``pair`` for two who played together (their ids in order, joined by a plus)."""

ATTEMPTS: Final = Table(
    "attempts",
    METADATA,
    Column("person_id", String(32), ForeignKey("people.id"), primary_key=True),
    Column("problem_id", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("action", String(200), nullable=False),
    Column("solved", Boolean, nullable=False),
)
"""What somebody who has an account answered to a problem first. Later answers are practice."""

TALLIES: Final = Table(
    "tallies",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(32)),
    Column("body", Text, nullable=False),
    Index("ix_tallies_person", "person_id"),
)
"""What is counted of a match for each place, as JSON, made of its log when somebody asks; it outlives the log."""

FRIENDS: Final = Table(
    "friends",
    METADATA,
    Column("person_id", String(32), ForeignKey("people.id"), primary_key=True),
    Column("friend_id", String(32), ForeignKey("people.id"), primary_key=True),
    Column("since", Float, nullable=False),
    Index("ix_friends_friend", "friend_id"),
)
"""Who is whose friend: two rows for each pair, so that either finds the other."""

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("person_id", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("by", String(32), nullable=False),
    Column("by_name", String(40), nullable=False),
    Column("at", Float, nullable=False),
)
"""Whom somebody would like to see at a table. What has come to nothing is forgotten after a day."""

CLUBS: Final = Table(
    "clubs",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created_at", Float, nullable=False),
)
"""Clubs have a lobby of their own, which is found by its address alone."""

CLUB_KEEPERS: Final = Table(
    "club_keepers",
    METADATA,
    Column("club_id", String(32), ForeignKey("clubs.id"), primary_key=True),
    Column("person_id", String(32), primary_key=True),
    Column("since", Float, nullable=False),
    Index("ix_club_keepers_person", "person_id"),
)
"""Who keeps a club. One without anybody is kept by those who run the house, from the command line."""

# ── Registries ───────────────────────────────────────────────────────────────────────────────────────────────────────

REGISTRY_PEOPLE: Final = Table(
    "registry_people",
    METADATA,
    Column("club_id", String(32), ForeignKey("clubs.id"), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("surname", String(80), nullable=False),
    Column("name", String(80), nullable=False),
    Column("card", String(80), nullable=False),
    Column("club", String(80), nullable=False),
    Column("category", String(80), nullable=False),
    Column("licence", Integer, nullable=False),
    Column("shown", String(16), nullable=False),
    Column("merged_into", String(32), nullable=False),
    Column("email", String(254), nullable=False),
)
"""Whom a club knows; they need not know of the house. ``club`` is where somebody is a member, by its name."""

REGISTRY_CHANGES: Final = Table(
    "registry_changes",
    METADATA,
    Column("club_id", String(32), ForeignKey("clubs.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("by", String(80), nullable=False),
    Column("body", Text, nullable=False),
)
"""What was changed in a registry, as JSON with how everybody was and is, so that it can be taken back."""

SHEET_COLUMNS: Final = Table(
    "sheet_columns",
    METADATA,
    Column("owner", String(48), primary_key=True),
    Column("mark", String(64), primary_key=True),
    Column("columns", Text, nullable=False),
)
"""What the columns of a spreadsheet are, as somebody said once: ``mark`` is of its headings, ``owner`` a club or a
tournament."""

# ── The house ────────────────────────────────────────────────────────────────────────────────────────────────────────

HOUSE: Final = Table(
    "house",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What holds for the whole house, each as JSON: the announcement, maintenance, tables to be closed. ``news`` is a
number that is raised with every change that servers have to hear of; they look at it twice a second."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("by", String(32), nullable=False),
    Column("about", String(32)),
    Column("about_name", String(40), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("settled_at", Float),
    Column("settled", String(200)),
    Index("ix_reports_table", "table_id"),
)
"""What players complain of; ``seq`` is the last entry of the log when they did."""

AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(80), nullable=False),
    Column("what", String(32), nullable=False),
    Column("whom", String(80), nullable=False),
    Column("more", Text, nullable=False),
    Column("why", String(200), nullable=False),
)
"""Everything that was done by those who run the house. Nothing here is ever changed."""

# ── Score pads ──────────────────────────────────────────────────────────────────────────────────────────────────────

PADS: Final = Table(
    "pads",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("touched_at", Float, nullable=False),
    Index("ix_pads_touched", "touched_at"),
)
"""Pads that several phones write on. The id is a secret in a link; nothing says whose it is."""

PAD_NOTES: Final = Table(
    "pad_notes",
    METADATA,
    Column("pad_id", String(32), ForeignKey("pads.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("note_id", String(32), nullable=False),
    Column("text", Text, nullable=False),
)
"""What was noted, as the phones wrote it, each note once."""

# ── Analyses ────────────────────────────────────────────────────────────────────────────────────────────────────────

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("table_id", String(32)),
    Column("record", Text),
    Column("hand", Integer, nullable=False),
    Column("worlds", Integer, nullable=False),
    Column("asked_by", String(32)),
    Column("asked_at", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("claimed_by", String(32)),
    Column("claimed_until", Float),
    Column("mistakes", Text),
    Column("turn", Integer, nullable=False, server_default="0"),
    Index("ix_analyses_queue", "status", "asked_at"),
    Index("ix_analyses_asked", "asked_by", "asked_at"),
    Index("ix_analyses_table", "table_id"),
)
"""Hands that are over and that somebody asked to have analysed: of a table here, or of a record that was handed in and
is kept for that. ``seq`` is raised with every change, for whoever waits for news. ``body`` is what has come out so far,
as JSON and in no language; it names nobody. Whoever has claimed one works at it until ``claimed_until``. ``mistakes``
is what statistics ask of one that is done; it is missing where nobody has counted them yet. The queue is served by
``turn``, then by time."""

# ── Tournaments ──────────────────────────────────────────────────────────────────────────────────────────────────────

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("public", Boolean, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("club", String(32)),
    Column("archived", Boolean, nullable=False, server_default=false()),
    Column("retold", Integer, nullable=False, server_default="0"),
    Index("ix_tournaments_club", "club"),
)
"""``seq`` is the last line of the log. ``summary`` is what a list of tournaments shows, as JSON. ``club`` is the one
that holds it, whose registry its players are looked up in. What is ``archived`` stands in no list of what goes on.
``retold`` counts how often what it tells of people has changed without a line: somebody was erased, or wants to be
named otherwise."""

TOURNAMENT_ENTRIES: Final = Table(
    "tournament_entries",
    METADATA,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("by", String(80), nullable=False),
    Column("role", String(16), nullable=False),
    Column("body", Text, nullable=False),
)
"""The log. As with tables, of two who append after the same line one fails."""

TOURNAMENT_MARKS: Final = Table(
    "tournament_marks",
    METADATA,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("mark", String(80), primary_key=True),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
)
"""The lines that were written for a request which may come again, by the mark it has."""

TOURNAMENT_KEYS: Final = Table(
    "tournament_keys",
    METADATA,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("role", String(16), nullable=False),
    Column("name", String(80), nullable=False),
    Column("entrant", Integer),
)
"""Who may work on a tournament. A key is a secret in a link: only its digest is stored."""

# ── Circuits ─────────────────────────────────────────────────────────────────────────────────────────────────────────

CIRCUITS: Final = Table(
    "circuits",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("public", Boolean, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
)
"""Rankings over several tournaments. As of a tournament, ``seq`` is the last line of the log and ``summary`` is for
lists; ``digest`` is of the one key that opens it."""

CIRCUIT_ENTRIES: Final = Table(
    "circuit_entries",
    METADATA,
    Column("circuit_id", String(32), ForeignKey("circuits.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("by", String(80), nullable=False),
    Column("body", Text, nullable=False),
)
"""The log of a circuit: which tournaments count, by which rules. It names nobody but those who wrote it, and whom the
organiser has said to be one person."""
