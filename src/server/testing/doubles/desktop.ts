import type { ProviderDouble } from './provider-double.ts';

/** Stands for a member's open tabs. The site shows these messages itself, so there is no provider to start. */
export async function startDouble(): Promise<ProviderDouble> {
  return {
    ...{ env: {}, to: { address: '7' }, outcomes: [], providerFailures: null },
    heal: () => {},
    addressFor: (number) => ({ address: String(number) }),
    refuse: () => {},
    calls: () => 0,
    received: () => [],
    close: async () => {},
  };
}
