// What can be said at this table, as it is spoken and what it means: the server's own words for the norms in force.

import { get } from "../../../base/api";

export type Phrase = { said: string; meaning: string };

export class Phrasebook {
  phrases = $state.raw<Record<string, Phrase>>({});

  /** Read the book of a table in the language of the page. */
  async read(table: string): Promise<void> {
    try {
      this.phrases = await get<Record<string, Phrase>>(`/api/tables/${table}/phrasebook`);
    } catch {
      // Without the book words are shown as they are written in actions, and can be said all the same.
    }
  }

  /** The words of an action, or of `formula NAME`. */
  of(key: string): Phrase {
    return this.phrases[key] ?? { said: key.split(" ").slice(1).join(" ").replaceAll("-", " "), meaning: "" };
  }

  formula(name: string): Phrase {
    return this.of(`formula ${name}`);
  }
}

/** An action as it is written: its words with blanks between, those that are empty left out. */
export function written(...words: string[]): string {
  return words.filter(Boolean).join(" ");
}
