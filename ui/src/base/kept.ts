// What the pocket remembers on this device, and nowhere else.

/** Something kept under a name; what cannot be read, or was never kept, is `otherwise`. */
export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`ventaglio-${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`ventaglio-${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still answers.
  }
}
