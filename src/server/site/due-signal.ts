/** Tells the lanes that a due row was written. The row alone decides; the signal only makes it run without a delay. */
export interface DueSignal {
  /** Announces that a row is due at an instant (milliseconds since the epoch). */
  announce(instant: number): void;
  /** Calls `hear` for every later announcement. Returns a function that unsubscribes. */
  listen(hear: (instant: number) => void): () => void;
}

export function createDueSignal(): DueSignal {
  const listeners = new Set<(instant: number) => void>();
  return {
    announce(instant) {
      for (const hear of listeners) hear(instant);
    },
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
