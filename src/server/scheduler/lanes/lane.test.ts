import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/site.ts';
import { type Claimed, type DueRows, LEASE_MS } from '../claim.ts';
import { createLane, type Lane, type LaneOptions } from './lane.ts';

const SECOND = 1_000;

/** Rows in a list instead of a table, so that a test can act between two statements. */
interface ListedRows extends DueRows {
  add(id: number, runAt: number): void;
  /** Stores a row's outcome: the row is never due again. */
  end(id: number): void;
  claims: number;
  /** How often the lane asked for the next due instant. */
  looks: number;
  renewals: number[][];
  /** Runs after the next `claim` or `nextDue` query and before the lane gets its answer. */
  between: { claim?: () => void; nextDue?: () => void };
  fail: Error | null;
}

function listRows(): ListedRows {
  const due = new Map<number, number>();
  const listed: ListedRows = {
    add: (id, runAt) => void due.set(id, runAt),
    end: (id) => void due.delete(id),
    claims: 0,
    looks: 0,
    renewals: [],
    between: {},
    fail: null,
    async claim(now, limit) {
      listed.claims += 1;
      if (listed.fail) throw listed.fail;
      const ids = [...due].filter(([, runAt]) => runAt <= now).sort((a, b) => a[1] - b[1]);
      const claimed = ids.slice(0, limit).map(([id]) => ({ id, leaseToken: `lease-${listed.claims}` }));
      for (const { id } of claimed) due.set(id, now + LEASE_MS);
      listed.between.claim?.();
      return claimed;
    },
    async renew(rows, now) {
      listed.renewals.push(rows.map(({ id }) => id));
      for (const { id } of rows) due.set(id, now + LEASE_MS);
    },
    async nextDue() {
      listed.looks += 1;
      const next = due.size ? Math.min(...due.values()) : null;
      listed.between.nextDue?.();
      // The answer takes a turn of the event loop; a row announced meanwhile is not in it.
      await Promise.resolve();
      return next;
    },
    async spreadOverdue() {},
  };
  return listed;
}

function startLane(site: TestSite, rows: DueRows, options: Partial<LaneOptions>): Lane {
  const lane = createLane(site, { name: 'test', rows, capacity: 20, batch: 20, run: async () => {}, ...options });
  onTestFinished(() => lane.stop());
  lane.start();
  return lane;
}

/** Returns work that waits until the test releases it, row by row or all at once. */
function holdUp(rows: ListedRows) {
  const held = new Map<number, () => void>();
  return {
    begun: [] as number[],
    ids: () => [...held.keys()],
    run(row: Claimed): Promise<void> {
      this.begun.push(row.id);
      return new Promise((resolve) => held.set(row.id, resolve));
    },
    letGo(...ids: number[]) {
      for (const id of ids.length ? ids : [...held.keys()]) {
        rows.end(id);
        held.get(id)?.();
        held.delete(id);
      }
    },
  };
}

describe('a lane wakes', () => {
  test('at the exact millisecond a row is due, and not one earlier', async () => {
    const site = createTestSite();
    const rows = listRows();
    const begun: number[] = [];
    const due = site.clock.now() + 12_345;
    rows.add(1, due);
    startLane(site, rows, { run: async () => void begun.push(site.clock.now()) });
    await site.clock.turnTo(due - 1);
    expect(begun).toEqual([]);
    await site.clock.turnTo(due);
    expect(begun).toEqual([due]);
  });

  test('when a row is announced while the lane sleeps', async () => {
    const site = createTestSite();
    const rows = listRows();
    const begun: number[] = [];
    startLane(site, rows, { run: async () => void begun.push(site.clock.now()) });
    await site.clock.advance(5 * SECOND);
    const due = site.clock.now() + 777;
    rows.add(1, due);
    site.due.announce(due);
    await site.clock.advance(10 * SECOND);
    expect(begun).toEqual([due]);
  });

  test('when a row is announced while the lane queries the next due instant', async () => {
    const site = createTestSite();
    const rows = listRows();
    const begun: number[] = [];
    const due = site.clock.now() + 777;
    rows.between.nextDue = () => {
      rows.between = {};
      rows.add(1, due);
      site.due.announce(due);
    };
    startLane(site, rows, { run: async () => void begun.push(site.clock.now()) });
    await site.clock.advance(10 * SECOND);
    expect(begun).toEqual([due]);
  });

  test('when a row comes due while the lane claims', async () => {
    const site = createTestSite();
    const rows = listRows();
    const begun: number[] = [];
    rows.add(1, site.clock.now());
    rows.between.claim = () => {
      rows.between = {};
      rows.add(2, site.clock.now());
      site.due.announce(site.clock.now());
    };
    startLane(site, rows, { run: async ({ id }) => void begun.push(id) });
    await site.clock.advance(1);
    expect(begun).toEqual([1, 2]);
  });

  test('when a later row is announced after the clock was set past the one it sleeps for', async () => {
    const site = createTestSite();
    const rows = listRows();
    const begun: number[] = [];
    startLane(site, rows, {
      run: async ({ id }) => {
        begun.push(id);
        rows.end(id);
      },
    });
    await site.clock.advance(SECOND);
    rows.add(1, site.clock.now() + 10 * SECOND);
    site.due.announce(site.clock.now() + 10 * SECOND);
    site.clock.jumpTo(site.clock.now() + 30 * SECOND);
    rows.add(2, site.clock.now() + 40 * SECOND);
    site.due.announce(site.clock.now() + 40 * SECOND);
    await site.clock.advance(SECOND);
    expect(begun).toEqual([1]);
  });

  test('within a minute for a row that was never announced', async () => {
    const site = createTestSite();
    const rows = listRows();
    const begun: number[] = [];
    startLane(site, rows, { run: async () => void begun.push(site.clock.now()) });
    await site.clock.advance(5 * SECOND);
    rows.add(1, site.clock.now() + SECOND);
    await site.clock.advance(60 * SECOND);
    expect(begun).toHaveLength(1);
  });

  test('only once a minute while nothing is due, and claims nothing', async () => {
    const site = createTestSite();
    const rows = listRows();
    startLane(site, rows, {});
    await site.clock.advance(1);
    const before = rows.looks;
    await site.clock.advance(10 * 60 * SECOND);
    expect([rows.looks - before, rows.claims]).toEqual([10, 0]);
    expect(rows.renewals).toEqual([]);
  });
});

