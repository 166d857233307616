import type { SignedIn, TestApi } from '../api.ts';

/** The expected access to one call. A call of the router without a row fails the access tests. */
export interface CallRow {
  /**
   * The callers that are allowed. `session` is a member in a session, `admin_session` an administrator in a session, and
   * `reviewer_session` a reviewer or an administrator in a session; all three exclude tokens.
   */
  who: 'anyone' | 'member' | 'session' | 'admin' | 'admin_session' | 'reviewer_session';
  /**
   * The error for another member who sends the owner's input; `own` if the call takes no id and acts on its caller.
   */
  stranger: 'forbidden' | 'not_found' | 'own';
  /** True when the call gives a consent, which an administrator cannot give for a member (rules.md C9). */
  givesConsent?: boolean;
  /** Creates the rows that the call needs, and returns a valid input for the owner or, with `anyone`, for a visitor. */
  input(api: TestApi, owner: SignedIn): Promise<object | undefined> | object | undefined;
  /** The status for an allowed caller; 200 by default. */
  status?: number;
  /** Texts that the answer to an allowed caller contains. */
  contains?: string[];
}

export type CallRows = Record<string, CallRow>;
