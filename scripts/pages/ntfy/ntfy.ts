import { answerLanguage } from '../../../src/content/answer-buttons.ts';
import { chatLanguage } from '../../../src/content/chats.ts';
import { shortMessageLanguage } from '../../../src/content/short-messages.ts';
import type { ChannelDefinition, ChannelTools, OpenChannel } from '../../../src/server/channels/channel.ts';
import type { GuidanceMessage, TestMessage, VerifyCodeMessage } from '../../../src/server/channels/message.ts';
import { openingOf } from '../../../src/server/channels/opening.ts';
import { waitOf } from '../../../src/server/channels/retry-after.ts';
import { failed, retry, type SendResult, sent, siteRefused } from '../../../src/server/channels/send-result.ts';
import { withTimeout } from '../../../src/server/channels/time-limit.ts';
import { wasNeverConnected } from '../../../src/server/lib/errors/connection-errors.ts';
import { origin } from '../../../src/server/lib/settings/setting-kinds.ts';
import { onServer, settingPlaces } from '../../../src/server/lib/settings/setting-places.ts';
import type { SettingsOf, SiteEnv } from '../../../src/server/lib/settings/site-settings.ts';
import { message as typedMessage } from '../../../src/shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../src/shared/messages/message.ts';

// This repository has no method of this name, so its types would refuse it.
const message = typedMessage as (code: string, parameters: object) => CodedMessage;

// docs/channels/add-a-channel.md shows the rest of this file.

const TIMEOUT_MS = 15_000;
const MAX_CONTENT_LENGTH = 1_000;

const settings = {
  NTFY_URL: origin('must be the address of the server, such as https://ntfy.sh')
    .optional()
    .register(settingPlaces, onServer),
};
type NtfyMessage = GuidanceMessage | TestMessage | VerifyCodeMessage;
type NtfyEnv = SiteEnv & SettingsOf<typeof settings>;

/** A message as ntfy takes it (https://docs.ntfy.sh/publish/#publish-as-json). */
interface Published {
  server: string;
  body: { topic: string; title: string; message: string; click?: string; actions?: object[] };
}

/** Messages to the topics of one ntfy server. */
export const ntfy: ChannelDefinition<Published, NtfyMessage['kind'], typeof settings> = {
  settings,
  missing: (env) => (env.NTFY_URL ? null : message('method_not_set_up', { method: 'ntfy' })),
  needs: [['NTFY_URL']],
  carries: ['guidance', 'test', 'verify_code'],
  asksToWait: ['ntfy_429'],
  render(message, env) {
    const { origin: server, pathname } = new URL(message.to.address);
    return { server, body: { topic: pathname.slice(1), title: env.APP_NAME, ...write(message, env) } };
  },
  open: openNtfy,
};

function write(message: NtfyMessage, { APP_NAME: app }: NtfyEnv): Omit<Published['body'], 'topic' | 'title'> {
  const words = shortMessageLanguage(message.to.language);
  if (message.kind === 'verify_code') return { message: words.code({ app, code: message.code }) };
  if (message.kind === 'test') return { message: words.test({ app }) };
  const { entry, answers, openUrl, to } = message;
  const type = chatLanguage(to.language).types[entry.contentType];
  const labels = answerLanguage(to.language).buttons;
  return {
    message: `${type}: ${openingOf(entry.title)}\n\n${openingOf(entry.content, MAX_CONTENT_LENGTH)}`,
    click: openUrl,
    // Ntfy shows at most three, each as a link to the page that asks before it answers.
    actions: answers.presses.map((answer) => ({ action: 'view', label: labels[answer], url: answers.pages[answer] })),
  };
}

function openNtfy({ env }: ChannelTools<NtfyEnv>): OpenChannel<Published> {
  return {
    apiUrl: env.NTFY_URL,
    async send({ server, body }, _id, signal) {
      // A member may name any host, and the site calls only the operator's.
      if (server !== env.NTFY_URL) return failed('ntfy_other_server', 'disable');
      try {
        const response = await fetch(server, {
          method: 'POST',
          body: JSON.stringify(body),
          redirect: 'manual',
          signal: withTimeout(TIMEOUT_MS, signal),
        });
        const { id } = response.ok ? ((await response.json()) as { id?: string }) : {};
        return response.ok ? outcomeOf(id) : refused(response);
      } catch (error) {
        const { code } = ((error as Error).cause ?? {}) as { code?: string };
        return wasNeverConnected(String(code)) ? retry('ntfy_unreachable') : NO_ANSWER;
      }
    },
    async close() {},
  };
}

// The message may have been sent, and nobody knows.
const NO_ANSWER: SendResult = { kind: 'unknown', code: 'ntfy_no_answer' };

/** The outcome of a successful answer, which names the id of the message. */
function outcomeOf(id?: string): SendResult {
  return id ? sent(id) : NO_ANSWER;
}

function refused({ status, headers }: Response): SendResult {
  const code = `ntfy_${status}`;
  if (status === 429) return retry(code, { afterMs: waitOf(headers.get('retry-after')) });
  // A gateway gave up waiting, so the message may have been sent.
  if (status === 504) return NO_ANSWER;
  if (status < 400) return siteRefused('ntfy_redirected');
  if (status >= 500) return retry(code);
  return failed(code, status === 401 || status === 403 ? 'disable' : 'none');
}
