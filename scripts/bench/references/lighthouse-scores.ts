import chromium from '@sparticuz/chromium';
import lighthouse from 'lighthouse';
import { chromium as playwright } from 'playwright-core';
import { findFreePort } from '../../build/free-port.ts';
import { median } from '../table.ts';
import type { ScoreReply, ScoreRequest, Scores } from '../web-lighthouse.ts';

/**
 * Scores pages for the benchmark with Lighthouse and a browser of its own, in a process of its own. It answers each request
 * of its parent process, and ends with it.
 */
const port = await findFreePort();
const browser = await playwright.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
process.on('message', async (request: ScoreRequest) => process.send?.(await reply(request)));
process.on('disconnect', () => browser.close());

async function reply({ url, cookie, rounds, applied }: ScoreRequest): Promise<ScoreReply> {
  try {
    const scores: Scores[] = [];
    for (let round = 0; round < rounds; round += 1) scores.push(await scoreOnce(url, cookie, applied));
    return { scores: medians(scores) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

async function scoreOnce(url: string, cookie: string | null, applied: boolean): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    throttlingMethod: applied ? 'devtools' : 'simulate',
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const auditRefs = ['accessibility', 'best-practices'].flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failedAudits: auditRefs.flatMap(({ id, weight }) => {
      const result = audits[id]?.score;
      return weight > 0 && result !== null && result !== undefined && result < 1 ? [id] : [];
    }),
  };
}

function medians(scores: Scores[]): Scores {
  const of = (name: Exclude<keyof Scores, 'failedAudits'>) => median(scores.map((each) => each[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    shift: Math.max(...scores.map(({ shift }) => shift)),
    failedAudits: [...new Set(scores.flatMap(({ failedAudits }) => failedAudits))],
  };
}
