import type { IncomingMessage } from 'node:http';
import { sessionsOf } from '../../src/server/domains/auth/sessions/sessions.ts';
import type { Site } from '../../src/server/site/site.ts';
import type { Context } from '../../src/server/trpc/context.ts';

/** Identifies the caller of a Node request by the session cookie alone, without proxies and tokens. */
export async function contextOf(site: Site, { headers, socket }: IncomingMessage): Promise<Context> {
  const cookie = headers.cookie ?? null;
  const address = socket.remoteAddress ?? '';
  const session = await sessionsOf(site).read(cookie, false);
  return {
    site,
    actor: session && {
      kind: 'member',
      userId: session.userId,
      role: session.role,
      address,
      credential: { kind: 'session', sessionId: session.sessionId, startedAt: session.startedAt },
    },
    caller: { address, userAgent: headers['user-agent'] ?? null, secure: false, cookie },
    requestId: '',
    responseHeaders: new Headers(),
    async recordRead() {},
  };
}
