// What a lesson says to whoever speaks to the referee: a dialog hides whatever stands beside the table.

/** The key of a context that gives a sentence, or an empty one. */
export const HINT = Symbol("what a lesson says");
