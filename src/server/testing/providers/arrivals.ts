const arrivals = new WeakMap<object, number>();

/** Records that a message reached a provider now, and returns the message. */
export function recordArrival<Taken extends object>(message: Taken): Taken {
  arrivals.set(message, Date.now());
  return message;
}

/** Returns the instant at which a message reached its provider, in milliseconds since the epoch. */
export function arrivalOf(message: object): number {
  return arrivals.get(message) ?? Number.NaN;
}
