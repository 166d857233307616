import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RETENTION_MS } from '../../src/server/lib/retention.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/shared/schedule/durations.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/retention.md'), 'utf8');

/** How the row of each time begins. */
const ROWS = {
  sessions: 'Sign-ins in a browser',
  longestSessions: 'The longest sign-in',
  jobs: 'What was sent',
  joblessDeliveries: 'Other deliveries',
  capturedMail: 'Mail that a site without a mail server keeps',
  receivedEvents: 'Ids of incoming messages',
  messageAnswers: 'Links and buttons with which a member answers',
  wordsAboutLast: 'A word such as DONE',
  emailLinks: 'Links that confirm an address',
  passwordLinks: 'Links that set a new password',
  addressCodes: 'Six-digit codes',
  linkSecrets: 'Secrets that link',
  passkeyChallenges: 'Requests to sign in with a passkey',
  securityEvents: 'Security events',
  unseenDevices: 'Browsers that an account knows',
  expiredApiTokens: 'API tokens that ended',
  endedInvitations: 'Invitations that ended',
  unseenPushSubscriptions: 'Browsers with push notifications that are not used',
  askedPushSubscriptions: 'The same, once the member was asked',
  removedPushSubscriptions: 'Browsers that a member removed',
  deletedGoals: 'Goals that a member deleted',
  careNotices: 'Signs of danger',
  modelUsage: 'Use of a language model',
} satisfies Record<keyof typeof RETENTION_MS, string>;

/** Writes a time as the page does: the day that a link works is 24 hours. */
function inWords(key: keyof typeof RETENTION_MS): string {
  const ms = RETENTION_MS[key];
  const [count, unit] =
    ms % DAY_MS === 0 && key !== 'emailLinks'
      ? [ms / DAY_MS, 'day']
      : ms % HOUR_MS === 0
        ? [ms / HOUR_MS, 'hour']
        : [ms / MINUTE_MS, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

test('the page on retention has each time of lib/retention.ts', () => {
  const rows = [...PAGE.matchAll(/^\| (.+) \| (\d+ \w+) \| .+ \|$/gm)].map(([, what = '', time = '']) => ({
    what,
    time,
  }));
  const keys = Object.keys(ROWS) as (keyof typeof RETENTION_MS)[];
  const found = rows.map(({ what, time }) => [keys.find((key) => what.startsWith(ROWS[key])), time]);
  expect(found).toEqual(keys.map((key) => [key, inWords(key)]));
});
