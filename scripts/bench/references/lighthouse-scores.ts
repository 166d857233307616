import { createServer } from 'node:net';
import chromium from '@sparticuz/chromium';
import lighthouse from 'lighthouse';
import { chromium as playwright } from 'playwright-core';
import { median } from '../table.ts';
import type { MarkReply, MarkRequest, Marks } from '../web-lighthouse.ts';

/**
 * Scores pages for the benchmark with Lighthouse and a browser of its own, in a process of its own: it answers each request
 * of its parent, and ends with it.
 */
const port = await freePort();
const browser = await playwright.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
process.on('message', async (request: MarkRequest) => process.send?.(await reply(request)));
process.on('disconnect', () => browser.close());

async function reply({ url, cookie, rounds, applied }: MarkRequest): Promise<MarkReply> {
  try {
    const marks: Marks[] = [];
    for (let round = 0; round < rounds; round += 1) marks.push(await markOnce(url, cookie, applied));
    return { marks: middle(marks) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

async function markOnce(url: string, cookie: string | null, applied: boolean): Promise<Marks> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    throttlingMethod: applied ? 'devtools' : 'simulate',
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  });
  if (!result) throw new Error(`Lighthouse had nothing to say of ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const mark = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const judged = ['accessibility', 'best-practices'].flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    bestPractices: mark('best-practices'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failedAudits: judged.flatMap(({ id, weight }) => {
      const score = audits[id]?.score;
      return weight > 0 && score !== null && score !== undefined && score < 1 ? [id] : [];
    }),
  };
}

function middle(marks: Marks[]): Marks {
  const of = (name: Exclude<keyof Marks, 'failedAudits'>) => median(marks.map((each) => each[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    shift: Math.max(...marks.map(({ shift }) => shift)),
    failedAudits: [...new Set(marks.flatMap(({ failedAudits }) => failedAudits))],
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
