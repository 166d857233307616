import { parseArgs } from 'node:util';
import { z } from 'zod';
import { libraryEntry } from '../../src/content/library/library.ts';
import type { LibraryEntry } from '../../src/content/library/library-entry.ts';
import { guidanceWords } from '../../src/content/strings/en/guidance/guidance.ts';
import { type ChoiceFacts, chooseEntry, type Reason } from '../../src/server/domains/guidance/choice.ts';
import { seasonOn } from '../../src/server/domains/guidance/church-year.ts';
import { RECENT, toDraft } from '../../src/server/domains/guidance/entries.ts';
import { candidatesFor } from '../../src/server/domains/guidance/review/church-library.ts';
import { commandLine } from '../../src/server/site/program.ts';
import { conceptOfDay } from '../../src/shared/guidance/concepts.ts';
import { CONTENT_TYPES } from '../../src/shared/guidance/content-types.ts';
import { CHALLENGES } from '../../src/shared/onboarding/onboarding-choices.ts';
import type { PreviewTools } from './preview-model.ts';

const list = <Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(names, { error: `must be among: ${names.join(', ')}` })).min(1));
const number = (from: number, to: number) =>
  z.coerce.number(`must be a number`).int().min(from, `must be at least ${from}`).max(to, `must be at most ${to}`);

const OPTIONS = z.strictObject({
  days: number(1, 366).default(30),
  from: z.iso.date('must be a date such as 2027-03-01').default(() => Temporal.Now.plainDateISO().toString()),
  types: list(CONTENT_TYPES).default([...CONTENT_TYPES]),
  challenges: list(CHALLENGES).default([]),
  satisfaction: number(1, 5).default(3),
  member: number(0, 1_000_000).default(1),
  'church-year': z.boolean().default(false),
  whole: z.boolean().default(false),
  model: z.boolean().default(false),
  dry: z.boolean().default(false),
  philosophy: z.string().max(16_384, 'must be at most 16,384 characters').optional(),
});
type Options = z.output<typeof OPTIONS>;

/** Reads the options of the command line; throws an error with one line per option that is wrong. */
function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args,
    options: {
      days: text,
      from: text,
      types: text,
      challenges: text,
      satisfaction: text,
      member: text,
      'church-year': flag,
      whole: flag,
      model: flag,
      dry: flag,
      philosophy: text,
    },
  });
  const result = OPTIONS.safeParse(values);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`).join('\n'));
}

async function preview(options: Options, tools: PreviewTools): Promise<void> {
  if (!options.model) return previewLibrary(options, tools);
  // Only this needs the parts that talk to a model.
  const { previewWithModel } = await import('./preview-model.ts');
  const { from: localDate, types, challenges, satisfaction, philosophy = null, dry } = options;
  const facts = { localDate, contentType: types[0] ?? 'prayer', challenges, satisfaction, philosophy, dry };
  await previewWithModel(facts, tools);
}

function previewLibrary(options: Options, { print }: PreviewTools): void {
  const used = new Map<string, number>();
  const received: string[] = [];
  let date = Temporal.PlainDate.from(options.from);
  for (let day = 0; day < options.days; day += 1, date = date.add({ days: 1 })) {
    const localDate = date.toString();
    const concept = conceptOfDay(localDate);
    const season = options['church-year'] ? seasonOn(localDate) : null;
    print(`\n${localDate}  ${concept}${season ? `, ${season}` : ''}`);
    for (const contentType of options.types) {
      const facts: ChoiceFacts = {
        used,
        challenges: options.challenges,
        helpful: [],
        satisfaction: options.satisfaction,
        recentThemes: received.slice(-RECENT).flatMap((key) => libraryEntry(key)?.themes ?? []),
        season,
        seed: options.member,
      };
      const { entry, reason } = chooseEntry(candidatesFor(concept, contentType), facts);
      used.set(entry.key, (used.get(entry.key) ?? 0) + 1);
      received.push(entry.key);
      print(describeEntry(entry, reason, options.whole));
    }
  }
}

const FIELDS = Object.keys(guidanceWords.fields) as (keyof typeof guidanceWords.fields)[];

function describeEntry(entry: LibraryEntry, reason: Reason | null, whole: boolean): string {
  const because = reason ? `  (${[reason.because, reason.of].filter(Boolean).join(': ')})` : '';
  const line = `  ${entry.contentType.padEnd(10)}  ${entry.title}, ${entry.scripture}${because}`;
  if (!whole) return line;
  const draft = toDraft(entry);
  const fields = FIELDS.flatMap((name) => {
    const value = draft[name];
    if (!value?.length) return [];
    return `${guidanceWords.fields[name]}: ${Array.isArray(value) ? value.join(' | ') : value}`;
  });
  return [line, `\n${draft.scripture}\n\n${draft.content}\n`, ...fields, ''].join('\n');
}

const USAGE = `Usage:
  ${commandLine('guidance', 'preview [--days 30] [--from 2027-03-01] [--types prayer,do,reflection] [--whole]')}
    [--challenges "…"] [--satisfaction 3] [--church-year] [--member 1]
  ${commandLine('guidance', 'preview --model [--dry] [--types prayer] [--challenges "…"] [--philosophy "…"]')}`;

/**
 * Runs the command with its arguments.
 * @throws with a sentence, or one line per option that is wrong.
 */
export async function runGuidance([action, ...args]: string[], tools: PreviewTools): Promise<void> {
  if (action === '--help' || args.includes('--help')) tools.print(USAGE);
  else if (action === 'preview') await preview(readOptions(args), tools);
  else throw new Error(USAGE);
}
