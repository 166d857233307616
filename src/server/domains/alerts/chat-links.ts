import type { Queries, Work } from '../../../../db/database.ts';
import type { AlertMethod } from '../../../shared/channels/channels.ts';
import type { Site } from '../../site/site.ts';
import { recordConsent } from '../consent/service.ts';
import { readHolders } from './addresses/holders.ts';
import { type AddressRow, readAddress } from './addresses/repo.ts';
import { linkAddress } from './addresses/service.ts';
import { cancelForAddress } from './deliveries/service.ts';
import { queueUpcoming } from './deliveries/upcoming.ts';
import { requirePreferences } from './preferences.ts';
import { alertMember } from './security-events/service.ts';

/**
 * Links a chat to the member who proved that it is theirs, with a row in the ledger (rules.md C28). An earlier member
 * of the chat loses it: their messages to it are cancelled, the ledger says so, and they get an alert.
 * @returns the members whose addresses changed.
 */
export function* linkChat(
  q: Queries,
  site: Site,
  chat: { userId: number; channel: AlertMethod; address: string; details: AddressRow['details'] },
): Work<number[]> {
  const { userId, channel, address } = chat;
  const former = (yield* readHolders(q, site, channel, address)).filter((row) => row.userId !== userId);
  for (const row of former) {
    yield* cancelForAddress(q, site, row, 'linked_elsewhere');
    yield* recordConsent(q, site, { ...row, action: 'opt_out', source: 'linked_elsewhere' });
    yield* alertMember(q, site, { userId: row.userId, kind: 'chat_linked_elsewhere' });
  }
  const own = yield* readAddress(q, userId, channel);
  const { alertMethods } = yield* requirePreferences(q, userId);
  yield* linkAddress(q, site, { ...chat, secrets: {} });
  // Messages that the member ended in the chat start again. While the method is off, its switch starts them.
  if (own?.optedOutAt && alertMethods.includes(channel))
    yield* recordConsent(q, site, { userId, channel, action: 'opt_in', source: 'link', address });
  yield* recordConsent(q, site, { userId, channel, action: 'verified', source: 'link', address });
  yield* queueUpcoming(q, site, userId);
  return [userId, ...former.map((row) => row.userId)];
}
