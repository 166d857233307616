/** The existing pages. The server answers any other path with the 404 page and its status (product.md §2). */
export const PAGE_PATHS = [
  '/',
  '/onboarding',
  '/dashboard',
  '/guidance',
  '/journal',
  '/settings',
  '/admin',
  '/review',
  '/care',
  '/consent',
  '/consent/sms-whatsapp',
  '/consent/email',
  '/consent/push',
  '/consent/third-party',
  '/verify-email',
  '/reset-password',
  '/setup',
  '/unsubscribe/:token',
  '/answer/:capability',
  '/offline',
] as const;

export type PagePath = (typeof PAGE_PATHS)[number];

const patterns = PAGE_PATHS.map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}${path === '/' ? '' : '/?'}$`),
}));

/** Returns the page of a URL path; null when there is none. */
export function findPagePath(url: string): PagePath | null {
  return patterns.find(({ pattern }) => pattern.test(url))?.path ?? null;
}
