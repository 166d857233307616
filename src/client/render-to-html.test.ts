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
import { renderToHtml } from './render-to-html.tsx';

const ERROR = new Error('no ink');
const fail = (): never => {
  throw ERROR;
};
/** Resolves after the first render pass. */
const later = <T>(outcome: () => T) => new Promise<void>((done) => setImmediate(done)).then(outcome);

/** Makes a component that suspends on a promise, which is created outside, as in a cache. */
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
  'a chunk that fails to load': () => lazy(() => Promise.reject(ERROR)),
  'a chunk that fails to load later': () => lazy(() => later(fail)),
  'a chunk that throws when it is requested': () => lazy(fail),
  'a chunk without a screen': () => lazy(async () => ({ default: undefined as unknown as ComponentType })),
  'a component of a chunk that loads later': () => lazy(() => later(() => ({ default: fail as ComponentType }))),
  'data that cannot be read': () => waiting(later(fail)),
  'a component, after its data has loaded': () => {
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

describe('an error rejects the promise and does not escape', () => {
  const escaped: unknown[] = [];
  const onException = (error: unknown) => void escaped.push(error);
  let others: NodeJS.UncaughtExceptionListener[];

  beforeEach(() => {
    escaped.length = 0;
    // The test runner's own listener would end the run.
    others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').on('uncaughtException', onException);
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
      const rendering = renderToHtml('/dashboard', pageOf(part)).then(
        (html) => html,
        (error: unknown) => error,
      );
      const outcome = await Promise.race([rendering, new Promise((done) => process.once('uncaughtException', done))]);
      await new Promise((done) => setImmediate(done));
      expect(escaped).toEqual([]);
      expect(outcome).toBeInstanceOf(Error);
    });
  });
});

test('a page without an error is complete, with late content in place', async () => {
  const Late = waiting(later(() => 'the day'));
  const html = await renderToHtml('/dashboard', behindBoundary(Late));
  expect(html).toContain('<h1>Today</h1>');
  expect(html).toContain('the day');
  expect(html).not.toContain('shapes');
});
