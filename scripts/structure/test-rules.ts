/** Patterns that make a test unreliable, or that keep it from running. */
const FORBIDDEN: { pattern: RegExp; where?: RegExp; advice: string }[] = [
  {
    pattern: /\.(?:skip|skipIf|runIf|todo|only|fails)\(/,
    advice: 'Every test must run; a skipped test proves nothing.',
  },
  { pattern: /\bwaitForTimeout\(/, advice: 'Wait for the event, not for a time.' },
  {
    pattern: /\bvi\.wait(?:For|Until)\(/,
    advice: 'This gives up after one second, too early on a busy machine; use expect.poll(() => …).',
  },
  { pattern: /import\.meta\.url\)\.pathname/, advice: 'Use import.meta.dirname: a URL spells a space as %20.' },
  { pattern: /\bretry: \d/, advice: 'Fix a flaky test; a retry hides the cause.' },
  {
    pattern: /expect\([^)]*(?:performance|Date)\.now\(\)/,
    advice: 'A busy machine is slow: assert what happened, not how long it took.',
  },
  {
    pattern: /\bexpect\((?=[^;]*\bawait\b)[^;]*\.(?:allTextContents|allInnerTexts|isVisible|isHidden|evaluateAll)\(/,
    where: /^src\/client\/journeys\//,
    advice: 'This reads the page once and does not wait; use expect.poll(() => …), or waitFor.',
  },
  {
    pattern: /\broute\.abort\(/,
    where: /^src\/client\/journeys\//,
    advice: 'Use failRequests and its endBy: a page that refetches by itself could remove the button before the press.',
  },
];

/** Returns one sentence for each {@link FORBIDDEN} pattern in a test file. */
export function checkTest(file: string, text: string): string[] {
  return FORBIDDEN.filter(({ pattern, where }) => (where?.test(file) ?? true) && pattern.test(text)).map(
    ({ advice }) => `${file}: ${advice}`,
  );
}
