import { DEFAULT_APP_NAME, english, type Strings } from '../../content/strings/en.ts';

/** What the interface says, in the language of this browser's session. */
export const strings: Strings = english(DEFAULT_APP_NAME);
