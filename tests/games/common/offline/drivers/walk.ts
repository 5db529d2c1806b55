// Puts questions to the referee in the pocket.

import { changes, find, startOf, tellFacts, tellQuestion, tellRuling, walk } from "../../../../../ui/src/games/common/offline/walk";
import { serve } from "./around";

serve(({ data, asked }) =>
  asked.map(([code, irregularity, told, chosen]: [string, string, Record<string, string>, Record<string, string>?]) => {
    const found = find(data, code, irregularity)!;
    const [, name, why] = found;
    const start = startOf(data.codes.find((one: any) => one.id === code), found, chosen ?? {});
    const { asked, question, ruling } = walk(data, start, told);
    const head = { name: data.texts[name], why: data.texts[why] };
    if (question) return { ...head, question: tellQuestion(data, question) };
    return {
      ...head,
      asked,
      ruling: tellRuling(data, ruling!),
      changes: changes(data, start, asked),
      facts: tellFacts(data, start, asked),
    };
  }),
);
