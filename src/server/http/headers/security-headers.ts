import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Site } from '../../site/site.ts';
import { isSecure } from '../caller.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];

// Allows only the sources that the pages use. Inline styles are allowed because the components write them.
const CONTENT_SECURITY_POLICY = {
  defaultSrc: NONE,
  scriptSrc: SELF,
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
};

// Browser features that no page of this site uses.
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

// Subdomains are not included: a church may run other sites there.
const TWO_YEARS = 'max-age=63072000';

/** Sets the security headers of every answer; HSTS only with HTTPS. */
export function securityHeaders(site: Site, { withPolicy }: { withPolicy: boolean }): MiddlewareHandler {
  const build = (strictTransportSecurity: string | false) =>
    secureHeaders({
      strictTransportSecurity,
      crossOriginEmbedderPolicy: false,
      xFrameOptions: 'DENY',
      referrerPolicy: 'same-origin',
      permissionsPolicy: PERMISSIONS_POLICY,
      ...(withPolicy ? { contentSecurityPolicy: CONTENT_SECURITY_POLICY } : {}),
    });
  const [secure, plain] = [build(TWO_YEARS), build(false)];
  return (c, next) => (isSecure(site, c) ? secure(c, next) : plain(c, next));
}
