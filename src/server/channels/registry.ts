import { join } from 'node:path';
import type { AlertMethod } from '../../shared/channels.ts';
import type { Env } from '../lib/env.ts';
import type { Logger } from '../lib/logger.ts';
import type { Channel } from './channel.ts';
import { createDesktopChannel, type Screens } from './desktop/desktop.ts';
import { createEmailChannel } from './email/email.ts';

/**
 * The channels a site's settings name; mail is always there, if only as files, and so are the members' open tabs
 * (decisions.md D25, D36).
 */
export function openChannels(env: Env, log: Logger, live: Screens): Map<AlertMethod, Channel> {
  const email = createEmailChannel({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    outboxDir: join(env.DATA_DIR, 'outbox'),
    appName: env.APP_NAME,
    publicUrl: env.publicUrl,
    supportEmail: env.SUPPORT_EMAIL,
    log,
  });
  return new Map<AlertMethod, Channel>([
    ['email', email],
    ['desktop', createDesktopChannel(live)],
  ]);
}
