import { expect, test } from 'vitest';
import { endSession, storeUserId } from './session.ts';
import { SessionEndedError, sendInSession, sendSessionChange } from './session-change.ts';

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

test('a mutation is not sent if the member is signed out by the change that it waited for', async () => {
  storeUserId(1);
  let sent = false;
  const answered = Promise.withResolvers<void>();
  const change = sendSessionChange(async () => {
    await answered.promise;
    endSession({ known: true });
  });
  const mutation = sendInSession(async () => {
    sent = true;
  });
  answered.resolve();
  await expect(mutation).rejects.toThrow(SessionEndedError);
  await change;
  expect(sent).toBe(false);
});
