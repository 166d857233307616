import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi';
import { z } from 'zod';
import { sessionCookieName } from '../../domains/auth/sessions/sessions.ts';
import { ADMIN_HOURS } from '../../lib/actor.ts';
import { ERROR_STATUS } from '../../lib/app-error.ts';
import { appRouter } from '../../router.ts';
import type { Site } from '../../site/site.ts';
import type { Access } from '../../trpc/init.ts';
import { listCalls } from '../list-calls.ts';
import { DESCRIPTIONS } from './descriptions/all.ts';
import { ERROR_RESPONSES, ERROR_SCHEMA, responseName } from './document-errors.ts';
import { describeField } from './document-fields.ts';
import { createSchemaWriter, type Schema, type SchemaWriter } from './document-schemas.ts';
import { EXAMPLES } from './examples/all.ts';

type Paths = NonNullable<OpenAPIObject['paths']>;
type Operation = NonNullable<Paths[string]['get']>;
type Parameter = { in: string; name: string; required?: boolean; schema: Schema };

/** A call with a REST route. */
interface Call {
  /** Its path in the router, such as `schedule.save`. */
  name: string;
  method: string;
  path: string;
  reads: boolean;
  access: Access;
  /** True when the session must have begun within the last hour. */
  fresh: boolean;
  /** Error statuses besides those of every call. */
  alsoAnswers: number[];
  description?: string;
  input: z.ZodType;
  output: z.ZodType;
}

const TAGS = {
  auth: 'Accounts: joining, signing in, sessions, two-step verification, passkeys and API tokens.',
  onboarding: 'The four-step wizard for new members.',
  guidance: 'Guidance of today and the past, reflections, progress and goals; the review of guidance.',
  schedule: 'The member’s week, coming slots and pauses.',
  alerts: 'Channels, addresses, consent and messages.',
  admin: 'For administrators. Their changes, and their actions on members, are written to the audit log.',
};

const INTRODUCTION = `Every call that the pages of this site make, for programs.

Sign in with a session (the cookie that \`POST /auth/login\` sets) or, better for a program, send an API token with
every request: \`Authorization: Bearer hesed_…\`. A token has scopes: \`read\` for calls that read, \`write\` for calls that
change something, \`admin\` for an administrator's calls. A few calls, such as changing a password, need a session.

With the cookie, a call that changes something needs the header \`Origin\` with the address of this site: a browser
sends it by itself, another program must add it. With a token it is not needed.

Bodies are JSON. A call that succeeds answers 200 with JSON. A call that fails answers with the \`Error\` schema:
\`message\` is for people, \`code\` for programs, \`said\` is the message as a code with its parameters, and \`issues\` names
the rejected fields. Instants are in UTC. After a 429, \`Retry-After\` says how many seconds to wait.`;

const CREDENTIALS: Record<Access, Record<string, string[]>[]> = {
  anyone: [],
  member: [{ session: [] }, { bearer: [] }],
  session: [{ session: [] }],
  admin: [{ session: [] }, { bearer: [] }],
  admin_session: [{ session: [] }],
  reviewer_session: [{ session: [] }],
};

// These calls also answer in another format, depending on the Accept header (http/rest/export.ts).
const OTHER_FORMATS: Record<string, string> = {
  'auth.account.export': 'application/zip',
  'guidance.journal': 'text/markdown',
};

/**
 * Returns the calls as an OpenAPI 3.1 document, with all statuses that a call can answer (decisions.md D32) and examples.
 */
export function createDocument(site: Site, version: string): OpenAPIObject {
  const document = generateOpenApiDocument(appRouter, {
    title: `${site.env.APP_NAME} API`,
    description: INTRODUCTION,
    version,
    openApiVersion: '3.1.0',
    // Relative, because a site may be reached under several host names.
    baseUrl: '/api',
  });
  const paths: Paths = {};
  const schemas = createSchemaWriter();
  for (const call of readCalls()) {
    const drafted = document.paths?.[call.path]?.[call.method as 'get'];
    if (drafted) paths[call.path] = { ...paths[call.path], [call.method]: describeCall(call, drafted, schemas) };
  }
  const cookie = sessionCookieName(site.env.publicUrl.startsWith('https:'));
  return {
    ...document,
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA, ...(schemas.components as object) },
      responses: ERROR_RESPONSES,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookie,
          description: 'The session cookie, which signing in sets.',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'API token',
          description: 'A token from `POST /tokens`.',
        },
      },
    },
  };
}

/** Returns every call with a REST route, in the router's order. */
export function readCalls(): Call[] {
  return listCalls().flatMap(({ name, type, meta, input, output }) => {
    if (!meta.openapi || !output) return [];
    const { method, path, description } = meta.openapi;
    return {
      name,
      method: method.toLowerCase(),
      path,
      reads: type === 'query',
      access: meta.access ?? 'admin',
      fresh: meta.fresh ?? false,
      alsoAnswers: meta.alsoAnswers ?? [],
      ...(description ? { description } : {}),
      input: input ?? z.object({}),
      output,
    };
  });
}

