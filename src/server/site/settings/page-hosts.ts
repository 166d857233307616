import { isIP } from 'node:net';
import { z } from 'zod';
import { message } from '../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import { isPublicAddress } from '../../channels/public-lookup.ts';
import { parseSettings, type SettingValues } from '../../lib/settings/read-settings.ts';
import { SITE_SETTINGS } from '../../lib/settings/site-settings.ts';

// The settings of the page that name a host. Each connection checks the resolved address again.
const HOST_SETTINGS = ['SMTP_URL'];
const ALLOWED = z.object({ PRIVATE_HOSTS: SITE_SETTINGS.PRIVATE_HOSTS });

/**
 * Returns the error of a host that a setting of the page names, or null. Administrators must not reach the server's own
 * network through it, unless PRIVATE_HOSTS names the host. Options in the URL, such as a proxy, are for operators only.
 */
export function findHostError(name: string, value: string, fromEnvironment: SettingValues): CodedMessage | null {
  if (!HOST_SETTINGS.includes(name)) return null;
  const parsed = URL.parse(value);
  if (!parsed?.hostname) return message('setting_no_mail_server');
  if (parsed.search || parsed.hash) return message('setting_url_options');
  const host = parsed.hostname.replace(/^\[|\]$/g, '');
  const { PRIVATE_HOSTS } = fromEnvironment;
  const allowed = parseSettings({ PRIVATE_HOSTS }, ALLOWED).data?.PRIVATE_HOSTS;
  if (allowed?.includes(host.toLowerCase())) return null;
  const isPrivate = isIP(host) ? !isPublicAddress(host) : /^localhost\.?$/i.test(host);
  return isPrivate ? message('setting_private_host', { host }) : null;
}
