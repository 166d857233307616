/** Patterns that make a test pass or fail without a reason. */
const FORBIDDEN: { pattern: RegExp; where?: RegExp; advice: string }[] = [
  {
    pattern: /\.(?:skip|skipIf|runIf|todo|only|fails)\(/,
    advice: 'A test runs always; one that does not says nothing.',
  },
  { pattern: /\bwaitForTimeout\(/, advice: 'Wait for the thing itself, not for a time.' },
  {
    pattern: /\bvi\.wait(?:For|Until)\(/,
    advice: 'This gives up after one second, too soon for a busy machine; use expect.poll(() => …).',
  },
  { pattern: /import\.meta\.url\)\.pathname/, advice: 'Use import.meta.dirname: a URL spells a space as %20.' },
  { pattern: /\bretry: \d/, advice: 'Mend a flaky test; a second try hides what is wrong.' },
  {
    pattern: /expect\([^)]*(?:performance|Date)\.now\(\)/,
    advice: 'A busy machine is slow: say what happened, not how long it took.',
  },
  {
    pattern: /\bexpect\((?=[^;]*\bawait\b)[^;]*\.(?:allTextContents|allInnerTexts|isVisible|isHidden|evaluateAll)\(/,
    where: /^src\/client\/journeys\//,
    advice: 'This reads the page once and does not wait; use expect.poll(() => …), or waitFor.',
  },
  {
    pattern: /\broute\.abort\(/,
    where: /^src\/client\/journeys\//,
    advice: 'Use failRequests, whose end is a press: a page that asks again by itself takes the button away.',
  },
];

/** Returns one sentence for each pattern in a test file that {@link FORBIDDEN} names. */
export function checkTest(file: string, text: string): string[] {
  return FORBIDDEN.filter(({ pattern, where }) => (where?.test(file) ?? true) && pattern.test(text)).map(
    ({ advice }) => `${file}: ${advice}`,
  );
}
