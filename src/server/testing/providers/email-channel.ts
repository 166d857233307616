import { type Channel, openChannel } from '../../channels/channel.ts';
import { type EmailOptions, email, openEmail } from '../../channels/email/email.ts';
import type { Logger } from '../../lib/logger.ts';
import { type Env, readEnv } from '../../site/env.ts';
import { createChannelTools } from './channel-tools.ts';

interface EmailChannelOptions extends EmailOptions {
  smtpUrl?: string | undefined;
  from?: string | undefined;
  appName?: string;
  publicUrl?: string;
  supportEmail?: string;
  log: Logger;
}

/** Opens the e-mail channel with a test's own settings. */
export function openTestEmail({
  smtpUrl,
  from,
  appName = 'Hesed',
  publicUrl = 'http://hesed.example',
  supportEmail,
  log,
  ...options
}: EmailChannelOptions): Channel {
  const env: Env = {
    ...readEnv({ PUBLIC_URL: 'http://hesed.example' }),
    ...{ SMTP_URL: smtpUrl, MAIL_FROM: from, APP_NAME: appName, publicUrl, SUPPORT_EMAIL: supportEmail },
  };
  const definition = { ...email, open: () => openEmail({ env, log }, options) };
  return openChannel('email', definition, createChannelTools(env, log));
}
