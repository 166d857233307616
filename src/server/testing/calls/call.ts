import type { SignedIn, TestApi } from '../api.ts';

/** What the access tests know of one call, by its path in the router; a call without a row fails them. */
export interface CallRow {
  /** Who may make it: `session` is a member in person, `admin_session` an administrator in person, never by a token. */
  who: 'anyone' | 'member' | 'session' | 'admin' | 'admin_session';
  /** What a stranger is told who names the owner's things; `own` where the call names nobody and acts on its caller. */
  stranger: 'forbidden' | 'not_found' | 'own';
  /** Makes what the call needs, and gives an input that is right for the owner (or, for `anyone`, for a visitor). */
  input(api: TestApi, owner: SignedIn): Promise<object | undefined> | object | undefined;
  /** What whoever may make it is answered; 200 unless said otherwise. */
  status?: number;
  /** Words that stand in the answer to whoever may have it. */
  contains?: string[];
}

export type CallRows = Record<string, CallRow>;
