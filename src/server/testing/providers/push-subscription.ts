/** What a browser gives for an endpoint; the keys have the right form and open nothing. */
export function testSubscription(endpoint: string) {
  return { endpoint, keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) } };
}
