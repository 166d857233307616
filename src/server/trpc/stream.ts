import { tracked } from '@trpc/server';

/** Gives events their ids on the wire, so that whoever lost the connection goes on after the last one they heard. */
export async function* trackEvents<E>(events: AsyncIterable<{ id: string; event: E }>) {
  for await (const { id, event } of events) yield tracked(id, event);
}
