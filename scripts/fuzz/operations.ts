import type { Schema } from './values.ts';

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

/** One call of the document. */
export interface Operation {
  /** For example `GET /dashboard/{userId}`. */
  key: string;
  method: string;
  /** The path's template, from the root of the site. */
  path: string;
  parameters: Parameter[];
  body: { schema: Schema; example?: unknown } | null;
  /** Pointers to the schemas of its answers in the document, by status and content type. */
  answers: Map<number, Map<string, string>>;
}

/** The parts of an OpenAPI document that the fuzzer reads. */
export interface OpenApiDocument {
  servers?: { url: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
}

interface DocumentedOperation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { $ref: string } | Answer>;
}

interface Answer {
  content?: Record<string, { schema?: unknown }>;
}

/** Returns every call of a document. */
export function readOperations(document: OpenApiDocument): Operation[] {
  const root = new URL(document.servers?.[0]?.url ?? '/', 'http://hesed.example').pathname.replace(/\/$/, '');
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: `${root}${path}`,
      parameters: operation.parameters ?? [],
      body: readBody(document, operation),
      answers: new Map(
        Object.entries(operation.responses).map(([status, answer]) => {
          const at = '$ref' in answer ? answer.$ref : `#/paths/${pointerStep(path)}/${method}/responses/${status}`;
          const content = Object.keys(follow(document, at).content ?? {});
          return [Number(status), new Map(content.map((type) => [type, `${at}/content/${pointerStep(type)}/schema`]))];
        }),
      ),
    })),
  );
}

/**
 * Returns the call that the server runs for a method and path. A HEAD is resolved like a GET.
 */
export function findOperation(operations: Operation[], method: string, pathname: string): Operation | undefined {
  const resolved = method === 'HEAD' ? 'GET' : method;
  return operations.find((operation) => {
    const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return operation.method === resolved && pattern.test(pathname);
  });
}

function readBody(document: OpenApiDocument, { requestBody }: DocumentedOperation): Operation['body'] {
  const body = requestBody?.content['application/json'];
  return body ? { ...body, schema: resolve(document, body.schema) } : null;
}

/** Returns a part of the document with every reference replaced by the schema it refers to. */
function resolve<T>(document: OpenApiDocument, part: T): T {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((inner: unknown) => resolve(document, inner)) as T;
  const { $ref, ...own } = part as { $ref?: string };
  const named = $ref ? resolve(document, follow(document, $ref)) : {};
  const fields = Object.entries(own).map(([name, inner]) => [name, resolve(document, inner)]);
  return { ...named, ...Object.fromEntries(fields) };
}

function follow(document: OpenApiDocument, pointer: string): Answer {
  let at: unknown = document;
  for (const step of pointer.slice(2).split('/'))
    at = (at as Record<string, unknown>)[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')];
  return at as Answer;
}

/** Encodes one step of a JSON pointer for a URI fragment (RFC 6901). */
function pointerStep(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}
