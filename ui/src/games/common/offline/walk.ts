// Walks the referee's graph: from what happened, by answers, to a ruling. It knows no rules; all it reads is data that
// the program made of its rulings (src/ventaglio/games/common/offline/referee.py).

export type Step = [order: number, article: number];
export type Asked = [fact: string, text: number, answers: [id: string, text: number, next: number][]];
export type Ruled = [steps: Step[], bounds: Step[], silent: boolean, readings: number[], articles: number[]];
export type Order = [line: string, text: number, announced: boolean, written: boolean, turn: string, at: number];
export type ArticleNamed = [document: string, slug: string, text: number];
export type Irregularity = [id: string, name: number, why: number, start: number, known: boolean];
/** What a table may settle for itself, each value with its text and its article; first what holds otherwise. */
export type Settled = [id: string, text: number, values: [id: string, text: number, article: number][]];
export type RefereeCode = {
  id: string;
  document: string;
  name: string;
  title: string;
  families: [name: number, inside: Irregularity[]][];
  settles?: Settled[];
  /** By irregularity: what it turns on, and where it begins for each combination, the last changing fastest. */
  starts?: Record<string, [settles: number[], starts: number[]]>;
};
/** What a table has settled: by choice, the value. What is not here is as the code has it. */
export type Choices = Record<string, string>;
export type Exercise = [code: string, irregularity: string, told: Facts, level: number];
export type Referee = {
  game: string;
  texts: string[];
  articles: ArticleNamed[];
  orders: Order[];
  nodes: (Asked | Ruled)[];
  codes: RefereeCode[];
};
export type Facts = Record<string, string>;
export type Fact = [fact: string, answer: string];

/** Where some facts lead: to a question, or to a ruling. `unfit`: one of them is no answer to what was asked. */
export type Reached = { asked: Fact[]; unfit: boolean; question: Asked | null; ruling: Ruled | null };

function isQuestion(node: Asked | Ruled): node is Asked {
  return typeof node[0] === "string";
}

export function find(referee: Referee, code: string, irregularity: string): Irregularity | null {
  const families = referee.codes.find((one) => one.id === code)?.families ?? [];
  for (const [, inside] of families) for (const one of inside) if (one[0] === irregularity) return one;
  return null;
}

/** Where the questions on an irregularity begin at a table that has settled something. */
export function startOf(code: RefereeCode, [id, , , start]: Irregularity, chosen: Choices): number {
  const [turns, starts] = code.starts?.[id] ?? [[], [start]];
  let at = 0;
  for (const turn of turns) {
    const [choice, , values] = code.settles![turn]!;
    at =
      at * values.length +
      Math.max(
        0,
        values.findIndex(([value]) => value === chosen[choice]),
      );
  }
  return starts[at]!;
}

export function walk(referee: Referee, start: number, told: Facts): Reached {
  const asked: Fact[] = [];
  let node = referee.nodes[start]!;
  while (isQuestion(node)) {
    const [fact, , answers] = node;
    const said = told[fact];
    if (said === undefined) return { asked, unfit: false, question: node, ruling: null };
    const way = answers.find(([id]) => id === said);
    if (!way) return { asked, unfit: true, question: node, ruling: null };
    asked.push([fact, said]);
    node = referee.nodes[way[2]]!;
  }
  return { asked, unfit: false, question: null, ruling: node };
}

/** What of a ruling acts. Two codes may say one order in two ways: its line is the same. */
function acts(referee: Referee, [steps, bounds, silent]: Ruled): string {
  const lines = (some: Step[]) => some.map(([order]) => referee.orders[order]![0]);
  return JSON.stringify([lines(steps), lines(bounds), silent]);
}

/** What would change a ruling: each other answer that would have led elsewhere. */
export function changes(referee: Referee, start: number, asked: readonly Fact[]): Fact[] {
  const given = walk(referee, start, Object.fromEntries(asked)).ruling;
  if (!given) return [];
  const found: Fact[] = [];
  asked.forEach(([fact, answer], at) => {
    const before = Object.fromEntries(asked.slice(0, at));
    for (const [other] of walk(referee, start, before).question![2]) {
      if (other === answer) continue;
      let reached = walk(referee, start, { ...Object.fromEntries(asked), [fact]: other });
      if (reached.unfit) reached = walk(referee, start, { ...before, [fact]: other });
      if (!reached.ruling || acts(referee, reached.ruling) !== acts(referee, given)) found.push([fact, other]);
    }
  });
  return found;
}

// ── In words ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export type ArticleTold = { document: string; slug: string; text: string };
export type OrderTold = { line: string; sentence: string; article: ArticleTold; announced: boolean; written: boolean };
export type RulingTold = {
  orders: OrderTold[];
  discretion: OrderTold[];
  silent: boolean;
  readings: string[];
  articles: ArticleTold[];
};
export type QuestionTold = { fact: string; sentence: string; answers: { id: string; sentence: string }[] };

export function tellQuestion(referee: Referee, [fact, text, answers]: Asked): QuestionTold {
  return {
    fact,
    sentence: referee.texts[text]!,
    answers: answers.map(([id, words]) => ({ id, sentence: referee.texts[words]! })),
  };
}

export function tellRuling(referee: Referee, [steps, bounds, silent, readings, articles]: Ruled): RulingTold {
  const article = (at: number): ArticleTold => {
    const [document, slug, text] = referee.articles[at]!;
    return { document, slug, text: referee.texts[text]! };
  };
  const each = (some: Step[]) =>
    some.map(([order, cite]) => {
      const [line, text, announced, written] = referee.orders[order]!;
      return { line, sentence: referee.texts[text]!, article: article(cite), announced, written };
    });
  return {
    orders: each(steps),
    discretion: each(bounds),
    silent,
    readings: readings.map((text) => referee.texts[text]!),
    articles: articles.map(article),
  };
}

/** The facts of a path as people read them: each question with its answer. */
export function tellFacts(
  referee: Referee,
  start: number,
  asked: readonly Fact[],
): { fact: string; question: string; answer: string }[] {
  return asked.map(([fact, answer], at) => {
    const told = tellQuestion(referee, walk(referee, start, Object.fromEntries(asked.slice(0, at))).question!);
    return { fact, question: told.sentence, answer: told.answers.find((one) => one.id === answer)?.sentence ?? answer };
  });
}
