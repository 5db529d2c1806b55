// The server has asked us to wait: for how long is shown, and then everything goes on by itself.

/** Seconds up to which a request waits by itself; whoever has to wait for longer is told, and asks again when he likes. */
export const PATIENCE = 60;

let left = $state(0);
let until = 0;
let timer = 0;

export const hurry = {
  /** Seconds until it goes on; 0 if nothing waits. */
  get left(): number {
    return left;
  },
};

function count(): void {
  left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  if (left) return;
  window.clearInterval(timer);
  timer = 0;
}

/** Wait for so many seconds, and let it be seen. */
export async function patiently(seconds: number): Promise<void> {
  until = Math.max(until, Date.now() + seconds * 1000);
  count();
  timer ||= window.setInterval(count, 500);
  await new Promise((done) => window.setTimeout(done, until - Date.now()));
}
