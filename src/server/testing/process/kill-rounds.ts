import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { AlertMethod } from '../../../shared/channels/channels.ts';
import { HOUR_MS } from '../../../shared/schedule/durations.ts';
import { loadKeys } from '../../lib/secrets.ts';
import { LEASE_MS } from '../../scheduler/claim.ts';
import { type AllDoubles, PROVIDED } from '../doubles/all-doubles.ts';
import type { ReceivedMessage } from '../doubles/provider-double.ts';
import { createTestSite, type TestSite } from '../site.ts';
import type { BundledPrograms } from './bundled-programs.ts';
import { childEnv } from './child-env.ts';
import type { KillableTask } from './killable.ts';

// The first process starts before the messages are due, so some kills hit it while it waits.
const EARLIER_MS = 60;
const AT_ONCE = 3;
const FOLDERS_EACH = 16;

/** The work during which a process is killed. */
export interface KillScene {
  /** The instant at which its messages are due, in milliseconds since the epoch. */
  due: number;
  /** The number of deliveries it makes, besides those of the app. */
  deliveries: number;
  /** The number of entries it writes for slots that are still to come; 0 where it is left out. */
  entries?: number;
  /** More settings of the site. */
  settings?: Record<string, string>;
  /** Fills the template data folder. Each copy of it gets its own addresses. */
  fill(site: TestSite): Promise<void>;
  /** Changes a copy so that it is unique, by the number of its round. */
  mark?(site: TestSite, number: number): Promise<void>;
  /** Prepares the providers for one copy. */
  arrange?(to: Round['to']): void;
}

/** One run: a data folder, and the steps of the process that worked in it. */
export interface Round {
  number: number;
  folder: string;
  /** The member's addresses on each channel. */
  to: Readonly<Record<AlertMethod, readonly string[]>>;
  /** The steps the process took; it was killed before the last one. */
  steps: readonly string[];
  killed: boolean;
  /** Says where the process was killed. */
  where: string;
}

let addresses = 0;

/** Runs processes that are killed at their steps, each in a data folder of its own. */
export class KillRounds {
  readonly #root = mkdtempSync(join(tmpdir(), 'hesed-kill-'));
  readonly #scene: KillScene;
  readonly #doubles: AllDoubles;
  readonly #programs: BundledPrograms;
  #rounds = 0;
  #processes = 0;

  private constructor(scene: KillScene, doubles: AllDoubles, programs: BundledPrograms) {
    this.#scene = scene;
    this.#doubles = doubles;
    this.#programs = programs;
  }

  /** Creates the data folder that every round begins with. */
  static async create(scene: KillScene, doubles: AllDoubles, programs: BundledPrograms): Promise<KillRounds> {
    const rounds = new KillRounds(scene, doubles, programs);
    const folder = rounds.#template;
    mkdirSync(folder);
    loadKeys(join(folder, 'keys.json'));
    const site = createTestSite({
      now: new Date(scene.due - HOUR_MS).toISOString(),
      file: join(folder, 'hesed.db'),
    });
    await scene.fill(site);
    site.db.close();
    return rounds;
  }

  get #template(): string {
    return join(this.#root, 'template');
  }

  /** Runs a process without killing it. Its steps are the kill points. */
  undisturbed(): Promise<Round> {
    return this.#runUntil(null);
  }

  /**
   * Runs one process for each step and kills it there. After its leases have ended, another process continues in each
   * folder. A run may take a few steps fewer than another and so survive its kill point.
   */
  async killAt(steps: readonly string[]): Promise<Round[]> {
    const tried: Round[] = [];
    await runInParallel(steps, async (step) => void tried.push(await this.#runUntil(step)));
    // One process that is never killed continues in several of the folders.
    const folders = tried.filter(({ killed }) => killed).map(({ folder }) => folder);
    await runInParallel(inGroups(folders, FOLDERS_EACH), async (group) => {
      const now = this.#scene.due + LEASE_MS + 3_000;
      const { killed } = await this.#runProcess({ folders: group, now, killAt: null });
      if (killed) throw new Error('the second process was killed');
    });
    return tried;
  }

  /** The messages that a channel's provider accepted for the member of a round, in order. */
  received({ to }: Round, channel: AlertMethod): readonly ReceivedMessage[] {
    return this.#doubles
      .of(channel)
      .received()
      .filter(({ address }) => to[channel].includes(address));
  }

  close(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }

  async #runUntil(killAt: string | null): Promise<Round> {
    const number = ++this.#rounds;
    const folder = join(this.#root, `round-${number}`);
    cpSync(this.#template, folder, { recursive: true });
    const to = await this.#giveAddresses(folder, number);
    this.#scene.arrange?.(to);
    const { steps, killed } = await this.#runProcess({
      ...{ folders: [folder], now: this.#scene.due - EARLIER_MS, killAt },
    });
    const where = killed ? `killed before step ${steps.length}, ${steps.at(-1)}` : 'not killed';
    return { number, folder, to, steps, killed, where };
  }

  /** Replaces the addresses in a folder with new ones that the providers know. */
  async #giveAddresses(folder: string, number: number): Promise<Round['to']> {
    const site = createTestSite({ file: join(folder, 'hesed.db') });
    const { alertAddresses: t } = site.db.tables;
    const to = Object.fromEntries(PROVIDED.map((channel) => [channel, [] as string[]])) as Record<
      AlertMethod,
      string[]
    >;
    for (const { id, channel } of await site.db.select().from(t)) {
      addresses += 1;
      const given = this.#doubles.of(channel).addressFor(addresses);
      await site.db.update(t).set(given).where(eq(t.id, id));
      to[channel].push(given.address);
    }
    await this.#scene.mark?.(site, number);
    site.db.close();
    return to;
  }

  #runProcess(
    task: Pick<KillableTask, 'folders' | 'now' | 'killAt'>,
  ): Promise<{ steps: readonly string[]; killed: boolean }> {
    this.#processes += 1;
    const report = join(this.#root, `steps-${this.#processes}.json`);
    const { deliveries, entries = 0, settings } = this.#scene;
    const all: KillableTask = {
      ...{ ...task, deliveries, entries, report },
      settings: { ...settingsFor(this.#doubles), ...settings },
    };
    const child = spawn(process.execPath, [this.#programs.file('killable'), JSON.stringify(all)], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: childEnv({ NODE_COMPILE_CACHE: this.#programs.compiled }),
    });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code, signal) => {
        if (signal !== 'SIGKILL' && code !== 0) return reject(new Error(`the process ended with ${code}: ${errors}`));
        if (errors) return reject(new Error(`the process complained: ${errors}`));
        resolve({ steps: JSON.parse(readFileSync(report, 'utf8')) as string[], killed: signal === 'SIGKILL' });
      });
    });
  }
}

/** The settings of a site whose providers are the doubles. */
function settingsFor(doubles: AllDoubles): Record<string, string> {
  // A poll of one process would end that of another.
  return { ...doubles.env, PUBLIC_URL: 'https://hesed.example', TELEGRAM_UPDATES: 'webhook' };
}

/** Runs `work` for each item, a few at a time. */
async function runInParallel<T>(each: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = each.values();
  const worker = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function inGroups<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
