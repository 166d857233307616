import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { AllDoubles } from '../doubles/all-doubles.ts';
import { FULL_RUN } from '../full-run.ts';
import { createTestSite, type TestSite } from '../site.ts';
import type { BundledPrograms } from './bundled-programs.ts';
import { KillRounds, type KillScene, type Round } from './kill-rounds.ts';

/**
 * Kills a process at each critical moment of a scene and at evenly spaced other steps, at least `kills` in all; a full run
 * kills it at every step. A second process then continues in each folder, and `promises` asserts the result.
 */
export async function killAtSteps(
  scene: KillScene,
  { doubles, programs }: { doubles: AllDoubles; programs: BundledPrograms },
  { moments, kills }: { moments: readonly RegExp[]; kills: number },
  promises: (round: Round, rounds: KillRounds) => Promise<void>,
): Promise<{ tried: Round[]; rounds: KillRounds }> {
  const rounds = await KillRounds.create(scene, doubles, programs);
  onTestFinished(() => rounds.close());
  const undisturbed = await rounds.undisturbed();
  expect(undisturbed.killed).toBe(false);
  await promises(undisturbed, rounds);
  const { steps } = undisturbed;
  expect(new Set(steps).size).toBe(steps.length);
  const killPoints = FULL_RUN ? steps : sample(steps, moments, kills);
  expect(killPoints.length).toBeGreaterThanOrEqual(kills);
  const tried = await rounds.killAt(killPoints);
  for (const round of tried) await promises(round, rounds);
  expect(tried).toHaveLength(killPoints.length);
  // A run may take a few steps fewer than another and so survive its kill point.
  const deaths = new Set(tried.filter(({ killed }) => killed).map(({ steps }) => steps.at(-1) as string));
  expect(deaths.size).toBeGreaterThanOrEqual(killPoints.length - Math.ceil(killPoints.length / 10));
  for (const moment of moments) expect([...deaths], String(moment)).toContainEqual(expect.stringMatching(moment));
  return { tried, rounds };
}

/** Returns the critical steps and evenly spaced other steps, at least `atLeast` in all. */
function sample(steps: readonly string[], moments: readonly RegExp[], atLeast: number): string[] {
  const critical = steps.filter((step) => moments.some((moment) => moment.test(step)));
  const others = steps.filter((step) => !critical.includes(step));
  const every = Math.max(1, Math.floor(others.length / Math.max(1, atLeast - critical.length)));
  return [...critical, ...others.filter((_, each) => each % every === 0)];
}

/** Reads the data of a round as its second process left it. */
export async function readRound<Result>(round: Round, work: (site: TestSite) => Promise<Result>): Promise<Result> {
  const site = createTestSite({ file: join(round.folder, 'hesed.db') });
  try {
    return await work(site);
  } finally {
    site.db.close();
  }
}
