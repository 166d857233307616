import { DEFAULT_APP_NAME, english, type Strings } from '../../content/strings/en.ts';

/** What the interface says, in the language of this browser's session, under the name the site goes by. */
export const strings: Strings = english(siteName());

function siteName(): string {
  const name = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  // A page that did not come through the server still holds the mark the server replaces.
  return name && !name.startsWith('{{') ? name : DEFAULT_APP_NAME;
}
