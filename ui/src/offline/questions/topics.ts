// Frequent questions as the pocket has them (src/ventaglio/games/common/offline/questions.py).

import type { Facts } from "../../games/common/offline/walk";

export type Question = {
  id: string;
  question: string;
  answer: string;
  articles: { text: string; document: string; slug: string }[];
  rulings: { code: string; name: string; irregularity: string; told: Facts }[];
};
export type Topic = { id: string; game: string; title: string; questions: Question[] };
