import type { Actor } from '../lib/actor.ts';
import type { Site } from '../lib/site.ts';

/** What every procedure gets: the site, who is calling, and where an answer's headers go. */
export interface Context {
  site: Site;
  /** Null for a visitor without a valid session. */
  actor: Actor | null;
  /** What limits and session lists know of the caller. */
  caller: { address: string; userAgent: string | null; secure: boolean };
  responseHeaders: Headers;
}
