import type { Context as HonoContext } from 'hono';
import { DEFAULT_LANGUAGE } from '../../../shared/languages.ts';
import { writeJournal } from '../../domains/guidance/journal/markdown.ts';
import type { Site } from '../../site/site.ts';
import { preferredLanguages } from '../pages/language.ts';
import { asksForJson, callFor, encode, streamOf } from './file-response.ts';

/** Answers a journal as a Markdown file in the caller's language; a caller that accepts only JSON gets a JSON document. */
export function createJournalFile(site: Site): (c: HonoContext) => Promise<Response> {
  return async (c) => {
    const { userId, ...query } = { ...c.req.query(), userId: c.req.param('userId') };
    const journal = await callFor(site, c, (call) =>
      // The contract parses the number from the path's text.
      call.guidance.journal({ ...query, userId: userId as unknown as number }),
    );
    if (journal instanceof Response) return journal;
    c.header('Vary', 'Accept', { append: true });
    if (asksForJson(c.req.header('accept'), 'text/markdown')) return c.json(journal);
    c.header('Content-Type', 'text/markdown; charset=utf-8');
    const day = journal.exportedAt.toISOString().slice(0, 10);
    c.header('Content-Disposition', `attachment; filename="hesed-journal-${day}.md"`);
    const [language = DEFAULT_LANGUAGE] = preferredLanguages(c);
    return c.body(streamOf(encode(writeJournal(journal, language))));
  };
}
