// Searches for what happened, as the page does.

import { finderOf } from "../../../../../ui/src/offline/referee/finding";
import { serve } from "./around";

serve(({ data, alike, asked }) =>
  asked.map(([code, search]: [string, string]) =>
    finderOf(data, data.codes.find((one: any) => one.id === code), alike)
      .find(search)
      .map(([id]) => id),
  ),
);
