import type { OpenAPIObject } from 'trpc-to-openapi';
import { AppError, ERROR_STATUS, type ErrorCode, errorBody } from '../lib/errors.ts';

type Components = NonNullable<OpenAPIObject['components']>;

// A wrong method is answered as a call that there is not (404); only tRPC tells the two apart.
const ANSWERED = Object.keys(ERROR_STATUS).filter((code) => code !== 'method_not_allowed');

/** The body of every error (decisions.md D32). */
export const ERROR_SCHEMA: NonNullable<Components['schemas']>[string] = {
  type: 'object',
  description: 'What every call answers that does not succeed.',
  properties: {
    message: { type: 'string', description: 'One sentence for a person.' },
    code: {
      type: 'string',
      description: 'For a program.',
      enum: ANSWERED.map((code) => code.toUpperCase()),
    },
    error: { type: 'string', description: 'The same sentence as `message`.' },
    issues: {
      type: 'array',
      description: 'The fields that were refused, each with its sentence.',
      items: {
        type: 'object',
        properties: {
          path: {
            type: 'array',
            items: { type: ['string', 'integer'] },
            description: 'Where the field stands; empty for the body as a whole.',
          },
          message: { type: 'string' },
          suggestion: { type: 'string', description: 'A value that the field would take instead.' },
        },
        required: ['path', 'message'],
        additionalProperties: false,
      },
    },
    present: {
      type: ['object', 'array'],
      description:
        'With a 409 to a change whose `from` is no longer so: what is stored now, in the form that the call to read it has.',
    },
  },
  required: ['message', 'code', 'error'],
  additionalProperties: false,
};

interface ErrorResponse {
  name: string;
  code: ErrorCode;
  description: string;
  sentence: string;
  field?: string;
}

const RESPONSES: ErrorResponse[] = [
  {
    name: 'BadRequest',
    code: 'bad_request',
    description: 'A field was refused, or the body is not JSON; `issues` names the fields.',
    sentence: 'timezone must be text',
    field: 'timezone',
  },
  {
    name: 'Unauthorized',
    code: 'unauthorized',
    description: 'Nobody is signed in, or the token is unknown, revoked or expired.',
    sentence: 'Please sign in first.',
  },
  {
    name: 'Forbidden',
    code: 'forbidden',
    description:
      'This is another member’s, an administrator’s, beyond the token’s scopes, in need of a newer session, or asked by ' +
      'another site.',
    sentence: 'This belongs to another member.',
  },
  {
    name: 'NotFound',
    code: 'not_found',
    description: 'There is no such thing, or it is not yours to see.',
    sentence: 'This guidance does not exist.',
  },
  {
    name: 'Conflict',
    code: 'conflict',
    description: 'It stands against what is there already.',
    sentence: 'This username is already taken',
    field: 'username',
  },
  {
    name: 'PayloadTooLarge',
    code: 'payload_too_large',
    description: 'The body is larger than 256 KB.',
    sentence: 'The request is too large.',
  },
  {
    name: 'UnsupportedMediaType',
    code: 'unsupported_media_type',
    description: 'The body is not sent as JSON.',
    sentence: 'Please send JSON (Content-Type: application/json).',
  },
  {
    name: 'TooManyRequests',
    code: 'too_many_requests',
    description: 'A limit is used up; `Retry-After` says how many seconds to wait.',
    sentence: 'Too many attempts. Please wait 15 minutes.',
  },
  {
    name: 'InternalError',
    code: 'internal',
    description: 'Something went wrong on our side.',
    sentence: 'Something went wrong on our side. Nothing of yours was lost; please try again.',
  },
];

/** The refusals that calls share, by the names that {@link responseName} gives. */
export const ERROR_RESPONSES: Components['responses'] = Object.fromEntries(
  RESPONSES.map(({ name, code, description, sentence, field }) => {
    const issues = field ? [{ path: [field], message: sentence }] : undefined;
    const example = errorBody(new AppError(code, sentence, issues ? { issues } : {}));
    const headers = code === 'too_many_requests' && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' as const, minimum: 1 } } },
    };
    return [
      name,
      {
        description,
        ...headers,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } },
      },
    ];
  }),
);

/** The name in the document of what a status answers; throws for one that no call answers. */
export function responseName(status: number): string {
  const found = RESPONSES.find(({ code }) => ERROR_STATUS[code] === status);
  if (!found) throw new Error(`the document does not know what ${status} answers`);
  return found.name;
}
