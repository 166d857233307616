import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Context as HonoContext } from 'hono';
import type { AccountExport } from '../../../shared/account.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/languages.ts';
import { writeJson } from '../../domains/auth/account/export/json.ts';
import { writeMarkdown } from '../../domains/auth/account/export/markdown.ts';
import { writePage } from '../../domains/auth/account/export/page.ts';
import type { Site } from '../../site/site.ts';
import { preferredLanguages } from '../pages/language.ts';
import { asksForJson, type Bytes, callFor, encode, slices, streamOf, toBytes } from './file-response.ts';

/**
 * Answers an export as a ZIP archive: an HTML page in the caller's language, the same page in Markdown, and a JSON
 * document. A caller that accepts only JSON gets just the document (decisions.md D33).
 */
export function createExport(site: Site): (c: HonoContext) => Promise<Response> {
  return async (c) => {
    const document = await callFor(site, c, (call) =>
      // The contract parses the number from the path's text.
      call.auth.account.export({ userId: c.req.param('userId') as unknown as number }),
    );
    if (document instanceof Response) return document;
    c.header('Vary', 'Accept', { append: true });
    if (asksForJson(c.req.header('accept'), 'application/zip')) {
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

/**
 * Returns a name such as `hesed-export-ruth-and-naomi-2027-03-01.zip`. A username without plain letters is replaced with
 * `member-` and the id.
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

/** Packs texts into an archive piece by piece, as fast as the archive is read. */
async function* zip(files: Record<string, Iterable<string>>, mtime: Date): Bytes {
  const { Zip, ZipDeflate } = await import('fflate');
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(new Uint8Array(chunk));
  });
  for (const [name, pieces] of Object.entries(files)) {
    const file = Object.assign(new ZipDeflate(name), { mtime });
    archive.add(file);
    for (const slice of slices(pieces)) {
      file.push(toBytes(slice));
      yield* packed.splice(0);
      await yieldToEventLoop();
    }
    file.push(new Uint8Array(0), true);
  }
  archive.end();
  yield* packed.splice(0);
}
