import {
  type ComponentType,
  createElement as el,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { draw } from './draw.tsx';

const FAULT = new Error('no ink');
const fail = (): never => {
  throw FAULT;
};
/** Comes after the first pass of drawing is over. */
const later = <T>(outcome: () => T) => new Promise<void>((done) => setImmediate(done)).then(outcome);

/** Renders once a value has come; the promise is made outside, as a cache makes it. */
function waiting(promise: Promise<ReactNode>): ComponentType {
  return () => use(promise);
}

const page = (part: ComponentType) => el('main', null, el('h1', null, 'Today'), el(part));
const behindBoundary = (part: ComponentType) => page(() => el(Suspense, { fallback: 'shapes' }, el(part)));

const PLACES: Record<string, () => ComponentType> = {
  'a component': () => fail,
  'a state initializer': () => () => useState(fail)[0],
  'a memo': () => () => useMemo(fail, []),
  'a store read for the server': () => () => useSyncExternalStore(() => () => undefined, fail, fail),
  'a style': () => () =>
    el('p', {
      style: {
        get color() {
          return fail();
        },
      },
    }),
  'an object that is no node': () => () => ({ not: 'a node' }) as unknown as ReactNode,
  'an id': () => () => [useId(), fail()],
  'a chunk that does not come': () => lazy(() => Promise.reject(FAULT)),
  'a chunk that does not come, later': () => lazy(() => later(fail)),
  'a chunk that throws when it is asked for': () => lazy(fail),
  'a chunk without a screen': () => lazy(async () => ({ default: undefined as unknown as ComponentType })),
  'a component of a chunk that comes later': () => lazy(() => later(() => ({ default: fail as ComponentType }))),
  'data that cannot be read': () => waiting(later(fail)),
  'a component, after its data came': () => {
    const Data = waiting(later(() => 'data'));
    const Inner = waiting(later(() => 'more'));
    return () => [
      el(Data, { key: 1 }),
      el(Inner, { key: 2 }),
      el(
        lazy(() => later(() => ({ default: fail as ComponentType }))),
        { key: 3 },
      ),
    ];
  },
};

describe('an error rejects the drawing and goes nowhere else (issue 10 A)', () => {
  const escaped: unknown[] = [];
  const hear = (error: unknown) => void escaped.push(error);
  let others: NodeJS.UncaughtExceptionListener[];

  beforeEach(() => {
    escaped.length = 0;
    // The test runner listens as well, and would end the run before this test can say what happened.
    others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').on('uncaughtException', hear);
  });
  afterEach(() => {
    process.removeAllListeners('uncaughtException');
    for (const other of others) process.on('uncaughtException', other);
  });

  describe.each([
    ['in the shell', page],
    ['behind a boundary', behindBoundary],
  ])('%s', (_where, pageOf) => {
    test.each(Object.keys(PLACES))('thrown in %s', async (place) => {
      const part = (PLACES[place] as () => ComponentType)();
      const drawing = draw('/dashboard', pageOf(part)).then(
        (html) => html,
        (error: unknown) => error,
      );
      const outcome = await Promise.race([drawing, new Promise((done) => process.once('uncaughtException', done))]);
      await new Promise((done) => setImmediate(done));
      expect(escaped).toEqual([]);
      expect(outcome).toBeInstanceOf(Error);
    });
  });
});

test('a page without an error is drawn whole, with what came late in its place', async () => {
  const Late = waiting(later(() => 'the day'));
  const html = await draw('/dashboard', behindBoundary(Late));
  expect(html).toContain('<h1>Today</h1>');
  expect(html).toContain('the day');
  expect(html).not.toContain('shapes');
});
