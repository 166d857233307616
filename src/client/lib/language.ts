import { locale } from '#strings/locale.ts';
import { LANGUAGE_COOKIE, LANGUAGES } from '../../shared/languages.ts';

export { LANGUAGES };

const YEAR = 365 * 86_400;

/** The code of the language this page was built in. */
export const currentLanguage: string = locale.code;

/** Stores a language in a cookie for a year and reloads the page, which the server then sends in that language. */
export function chooseLanguage(code: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${LANGUAGE_COOKIE}=${code}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  // Reading waits until the browser has stored the cookie. Otherwise the reload sometimes sends the old one.
  void document.cookie;
  location.reload();
}
