// What can be found of what happened: by what it is called, what the referee would ask first, and what the code wants.

import { Finder } from "../../games/common/offline/seeking";
import {
  tellQuestion,
  type Asked,
  type Irregularity,
  type Referee,
  type RefereeCode,
} from "../../games/common/offline/walk";

export function finderOf(
  book: Referee,
  code: RefereeCode,
  alike: readonly (readonly string[])[],
): Finder<Irregularity> {
  const all = code.families.flatMap(([family, inside]) =>
    inside.map((one) => ({
      one,
      texts: [book.texts[one[1]]!, asked(book, one), `${book.texts[one[2]]} ${book.texts[family]}`],
    })),
  );
  return new Finder(all, alike);
}

function asked(book: Referee, [, , , start]: Irregularity): string {
  const node = book.nodes[start]!;
  if (typeof node[0] !== "string") return "";
  const { sentence, answers } = tellQuestion(book, node as Asked);
  return [sentence, ...answers.map((one) => one.sentence)].join(" ");
}