describe('a lane that is full', () => {
  test('never works on more rows than its capacity, and claims the next as places become free', async () => {
    const site = createTestSite();
    const rows = listRows();
    const work = holdUp(rows);
    for (let id = 1; id <= 60; id += 1) rows.add(id, site.clock.now());
    startLane(site, rows, { run: (row) => work.run(row) });
    await site.clock.advance(1);
    expect(work.begun).toHaveLength(20);
    work.letGo(...work.begun.slice(0, 10));
    await site.clock.advance(1);
    expect(work.begun).toHaveLength(30);
    for (let round = 0; round < 10; round += 1) {
      work.letGo();
      await site.clock.advance(1);
    }
    expect(work.begun).toHaveLength(60);
    expect(new Set(work.begun).size).toBe(60);
    work.letGo();
  });

  test('with hanging calls still uses every free place', async () => {
    const site = createTestSite();
    const rows = listRows();
    const work = holdUp(rows);
    const done: number[] = [];
    for (let id = 1; id <= 200; id += 1) rows.add(id, site.clock.now() - 200 + id);
    // Calls that never return hold eleven of its twenty places.
    startLane(site, rows, {
      run: async (row) => {
        if (row.id <= 11) return work.run(row);
        await new Promise<void>((resolve) => site.clock.at(site.clock.now() + 5, resolve));
        rows.end(row.id);
        done.push(row.id);
      },
    });
    await site.clock.advance(10 * SECOND);
    expect(done).toHaveLength(189);
    work.letGo();
  });
});

describe('leases', () => {
  test('are renewed every ten seconds while a call runs, and not after', async () => {
    const site = createTestSite();
    const rows = listRows();
    const work = holdUp(rows);
    rows.add(1, site.clock.now());
    startLane(site, rows, { run: (row) => work.run(row) });
    await site.clock.advance(95 * SECOND);
    expect(rows.renewals).toHaveLength(9);
    expect(work.begun).toEqual([1]);
    work.letGo();
    await site.clock.advance(25 * SECOND);
    expect(rows.renewals.length).toBeLessThanOrEqual(10);
    expect(rows.renewals.flat().every((id) => id === 1)).toBe(true);
  });

  test.each([
    ['jumps an hour ahead', 3_600_000],
    ['was frozen for a minute', 60_000],
  ])('of running calls are renewed before the next claim when the clock %s', async (_what, jump) => {
    const site = createTestSite();
    const rows = listRows();
    const work = holdUp(rows);
    rows.add(1, site.clock.now());
    const lane = startLane(site, rows, { run: (row) => work.run(row) });
    await site.clock.advance(SECOND);
    site.clock.jumpTo(site.clock.now() + jump);
    lane.claimDue();
    await site.clock.advance(65 * SECOND);
    expect(work.begun).toEqual([1]);
    work.letGo();
  });

  test('are kept after the clock was set back, however often the lane claims', async () => {
    const site = createTestSite();
    const rows = listRows();
    const work = holdUp(rows);
    rows.add(1, site.clock.now());
    const lane = startLane(site, rows, { run: (row) => work.run(row) });
    await site.clock.advance(SECOND);
    site.clock.jumpTo(site.clock.now() - 3_600_000);
    lane.claimDue();
    await site.clock.advance(300 * SECOND);
    expect(work.begun).toEqual([1]);
    expect(rows.renewals.length).toBeGreaterThan(3);
    work.letGo();
  });
});

