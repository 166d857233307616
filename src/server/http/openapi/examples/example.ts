/** What is sent and what comes back, as JSON has it; the body is left out where a call takes none. */
export interface Example {
  body?: unknown;
  answer: unknown;
}

/** By the call's path in the router, such as `schedule.save`. */
export type Examples = Record<string, Example>;
