import { startSession } from '../../src/server/testing/browser/browser-session.ts';
import { type PageWeight, weighFirstVisits } from '../../src/server/testing/browser/page-weight.ts';
import { type ServedSite, serveSite } from '../../src/server/testing/browser/served-site.ts';
import { type Congregation, fillCongregation } from '../../src/server/testing/members/congregation.ts';
import { buildIfStale } from '../build.ts';
import type { Row } from './table.ts';
import { measureFirstPress } from './web-first-press.ts';
import { weighMinimalPage } from './web-minimum.ts';

const ROUNDS = 5;
// With applied throttling a round takes a minute.
const APPLIED_ROUNDS = 3;
/** How many times the JavaScript of the minimal page a first visit may load. */
const MAX_RATIO = 1.45;

/** The pages that Lighthouse scores. */
const SCORED_PAGES = [
  { path: '/', who: null },
  { path: '/', who: 'member' },
  { path: '/dashboard', who: 'member' },
  { path: '/guidance', who: 'member' },
  { path: '/settings', who: 'member' },
  { path: '/consent', who: null },
] as const;
const GOAL = 97;
const APPLIED_GOAL = 90;

/**
 * Measures how much a first visit to each page loads, beside the minimal page of its libraries, the first press, and
 * Lighthouse's scores on phone settings. `--sizes` measures only the sizes; the others take some minutes.
 */
export async function measureWeb(): Promise<Row[]> {
  await buildIfStale();
  const served = await serveSite();
  try {
    const people = await fillCongregation(served.site);
    const sizes = await measureSizes(served, people);
    if (process.argv.includes('--sizes')) return sizes;
    return [...sizes, ...(await measurePress(served, people)), ...(await measureScores(served, people))];
  } finally {
    await served.close();
  }
}

async function measureSizes(served: ServedSite, people: Congregation): Promise<Row[]> {
  const minimum = await weighMinimalPage();
  const visits = await weighFirstVisits(served, people);
  return visits.map(({ path, who, weight }) => sizeRow(path, who, weight, minimum));
}

function sizeRow(path: string, who: string | null, page: PageWeight, minimum: PageWeight): Row {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  return {
    what: `${path} ${who ? `as ${who}` : 'signed out'}: first JS + CSS, kB gzip`,
    measured: `${kB(page.js)} + ${kB(page.css)}`,
    reference: `${kB(minimum.js)} + ${kB(minimum.css)}`,
    ratio: `JS ${(page.js / minimum.js).toFixed(3)} ×`,
    goal: `≤ ${MAX_RATIO} ×`,
  };
}

async function measurePress(served: ServedSite, people: Congregation): Promise<Row[]> {
  const cookie = await startSession(served, people.member);
  const { drawn, answered, shift } = await measureFirstPress(served.url, cookie, ROUNDS);
  const row = (what: string, ms: number, goal: number): Row => ({
    what: `/dashboard as member: ${what}, throttling applied, median of ${ROUNDS}`,
    measured: `${(ms / 1000).toFixed(2)} s`,
    goal: `≤ ${goal} s`,
  });
  return [
    { ...row('drawn', drawn, 1.5), reference: `shift ${shift.toFixed(3)}` },
    row('first press answered', answered, 3.5),
  ];
}

async function measureScores(served: ServedSite, people: Congregation): Promise<Row[]> {
  const { openLighthouse } = await import('./web-lighthouse.ts');
  const lighthouse = openLighthouse();
  const rows: Row[] = [];
  for (const applied of [false, true])
    for (const { path, who } of SCORED_PAGES) {
      const cookie = who && (await startSession(served, people[who]));
      const rounds = applied ? APPLIED_ROUNDS : ROUNDS;
      const scores = await lighthouse.score({ url: `${served.url}${path}`, cookie, rounds, applied });
      const { performance, accessibility, bestPractices, shift, failedAudits } = scores;
      rows.push({
        what: `${path} ${who ? `as ${who}` : 'signed out'}: Lighthouse${applied ? ' with throttling applied' : ''}, median of ${rounds}`,
        measured: `performance ${performance}, accessibility ${accessibility}, best practices ${bestPractices}`,
        reference: `shift ${shift.toFixed(3)}`,
        ratio: failedAudits.join(' '),
        goal: `${applied ? APPLIED_GOAL : GOAL}, 100, 100, shift 0`,
      });
    }
  lighthouse.close();
  return rows;
}
