/** Returns a browser's subscription for an endpoint. Its keys are well-formed but not real. */
export function testSubscription(endpoint: string) {
  return { endpoint, keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) } };
}
