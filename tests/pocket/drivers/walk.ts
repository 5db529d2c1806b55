// Puts questions to the referee in the pocket.

import { changes, find, tellFacts, tellQuestion, tellRuling, walk } from "../../../ui/src/pocket/referee/walk";
import { serve } from "./around";

serve(({ data, asked }) =>
  asked.map(([code, irregularity, told]: [string, string, Record<string, string>]) => {
    const [, name, why, start] = find(data, code, irregularity)!;
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
