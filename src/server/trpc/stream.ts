import { tracked } from '@trpc/server';

/** Gives events their ids on the wire, so a client that reconnects continues after the last event it received. */
export async function* trackEvents<E>(events: AsyncIterable<{ id: string; event: E }>) {
  for await (const { id, event } of events) yield tracked(id, event);
}
