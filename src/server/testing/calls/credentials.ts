import type { SignedIn, TestApi } from '../api.ts';
import { PASSWORD } from '../members/accounts.ts';
import { createAuthenticator } from '../members/authenticator.ts';
import { appCode, turnSecondStepOn } from '../members/authenticator-app.ts';
import type { CallRows } from './call.ts';

export const credentialCalls: CallRows = {
  'auth.tokens.list': {
    who: 'session',
    stranger: 'own',
    async input(_api, owner) {
      await createToken(owner);
      return undefined;
    },
    contains: ['tokens'],
  },
  'auth.tokens.create': {
    who: 'session',
    stranger: 'own',
    input: () => ({ name: 'Bulletin board', scopes: ['read'], expiresInDays: 30 }),
    contains: ['Bulletin board', 'hesed_'],
  },
  'auth.tokens.delete': {
    who: 'session',
    stranger: 'not_found',
    input: async (_api, owner) => ({ id: await createToken(owner) }),
    contains: ['success'],
  },

  'auth.secondStep.state': { who: 'session', stranger: 'own', input: () => undefined, contains: ['recoveryCodesLeft'] },
  'auth.secondStep.start': {
    who: 'session',
    stranger: 'own',
    input: () => ({ password: PASSWORD }),
    contains: ['otpauth://totp/'],
  },
  'auth.secondStep.confirm': {
    who: 'session',
    stranger: 'own',
    async input(api, owner) {
      const { body } = await owner.post<{ secret: string }>('/api/auth/second-step/start', { password: PASSWORD });
      return { code: appCode(api, body.secret) };
    },
    contains: ['recoveryCodes'],
  },
  'auth.secondStep.disable': { who: 'session', stranger: 'own', input: proveBoth, contains: ['success'] },
  'auth.secondStep.renewCodes': { who: 'session', stranger: 'own', input: proveBoth, contains: ['recoveryCodes'] },

  'auth.passkeys.list': {
    who: 'session',
    stranger: 'own',
    async input(_api, owner) {
      await addPasskey(owner);
      return undefined;
    },
    contains: ['passkeys'],
  },
  'auth.passkeys.startRegistration': {
    who: 'session',
    stranger: 'own',
    input: () => ({ password: PASSWORD }),
    contains: ['challenge', 'hesed.example'],
  },
  'auth.passkeys.finishRegistration': {
    who: 'session',
    stranger: 'own',
    input: async (_api, owner) => ({ name: 'My phone', response: await createPasskey(owner) }),
    contains: ['My phone'],
  },
  'auth.passkeys.delete': {
    who: 'session',
    stranger: 'not_found',
    input: async (_api, owner) => ({ id: (await addPasskey(owner)).id }),
    contains: ['success'],
  },
  'auth.passkeys.startSignIn': {
    who: 'anyone',
    stranger: 'own',
    input: () => undefined,
    contains: ['challenge', 'hesed.example'],
  },
  'auth.passkeys.finishSignIn': {
    who: 'anyone',
    stranger: 'own',
    async input(api, owner) {
      const { authenticator } = await addPasskey(owner);
      const { body } = await api
        .visitor()
        .post<{ challenge: string; rpId: string }>('/api/auth/passkeys/sign-in/start');
      return { response: authenticator.get(body) };
    },
    contains: ['emailVerified'],
  },
};

async function createToken(owner: SignedIn): Promise<number> {
  const { body } = await owner.post<{ id: number }>('/api/tokens', { name: 'Bulletin board', scopes: ['read'] });
  return body.id;
}

async function proveBoth(api: TestApi, owner: SignedIn) {
  const { secret } = await turnSecondStepOn(api, owner);
  return { password: PASSWORD, code: appCode(api, secret) };
}

async function createPasskey(owner: SignedIn, authenticator = createAuthenticator()) {
  const { body } = await owner.post<{ challenge: string; rp: { id: string } }>('/api/auth/passkeys/register/start', {
    password: PASSWORD,
  });
  return authenticator.create(body);
}

async function addPasskey(owner: SignedIn) {
  const authenticator = createAuthenticator();
  const response = await createPasskey(owner, authenticator);
  const { body } = await owner.post<{ id: number }>('/api/auth/passkeys/register/finish', { name: 'Phone', response });
  return { id: body.id, authenticator };
}
