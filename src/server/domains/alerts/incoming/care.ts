import type { Queries, Work } from '../../../../../db/database.ts';
import { HELP } from '../../../../content/care/help-lines.ts';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import type { Site } from '../../../site/site.ts';
import { storeCareSigns } from '../../guidance/care/note-signs.ts';
import { careFor, claimCareAnswer } from '../../guidance/care/service.ts';
import { readPlanSource } from '../../schedule/service.ts';
import { isDeliverable, readHolders } from '../addresses/holders.ts';
import type { Effect } from './effect.ts';

/**
 * Looks for signs of crisis in a member's text, of any length, and answers with where to find help (rules.md G6). Returns
 * null for a stranger, and where nothing was found. Several such texts in a row get one answer. Where each
 * answer costs, an address whose owner wants no messages gets none, but the signs are kept for its member. Where
 * members share an address, only the first who proved it gets the card: another of them may be the abuser.
 */
export function* handleCareWords(
  q: Queries,
  site: Site,
  { channel, address, text }: { channel: AlertMethod; address: string; text: string },
): Work<Pick<Effect, 'members' | 'said' | 'reader'> | null> {
  const proved = (yield* readHolders(q, site, channel, address)).filter(({ verifiedAt }) => verifiedAt !== null);
  const holder = proved.find(isDeliverable) ?? proved[0];
  if (!holder) return null;
  const { week } = yield* readPlanSource(q, holder.userId);
  const care = careFor(site, text, week.timezone);
  if (!care) return null;
  const now = site.clock.now();
  yield* storeCareSigns(q, site, holder.userId, [text]);
  const isFree = !CHANNELS[channel].replies?.costs;
  const isAnswered = (isFree || isDeliverable(holder)) && (yield* claimCareAnswer(q, holder.userId, now));
  const url = `${site.env.publicUrl}/care`;
  const said: CodedMessage = care.country
    ? message('reply_care', { emergency: HELP[care.country].emergency, url })
    : message('reply_care_anywhere', { url });
  return { members: [holder.userId], said: isAnswered ? said : null, reader: holder.userId };
}
