// This file contains the patterns that it forbids.
const OWN_FILE = 'scripts/structure/forbidden-patterns.ts';

/** Patterns that no product file may contain. */
const FORBIDDEN: { pattern: RegExp; where: RegExp; advice: string }[] = [
  {
    pattern: /\.transaction\(\s*async/,
    where: /./,
    advice: 'An async callback does not make a transaction on SQLite; use db.atomic(function* (q) { … }).',
  },
  {
    pattern: /\)\s*\.(get|all|run)\(\)/,
    where: /^src\/(?!server\/testing\/)/,
    advice: 'Await the query: .get(), .all() and .run() exist on SQLite only.',
  },
  {
    pattern: /\bSQLITE_[A-Z]|-(?:wal|shm)\b|\bpragma\b|\bsqlite_master\b/i,
    where: /^src\/(?:server\/(?!testing\/)|shared\/|client\/)/,
    advice: 'Only db/ knows SQLite: ask db/database.ts, db/database-files.ts or db/database-errors.ts.',
  },
  {
    pattern: /\bSQLite\b/,
    where: /^src\/server\/domains\/(?!.*\.test\.ts$)/,
    advice: 'A domain says what it asks for; what one engine needs for it is in db/engine, behind db/database.ts.',
  },
  {
    pattern: /\b(?:not)?I?[lL]ike\b[^}]*\} from 'drizzle-orm'|\\u\{10ffff\}/i,
    where: /^src\/server\//,
    advice: 'Engines compare texts differently: use q.startsWith or q.contains (db/database.ts).',
  },
  {
    pattern: /#[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3})?\b(?!;)/,
    where: /^src\/client\/(?!palette\.ts$|index\.html$)/,
    advice: 'Colours come from the theme (src/client/palette.ts); use its variables.',
  },
  {
    pattern: /import \{[^}]*\blazy\b[^}]*\} from 'react'/,
    where: /^src\/client\/(?!components\/loading\/lazy-part\.tsx$)/,
    advice: 'A missing chunk would empty the page; use lazyPart (src/client/components/loading/lazy-part.tsx).',
  },
  {
    pattern: /import \{[^}]*\bz\b[^}]*\} from 'zod'/,
    where: /^src\/(?:client|shared)\/(?!zod\.ts$)/,
    advice: 'A page makes its schemas by the options of src/shared/zod.ts: import z from there.',
  },
  {
    pattern: /\bvi\.(?:mock|doMock)\(/,
    where: /^(?!src\/client\/)/,
    advice: 'Test files of the server share their modules: pass dependencies in instead of replacing a module.',
  },
  {
    // The statement before the import must name a function that creates a lazy part.
    pattern: /(?:^|;\n|\}\n)(?:(?!;\n|\}\n|lazyPart|page\(|part\()[\s\S])*\bimport\(\s*'[^']+\.tsx'/,
    where: /^src\/client\//,
    advice: 'Only lazyPart imports a component dynamically; fetch it ahead with the part’s own preload().',
  },
];

/** Returns a sentence for each forbidden pattern in a file that is not a test. */
export function checkPatterns(file: string, text: string): string[] {
  if (file === OWN_FILE) return [];
  return FORBIDDEN.filter(({ pattern, where }) => where.test(file) && pattern.test(text)).map(
    ({ advice }) => `${file}: ${advice}`,
  );
}
