/** Tells whoever runs due rows that one was written; the row is what counts, the signal only saves waiting. */
export interface DueSignal {
  /** Says that a row is due at an instant (milliseconds since the epoch). */
  announce(instant: number): void;
  /** Hears every announcement from now on; returns how to stop. */
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
