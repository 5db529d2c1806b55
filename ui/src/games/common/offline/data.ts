// The data of the pocket: files that the program itself wrote when the pages were built (tools/make_pocket.py). Their
// names change with their content, and the service worker keeps them.

const FILES = import.meta.glob<string>("../../../../pocket/*.json", { query: "?url", import: "default", eager: true });
const read = new Map<string, Promise<unknown>>();

/** One file by its name, once; what did not come is asked for again. */
export function pocketData<T>(name: string): Promise<T> {
  const reading =
    read.get(name) ??
    fetch(FILES[`../../../../pocket/${name}.json`]!).then((answer) => {
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return answer.json() as Promise<unknown>;
    });
  read.set(name, reading);
  reading.catch(() => read.delete(name));
  return reading as Promise<T>;
}
