import { isLetterKind, type LetterKind } from '../../../../shared/alerts/mail-categories.ts';
import type { ReminderMessage, ServiceUpdateMessage, WeeklyLetterMessage } from '../../../channels/message.ts';
import type { Site } from '../../../site/site.ts';
import { pausedUntil } from '../../schedule/pauses/service.ts';
import { isDeliverable } from '../addresses/holders.ts';
import type { Sendable } from '../deliveries/repo.ts';
import type { Outcome } from '../deliveries/service.ts';
import { readChoices } from '../repo.ts';
import { reasonOfPause, remindedType, wantsLetter } from './plan.ts';
import { findUpdate } from './repo.ts';
import { composeWeek } from './week.ts';

/** Returns the outcome of a letter or reminder that must no longer go, or null for any other message. */
export async function outcomeOfUnwantedLetter(
  site: Site,
  { delivery, address, entry }: Pick<Sendable, 'delivery' | 'address' | 'entry'>,
): Promise<Outcome | null> {
  const { kind, userId } = delivery;
  if (!isLetterKind(kind)) return null;
  const choices = await site.db.snapshot((q) => readChoices(q, userId));
  if (!choices || !wantsLetter(choices, kind) || !address || !isDeliverable(address))
    return { status: 'suppressed', code: 'not_ready' };
  if (await pausedUntil(site, userId)) return { status: 'skipped', code: 'paused' };
  const paused = reasonOfPause(choices.alertPauses, kind, site.clock.now());
  if (paused) return { status: 'suppressed', code: paused };
  if (remindedType(kind) !== null && entry?.isCompleted) return { status: 'skipped', code: 'no_longer_due' };
  return null;
}

type Letter = WeeklyLetterMessage | ReminderMessage | ServiceUpdateMessage;
type Frame = Pick<WeeklyLetterMessage, 'id' | 'to' | 'unsubscribeUrl' | 'settingsUrl' | 'openUrl'>;

/** Builds a letter, reminder or service update, or returns null when its subject no longer exists. */
export async function composeLetter(
  site: Site,
  { delivery, entry }: Pick<Sendable, 'delivery' | 'entry'>,
  kind: LetterKind,
  frame: Frame,
): Promise<Letter | null> {
  const { userId, period } = delivery;
  if (period === null) return null;
  switch (kind) {
    case 'weekly_letter':
      return { ...frame, kind, week: await composeWeek(site, userId, period) };
    case 'prayer_reminder':
    case 'reflection_prompt':
      return entry && { ...frame, kind, entry };
    case 'service_update': {
      const update = await findUpdate(site.db, period);
      return update && { ...frame, kind, update };
    }
  }
}
