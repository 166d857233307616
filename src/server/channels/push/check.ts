import { createECDH } from 'node:crypto';
import { message } from '../../../shared/messages/catalogue.ts';
import type { Keys } from '../../lib/secrets.ts';
import { broken, type Finding, works } from '../channel-check.ts';

/** Looks whether the site's two keys belong together (RFC 8292). Push services are not asked: they know no accounts. */
export function checkPush({ pushPublicKey, pushPrivateKey }: Keys, contact: string): Finding[] {
  const isPair = publicKeyOf(pushPrivateKey) === pushPublicKey;
  return [
    isPair
      ? works(message('push_check_works', { contact: contact.replace(/^mailto:/, '') }))
      : broken(message('push_check_keys')),
  ];
}

function publicKeyOf(privateKey: string): string | null {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url');
  } catch {
    return null;
  }
}
