import type { Examples } from './example.ts';

const DONE = { success: true };
const PASSWORD = 'whither thou goest';
const CODES = ['nf4yw-3ja8v', '4k954-9uxxc', 'qpmt5-7k5gm', 'tf6wp-e8mdy', 'p9e64-kk5v4'];
const CHALLENGE = 'CQCDYI7oCVlPtoU3Al8UfS6BYyxUXi61NuMXW3A6Sv0';
const CREDENTIAL_ID = 'WWClBznY7am_mHUYoqCi7Mv06oXiAzWPYaX_bZIESk8';

const PASSKEY = {
  id: 1,
  name: 'My phone',
  backedUp: false,
  createdAt: '2027-03-01T08:00:00.000Z',
  lastUsedAt: null,
};

/** Codes of an authenticator app, recovery codes, and passkeys (Web Authentication). */
export const SECOND_STEP_EXAMPLES: Examples = {
  'auth.secondStep.state': { answer: { enabled: true, pending: false, recoveryCodesLeft: 9, addressIsOwn: true } },
  'auth.secondStep.start': {
    body: { password: PASSWORD },
    answer: {
      secret: 'S53WZQJFF7YRFLHGZG3J4XPAQIHQ3SHS',
      uri: 'otpauth://totp/Hesed:ruth%40parish.example?issuer=Hesed&secret=S53WZQJFF7YRFLHGZG3J4XPAQIHQ3SHS&algorithm=SHA1&digits=6&period=30',
    },
  },
  'auth.secondStep.confirm': { body: { code: '234674' }, answer: { recoveryCodes: CODES } },
  'auth.secondStep.disable': { body: { password: PASSWORD, code: '499144' }, answer: DONE },
  'auth.secondStep.renewCodes': { body: { password: PASSWORD, code: '208817' }, answer: { recoveryCodes: CODES } },

  'auth.passkeys.list': { answer: { passkeys: [PASSKEY] } },
  'auth.passkeys.startRegistration': {
    body: { password: PASSWORD },
    answer: {
      challenge: CHALLENGE,
      rp: { id: 'hesed.example', name: 'Hesed' },
      user: {
        id: 'oHwzqJsz7Yttett2r1KuZtQxKFVVPGCXUQ7b3CBOB2o',
        name: 'ruth@parish.example',
        displayName: 'ruth@parish.example',
      },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 300_000,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required', requireResidentKey: true },
    },
  },
  'auth.passkeys.finishRegistration': {
    body: {
      name: 'My phone',
      response: {
        id: CREDENTIAL_ID,
        rawId: CREDENTIAL_ID,
        type: 'public-key',
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
          attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ',
          transports: ['internal', 'hybrid'],
        },
      },
    },
    answer: PASSKEY,
  },
  'auth.passkeys.delete': { answer: DONE },
  'auth.passkeys.startSignIn': {
    answer: { challenge: CHALLENGE, rpId: 'hesed.example', userVerification: 'required', timeout: 300_000 },
  },
  'auth.passkeys.finishSignIn': {
    body: {
      response: {
        id: CREDENTIAL_ID,
        rawId: CREDENTIAL_ID,
        type: 'public-key',
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
          authenticatorData: 'bZmNxcdWao-1WrSgdzfDWRVIIJ8GXF8iHXf_2SbjOccFAAAAAg',
          signature: 'MEQCICTNHnXjrOt_WKsFi2FXt1wZLEDkKd2p0OPltSz0s0A3AiBDibNBPoUl',
        },
      },
    },
    answer: {
      user: {
        id: 12,
        username: 'Ruth',
        email: 'ruth@parish.example',
        role: 'member',
        emailVerified: true,
        language: 'en',
        pendingEmail: null,
        hasDevelopmentData: false,
        choosesTranslation: false,
        modelConsent: null,
        memoriesConsent: false,
      },
    },
  },
};
