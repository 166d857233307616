import { liveInput } from '../../../../shared/live.ts';
import { sessionProcedure } from '../../../trpc/procedures.ts';
import { trackEvents } from '../../../trpc/stream.ts';
import { watchMember } from './service.ts';

/** Streams the signed-in member's changes as they happen. Only pages use it, so REST does not have it. */
export const liveCall = sessionProcedure
  .input(liveInput)
  .subscription(({ ctx, input, signal }) => trackEvents(watchMember(ctx.site, ctx.actor, { ...input, signal })));
