import type { Act, MemberActor } from '../lib/actor.ts';
import type { Site } from '../site/site.ts';

/** Where a request came from. */
export interface Caller {
  address: string;
  userAgent: string | null;
  secure: boolean;
  /** The Cookie header as it came. */
  cookie: string | null;
}

/** What every procedure gets: the site, who is calling, and where an answer's headers go. */
export interface Context {
  site: Site;
  /** Null for a visitor without a valid session or token. */
  actor: MemberActor | null;
  /** What limits, session lists and known devices know of the caller. */
  caller: Caller;
  responseHeaders: Headers;
  /** Writes to the audit log what an administrator is about to be shown (decisions.md D2). */
  recordRead(actor: MemberActor, act: Act): Promise<void>;
}
