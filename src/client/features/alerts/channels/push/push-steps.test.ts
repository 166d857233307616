import { expect, test, vi } from 'vitest';
import { enablePush, LOCAL_ONLY, type PushSteps } from './push-steps.ts';

const SUBSCRIPTION = { endpoint: 'https://push.parish.example/1', keys: { p256dh: 'B', auth: 'a' } };

/** Returns the steps of a browser and a server where every step succeeds, and the names of the steps taken. */
function createSteps(changes: Partial<PushSteps> = {}) {
  const taken: string[] = [];
  const step =
    <T>(name: string, result: T) =>
    async () => {
      taken.push(name);
      return result;
    };
  const steps: PushSteps = {
    isSupported: () => true,
    askPermission: step('permission', 'granted' as const),
    subscribe: step('subscribe', SUBSCRIPTION),
    unsubscribe: step('unsubscribe', undefined),
    register: step('register', undefined),
    showFirstNotification: step('first', undefined),
    turnOn: step('on', undefined),
    ...changes,
  };
  return { steps, taken };
}
const fail = async () => {
  throw new Error('no');
};

test('enabling push takes the steps in order and switches the method on last (product.md §4)', async () => {
  const { steps, taken } = createSteps();
  expect(await enablePush(steps)).toBe('enabled');
  expect(taken).toEqual(['permission', 'subscribe', 'register', 'first', 'on']);
});

test('a browser without a push service is not registered on the server (product.md §7)', async () => {
  const { steps, taken } = createSteps({ subscribe: async () => LOCAL_ONLY });
  expect(await enablePush(steps)).toBe('enabled');
  expect(taken).toEqual(['permission', 'first', 'on']);
});

test.each([
  ['unsupported', { isSupported: () => false }],
  ['unsupported', { askPermission: async () => 'unsupported' as const }],
  ['denied', { askPermission: async () => 'denied' as const }],
  ['denied', { askPermission: async () => 'default' as const }],
  ['failed', { askPermission: fail }],
  ['failed', { subscribe: async () => null }],
  ['failed', { subscribe: fail }],
  ['failed', { register: fail }],
  ['failed', { showFirstNotification: fail }],
] satisfies [string, Partial<PushSteps>][])(
  'enabling push ends as %s and leaves the method off: %#',
  async (outcome, changes) => {
    const { steps, taken } = createSteps(changes);
    expect(await enablePush(steps)).toBe(outcome);
    expect(taken).not.toContain('on');
  },
);

test('the subscription is removed when a later step fails', async () => {
  for (const changes of [{ register: fail }, { showFirstNotification: fail }, { turnOn: fail }]) {
    const { steps, taken } = createSteps(changes);
    expect(await enablePush(steps)).toBe('failed');
    expect(taken).toContain('unsubscribe');
  }
  const unsubscribe = vi.fn(fail);
  expect(await enablePush(createSteps({ register: fail, unsubscribe }).steps)).toBe('failed');
  expect(unsubscribe).toHaveBeenCalledOnce();
});
