import type { Act, MemberActor } from '../lib/actor.ts';
import type { Site } from '../site/site.ts';

/** The origin of a request. */
export interface Caller {
  address: string;
  userAgent: string | null;
  secure: boolean;
  /** The Cookie header, unparsed. */
  cookie: string | null;
}

/** The context of every procedure: the site, the caller, and the headers of the response. */
export interface Context {
  site: Site;
  /** The id of the request, for lines of the log. */
  requestId: string;
  /** Null for a visitor without a valid session or token. */
  actor: MemberActor | null;
  /** The caller's network facts, for rate limits, session lists and known devices. */
  caller: Caller;
  responseHeaders: Headers;
  /** Writes to the audit log which data an administrator is about to see (decisions.md D2). */
  recordRead(actor: MemberActor, act: Act): Promise<void>;
}
