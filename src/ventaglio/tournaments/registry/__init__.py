"""The registry of a club: the people who come to its tournaments, year after year, and the clubs they are members of.

Pure: a `Roster` is what a registry holds, a `Step` is a change of it that somebody wants; what is wrong with one is
told before anything is written. The door for whoever builds on it:

* ``await Registry(database).roster(club_id)`` (in `ventaglio.server.store.registry`) gives the `Roster`; ``.people``
  are its people by name, and ``await Registry(database).people(club_id)`` is a list of the same;
* an entrant's ``Player.person`` is the id of a person, or empty; ``roster.who(player)`` finds the person, through
  people that were merged since, by card, or by an unmistakable name where there is no id;
* ``person.public`` is how everybody may see the name: whatever leaves the desk asks that;
* ``Tournaments(database).folders_of(club_id)`` (in `ventaglio.server.store.tournaments`) are those that a club holds.
"""
