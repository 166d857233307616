/** Data that the server writes into a page, so that the first screen needs no request. */
export interface FirstData {
  /** The member of the session; null for a visitor. */
  userId: number | null;
  /** True when nobody has signed in from this browser yet and the site is open for registration. */
  isNewcomer: boolean;
  /** The instant of the data, in milliseconds. The first render shows all times relative to it. */
  at: number;
  answers: FirstAnswer[];
}

/** One call of the page's first screen with its answer. */
export interface FirstAnswer {
  /** The call, such as `guidance.dashboard`. */
  path: string;
  /** The screen's input for the call. */
  input?: Record<string, unknown>;
  /** True when the screen loads further pages into one list. */
  paged?: true;
  /** The answer in the serialized form of tRPC. */
  answer: unknown;
}

/** The id of the page element with the first data. */
export const FIRST_DATA_ID = 'first-data';