function describeCall(call: Call, drafted: Operation, schemas: SchemaWriter): Operation {
  const { requestBody: draftedBody, parameters, ...rest } = drafted;
  const scope = scopeOf(call);
  const body = draftedBody ? describeBody(call, schemas) : null;
  const parts = [call.description, describeAccess(call)].filter(Boolean);
  return {
    ...rest,
    operationId: call.name.replace(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase()),
    ...(parts.length ? { description: parts.join('\n\n') } : {}),
    ...(parameters?.length
      ? { parameters: parameters.map((each) => describeParameter(call, each as Parameter)) as typeof parameters }
      : {}),
    security: CREDENTIALS[call.access],
    ...(scope ? { 'x-required-scope': scope } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: describeAnswer(call, schemas),
      ...Object.fromEntries(
        statusesOf(call).map((status) => [status, { $ref: `#/components/responses/${responseName(status)}` }]),
      ),
    },
  };
}

/** Describes the role, session or token that a call needs. */
function describeAccess(call: Call): string {
  const scope = scopeOf(call);
  if (call.access === 'anyone') return '';
  const person = call.access === 'admin_session' ? 'an administrator' : 'a person';
  if (call.fresh)
    return `Needs ${person} in a session that began within the last hour; a token is not enough. An older session gets a 403.`;
  if (call.access === 'reviewer_session')
    return `Needs a reviewer or an administrator in a session that began within the last ${ADMIN_HOURS} hours; a token is not enough.`;
  if (!scope) return 'Needs a person in a session; a token is not enough.';
  const who =
    call.access === 'admin'
      ? `an administrator, by a session that began within the last ${ADMIN_HOURS} hours,`
      : 'a session';
  return `Needs ${who} or a token with the scope \`${scope}\`.`;
}

function scopeOf({ access, reads }: Call): 'read' | 'write' | 'admin' | null {
  if (access === 'admin') return 'admin';
  if (access === 'member') return reads ? 'read' : 'write';
  return null;
}

/** Describes the body: the input without the path parameters. Other fields are rejected (decisions.md D4). */
function describeBody({ name, path, input }: Call, schemas: SchemaWriter) {
  const schema = schemas.write(input, 'input');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field as string);
  const properties = Object.entries(schema.properties ?? {}).filter(([field]) => !inPath.includes(field));
  const required = (schema.required ?? []).filter((field) => !inPath.includes(field));
  const { required: _all, ...shape } = { ...schema, properties: Object.fromEntries(properties) };
  if (properties.length === 0) return null;
  const body = { ...shape, ...(required.length ? { required } : {}), additionalProperties: false };
  const example = EXAMPLES[name]?.body;
  return {
    required: required.length > 0,
    content: { 'application/json': { schema: body, ...(example === undefined ? {} : { example }) } },
  } as Operation['requestBody'];
}

function describeParameter({ input }: Call, drafted: Parameter): Parameter & { description?: string } {
  // The library marks a field with a preprocessor as optional, so a path parameter is marked as required here.
  const parameter = drafted.in === 'path' ? { ...drafted, required: true } : drafted;
  const field = DESCRIPTIONS.find(({ schema }) => schema === input)?.fields[parameter.name];
  if (field === undefined) return parameter;
  const { description, ...schema } = describeField(parameter.schema, field);
  return { ...parameter, schema, ...(description ? { description } : {}) };
}

function describeAnswer({ name, output }: Call, schemas: SchemaWriter) {
  const schema = schemas.write(output, 'output');
  const example = EXAMPLES[name]?.answer;
  const other = OTHER_FORMATS[name];
  return {
    description: answerInWords(schema),
    content: {
      ...(other ? { [other]: { schema: { type: 'string', format: 'binary' } } } : {}),
      'application/json': { schema, ...(example === undefined ? {} : { example }) },
    },
  };
}

/** Describes an answer by the names of its schema or fields, such as `The guidance entry.` or `The recovery codes.` */
function answerInWords({ $ref, properties = {} }: Schema): string {
  const name = $ref?.split('/').at(-1);
  if (name === 'Success') return 'The call succeeded.';
  if (name) return `The ${inWords(name)}.`;
  const fields = Object.entries(properties).filter(([field]) => !['success', 'hasMore', 'nextCursor'].includes(field));
  const [field, schema] = fields.length === 1 ? (fields[0] as [string, Schema]) : [];
  return field && (schema?.$ref || schema?.items) ? `The ${inWords(field)}.` : 'OK';
}

/** Returns a name in words, such as `guidance entry` for `guidanceEntry`. */
function inWords(name: string): string {
  return name.replace(/\B[A-Z]/g, ' $&').toLowerCase();
}

/** Returns the statuses that a call can answer besides 200. */
function statusesOf({ access, alsoAnswers, method, path, input }: Call): number[] {
  // In a query a member's id only filters a list, so an unknown one gives an empty list and no 404.
  const namesResource = path.includes('{') || (method !== 'get' && namesMember(input));
  const statuses: number[] = [ERROR_STATUS.bad_request, ERROR_STATUS.unsupported_media_type];
  statuses.push(ERROR_STATUS.too_many_requests, ERROR_STATUS.internal, ...alsoAnswers);
  if (access !== 'anyone') statuses.push(ERROR_STATUS.unauthorized, ERROR_STATUS.forbidden);
  // A page of another site is rejected for every caller (decisions.md D4).
  if (method !== 'get') statuses.push(ERROR_STATUS.forbidden, ERROR_STATUS.payload_too_large);
  if (namesResource) statuses.push(ERROR_STATUS.not_found);
  return [...new Set(statuses)].sort();
}

function namesMember(input: z.ZodType): boolean {
  return 'userId' in ((input as Partial<z.ZodObject>).shape ?? {});
}
