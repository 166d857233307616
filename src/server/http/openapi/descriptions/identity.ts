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
} from '../../../../shared/identity.ts';
import { describeFields } from './description.ts';
import { CREATED_AT, ID, LAST_USED_AT, OWN_NAME, SCOPES } from './texts.ts';

const PASSWORD = 'The member’s password.';

const API_TOKEN = {
  id: ID,
  name: OWN_NAME,
  start: 'Its first characters, to recognise it by.',
  scopes: SCOPES,
  expiresAt: 'When it ends; null for never.',
  lastUsedAt: LAST_USED_AT,
  createdAt: CREATED_AT,
};

/** The contracts of `shared/identity.ts`, aside from those that Web Authentication defines. */
export const IDENTITY_FIELDS = [
  describeFields(createTokenBody, {
    name: OWN_NAME,
    scopes: SCOPES,
    expiresInDays: 'How many days it is good for; null for a token that never expires.',
  }),
  describeFields(apiToken, API_TOKEN),
  describeFields(createTokenOutput, { ...API_TOKEN, token: 'The token itself, shown this once.' }),
  describeFields(tokensOutput, { tokens: 'The member’s tokens.' }),
  describeFields(deleteTokenInput, { id: ID }),

  describeFields(secondStepOutput, {
    enabled: 'Whether it is on.',
    pending: 'Whether a secret was made that no code has confirmed yet.',
    recoveryCodesLeft: 'How many recovery codes are unused.',
    addressIsOwn:
      'Whether a link mailed to the address was opened where the member was signed in, or signed in later. If not, a new password by mail switches the second step off.',
  }),
  describeFields(startSecondStepBody, { password: PASSWORD }),
  describeFields(startSecondStepOutput, {
    secret: 'In base32, to be typed into an app by hand.',
    uri: 'The same as an `otpauth://` address, to be shown as a picture.',
  }),
  describeFields(confirmSecondStepBody, { code: 'Six digits of the authenticator app that has the secret.' }),
  describeFields(provenBody, {
    password: PASSWORD,
    code: 'Six digits of an authenticator app, or a recovery code.',
  }),
  describeFields(recoveryCodesOutput, { recoveryCodes: 'Each is good once; shown this once.' }),

  describeFields(passkey, {
    id: ID,
    name: OWN_NAME,
    backedUp: 'Whether more than the one device keeps it.',
    createdAt: CREATED_AT,
    lastUsedAt: LAST_USED_AT,
  }),
  describeFields(passkeysOutput, { passkeys: 'The member’s passkeys.' }),
  describeFields(deletePasskeyInput, { id: ID }),
  describeFields(startPasskeyBody, { password: PASSWORD }),
  describeFields(finishPasskeyBody, {
    name: OWN_NAME,
    response: 'What `navigator.credentials.create` gave, as its `toJSON()`.',
  }),
  describeFields(finishPasskeySignInBody, {
    response: 'What `navigator.credentials.get` gave, as its `toJSON()`.',
  }),
];
