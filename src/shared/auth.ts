import { z } from 'zod';
import { shortText } from './fields.ts';

export const ROLES = ['member', 'reviewer', 'admin'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

const email = z.string().trim().max(254, 'Please enter a valid email').pipe(z.email('Please enter a valid email'));
// Past this length hashing would only burn time; no person types it.
const PASSWORD_LIMIT = 1024;

export const loginBody = z.strictObject({
  email,
  password: z.string().min(1, 'Password is required').max(PASSWORD_LIMIT),
});

export const registerBody = z.strictObject({
  username: shortText
    .trim()
    .min(2, 'Username must be at least 2 characters')
    .max(40, 'Username must be at most 40 characters'),
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
