/** The pages there are: the server answers any other path with the 404 page and its status (contract.md). */
export const PAGE_PATHS = [
  '/',
  '/onboarding',
  '/dashboard',
  '/guidance',
  '/settings',
  '/admin',
  '/consent',
  '/consent/sms-whatsapp',
  '/consent/email',
  '/consent/push',
  '/consent/third-party',
  '/verify-email',
  '/reset-password',
  '/setup',
  '/unsubscribe/:token',
  '/offline',
] as const;

const patterns = PAGE_PATHS.map(
  (path: string) => new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}${path === '/' ? '' : '/?'}$`),
);

/** Whether a URL path is one of the pages. */
export function isPagePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
