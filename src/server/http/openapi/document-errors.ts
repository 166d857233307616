import type { OpenAPIObject } from 'trpc-to-openapi';
import { message } from '../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import { AppError, ERROR_STATUS, type ErrorCode, toIssue } from '../../lib/app-error.ts';
import { errorBody } from '../error-body.ts';
import { MESSAGE_CODE, MESSAGE_PARAMS, SAID } from './descriptions/texts.ts';

type Components = NonNullable<OpenAPIObject['components']>;

// REST answers a wrong method like an unknown call, with 404; only tRPC distinguishes the two.
const ANSWERED = Object.keys(ERROR_STATUS).filter((code) => code !== 'method_not_allowed');

// The sentence as a code with its parameters, for a program that shows its own texts (decisions.md D45).
const MESSAGE_SCHEMA = {
  type: 'object' as const,
  description: SAID,
  properties: {
    code: { type: 'string' as const, description: MESSAGE_CODE },
    params: {
      type: 'object' as const,
      description: MESSAGE_PARAMS,
      additionalProperties: { type: ['string' as const, 'number' as const] },
    },
  },
  required: ['code'],
  additionalProperties: false,
};

/** The body of every error (decisions.md D32). */
export const ERROR_SCHEMA: NonNullable<Components['schemas']>[string] = {
  type: 'object',
  description: 'The answer of every call that fails.',
  properties: {
    message: { type: 'string', description: 'One sentence for people.' },
    code: {
      type: 'string',
      description: 'The kind of error, for programs.',
      enum: ANSWERED.map((code) => code.toUpperCase()),
    },
    error: { type: 'string', description: 'The same sentence as `message`.' },
    said: MESSAGE_SCHEMA,
    issues: {
      type: 'array',
      description: 'The rejected fields, each with a sentence.',
      items: {
        type: 'object',
        properties: {
          path: {
            type: 'array',
            items: { type: ['string', 'integer'] },
            description: 'The path of the field; empty for the body as a whole.',
          },
          message: { type: 'string', description: 'One sentence for people.' },
          said: MESSAGE_SCHEMA,
          suggestion: { type: 'string', description: 'A value that the field would accept.' },
        },
        required: ['path', 'message', 'said'],
        additionalProperties: false,
      },
    },
    present: {
      type: ['object', 'array'],
      description:
        'With a 409 for a change whose `from` is outdated: the stored values, in the form of the call that reads them.',
    },
  },
  required: ['message', 'code', 'error', 'said'],
  additionalProperties: false,
};

interface ErrorResponse {
  name: string;
  code: ErrorCode;
  description: string;
  said: CodedMessage;
  field?: string;
}

const RESPONSES: ErrorResponse[] = [
  {
    name: 'BadRequest',
    code: 'bad_request',
    description: 'A field is invalid, or the body is not JSON; `issues` names the fields.',
    said: message('time_zone_invalid'),
    field: 'timezone',
  },
  {
    name: 'Unauthorized',
    code: 'unauthorized',
    description: 'The caller is not signed in, or the token is unknown, revoked or expired.',
    said: message('not_signed_in'),
  },
  {
    name: 'Forbidden',
    code: 'forbidden',
    description:
      'The data are another member’s, the call needs another role, another scope or a newer session, or a page of another ' +
      'site sent it.',
    said: message('other_members'),
  },
  {
    name: 'NotFound',
    code: 'not_found',
    description: 'It does not exist, or the caller may not see it.',
    said: message('no_such_guidance'),
  },
  {
    name: 'Conflict',
    code: 'conflict',
    description: 'It conflicts with stored data.',
    said: message('username_taken'),
    field: 'username',
  },
  {
    name: 'PayloadTooLarge',
    code: 'payload_too_large',
    description: 'The body is larger than 256 KB.',
    said: message('request_too_large'),
  },
  {
    name: 'UnsupportedMediaType',
    code: 'unsupported_media_type',
    description: 'The body is not sent as JSON.',
    said: message('json_needed'),
  },
  {
    name: 'TooManyRequests',
    code: 'too_many_requests',
    description: 'A limit is used up; `Retry-After` says how many seconds to wait.',
    said: message('too_many_attempts', { minutes: 15 }),
  },
  {
    name: 'InternalError',
    code: 'internal',
    description: 'Something went wrong on our side.',
    said: message('internal'),
  },
];

/** The error responses of all calls, by the names that {@link responseName} returns. */
export const ERROR_RESPONSES: Components['responses'] = Object.fromEntries(
  RESPONSES.map(({ name, code, description, said, field }) => {
    const issues = field ? [toIssue([field], said)] : undefined;
    const example = errorBody(new AppError(code, said, issues ? { issues } : {}));
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

/** Returns the name of the response with a status in the document. @throws for a status that no call answers. */
export function responseName(status: number): string {
  const found = RESPONSES.find(({ code }) => ERROR_STATUS[code] === status);
  if (!found) throw new Error(`the document has no response for status ${status}`);
  return found.name;
}
