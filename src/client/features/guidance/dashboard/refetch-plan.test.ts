import { describe, expect, it } from 'vitest';
import { type Known, planRefetch, type Watch } from './refetch-plan.ts';

const slot = Date.parse('2026-11-20T08:00:00Z');
const later = Date.parse('2026-11-20T13:00:00Z');
const morning: Known = {
  localDate: '2026-11-20',
  timezone: 'UTC',
  nextSlot: slot,
  arrivals: [],
  fetchedAt: slot - 600_000,
};
const waiting = (known = morning): Watch => planRefetch(null, known, known.fetchedAt).watch;

describe('looking for new guidance', () => {
  it('waits until the slot has come, and a second', () => {
    const early = planRefetch(null, morning, slot - 5_000);
    expect(early).toMatchObject({ look: false, waitMs: 6_000 });
    expect(planRefetch(early.watch, morning, slot + 1_000).look).toBe(true);
  });

  it('never sleeps past the next minute, so that no midnight is missed', () => {
    expect(planRefetch(null, { ...morning, nextSlot: null }, slot - 45_000).waitMs).toBe(46_000);
  });

  it('looks a few times for an entry that is late, then lets it be', () => {
    let watch = waiting();
    // What the server says meanwhile: the slot has passed, the next one is known, the entry is not there yet.
    const known = { ...morning, nextSlot: later, fetchedAt: slot + 1_200 };
    const looks: number[] = [];
    for (let now = slot; now < slot + 120_000; ) {
      const plan = planRefetch(watch, known, now);
      if (plan.look) looks.push((now - slot) / 1_000);
      watch = plan.watch;
      now += plan.waitMs;
    }
    expect(looks).toEqual([1, 4, 12, 40]);
    expect(watch.slot).toBe(later);
  });

  it('stops as soon as the entry is there', () => {
    const { watch } = planRefetch(waiting(), morning, slot + 1_000);
    const arrived = { ...morning, nextSlot: later, arrivals: [slot], fetchedAt: slot + 1_100 };
    expect(planRefetch(watch, arrived, slot + 4_000)).toMatchObject({
      look: false,
      watch: { slot: later, slotLooks: 0 },
    });
  });

  it('asks once on coming back hours later, and then knows', () => {
    const back = later + 3_600_000;
    const plan = planRefetch(waiting(), morning, back);
    expect(plan.look).toBe(true);
    const known = { ...morning, nextSlot: null, arrivals: [], fetchedAt: back + 50 };
    expect(planRefetch(plan.watch, known, back + 4_000).look).toBe(false);
  });

  it('follows a schedule that was changed while nothing was due', () => {
    expect(planRefetch(waiting(), { ...morning, nextSlot: later }, slot - 1_000).watch.slot).toBe(later);
  });

  it('asks when the member’s own day is over, not when the browser’s is', () => {
    const known = { ...morning, timezone: 'America/New_York', nextSlot: null };
    expect(planRefetch(null, known, Date.parse('2026-11-21T04:59:00Z')).look).toBe(false);
    expect(planRefetch(null, known, Date.parse('2026-11-21T05:00:01Z')).look).toBe(true);
  });

  it('does not go on asking where no answer comes', () => {
    let watch: Watch | null = null;
    let looks = 0;
    for (let minute = 0; minute < 30; minute += 1) {
      const plan = planRefetch(
        watch,
        { ...morning, nextSlot: null },
        Date.parse('2026-11-21T00:00:01Z') + minute * 60_000,
      );
      watch = plan.watch;
      if (plan.look) looks += 1;
    }
    expect(looks).toBe(4);
  });
});
