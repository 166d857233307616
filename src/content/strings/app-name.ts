/** The name the product goes by where a site has not chosen its own. */
export const DEFAULT_APP_NAME = 'Hesed';

/** The name this site goes by, as the page that came from its server says it. */
export const appName = readAppName();

function readAppName(): string {
  const name = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  // A page that did not come through the server still holds the mark the server replaces.
  return name && !name.startsWith('{{') ? name : DEFAULT_APP_NAME;
}
