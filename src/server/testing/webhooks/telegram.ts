import { CHAT, type WebhookScene } from './scene.ts';
import { addressOn, type Call, endPause, passMinute, readChoices, type WebhookCase } from './webhook-case.ts';

const RUTH = { id: CHAT, first_name: 'Ruth', type: 'private' };

/** Makes the call with an update (https://core.telegram.org/bots/api#update). */
function call({ telegram }: WebhookScene, update_id: number, text: string, secret?: string): Call {
  const token = secret ?? telegram.webhook?.secret_token;
  if (token === undefined) throw new Error('Telegram has no webhook');
  const message = { message_id: update_id, date: 1, chat: RUTH, from: { ...RUTH, is_bot: false }, text };
  const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': token };
  return { headers, body: JSON.stringify({ update_id, message }) };
}
const writes = (id: number, text: string) => (scene: WebhookScene) => call(scene, id, text);

/** Registers the webhook, as the process that holds the scheduler's lease does. */
async function register({ api }: WebhookScene): Promise<void> {
  await api.site.channels.get('telegram')?.register?.(new AbortController().signal);
}

/** Messages from members to the bot. */
export const telegramUpdates: WebhookCase = {
  arrange: register,
  async outcome(scene) {
    const { optedOutAt } = await addressOn(scene, 'telegram');
    const { acts, pauses } = await readChoices(scene);
    return { isOut: optedOutAt !== null, pauses, acts };
  },
  call: writes(201, '/stop'),
  ends: { isOut: true, pauses: 0, acts: ['opt_out telegram'] },
  forged: {
    'with another secret': (scene) => call(scene, 201, '/stop', 'another-secret'),
    'without a secret': (scene) => ({ ...call(scene, 201, '/stop'), headers: { 'content-type': 'application/json' } }),
  },
  sequences: [
    {
      what: 'a start again, after the stop that followed it',
      steps: [writes(201, '/stop'), writes(202, '/start'), writes(203, '/stop'), passMinute, writes(202, '/start')],
      ends: { isOut: true, pauses: 0, acts: ['opt_out telegram', 'opt_in telegram', 'opt_out telegram'] },
    },
    {
      what: 'a pause again, after the member ended the pause',
      steps: [writes(201, '/pause'), endPause, writes(201, '/pause')],
      ends: { isOut: false, pauses: 0, acts: ['paused all'] },
    },
  ],
  withLength: (scene, length) => call(scene, 201, `/stop ${'x '.repeat(length / 2)}`),
};
