import { setImmediate as breath } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import { Zip, ZipDeflate } from 'fflate';
import type { Context as HonoContext } from 'hono';
import type { AccountExport } from '../../../shared/account.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/languages.ts';
import { writeJson } from '../../domains/auth/account/export/json.ts';
import { writeMarkdown } from '../../domains/auth/account/export/markdown.ts';
import { writePage } from '../../domains/auth/account/export/page.ts';
import { appRouter } from '../../router.ts';
import type { Site } from '../../site/site.ts';
import { toAppError } from '../../trpc/to-app-error.ts';
import { createContext } from '../context.ts';
import { answerError } from '../guard.ts';
import { preferredLanguages } from '../pages/language.ts';

// The characters compressed at once: a few milliseconds of work. Other requests run in between.
const SLICE = 65_536;
const text = new TextEncoder();

/**
 * Answers an export as a ZIP archive: an HTML page in the caller's language, the same page in Markdown, and a JSON
 * document. A caller that accepts only JSON gets just the document (decisions.md D33).
 */
export function createExport(site: Site): (c: HonoContext) => Promise<Response> {
  return async (c) => {
    const context = await createContext(site, c);
    const call = appRouter.createCaller(context);
    let document: AccountExport;
    try {
      // The contract parses the number from the path's text.
      document = await call.auth.account.export({ userId: c.req.param('userId') as unknown as number });
    } catch (error) {
      if (error instanceof TRPCError) return answerError(c, toAppError(error));
      throw error;
    } finally {
      for (const cookie of context.responseHeaders.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
    }
    c.header('Vary', 'Accept', { append: true });
    if (asksForJson(c.req.header('accept'))) {
      c.header('Content-Type', 'application/json; charset=utf-8');
      return c.body(streamOf(encode(writeJson(document))));
    }
    c.header('Content-Type', 'application/zip');
    c.header('Content-Disposition', `attachment; filename="${fileName(document)}"`);
    const [language = DEFAULT_LANGUAGE] = preferredLanguages(c);
    const files = {
      'export.html': writePage(document, language),
      'export.json': writeJson(document),
      'export.md': writeMarkdown(document, language),
    };
    return c.body(streamOf(zip(files, document.exportedAt)));
  };
}

type Bytes = AsyncGenerator<Uint8Array<ArrayBuffer>>;

/** Streams bytes only as fast as the client reads them, and stops when it disconnects. */
function streamOf(bytes: Bytes): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}

/** Returns whether the Accept header names JSON but not ZIP. */
function asksForJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('application/zip');
}

/**
 * Returns a name such as `hesed-export-ruth-and-naomi-2027-03-01.zip`; a username without plain letters is left out.
 */
function fileName({ account, exportedAt }: AccountExport): string {
  const slug = account.username
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${['hesed-export', slug || `member-${account.id}`, exportedAt.toISOString().slice(0, 10)].join('-')}.zip`;
}

async function* encode(pieces: Iterable<string>): Bytes {
  for (const slice of slices(pieces)) {
    yield text.encode(slice);
    await breath();
  }
}

/** Packs texts into an archive as fast as it is read, with little of it in memory at a time. */
async function* zip(files: Record<string, Iterable<string>>, mtime: Date): Bytes {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(new Uint8Array(chunk));
  });
  for (const [name, pieces] of Object.entries(files)) {
    const file = Object.assign(new ZipDeflate(name), { mtime });
    archive.add(file);
    for (const slice of slices(pieces)) {
      file.push(text.encode(slice));
      yield* packed.splice(0);
      await breath();
    }
    file.push(new Uint8Array(0), true);
  }
  archive.end();
  yield* packed.splice(0);
}

/** Joins texts into slices of about equal size. */
function* slices(pieces: Iterable<string>): Generator<string> {
  let slice = '';
  for (const piece of pieces) {
    slice += piece;
    if (slice.length < SLICE) continue;
    yield slice;
    slice = '';
  }
  if (slice) yield slice;
}
