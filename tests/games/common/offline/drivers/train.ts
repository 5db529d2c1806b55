// Puts exercises of the trainer in the pocket, and has choices marked.

import { mark, put } from "../../../../../ui/src/offline/referee/training";
import type { Exercise, Order } from "../../../../../ui/src/games/common/offline/walk";
import { serve } from "./around";

const lines = (some: readonly Order[]) => some.map(([line]) => line);

serve(({ data, asked }) =>
  asked.map(([exercise, chosen]: [Exercise, string[]]) => {
    const one = put(data, exercise, () => 0.5);
    const known: Order[] = [...one.choices, ...data.orders];
    const { right, missing, surplus, inOrder, points } = mark(one, chosen.map((line) => known.find((order) => order[0] === line)!));
    const choices = one.choices.length;
    return { choices, right: lines(right), missing: lines(missing), surplus: lines(surplus), inOrder, points };
  }),
);
