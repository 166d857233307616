/**
 * Writes docs/rules.md: every rule of sending and of the guidance with the tests that prove it, found by the rule's number in
 * their names.
 *
 *     npm run rules-page
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from './rules.ts';

const ROOT = join(import.meta.dirname, '..');
export const PAGE = join(ROOT, 'docs/rules.md');

// The first argument of test(…), describe(…), or of a table: test.each(…)(…).
const NAME = /(?:\b(?:test|describe)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
// `C7: …`, `C9, C34: …`, `C29 …`, `… (rules.md C20)` or `… (C22, C25)`.
const AT_START = /^((?:[CSG]\d+, )*[CSG]\d+):? /;
const IN_BRACKETS = /\((?:rules\.md )?((?:[CSG]\d+, )*[CSG]\d+)\)/g;

interface RuleTest {
  file: string;
  name: string;
}

/** Returns the tests of each rule, by its number, in the order of their files. */
export function findRuleTests(): Map<string, RuleTest[]> {
  const tests = new Map<string, RuleTest[]>();
  const files = globSync(['src/**/*.test.ts', 'db/**/*.test.ts'], { cwd: ROOT }).sort();
  for (const file of files)
    for (const name of readNames(readFileSync(join(ROOT, file), 'utf8')))
      for (const id of rulesOf(name)) tests.set(id, [...(tests.get(id) ?? []), { file, name }]);
  return tests;
}

/** Returns the names of the tests and groups in a test file. */
export function readNames(text: string): string[] {
  return [...text.matchAll(NAME)].map(([, , name = '']) => name.replaceAll(/\\(['"`])/g, '$1'));
}

/** Returns the numbers of the rules that a test's name mentions. */
export function rulesOf(name: string): string[] {
  const mentioned = [AT_START.exec(name), ...name.matchAll(IN_BRACKETS)].flatMap(
    (match) => match?.[1]?.split(', ') ?? [],
  );
  return [...new Set(mentioned)];
}

/** Returns the page in Markdown. */
export function writeRulesPage(tests = findRuleTests()): string {
  const parts = RULES.map(({ about, rules }) => {
    const items = Object.entries(rules).map(([id, says]) => {
      const proofs = (tests.get(id) ?? []).map(({ file, name }) => `- \`${file}\`: ${escapeMarkdown(name)}`);
      return [
        `**${id}.** ${says}`,
        proofs.length ? proofs.join('\n') : 'No test has this number in its name yet.',
      ].join('\n\n');
    });
    return [`## ${about}`, ...items].join('\n\n');
  });
  return [
    '# The rules of sending and of the guidance',
    'What the site keeps to when it sends messages and when it chooses or writes guidance, and the tests that prove it. `npm run rules-page` makes this page from the names of the tests.',
    ...parts,
  ]
    .join('\n\n')
    .concat('\n');
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\*_<>`|]/g, '\\$&');
}

if (process.argv[2] === 'rules-page') {
  writeFileSync(PAGE, writeRulesPage());
  process.stdout.write('Wrote docs/rules.md.\n');
}
