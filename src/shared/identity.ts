import { z } from 'zod';
import { loginBody, ONE_PLAIN_LINE, tokenScope } from './auth.ts';
import { pathId, strict } from './fields.ts';
import { contractSentence } from './messages/contracts.ts';

/** A password asked for again before something is changed, and the code of the second step. */
const { password } = loginBody.shape;
const code = loginBody.shape.code.unwrap().min(1, contractSentence('code_needed'));

/** What a member calls a token or a passkey, to tell it from others. */
const name = z
  .string()
  .trim()
  .min(1, contractSentence('name_needed'))
  .max(60, contractSentence('name_too_long', { max: 60 }))
  .regex(ONE_PLAIN_LINE, contractSentence('name_not_plain'));

export const createTokenBody = z.strictObject({
  name,
  scopes: z
    .array(tokenScope)
    .min(1, contractSentence('scope_needed'))
    .max(3)
    .refine((scopes) => new Set(scopes).size === scopes.length, contractSentence('scope_twice')),
  /** Null for a token that does not expire. */
  expiresInDays: strict(z.number().int().min(1).max(365)).nullable().default(90),
});
export const deleteTokenInput = z.strictObject({ id: pathId });

export const apiToken = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Its first characters: the token itself is shown once, when it is made. */
  start: z.string(),
  scopes: z.array(tokenScope),
  expiresAt: z.date().nullable(),
  lastUsedAt: z.date().nullable(),
  createdAt: z.date(),
});
export type ApiToken = z.infer<typeof apiToken>;
export const tokensOutput = z.object({ tokens: z.array(apiToken) });
export const createTokenOutput = apiToken.extend({ token: z.string() });

export const secondStepOutput = z.object({
  enabled: z.boolean(),
  /** Whether a secret was made that no code has confirmed yet. */
  pending: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  /** Whether the holder of the account is known to read its address; if not, a reset switches the second step off. */
  addressIsOwn: z.boolean(),
});
export const startSecondStepBody = z.strictObject({ password });
export const startSecondStepOutput = z.object({
  /** The secret in base32, to be typed into an app by hand. */
  secret: z.string(),
  /** The same as an `otpauth://` address, to be shown as a picture. */
  uri: z.string(),
});
export const confirmSecondStepBody = z.strictObject({ code });
/** Both proofs of who one is; the code is one from the app or a recovery code. */
export const provenBody = z.strictObject({ password, code });
export const recoveryCodesOutput = z.object({ recoveryCodes: z.array(z.string()) });

// A credential's id has at most 1,023 bytes (WebAuthn §4).
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);
const credentialId = base64url(1364);
const clientDataJSON = base64url(8192);

export const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Whether it is kept by more than the one device. */
  backedUp: z.boolean(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
});
export type Passkey = z.infer<typeof passkey>;
export const passkeysOutput = z.object({ passkeys: z.array(passkey) });
export const startPasskeyBody = z.strictObject({ password });
export const deletePasskeyInput = z.strictObject({ id: pathId });

/** What a browser hands to `navigator.credentials.create`, as WebAuthn writes it in JSON. */
export const passkeyCreationOptions = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.string(), alg: z.number() })),
  excludeCredentials: z
    .array(z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() }))
    .optional(),
  timeout: z.number().optional(),
});

/** What a browser hands to `navigator.credentials.get`, as WebAuthn writes it in JSON. */
export const passkeyRequestOptions = z.looseObject({
  challenge: z.string(),
  rpId: z.string().optional(),
  userVerification: z.string().optional(),
  timeout: z.number().optional(),
});

/** A browser's answer to the creation options. Browsers send more than is read, so what is unknown is dropped. */
export const passkeyAttestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(32_768),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>;

/** A browser's answer to the request options; what is unknown is dropped as well. */
export const passkeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(8192),
    signature: base64url(8192),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

export const finishPasskeyBody = z.strictObject({ name, response: passkeyAttestation });
export const finishPasskeySignInBody = z.strictObject({ response: passkeyAssertion });
