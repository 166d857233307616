import { useSyncExternalStore } from 'react';

/** A value outside React that components and other modules subscribe to. */
export interface ExternalStore<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls the listener after each change. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

export function createExternalStore<Value>(initial: Value): ExternalStore<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the value of a store, or `prerendered` until the page is hydrated. */
export function useExternalStore<Value>(
  { get, subscribe }: Pick<ExternalStore<Value>, 'get' | 'subscribe'>,
  prerendered: Value,
): Value {
  return useSyncExternalStore(subscribe, get, () => prerendered);
}
