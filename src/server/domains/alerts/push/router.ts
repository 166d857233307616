import {
  pushKeyOutput,
  pushListInput,
  pushListOutput,
  pushRemoveInput,
  pushSubscribeInput,
  pushSubscribeOutput,
  pushUnsubscribeInput,
} from '../../../../shared/alerts/push.ts';
import { successOutput } from '../../../../shared/auth.ts';
import { noInput } from '../../../../shared/fields.ts';
import { readDeviceHash } from '../../../lib/cookies/device-cookie.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { listBrowsers, removeBrowser, subscribe, unsubscribe } from './service.ts';

export const pushRouter = router({
  key: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/push/key',
        tags: ['alerts'],
        summary: 'The key that a browser subscribes with',
        description: 'The `applicationServerKey` of `PushManager.subscribe()`; every site has its own.',
      },
    })
    .input(noInput)
    .output(pushKeyOutput)
    .query(({ ctx }) => ({ publicKey: ctx.site.keys.pushPublicKey })),

  subscribe: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/push/subscriptions/{userId}',
        tags: ['alerts'],
        summary: 'Remember a browser for push messages',
        description: 'Takes what `PushSubscription.toJSON()` gives. Ten browsers are kept; the oldest goes.',
      },
    })
    .input(pushSubscribeInput)
    .output(pushSubscribeOutput)
    .mutation(async ({ ctx, input }) => {
      const { cookie, secure, userAgent } = ctx.caller;
      const browser = { userAgent, deviceHash: readDeviceHash(cookie, secure), again: input.again ?? false };
      return { success: true as const, ...(await subscribe(ctx.site, ctx.actor, input.userId, input, browser)) };
    }),

  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/push/subscriptions/{userId}',
        tags: ['alerts'],
        summary: 'The browsers that get a member’s push messages',
      },
    })
    .input(pushListInput)
    .output(pushListOutput)
    .query(async ({ ctx, input }) => {
      const { cookie, secure } = ctx.caller;
      return { browsers: await listBrowsers(ctx.site, ctx.actor, input.userId, readDeviceHash(cookie, secure)) };
    }),

  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/push/subscriptions/{userId}/{id}',
        tags: ['alerts'],
        summary: 'Remove a browser',
        description: 'It gets no push messages until push is switched on in it again.',
      },
    })
    .input(pushRemoveInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await removeBrowser(ctx.site, ctx.actor, input.userId, input.id);
      return { success: true as const };
    }),

  unsubscribe: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/push/subscriptions/{userId}',
        tags: ['alerts'],
        summary: 'Forget a browser, or all of them',
        description: 'One where its endpoint is named, in the query or as `{ endpoint }` in a JSON body.',
      },
    })
    .input(pushUnsubscribeInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await unsubscribe(ctx.site, ctx.actor, input.userId, input.endpoint);
      return { success: true as const };
    }),
});
