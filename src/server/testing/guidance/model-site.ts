import { onTestFinished } from 'vitest';
import { createModelComposer, type ModelComposer } from '../../domains/guidance/model/composer.ts';
import { readModelConfig } from '../../lib/settings/model-settings.ts';
import type { Site } from '../../site/site.ts';
import { createMember } from '../members/members.ts';
import { type ModelServer, startModelServer } from '../providers/model-server.ts';
import { createTestSite, type TestSite } from '../site.ts';
import { modelEnv } from './model-env.ts';
import { SHARED_CHECKER } from './shared-checker.ts';

/** A site with a model, its double and one member who agreed. */
export interface ModelSite {
  site: TestSite;
  server: ModelServer;
  userId: number;
  composer: ModelComposer;
}

/** Creates a {@link ModelSite} and closes it after the test. */
export async function createModelSite({
  env = {},
  timeLimitMs,
}: {
  env?: Record<string, string>;
  timeLimitMs?: number;
} = {}): Promise<ModelSite> {
  const server = await startModelServer();
  const site = createTestSite({ now: '2027-03-01T08:00Z', env: { ...modelEnv(server.url), ...env } });
  const userId = await createMember(site);
  await agree(site, userId);
  const composer = openComposer(site, timeLimitMs);
  onTestFinished(async () => {
    await composer.close();
    await server.close();
    site.db.close();
  });
  return { site, server, userId, composer };
}

/** Opens the composer of a site's settings. */
export function openComposer(site: Site, timeLimitMs?: number): ModelComposer {
  const config = readModelConfig(site.env);
  if (!config) throw new Error('the site has no model');
  return createModelComposer(site, config, {
    checker: SHARED_CHECKER,
    ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
  });
}

/** Stores a member's wizard answers and their consent that a model reads them. */
export async function agree(site: TestSite, userId: number, told: Record<string, unknown> = {}): Promise<void> {
  const { userProfiles } = site.db.tables;
  const values = {
    userId,
    modelConsent: true,
    friendshipPhilosophy: 'I think that a friend is somebody who stays when the others have gone home.',
    challenges: ['Finding trustworthy friends'],
    satisfactionRating: 2,
    ...told,
  };
  await site.db.insert(userProfiles).values(values).onConflictDoUpdate({ target: userProfiles.userId, set: values });
}
