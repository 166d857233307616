/** Tells the lanes that a due row was written. The lanes also find the row without the signal, but later. */
export interface DueSignal {
  /** Announces that a row is due at an instant (milliseconds since the epoch). */
  announce(instant: number): void;
  /** Calls the listener for every later announcement. Returns a function that unsubscribes. */
  listen(listener: (instant: number) => void): () => void;
}

export function createDueSignal(): DueSignal {
  const listeners = new Set<(instant: number) => void>();
  return {
    announce(instant) {
      for (const listener of listeners) listener(instant);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
