import { expect, test } from 'vitest';
import { sendInSession, sendSessionChange } from './session-change.ts';

test('a mutation waits until a session change is answered, so that the ended session does not reject it', async () => {
  const sent: string[] = [];
  const answered = Promise.withResolvers<void>();
  const change = sendSessionChange(async () => {
    sent.push('change');
    await answered.promise;
    sent.push('answered');
  });
  const mutation = sendInSession(async () => {
    sent.push('mutation');
  });
  await new Promise((resolve) => setTimeout(resolve));
  answered.resolve();
  await Promise.all([change, mutation]);
  expect(sent).toEqual(['change', 'answered', 'mutation']);
});
