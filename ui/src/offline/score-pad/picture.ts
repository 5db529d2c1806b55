// A score pad as a picture and as plain text, to be sent to those who were not there.

import type { Reckoned } from "../../games/common/pad/kinds";

const WIDTH = 1080;
const EDGE = 64;
const ROW = 64;
/** Room for what stands before a line. */
const LABEL = 200;

/** The pad in lines, as one would write it into a message. */
export function asText(title: string, pad: Reckoned): string {
  const names = pad.columns.map(({ name }) => name);
  const lines = pad.rows.flatMap((row) => [
    `${row.label}. ${row.cells.join(" / ")}${row.note ? ` (${row.note})` : ""}`,
    ...(row.result ? [`   ${row.result.label}: ${row.result.cells.join(" / ")}`] : []),
  ]);
  const below = pad.below.map((row) => `${row.label}: ${row.cells.join(" / ")}`);
  const totals = `${names.join(" / ")}: ${pad.columns.map(({ total }) => total).join(" / ")}`;
  return [title, ...(pad.rows.length ? [names.join(" / "), ...lines] : []), totals, ...below, pad.over]
    .filter(Boolean)
    .join("\n");
}

/** The pad drawn: always by day, whatever the page looks like. */
export function asPicture(title: string, pad: Reckoned): HTMLCanvasElement {
  const rows = [...pad.rows.flatMap((row) => [row, ...(row.result ? [row.result] : [])]), ...pad.below];
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = EDGE * 2 + 330 + rows.length * ROW + (pad.over ? 110 : 0);
  const pen = canvas.getContext("2d")!;
  const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const write = (
    text: string,
    x: number,
    y: number,
    font: string,
    align: CanvasTextAlign,
    ink: string,
    room: number,
  ): void => {
    pen.font = `${font} system-ui, sans-serif`;
    pen.textAlign = align;
    pen.fillStyle = ink;
    pen.fillText(text, x, y, room);
  };
  const [paper, ink, felt, light] = ["--paper", "--dark-ink", "--pine", "--felt-ink"].map(colour) as [
    string,
    string,
    string,
    string,
  ];
  pen.fillStyle = paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = felt;
  pen.fillRect(0, 0, WIDTH, EDGE + 300);
  write(title, WIDTH / 2, EDGE + 20, "36px", "center", light, WIDTH - 2 * EDGE);
  const step = (WIDTH - 2 * EDGE - LABEL) / pad.columns.length;
  const middle = (at: number): number => EDGE + LABEL + step * (at + 0.5);
  const large = Math.min(120, Math.round(step * 0.38));
  pad.columns.forEach(({ name, total, leads }, at) => {
    write(name, middle(at), EDGE + 110, `${leads ? "bold " : ""}44px`, "center", light, step - 20);
    write(total, middle(at), EDGE + 240, `bold ${large}px`, "center", light, step - 20);
  });
  let y = EDGE + 375;
  const cells = (label: string, values: string[], font: string): void => {
    write(label, EDGE, y, font, "left", ink, LABEL - 20);
    values.forEach((cell, at) => write(cell, middle(at), y, font, "center", ink, step - 20));
    y += ROW;
  };
  for (const row of pad.rows) {
    cells(row.label, row.cells, "40px");
    if (row.result) cells(row.result.label, row.result.cells, "bold 40px");
  }
  for (const row of pad.below) cells(row.label, row.cells, "bold 36px");
  if (pad.over) write(pad.over, WIDTH / 2, y + 40, "bold 44px", "center", felt, WIDTH - 2 * EDGE);
  return canvas;
}

export function asFile(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(new File([blob], "ventaglio.png", { type: "image/png" })) : fail(new Error("no picture"))),
      "image/png",
    ),
  );
}
