import type { Answer } from '../../../../shared/alerts/answers.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { MIN_REFLECTION_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
import { HOUR_MS } from '../../../../shared/schedule/durations.ts';
import type { MessageAnswers } from '../../../channels/message.ts';
import type { Site } from '../../../site/site.ts';
import { readReasonNotToRepeat } from '../deliveries/policy.ts';
import type { DeliveryRow } from '../deliveries/repo.ts';
import { answerUrl, capabilityOf } from './capability.ts';

/** The time from an answer to the message that it asked for, in milliseconds. */
export const LATER_MS = HOUR_MS;
/** The number of times that a member may ask for one message again. */
export const MAX_REPEATS = 3;

/** Returns the answers that a message of guidance offers when it is sent. */
export async function messageAnswers(
  site: Site,
  delivery: DeliveryRow & { channel: AlertMethod },
  contentType: ContentType,
  timeZone: string | null,
): Promise<MessageAnswers> {
  const capability = capabilityOf(site, delivery);
  const isReflection = contentType === 'reflection';
  const page = (answer: Answer) => answerUrl(site, capability, answer);
  const presses: Answer[] = [
    ...(isReflection ? [] : (['done'] as const)),
    ...((await mayOfferLater(site, delivery, timeZone)) ? (['later'] as const) : []),
    'pause',
  ];
  return {
    capability,
    presses,
    pages: { done: page('done'), later: page('later'), pause: page('pause') },
    leastWords: isReflection ? MIN_REFLECTION_LENGTH : null,
  };
}

/** Returns whether a message that goes out now may offer to come again later, by the hours and the number of its day. */
async function mayOfferLater(
  site: Site,
  { userId, channel, repeat }: DeliveryRow & { channel: AlertMethod },
  timeZone: string | null,
): Promise<boolean> {
  if (repeat >= MAX_REPEATS) return false;
  const at = site.clock.now() + LATER_MS;
  return (await site.db.snapshot((q) => readReasonNotToRepeat(q, { userId, channel, timeZone, at }))) === null;
}
