/** A call's example input and answer as JSON. The body is absent when the call takes none. */
export interface Example {
  body?: unknown;
  answer: unknown;
}

/** By the call's path in the router, such as `schedule.save`. */
export type Examples = Record<string, Example>;
