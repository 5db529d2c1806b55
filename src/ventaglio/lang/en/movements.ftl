### Why a movement cannot be drawn as it was asked.

bad-mitchell-lines = The fixed line has { $fixed } places and the mobile line { $mobile }: a Mitchell needs them equally long.
bad-mitchell-rounds = { $tables } tables that move by { $skip } allow { $most } rounds before somebody meets the same opponents again: there is no round { $round }.
bad-calendar-rounds = { $entrants } entrants meet each other in { $most } rounds: there is no round { $round }.
bad-yellow-players = A yellow tournament needs at least four players; there are { $players }.
bad-yellow-rounds = The schedule has { $rounds } rounds: there is no round { $round }.
bad-groups-empty = Every group needs at least one table: write the sizes in tables, for instance 7, 9.
bad-groups-other-tables = Groups of { $sizes } take { $asked } tables, and there are { $tables }: change a size so that they match.
bad-groups-too-large = Groups of { $sizes } take { $asked } tables, and there are only { $tables }: make them smaller, or fewer.
