"""Burraco on arrays: every code and every number of players, with the melds of the readable engine as tables.

| module | what it gives |
|---|---|
| `figures` | `compile_rules(rules, players, alone=…)` makes a `Code`, one array of int32; refuses unknown norms |
| `table` | a `Row`, all of a hand in one array of int16 (`new_row()`), and `deal(row, code, order, cut, dealer)` |
| `numbering` | the numbers of moves, the same for every code: `ACTIONS` of them |
| `moves` | `legal(row, code, found)` lists the moves of the player on turn into an array, and says how many |
| `playing` | `step(row, code, move)` does one, `count(row, code, totals)` says what the side of each seat has made |
| `reading` | `action_of`, `move_of`; `row_of(state, code)`, `row_of_view(view, …)`, `state_of(row, code, table)` |
| `observing` | `observe(row, code, seat, out)`: `OBSERVATION` numbers, their meaning in `PARTS` |
| `factored` | the same moves as `CHOICES` fewer numbers, an opening being two: `choose`, `mask_choices` |
| `many` | thousands of tables in a call: `deal_many`, `legal_many`, `legal_masks`, `step_many`, `choice_masks`, … |
| `planner` | a player with some sense, a table of weights: `plan_move`, `play_on`, `contest(code, dice, …)` |
| `playing_by` | `playing_by(policy)`: hands played out by a function of one's own, which is compiled in |
| `playouts` | whole hands of random moves: `any_move`, `play_out`, `random_hands(code, dice, hands)` |
"""