describe('when something fails', () => {
  test('a failed claim is tried again a second later', async () => {
    const site = createTestSite();
    const rows = listRows();
    const begun: number[] = [];
    rows.add(1, site.clock.now());
    rows.fail = new Error('database is locked');
    startLane(site, rows, { run: async () => void begun.push(1) });
    await site.clock.advance(1);
    rows.fail = null;
    await site.clock.advance(SECOND - 2);
    expect(begun).toEqual([]);
    await site.clock.advance(2);
    expect(begun).toEqual([1]);
    expect(site.logged.map(({ msg }) => msg)).toEqual(['claiming failed']);
  });

  test('a full disk is logged once, and again when it fills up a second time', async () => {
    const site = createTestSite({ env: { LOG_LEVEL: 'info' } });
    const rows = listRows();
    const FULL = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const lane = startLane(site, rows, { run: async ({ id }) => rows.end(id) });
    for (const [id, failure] of [FULL, null, FULL].entries()) {
      rows.fail = failure;
      rows.add(id, site.clock.now());
      lane.claimDue();
      await site.clock.advance(10 * SECOND);
    }
    expect(site.logged.map(({ msg }) => msg)).toEqual(['claiming failed', 'claiming works again', 'claiming failed']);
    expect(site.logged[0]?.err).toMatchObject({
      advice: 'The disk is full. Make room; nothing that is stored is lost.',
    });
  });

  test('a row whose work throws stays claimed until its lease ends, and the others continue', async () => {
    const site = createTestSite();
    const rows = listRows();
    const begun: number[] = [];
    rows.add(1, site.clock.now());
    rows.add(2, site.clock.now());
    startLane(site, rows, {
      run: async ({ id }) => {
        begun.push(id);
        if (id === 1 && begun.length < 3) throw new Error('disk full');
      },
    });
    await site.clock.advance(LEASE_MS - 1);
    expect(begun).toEqual([1, 2]);
    await site.clock.advance(1);
    expect(begun.slice(0, 3)).toEqual([1, 2, 1]);
    expect(site.logged.map(({ msg }) => msg)).toEqual(['work failed; its lease will run out']);
  });
});

describe('runDue', () => {
  test('resolves when all rows are done, even when there are more rows than places', async () => {
    const site = createTestSite();
    const rows = listRows();
    const done: number[] = [];
    for (let id = 1; id <= 75; id += 1) rows.add(id, site.clock.now());
    const lane = createLane(site, {
      name: 'test',
      rows,
      capacity: 20,
      batch: 20,
      run: async ({ id }) => {
        await sleep(1);
        rows.end(id);
        done.push(id);
      },
    });
    await lane.runDue();
    expect(new Set(done).size).toBe(75);
  });

  test('claims again when a row comes due after the last claim and before the end', async () => {
    const site = createTestSite();
    const rows = listRows();
    const done: number[] = [];
    rows.add(1, site.clock.now());
    const lane = startLane(site, rows, {
      run: async ({ id }) => {
        done.push(id);
        if (id < 5) rows.add(id + 1, site.clock.now());
        if (id < 5) site.due.announce(site.clock.now());
      },
    });
    await lane.runDue();
    await site.clock.advance(1);
    expect(done).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('stopping', () => {
  test('waits for running work, keeps its leases until then, and claims nothing more', async () => {
    const site = createTestSite();
    const rows = listRows();
    const work = holdUp(rows);
    for (let id = 1; id <= 60; id += 1) rows.add(id, site.clock.now());
    const lane = startLane(site, rows, { run: (row) => work.run(row) });
    await site.clock.advance(1);
    let stopped = false;
    const stopping = lane.stop().then(() => {
      stopped = true;
    });
    await site.clock.advance(40 * SECOND);
    expect(stopped).toBe(false);
    expect(rows.renewals.length).toBeGreaterThanOrEqual(3);
    work.letGo();
    await stopping;
    expect(work.begun).toHaveLength(20);
    site.due.announce(site.clock.now());
    await site.clock.advance(120 * SECOND);
    expect(work.begun).toHaveLength(20);
  });

  test('during a claim ends with the claimed batch', async () => {
    const site = createTestSite();
    const rows = listRows();
    const work = holdUp(rows);
    let stopping: Promise<void> | undefined;
    for (let id = 1; id <= 60; id += 1) rows.add(id, site.clock.now());
    const lane = startLane(site, rows, { batch: 5, run: (row) => work.run(row) });
    rows.between.claim = () => {
      stopping = lane.stop();
    };
    await site.clock.advance(1);
    expect(work.begun).toHaveLength(5);
    work.letGo();
    await stopping;
    expect(work.begun).toHaveLength(5);
  });

  test('leaves no timer behind', async () => {
    const site = createTestSite();
    const rows = listRows();
    rows.add(1, site.clock.now());
    const lane = startLane(site, rows, {});
    await site.clock.advance(1);
    await lane.stop();
    const before = rows.looks;
    await site.clock.advance(3_600_000);
    expect(rows.looks).toBe(before);
  });
});
