import { locale } from '#strings/locale.ts';
import { LANGUAGE_COOKIE, LANGUAGES } from '../../shared/languages.ts';

export { LANGUAGES };

const YEAR = 365 * 86_400;

/** The code of the language this page was built in. */
export const currentLanguage: string = locale.code;

/** Remembers a language for a year and loads the page anew in it; the server answers by the cookie. */
export function chooseLanguage(code: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${LANGUAGE_COOKIE}=${code}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  // Reading it waits until the browser has stored it. Without that, the page is at times requested with the old one.
  if (document.cookie) location.reload();
}
