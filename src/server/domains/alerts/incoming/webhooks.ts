import { message } from '../../../../shared/messages/catalogue.ts';
import type { ProviderRequest, Reply } from '../../../channels/incoming.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { replyInTurn } from './replies.ts';
import { handleEvents } from './service.ts';

/**
 * Handles a provider's call to a path of the site, and returns the response that the provider expects.
 * @throws {AppError} not_found for a path that no channel of this site names, forbidden without the provider's proof,
 * which changes nothing (rules.md C1).
 */
export async function answerProvider(
  site: Site,
  path: string,
  request: ProviderRequest,
): Promise<{ type: string; body: string }> {
  const webhooks = [...site.channels.values()].flatMap((channel) => channel.webhooks ?? []);
  const webhook = webhooks.find((each) => each.path === path);
  if (!webhook) throw new AppError('not_found', message('no_such_address'));
  const events = await webhook.read(request);
  if (events === null) throw new AppError('forbidden', message('provider_not_proved'));
  const { reply: send } = webhook;
  const replies: Reply[] = [];
  await handleEvents(site, events, (reply) => {
    // The provider gets its response at once: it would send the same events again after a while.
    if (send) void replyInTurn(site, reply, (each, signal) => send(each, signal, request), site.providerAbort.signal);
    else replies.push(reply);
  });
  return webhook.answer(replies, request);
}
