import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Site } from '../site/site.ts';
import { isSecure } from './caller.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];

// Nothing but what the pages are made of. Styles alone may stand in the page: the components write theirs there.
const contentSecurityPolicy = (scripts: readonly string[]) => ({
  defaultSrc: NONE,
  scriptSrc: [...SELF, ...scripts],
  styleSrc: [...SELF, "'unsafe-inline'"],
  imgSrc: [...SELF, 'data:'],
  fontSrc: SELF,
  connectSrc: SELF,
  manifestSrc: SELF,
  workerSrc: SELF,
  objectSrc: NONE,
  baseUri: NONE,
  formAction: SELF,
  frameAncestors: NONE,
});

// What no page of this site asks a browser for.
const PERMISSIONS_POLICY = {
  accelerometer: false,
  autoplay: false,
  camera: false,
  displayCapture: false,
  geolocation: false,
  gyroscope: false,
  magnetometer: false,
  microphone: false,
  midi: false,
  payment: false,
  usb: false,
};

// Not for subdomains: a church may have this site at its bare domain, and others of its own beside it.
const TWO_YEARS = 'max-age=63072000';

interface PolicyOptions {
  withPolicy: boolean;
  /** The hashes of the scripts that stand in the pages. */
  scripts: readonly string[];
}

/** Sets the headers that keep a page and its answers to themselves, on every answer alike; HSTS only behind HTTPS. */
export function securityHeaders(site: Site, { withPolicy, scripts }: PolicyOptions): MiddlewareHandler {
  const build = (strictTransportSecurity: string | false) =>
    secureHeaders({
      strictTransportSecurity,
      crossOriginEmbedderPolicy: false,
      xFrameOptions: 'DENY',
      referrerPolicy: 'same-origin',
      permissionsPolicy: PERMISSIONS_POLICY,
      ...(withPolicy ? { contentSecurityPolicy: contentSecurityPolicy(scripts) } : {}),
    });
  const [secure, plain] = [build(TWO_YEARS), build(false)];
  return (c, next) => (isSecure(site, c) ? secure(c, next) : plain(c, next));
}
