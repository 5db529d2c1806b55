// As much of Markdown as our own texts are written in: headings, paragraphs, lists, tables, pictures, commands, links.

/** A stretch of a line; `link` is where it leads, as it was written. */
export type Piece = { text: string; kind?: "strong" | "em" | "code" | "link"; link?: string };
/** The `first` number of a list that has numbers: a picture may stand in its middle. */
export type Block =
  | { kind: "heading"; level: number; line: Piece[] }
  | { kind: "list"; first: number | null; lines: Piece[][] }
  | { kind: "code"; text: string }
  | { kind: "picture"; text: string; file: string }
  | { kind: "text"; line: Piece[] };

const PIECE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|<?(https?:\/\/[^\s>),]+[^\s>),.])>?/g;
const FENCE = /^```\w*\n([\s\S]*?)\n```$/;
const PICTURE = /^!\[([^\]]*)\]\(([^)\s]+)\)$/;

export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of line.matchAll(PIECE)) {
    const [whole, strong, em, code, named, link, bare] = match;
    found.push({ text: line.slice(at, match.index) });
    if (strong) found.push({ text: strong, kind: "strong" });
    else if (em) found.push({ text: em, kind: "em" });
    else if (code) found.push({ text: code, kind: "code" });
    else found.push({ text: named ?? bare ?? "", kind: "link", link: link ?? bare ?? "" });
    at = match.index + whole.length;
  }
  return [...found, { text: line.slice(at) }].filter((one) => one.text);
}

/** A list's lines may go on in the next ones. */
function items(part: string, sign: RegExp): Piece[][] {
  return part
    .split(new RegExp(`\\n(?=${sign.source})`))
    .map((line) => pieces(line.replace(sign, "").replace(/\s+/g, " ")));
}

function block(part: string): Block {
  const fence = FENCE.exec(part);
  if (fence) return { kind: "code", text: fence[1]! };
  const picture = PICTURE.exec(part);
  if (picture) return { kind: "picture", text: picture[1]!, file: picture[2]! };
  const heading = /^(#+)\s*(.*)/.exec(part);
  if (heading) return { kind: "heading", level: heading[1]!.length, line: pieces(heading[2]!) };
  // A table is told row by row: its columns would not fit a phone.
  const rows = part.split("\n").slice(2);
  if (part.startsWith("|"))
    return {
      kind: "list",
      first: null,
      lines: rows.map((row) =>
        pieces(
          row
            .split("|")
            .slice(1, -1)
            .map((cell) => cell.trim())
            .join(" · "),
        ),
      ),
    };
  if (/^[-*] /.test(part)) return { kind: "list", first: null, lines: items(part, /[-*] +/) };
  if (/^\d+[.] /.test(part)) return { kind: "list", first: parseInt(part), lines: items(part, /\d+[.] +/) };
  return { kind: "text", line: pieces(part.replace(/\s+/g, " ")) };
}

/** The blocks of a text; comments are for whoever writes it. */
export function blocks(source: string): Block[] {
  return source
    .replace(/<!--[\s\S]*?-->/g, "")
    .split(/(^```\w*\n[\s\S]*?\n```$)|\n[ \t]*\n|(?<=^#.*)\n/m)
    .map((part) => (part ?? "").trim())
    .filter(Boolean)
    .map(block);
}
