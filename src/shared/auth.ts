import { z } from 'zod';
import { shortText } from './fields.ts';

export const ROLES = ['member', 'reviewer', 'admin'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** What an API token may do: read and write what is its owner's, or act as the administrator they are (decisions.md D8). */
export const TOKEN_SCOPES = ['read', 'write', 'admin'] as const;
export const tokenScope = z.enum(TOKEN_SCOPES);
export type TokenScope = z.infer<typeof tokenScope>;

const email = z.string().trim().max(254, 'Please enter a valid email').pipe(z.email('Please enter a valid email'));
// What breaks a line or turns the reading direction around could make a name look like something else.
const ONE_PLAIN_LINE = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;
const TOO_SHORT = 'Username must be at least 2 characters';

// Past this length hashing would only burn time; no person types it.
const PASSWORD_LIMIT = 1024;

export const loginBody = z.strictObject({
  email,
  password: z.string().min(1, 'Password is required').max(PASSWORD_LIMIT),
});

export const registerBody = z.strictObject({
  username: shortText
    .trim()
    .min(2, TOO_SHORT)
    .max(40, 'Username must be at most 40 characters')
    .regex(ONE_PLAIN_LINE, 'Username must be plain text on one line')
    .refine((name) => name.length < 2 || name.replace(/\p{Cf}/gu, '').length >= 2, TOO_SHORT),
  email,
  password: z
    .string()
    .min(6, 'Password must be at least 6 characters')
    .max(PASSWORD_LIMIT, 'Password must be at most 1,024 characters'),
});

export const verifyEmailBody = z.strictObject({ token: z.string().min(1).max(200) });

export const account = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  role,
  emailVerified: z.boolean(),
});
export type Account = z.infer<typeof account>;

export const accountOutput = z.object({ user: account });
export const successOutput = z.object({ success: z.literal(true) });
