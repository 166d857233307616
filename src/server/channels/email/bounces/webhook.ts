import { equalInConstantTime } from '../../../lib/secrets.ts';
import type { Webhook } from '../../incoming.ts';
import { readBounce } from './report.ts';

/**
 * Takes a whole mail that came to the address for bounces, as the body of a POST with the secret as a bearer token. A
 * mail server that can run a command forwards it this way.
 */
export function createBounceWebhook(secret: string): Webhook {
  return {
    path: '/webhooks/bounces',
    async read({ method, headers, body }) {
      const [, given = ''] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
      if (method !== 'POST' || !equalInConstantTime(given, secret)) return null;
      return (await readBounce(body)).failures;
    },
    answer: () => ({ type: 'text/plain', body: 'taken\n' }),
  };
}
