/** The name the product goes by where a site has not chosen its own. */
const DEFAULT_APP_NAME = 'Hesed';

// The mark in pages that the server replaces with the site's name.
const MARK = '{{appName}}';

/** The name this site goes by, as the page that came from its server says it. */
export const appName = readAppName();

function readAppName(): string {
  // The build draws pages for sites that it does not know.
  if (import.meta.env?.SSR) return MARK;
  const name = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  // A page that did not come through the server still holds the mark.
  return name && name !== MARK ? name : DEFAULT_APP_NAME;
}
