import { loginBody, ONE_PLAIN_LINE, tokenScope } from '../auth.ts';
import { atLeastVisible, pathId, strict } from '../fields.ts';
import { contractSentence } from '../messages/contracts.ts';
import { z } from '../zod.ts';

/** The password, and the code of the second step, that a change asks for again. */
const { password } = loginBody.shape;
const code = loginBody.shape.code.unwrap().min(1, contractSentence('code_needed'));

/** A member's own name for a token or a passkey. */
const name = atLeastVisible(z.string(), 1, contractSentence('name_needed'))
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
  /** The token's first characters. The whole token is shown once, when it is created. */
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
  /** True when a secret exists that no code has confirmed yet. */
  pending: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  /** True when the account holder is known to read its address. Otherwise a reset switches the second step off. */
  addressIsOwn: z.boolean(),
});
export const startSecondStepBody = z.strictObject({ password });
export const startSecondStepOutput = z.object({
  /** The secret in base32, for typing into an app. */
  secret: z.string(),
  /** The same secret as an `otpauth://` URL, for a QR code. */
  uri: z.string(),
});
export const confirmSecondStepBody = z.strictObject({ code });
/** Both proofs of identity. The code comes from the app or is a recovery code. */
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
  /** True when the passkey is synced to more than one device. */
  backedUp: z.boolean(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
});
export type Passkey = z.infer<typeof passkey>;
export const passkeysOutput = z.object({ passkeys: z.array(passkey) });
export const startPasskeyBody = z.strictObject({ password });
export const deletePasskeyInput = z.strictObject({ id: pathId });

/** The options for `navigator.credentials.create`, in WebAuthn's JSON form. */
export const passkeyCreationOptions = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  excludeCredentials: z
    .array(z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() }))
    .optional(),
  timeout: z.number().optional(),
});

/** The options for `navigator.credentials.get`, in WebAuthn's JSON form. */
export const passkeyRequestOptions = z.looseObject({
  challenge: z.string(),
  rpId: z.string().optional(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
  timeout: z.number().optional(),
});

/**
 * A browser's answer to the creation options. Unknown fields are dropped, because browsers send more than the server
 * reads.
 */
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

/** A browser's answer to the request options; unknown fields are dropped too. */
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
/** What the form of a new passkey asks for. */
export const passkeyFormBody = z.strictObject({ ...startPasskeyBody.shape, name });
export const finishPasskeySignInBody = z.strictObject({ response: passkeyAssertion });
