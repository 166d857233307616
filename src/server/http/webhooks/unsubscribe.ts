import type { Context } from 'hono';
import { unsubscribe } from '../../domains/alerts/unsubscribe/service.ts';
import type { Site } from '../../site/site.ts';
import { callerAddress } from '../caller.ts';

/**
 * Answers the POST of the "unsubscribe" button in mail programs, which has no cookie and no Origin (RFC 8058, rules.md C17).
 * Every token gets the same answer without a redirect, except that too many unknown tokens get a 429. A GET of the same path
 * shows a page.
 */
export function createOneClick(site: Site): (c: Context) => Promise<Response> {
  return async (c) => {
    await unsubscribe(site, c.req.param('token') ?? '', callerAddress(site, c), c.req.query('kind'));
    return c.text('You are unsubscribed.');
  };
}
