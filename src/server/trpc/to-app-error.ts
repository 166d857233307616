import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { message } from '../../shared/messages/catalogue.ts';
import { contractMessage } from '../../shared/messages/contract-message.ts';
import type { CodedMessage } from '../../shared/messages/message.ts';
import { AppError, type ErrorCode, type FieldIssue, internalError, toIssue } from '../lib/app-error.ts';

const TRPC_CODES: Record<ErrorCode, TRPCError['code']> = {
  bad_request: 'BAD_REQUEST',
  unauthorized: 'UNAUTHORIZED',
  second_step_required: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  fresh_sign_in_required: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  method_not_allowed: 'METHOD_NOT_SUPPORTED',
  conflict: 'CONFLICT',
  payload_too_large: 'PAYLOAD_TOO_LARGE',
  unsupported_media_type: 'UNSUPPORTED_MEDIA_TYPE',
  too_many_requests: 'TOO_MANY_REQUESTS',
  internal: 'INTERNAL_SERVER_ERROR',
};

/** Wraps a product error in tRPC's error type, so that the response has its status and code. */
export function toTrpcError(error: AppError): TRPCError {
  return new TRPCError({ code: TRPC_CODES[error.code], message: error.message, cause: error });
}

/** Returns the product error behind a tRPC error; an unexpected error becomes an internal one without details. */
export function toAppError(error: TRPCError): AppError {
  if (error.cause instanceof AppError) return error.cause;
  if (error.code === 'BAD_REQUEST' && error.cause instanceof z.core.$ZodError) return fromZod(error.cause);
  if (error.code === 'PARSE_ERROR') return new AppError('bad_request', message('request_not_json'));
  if (error.code === 'BAD_REQUEST') return new AppError('bad_request', message('request_not_valid'));
  const code = (Object.keys(TRPC_CODES) as ErrorCode[]).find((key) => TRPC_CODES[key] === error.code);
  if (!code || code === 'internal') return internalError(error);
  return new AppError(code, MESSAGES[code] ?? message('request_not_valid'), { cause: error });
}

const MESSAGES: Partial<Record<ErrorCode, CodedMessage>> = {
  not_found: message('no_such_call'),
  method_not_allowed: message('method_not_taken'),
  unsupported_media_type: message('json_needed'),
  payload_too_large: message('request_too_large'),
};

// No form has more fields. A request with a thousand wrong fields gets no answer with a thousand sentences.
const MAX_ISSUES = 20;
const MAX_NAME_LENGTH = 100;

function fromZod(error: z.core.$ZodError): AppError {
  const issues = error.issues.slice(0, MAX_ISSUES).flatMap((issue): FieldIssue[] => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    if (issue.code !== 'unrecognized_keys') {
      // A sentence of zod itself names the field and what it accepts. No message code says as much, so the code only
      // says that the value is not valid.
      const said = contractMessage(issue.message) ?? notValid(path);
      return [{ path, message: issue.message, said }];
    }
    return issue.keys
      .slice(0, MAX_ISSUES)
      .map((key) => key.slice(0, MAX_NAME_LENGTH))
      .map((key) => toIssue([...path, key], message('unknown_field', { field: key })));
  });
  const [first] = issues;
  return new AppError('bad_request', first?.said ?? message('request_not_valid'), {
    issues,
    ...(first && { sentence: first.message }),
  });
}

function notValid(path: (string | number)[]): CodedMessage {
  return path.length ? message('field_not_valid', { field: path.join('.') }) : message('request_not_valid');
}
