import { makeResetLink } from '../../domains/auth/password/password-reset.ts';
import { nameOf, sessionsOf } from '../../domains/auth/sessions/sessions.ts';
import { hashToken } from '../../lib/secrets.ts';
import type { SignedIn, TestApi } from '../api.ts';
import { PASSWORD } from '../members/accounts.ts';
import { SYSTEM } from '../members/members.ts';
import { tokenIn } from '../providers/mails.ts';
import type { CallRows } from './call.ts';

export const authCalls: CallRows = {
  'auth.forgotPassword': {
    who: 'anyone',
    stranger: 'own',
    input: (_api, { email }) => ({ email }),
    contains: ['"success":true'],
  },
  'auth.resetLink': {
    who: 'anyone',
    stranger: 'own',
    input: async ({ site }, { id }) => ({ token: tokenIn(await makeResetLink(site, SYSTEM, id)) }),
    contains: ['"username":'],
  },
  'auth.resetPassword': {
    who: 'anyone',
    stranger: 'own',
    input: async ({ site }, { id }) => ({
      token: tokenIn(await makeResetLink(site, SYSTEM, id)),
      password: 'thy people shall be my people',
    }),
    contains: ['"success":true'],
  },
  'auth.changeLanguage': {
    who: 'session',
    stranger: 'own',
    input: () => ({ language: 'es' }),
    contains: ['"language":"es"'],
  },
  'auth.changeUsername': {
    who: 'session',
    stranger: 'own',
    input: (_api, { id }) => ({ username: `Orpah ${id}` }),
    contains: ['"username":"Orpah '],
  },
  'auth.changePassword': {
    who: 'session',
    stranger: 'own',
    input: () => ({ currentPassword: PASSWORD, newPassword: PASSWORD }),
    contains: ['"success":true'],
  },
  'auth.changeEmail': {
    who: 'session',
    stranger: 'own',
    input: (_api, { id }) => ({ email: `new-${id}@parish.example`, password: PASSWORD }),
    contains: ['"success":true'],
  },
  'auth.cancelEmailChange': {
    who: 'session',
    stranger: 'own',
    input: () => undefined,
    contains: ['"pendingEmail":null'],
  },
  'auth.devices.sessions': {
    who: 'session',
    stranger: 'own',
    input: () => undefined,
    contains: ['"sessions":[{', '"current":true'],
  },
  'auth.devices.endSession': {
    who: 'session',
    stranger: 'not_found',
    input: async (api, owner) => ({ id: await startElsewhere(api, owner) }),
    contains: ['"success":true'],
  },
  'auth.devices.endOtherSessions': {
    who: 'session',
    stranger: 'own',
    async input(api, owner) {
      await startElsewhere(api, owner);
      return undefined;
    },
    contains: ['"success":true'],
  },
  'auth.devices.events': { who: 'session', stranger: 'own', input: () => undefined, contains: ['"events":['] },
};

/** Signs the owner in in another browser, and returns that session's id. */
async function startElsewhere({ site }: TestApi, { id }: SignedIn): Promise<string> {
  const cookie = await sessionsOf(site).start(id, {
    userAgent: 'elsewhere',
    secure: false,
    startedAt: site.clock.now(),
  });
  const [, token = ''] = /^hesed_session=([^;]+)/.exec(cookie) ?? [];
  return nameOf(hashToken(token));
}
