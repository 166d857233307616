import type { MemberActor } from '../lib/actor.ts';
import type { Site } from '../lib/site.ts';

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
  /** Writes an administrator's act to the audit log (decisions.md D2). */
  recordAct(act: AdminAct): Promise<void>;
}

/** What an administrator did, and to whom. */
export interface AdminAct {
  actor: MemberActor;
  /** The call, such as `schedule.save`. */
  action: string;
  targetId: number | null;
  details: Record<string, string | number | boolean> | null;
}
