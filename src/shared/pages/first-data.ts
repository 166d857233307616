/** What the server puts into a page so that its first screen has nothing to ask for. */
export interface FirstData {
  /** Who is signed in, by the session; null for a visitor. */
  userId: number | null;
  /** Whether nobody has signed in from this browser yet, on a site that anybody may join. */
  isNewcomer: boolean;
  /** When it was put together, in milliseconds: what the first picture tells of time, it tells as of then. */
  at: number;
  answers: FirstAnswer[];
}

/** One call of the page's first screen, already answered. */
export interface FirstAnswer {
  /** The call, such as `guidance.dashboard`. */
  path: string;
  /** What the screen asks with. */
  input?: Record<string, unknown>;
  /** Whether the screen goes on from here page by page, and keeps them all as one list. */
  paged?: true;
  /** The answer as it would travel over tRPC. */
  answer: unknown;
}

/** The id of the element in the page that holds it. */
export const FIRST_DATA_ID = 'first-data';
