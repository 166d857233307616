import { liveInput } from '../../../../shared/live.ts';
import { sessionProcedure } from '../../../trpc/procedures.ts';
import { trackEvents } from '../../../trpc/stream.ts';
import { watchMember } from './service.ts';

/** What changes for the signed-in member, as it happens; for pages only, so it has no place in REST. */
export const liveCall = sessionProcedure
  .input(liveInput)
  .subscription(({ ctx, input, signal }) => trackEvents(watchMember(ctx.site, ctx.actor, { ...input, signal })));
