import type { Context } from '../../trpc/context.ts';
import { deviceCookie, readDeviceToken } from './devices/cookie.ts';
import { recogniseDevice } from './devices/service.ts';
import { sessionsOf } from './sessions.ts';

/**
 * Starts a member's session in the browser that asks, under an id it did not have before, and ends the one that its
 * cookie carried. From a device that is new to the member they are alerted, unless they `joined` here: with a new
 * account, or in a session that this one follows. Such a session is no newer than the one it follows, which `startedAt`
 * tells: nobody proved again who they are.
 */
export async function startSession(
  ctx: Context,
  userId: number,
  options: { joined?: boolean; startedAt?: number } = {},
): Promise<void> {
  const { site, caller, responseHeaders } = ctx;
  const sessions = sessionsOf(site.db);
  await sessions.endCarried(caller.cookie);
  responseHeaders.append(
    'set-cookie',
    await sessions.start(userId, { ...caller, startedAt: options.startedAt ?? site.clock.now() }),
  );
  const device = await recogniseDevice(site, userId, {
    token: readDeviceToken(caller.cookie),
    userAgent: caller.userAgent,
    joined: options.joined ?? false,
  });
  responseHeaders.append('set-cookie', deviceCookie(device, caller.secure));
}
