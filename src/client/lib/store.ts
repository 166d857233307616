import { useSyncExternalStore } from 'react';

/** A value that lives outside React, and that components and other modules follow. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back after each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
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

/** The value of a store; `prerendered` in a page that was rendered elsewhere, until it is hydrated. */
export function useStore<Value>({ get, subscribe }: Store<Value>, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, get, () => prerendered);
}
