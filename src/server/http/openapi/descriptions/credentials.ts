import {
  apiToken,
  confirmSecondStepBody,
  createTokenBody,
  createTokenOutput,
  deletePasskeyInput,
  deleteTokenInput,
  finishPasskeyBody,
  finishPasskeySignInBody,
  passkey,
  passkeysOutput,
  provenBody,
  recoveryCodesOutput,
  secondStepOutput,
  startPasskeyBody,
  startSecondStepBody,
  startSecondStepOutput,
  tokensOutput,
} from '../../../../shared/auth/credentials.ts';
import { describeFields } from './description.ts';
import { CREATED_AT, ID, LAST_USED_AT, OWN_NAME, SCOPES } from './texts.ts';

const PASSWORD = 'The member’s password.';

/** The fields of an API token without the token itself. */
export const API_TOKEN = {
  id: ID,
  name: OWN_NAME,
  start: 'Its first characters, to recognise it.',
  scopes: SCOPES,
  expiresAt: 'When it expires; null for never.',
  lastUsedAt: LAST_USED_AT,
  createdAt: CREATED_AT,
};

/** The contracts of `shared/auth/credentials.ts`, aside from those that Web Authentication defines. */
export const CREDENTIAL_FIELDS = [
  describeFields(createTokenBody, {
    name: OWN_NAME,
    scopes: SCOPES,
    expiresInDays: 'The number of days until it expires; null for never.',
  }),
  describeFields(apiToken, API_TOKEN),
  describeFields(createTokenOutput, { ...API_TOKEN, token: 'The token itself. It is shown only once.' }),
  describeFields(tokensOutput, { tokens: 'The member’s tokens.' }),
  describeFields(deleteTokenInput, { id: ID }),

  describeFields(secondStepOutput, {
    enabled: 'Whether two-step verification is on.',
    pending: 'Whether a secret was created that no code has confirmed yet.',
    recoveryCodesLeft: 'The number of unused recovery codes.',
    addressIsOwn:
      'Whether the member has opened a mailed link in a browser where they are, or later were, signed in. If not, a password reset by mail switches two-step verification off.',
  }),
  describeFields(startSecondStepBody, { password: PASSWORD }),
  describeFields(startSecondStepOutput, {
    secret: 'The secret in base32, for typing into an app.',
    uri: 'The secret as an `otpauth://` address, for a QR code.',
  }),
  describeFields(confirmSecondStepBody, { code: 'Six digits of the authenticator app that has the secret.' }),
  describeFields(provenBody, {
    password: PASSWORD,
    code: 'Six digits of an authenticator app, or a recovery code.',
  }),
  describeFields(recoveryCodesOutput, {
    recoveryCodes: 'The recovery codes. Each works once, and they are shown only once.',
  }),

  describeFields(passkey, {
    id: ID,
    name: OWN_NAME,
    backedUp: 'Whether it is stored on more than one device.',
    createdAt: CREATED_AT,
    lastUsedAt: LAST_USED_AT,
  }),
  describeFields(passkeysOutput, { passkeys: 'The member’s passkeys.' }),
  describeFields(deletePasskeyInput, { id: ID }),
  describeFields(startPasskeyBody, { password: PASSWORD }),
  describeFields(finishPasskeyBody, {
    name: OWN_NAME,
    response: 'The result of `navigator.credentials.create`, by its `toJSON()`.',
  }),
  describeFields(finishPasskeySignInBody, {
    response: 'The result of `navigator.credentials.get`, by its `toJSON()`.',
  }),
];
