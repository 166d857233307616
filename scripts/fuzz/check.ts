import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { findOperation, type OpenApiDocument, type Operation } from './operations.ts';

interface SentRequest {
  method: string;
  /** Includes the query. */
  path: string;
  body?: string;
}

export interface ReceivedAnswer {
  status: number;
  contentType: string | null;
  text: string;
}

/** Describes what is wrong with an answer; returns null when nothing is. */
export type Check = (request: SentRequest, answer: ReceivedAnswer) => string | null;

// The allowed statuses for a path or method that the document does not have.
const UNKNOWN_CALL_STATUSES = [400, 401, 403, 404, 405, 413, 415, 429];

// A message as a code with its parameters (decisions.md D45).
const MESSAGE = {
  type: 'object',
  properties: { code: { type: 'string', pattern: '^[a-z_]+$' }, params: { type: 'object' } },
  required: ['code'],
  additionalProperties: false,
};

const ERROR_BODY = {
  type: 'object',
  properties: {
    message: { type: 'string', minLength: 1 },
    code: { type: 'string', pattern: '^[A-Z_]+$' },
    error: { type: 'string', minLength: 1 },
    said: MESSAGE,
    present: { type: ['object', 'array'] },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          path: { type: 'array', items: { type: ['string', 'integer'] } },
          message: { type: 'string', minLength: 1 },
          said: MESSAGE,
        },
        required: ['path', 'message', 'said'],
        additionalProperties: false,
      },
    },
  },
  required: ['message', 'code', 'error', 'said'],
  additionalProperties: false,
};

/**
 * Checks answers against a document: never a 5xx, only documented statuses and bodies, errors as in decisions.md D32.
 */
export function createCheck(document: OpenApiDocument, operations: Operation[]): Check {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
  formats.default(ajv);
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string) => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `document${pointer}` });
    compiled.set(pointer, known);
    return known;
  };
  const isErrorBody = ajv.compile(ERROR_BODY);

  function checkBody(validate: ValidateFunction, text: string): string | null {
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return 'a body that is not JSON';
    }
    return validate(body) ? null : `a body outside its schema: ${ajv.errorsText(validate.errors, { dataVar: 'body' })}`;
  }

  /** Describes a body that a call accepted although the document forbids it; returns null if there is none. */
  function findWronglyAccepted({ key, body, parameters }: Operation, sent: string): string | null {
    const fields = parseFields(sent);
    if (fields === null) return 'success for a body that is no JSON object';
    // A body may repeat path parameters.
    const inPath = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
    const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.includes(name)));
    if (!body) {
      const stray = Object.keys(own).find((name) => !parameters.some((each) => each.name === name));
      return stray === undefined ? null : `success for a body with "${stray}", which is not documented`;
    }
    const validate = compiled.get(key) ?? ajv.compile(body.schema);
    compiled.set(key, validate);
    if (validate(own)) return null;
    return `success for a body outside its schema: ${ajv.errorsText(validate.errors, { dataVar: 'body' })}`;
  }

  return ({ method, path, body: sent }, { status, contentType, text }) => {
    if (status >= 500) return `status ${status}`;
    const type = contentType?.split(';')[0] ?? '';
    const isBare = method === 'HEAD';
    if (status !== 200 && type !== 'application/json') return `an error of type "${type}"`;
    if (status !== 200 && !isBare) {
      const wrong = checkBody(isErrorBody, text);
      if (wrong) return wrong;
    }
    const { pathname } = new URL(path, 'http://hesed.example');
    // A call may also be reached by a path with unnecessary percent signs.
    const spellings = status === 200 ? [pathname, decode(pathname)] : [pathname];
    const operation = spellings.map((each) => findOperation(operations, method, each)).find((found) => found);
    if (!operation) return UNKNOWN_CALL_STATUSES.includes(status) ? null : `status ${status} where there is no call`;
    const answers = operation.answers.get(status);
    if (!answers) return `status ${status}, which is not documented`;
    const schema = answers.get(type);
    if (!schema) return `the content type "${type}", which is not documented`;
    const accepted = status === 200 && sent?.trim() ? findWronglyAccepted(operation, sent) : null;
    if (accepted) return accepted;
    if (isBare) return text === '' ? null : 'a body to a HEAD';
    return type === 'application/json' ? checkBody(validatorAt(schema), text) : null;
  };
}

/**
 * Parses the fields of a JSON object, without a `__proto__` field, which nothing reads; returns null when it is no
 * object.
 */
function parseFields(text: string): Record<string, unknown> | null {
  let value: unknown;
  try {
    // Request parsing ignores a byte order mark, as RFC 8259 §8.1 allows.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== '__proto__'));
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
